import type { PageKind } from '#shared/report.ts'

import type { DraftBlock } from './draft-blocks.ts'
import type { PartStart } from './part-start.ts'

import { isFullHeading } from './headings.ts'
import { isRow } from './is-row.ts'

/** A contract without printed headings: behind its schedule the clauses begin again at 1. */
export function opensBody(
  draft: DraftBlock,
  index: number,
  current: PartStart,
  { bodySize, first }: { bodySize: number | null; first: boolean },
): boolean {
  const onForm = FORMS.has(current.kind) && index >= current.block + 4
  if (!onForm && !(current.kind === 'statutory-notice' && first)) return false
  if (isRow(draft)) return false
  return (
    BODY_HEADING.test(draft.text) &&
    (draft.lines > 1 || isFullHeading(draft, bodySize) || draft.text.length < 60)
  )
}

const BODY_HEADING =
  /^(?:part [a-z1]\s?[-:]\s?)?1(?:\.0)?[.)]?\s{1,3}(?:definitions?|defined terms|interpretation|meaning of|dictionary|operative|preliminary|application of|agreement(?: to| for)?|sale(?: and purchase| of|$)|purchase (?:and|of)|the (?:sale|contract|agreement))\b/i
/** The parts that are filled in and not read through. */
export const FORMS: ReadonlySet<PageKind> = new Set(['particulars', 'contract-form'])

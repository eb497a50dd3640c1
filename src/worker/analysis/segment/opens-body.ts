import type { PageKind } from '#shared/report.ts'

import type { DraftBlock } from './draft-blocks.ts'
import type { PartStart } from './part-start.ts'

import { isFullHeading } from './headings.ts'
import { isRow } from './is-row.ts'
import { FORMS } from './part-start.ts'

/**
 * Do the clauses of a contract begin here without a heading? They do where they count from 1 again:
 * behind a schedule, and behind the notices and the rules of an auction that forms print before them.
 */
export function opensBody(
  drafts: readonly DraftBlock[],
  index: number,
  current: PartStart,
  { bodySize, first, longNotice }: { bodySize: number | null; first: boolean; longNotice: boolean },
): boolean {
  const draft = drafts[index]
  if (draft === undefined) return false
  const behind = index >= current.block + LEAST_BLOCKS
  const onForm = FORMS.has(current.kind) && behind
  const before = BEFORE_BODY.has(current.kind) && behind && !longNotice
  if ((onForm || before) && SELLS.test(draft.text) && clausesFollow(drafts, index)) return true
  if (isRow(draft)) return false
  if (isFormsTail(current) && behind)
    return DEFINES.test(draft.text) && looksHeaded(draft, bodySize)
  if (before && !first) return DEFINES.test(draft.text) && looksHeaded(draft, bodySize)
  if (!onForm && !(current.kind === 'statutory-notice' && first)) return false
  return BODY_HEADING.test(draft.text) && looksHeaded(draft, bodySize)
}

/** What stands below a heading before the next can be. */
const LEAST_BLOCKS = 4
/** How far below the words of sale the first clause stands. */
const REACH = 4
const BODY_HEADING =
  /^(?:part [a-z1]\s?[-:]\s?)?1(?:\.0)?[.)]?\s{1,3}(?:definitions?|defined terms|interpretation|meaning of|dictionary|operative|preliminary|application of|agreement(?: to| for)?|sale(?: and purchase| of|$)|purchase (?:and|of)|the (?:sale|contract|agreement))\b/i
/** A notice may count points of its own, but it defines no terms. */
const DEFINES =
  /^(?:part [a-z1]\s?[-:]\s?)?1(?:\.0)?[.)]?\s{1,3}(?:definitions?|defined terms|interpretation|dictionary)\b/i
/** Beside it may stand the other column. "The vendor sells and the purchaser buys the property for the price under these provisions". */
const SELLS =
  /^the (?:vendor|seller|transferor)s? (?:hereby )?(?:sells?|agrees? to sell|will sell)\b.{0,40}\bthe (?:purchaser|buyer|transferee)s? (?:hereby )?(?:buys?|purchases?|agrees? to (?:buy|purchase)|will buy)\b/i
/** Parts that a form prints before its clauses. */
const BEFORE_BODY: ReadonlySet<PageKind> = new Set(['statutory-notice', 'auction-conditions'])
/** "GUARANTEE (for use only where the buyer is a corporation)", "DISPUTES": what a form prints before its clauses. */
function isFormsTail({ kind, title }: PartStart): boolean {
  return kind === 'annexure' && FORMS_TAIL.test(title)
}

const FORMS_TAIL =
  /^(?:(?:deed of )?guarantee(?: and indemnity)?\b|disputes?\b|exchange of contracts?\b|execution\b|signatures?\b|certificate under section \d{1,3}\b|(?:waiver|cooling[- ]off))/i

function clausesFollow(drafts: readonly DraftBlock[], index: number): boolean {
  return drafts.slice(index + 1, index + 1 + REACH).some((draft) => BODY_HEADING.test(draft.text))
}

function looksHeaded(draft: DraftBlock, bodySize: number | null): boolean {
  return draft.lines > 1 || isFullHeading(draft, bodySize) || draft.text.length < 60
}

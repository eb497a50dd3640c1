import type { PageKind } from '#shared/report.ts'

import type { DraftBlock } from './draft-blocks.ts'
import type { PartStart } from './part-start.ts'

import { capitalLead } from './capital-lead.ts'
import { isCapitals } from './capitals.ts'
import { leafletNamed } from './leaflet-names.ts'
import { CLOSED } from './paper-kinds.ts'

/** What a contract, a statement or a certificate calls so is read as what it is. */
const NOT_ONE =
  /\b(?:attached|annexed|enclosed|see|refer|given|provided|section \d|act \d{4})\b.{0,30}$|^\d{1,2}[.)]?\s|[;$]|[.:]$|☐|☒/i

type Place = {
  readonly top: boolean
  readonly first: boolean
  readonly ruled: boolean
  readonly inContract: boolean
  /** Whether the part before began on this page too. */
  readonly shared: boolean
}

/**
 * The kind of a sheet that an agent or an office hands to everybody and that lies among the papers of
 * a bundle, or null. Such a sheet tells what may be wrong with property, and nothing of this one: it
 * is a notice to buyers, which rules read only where they ask for notices. What an agent tells of
 * this property is read, as "other". Null also for the notices within the contract, which its own
 * headings tell.
 */
export function leafletKind(
  draft: DraftBlock,
  current: PartStart | null,
  { top, first, ruled, inContract, shared }: Place,
): PageKind | null {
  if (current === null || inContract) return null
  const text = draft.text.slice(0, 200)
  if (draft.lines > 2 || text.length > 120 || (draft.cells?.length ?? 0) > 3) return null
  const named = leafletNamed(text)
  if (named === null || NOT_ONE.test(text.replace(/\([^)]{0,60}\)/g, ''))) return null
  const headed = isCapitals(text) || capitalLead(draft) !== null || draft.headingLevel !== null
  if (current.kind === 'vendor-statement' && !(first && headed)) return null
  // A report and a set of rules have notes and lists of their own.
  if (CLOSED.has(current.kind) && (!top || shared) && !ruled) return null
  if (!headed && !top && !ruled && current.leaflet !== true) return null
  return named === 'of-property' ? 'other' : 'statutory-notice'
}

import type { PageKind } from '#shared/report.ts'

import type { Doc, Span } from '../../document.ts'
import { findAll } from '../../segment/find.ts'

export type LotOnPlan = { readonly lot: string; readonly plan: string; readonly span: Span }

const LOT_ON_PLAN =
  /\blots?:? ?(\d{1,5})(?: ?:)? (?:on[: ]{1,3}|in )?(?:[☐☒] ?[a-z]{2,3}[ :]{1,2}){0,8}(?:[☐☒] ?)?(?:RP|SP|BUP|GTP|CP|registered plan|survey plan|building units? plan|group titles? plan|plan)[ :]{0,3}(?:(?:☐|☒) ?[a-z]{2,3}[ :]{0,2}){0,4}(?:RP|SP|BUP|GTP)? ?(\d{3,6})\b/i

/** The land that the Crown once granted, which every title names in its first entry. */
const OF_GRANT = /\bdeed of grant\b|\breserved to the crown\b/i

/** "Scheme land formerly Lot 5 on RP41207": what the plan was cut from. */
const EARLIER = /\b(?:former(?:ly)?|previously|cancel\w{2,6}|being part of|cut from)\b[^.;]{0,12}$/i

/** Every pattern of this file, for the test of their running time. */
export const LOT_PATTERNS = {
  lotOnPlan: LOT_ON_PLAN,
  ofGrant: OF_GRANT,
  earlierLot: EARLIER,
} as const

/**
 * "Lot 5 on RP123456", "LOT 5 SURVEY PLAN 123456", "Lot: 5 on ☐ BUP ☒ SP: 123456" in parts of some
 * kinds. The plan is its number alone: its letters are written in several ways.
 */
export function lotsOnPlan(doc: Doc, zones: readonly PageKind[]): LotOnPlan[] {
  return findAll(doc, LOT_ON_PLAN, { zones }).flatMap(({ match, span, block }) =>
    OF_GRANT.test(block.text) ||
    EARLIER.test(doc.text.slice(Math.max(0, span.start - 40), span.start))
      ? []
      : [{ lot: match[1] ?? '', plan: match[2] ?? '', span }],
  )
}

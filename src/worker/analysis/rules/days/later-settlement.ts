import type { Doc } from '../../document.ts'
import type { Fact, Settlement } from '../../facts/facts.ts'
import { wordings } from '../../wording/wordings.ts'
import type { Passage } from '../reading/passages.ts'
import { passagesIn } from '../reading/passages.ts'
import { isOffThePlan } from '../terms/off-the-plan.ts'

export const LATER_SETTLEMENT_PATTERNS = wordings({
  /** "Completion is on the later of the date on the front page and the 21st day after the vendor is registered." */
  laterOf:
    /\b(?:settlement|completion)\b[^.;]{0,50}\b(?:later|latest|last) of\b[^.;]{0,40}\b(?:front page|page 1|particulars|schedule|contract|items?|that|th(?:at|e) (?:date|day)|(?:date|day) (?:stated|given|shown|set|named))\b|\b(?:settlement|completion)\b[^.;]{0,160}\bwhichever (?:is|be|comes|falls)(?: the)? (?:later|last)\b/i,
  /** Particulars that name an event themselves. */
  openDay: /\b(?:later|latest|whichever|earlier|regist\w{3,6}|grant|probate|notice)\b/i,
  /** What is counted from the later day is another matter. */
  notLaterOf:
    /\b(?:sunset|rescind\w{0,3}|terminat\w{1,4}|interest|licen[cs]e|rent|adjust\w{0,5}|regist\w{3,6} of (?:the )?(?:plan|scheme|strata)|plan is registered)\b/i,
})

const { laterOf, openDay, notLaterOf } = LATER_SETTLEMENT_PATTERNS

/**
 * The conditions by which settlement is on the later of the day of the particulars and another, which
 * hangs on an event. None off the plan, where every settlement waits for the plan and the particulars
 * say so, nor where the particulars name an event themselves.
 */
export function laterSettlements(doc: Doc, { text, spans }: Fact<Settlement>): Passage[] {
  if (isOffThePlan(doc) || openDay.test(text)) return []
  return passagesIn(doc, ['special-conditions', 'annexure']).filter(
    (passage) =>
      laterOf.test(passage.text) &&
      !notLaterOf.test(passage.text) &&
      !spans.some(({ start }) => start >= passage.span.start && start < passage.span.end),
  )
}

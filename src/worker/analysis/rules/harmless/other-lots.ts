import type { Doc } from '../../document.ts'
import { lotsNamed } from '../../facts/title/own-lots.ts'
import { wordings } from '../../wording/wordings.ts'
import type { Passage } from '../reading/passage.ts'
import { scheduleOf } from './right-schedule.ts'

export const OTHER_LOTS_PATTERNS = wordings({
  /** What lies on some lots of a plan and not on others. */
  right:
    /\b(?:easements?|rights? (?:of|to)\b|carriageway|footway|drainage|sewer\w{0,3}|drain|covenants?|restrictions?|burden\w{0,3}|servient|subject to|party wall|envelopes?|E-\d|no (?:(?:dwelling|building|house|structure|dam|bore|shed|fence|well|tree)s?(?: or )?){1,2}\b[^.;]{0,30}\b(?:shall|must|may|is to|are to) be)/i,
  /** What takes in the lot that is sold, whichever others are named. */
  all: /\b(?:each|every|all|any|the) (?:of the )?(?:other )?(?:lots?|units?)\b(?! \d)|\bcommon property\b(?! lawn)|\b(?:the|this|your|our) (?:land|property|parcel|house|dwelling|building)\b(?! (?:of|in) lots? \d)|\bparent\b/i,
  /** Who has the right, behind whom it burdens. */
  holder:
    /\b(?:in favour of|for the (?:benefit|use|good) of|benefit(?:s|ing|ted)?|appurtenant to|for)\b[^.;]{0,12}\b(?:lots?|allotments?|units?)\b[\d, &and]{1,24}|\b(?:for|of) [^.;()]{4,50} \((?:lots?|allotments?|units?) [\d, &and]{1,24}/i,
  /** What comes from the other lot over the line, or is felt from there. */
  reaches:
    /\b(?:encroach\w{0,5}|over (?:the|its) (?:line|boundary)|metres? (?:away|to the)|\d ?m (?:away|to the)|noise|smoke|odou?r|drains? (?:on ?to|into|across))\b/i,
  /** The words that lead to the lot on which it lies. */
  placed:
    /\b(?:over|on|along|within|burden\w{0,3}) (?:the )?(?:\w{4,8} (?:side|part|boundary|end) of )?(?:lots?|allotments?) \d/i,
  reserve: /\b(?:in|over|on|within|along) reserves? (?:no\.? ?)?\d\b/i,
  only: /\b(?:over|on|in|affect\w{0,3}|burden\w{0,3}) ((?:lots?|allotments?|units?) [\d, &andto-]{1,24}) only\b/i,
  /** The plan of which a lot is named. */
  plan: /\b(?:lots?|allotments?) \d{1,5}[A-Z]?(?:,? (?:in|on))? ((?:DP|SP|RP|PS|LP|CP|SUP|BUP|GTP|D|P)\s?\d{3,7}[A-Z]?)\b/i,
  /** A plan cut out of another lot tells whose subdivision it is. */
  cutFrom:
    /\b(?:plan of )?(?:subdivision|consolidation|resubdivision|part) of lots? [\d, &and]{1,16}(?: (?:in|on)? ?(?:DP|SP|RP|PS|LP)\s?\d{3,7}[A-Z]?)?/i,
})

const P = OTHER_LOTS_PATTERNS

/**
 * Whether an entry of a title, a plan or an instrument burdens lots by their numbers and the one that
 * is sold is none of them: it says so itself, in its row of the schedule, or by its number there.
 */
export function burdensOtherLots(
  doc: Doc,
  { text, block }: Pick<Passage, 'text' | 'block'>,
  { own, lotPlan }: { own: ReadonlySet<number>; lotPlan: string },
): boolean {
  if (own.size === 0) return false
  const listed = scheduleOf(doc).burdenedBy(block, text)
  if (listed !== null) return !listed.some((lot) => own.has(lot))
  if (P.right.test(text) && P.reserve.test(text) && lotsNamed(text).length === 0) return true
  const only = P.only.exec(text)?.[1]
  if (only !== undefined && P.right.test(text)) return !lotsNamed(only).some((lot) => own.has(lot))
  if (!P.right.test(text) || P.all.test(text) || P.reaches.test(text)) return false
  const plan = P.plan.exec(text)?.[1]
  // "Way, over lot 17 … Lot 31 on LP 58116": who has the right may lie on another plan.
  const apart = plan !== undefined && !holdsPlan(lotPlan, plan)
  if (apart && (!P.placed.test(text) || lotsNamed(text.replace(P.plan, ' ')).length === 0))
    return false
  // Each sentence that tells of a right must name its lots: one of them may lie anywhere.
  return text
    .split(/[.;] (?=[A-Z(])/)
    .filter((sentence) => P.right.test(sentence))
    .every((sentence) => {
      const burdened = lotsNamed(sentence.replace(P.holder, ' ').replace(P.cutFrom, ' '))
      return burdened.length > 0 && !burdened.some((lot) => own.has(lot))
    })
}

/** A lot of another plan is another land only where that plan is not the one it came from. */
function holdsPlan(lotPlan: string, plan: string): boolean {
  return lotPlan
    .replaceAll(/\s/g, '')
    .toUpperCase()
    .includes(plan.replaceAll(/\s/g, '').toUpperCase())
}

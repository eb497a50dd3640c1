import { wordings } from '../../wording/wordings.ts'

export const STALE_PLAN_PATTERNS = wordings({
  planMade:
    /\b(?:forecast|(?:(?:10|ten)[- ]year|capital works|maintenance|sinking fund)(?: \w{4,11}){0,2} plan)\b[^.;$]{0,40}\b(?:last|dated?|done|adopted|prepared|made|reviewed|updated|of|from|in)\b[^.;$]{0,16}\b((?:19|20)\d\d)\b/i,
  planSpan:
    /\b(?:19|20)\d\d ?(?:[-–/]|to|until) ?(?:20)?\d\d\b|\b(?:until|to|expir\w{1,3}|due|next)\b[^.;]{0,12}\b20\d\d\b/i,
  planAgain:
    /\bplan\b[^.;]{0,24}\b(?:funded|followed|kept|carried out)\b|\b(?:updated|renewed|replaced|reviewed again|since)\b[^.;]{0,20}\b202[3-9]\b/i,
  stalePlan:
    /\b(?:10|ten)[- ]year\b.{0,60}\bplan\b.{0,80}\b(?:not|never|last|expired|overdue|out of date|lapsed|nil|none)\b|\b(?:no|without an?y?|lacks? an?y?|never (?:had|adopted|prepared) an?y?|not (?:prepared|adopted|obtained|have|reviewed|updated)(?: an?y?| the| its)?|not (?:have|hold) (?:a|any))\b.{0,30}\b(?:(?:10|ten)[- ]year|capital works|sinking fund|maintenance)(?: \w{4,11}){0,3} plan\b|\b(?:capital works|sinking fund)(?: fund)? plan\b.{0,60}\b(?:(?:has|have|had|was|were|is) (?:not|never)|none|nil|expired|overdue|out of date|lapsed)\b/i,
  keptPlan: /\b(?:reviewed|adopted|updated|prepared|obtained) (?:in|on)\b.{0,16}\b202\d\b/i,
  fulfilled:
    /\b(?:not required|required only|plan is (?:required|needed|necessary)|not (?:needed|necessary)|only (?:of|for|by) (?:larger )?schemes|fewer than (?:ten|10)|(?:law|act|regulations?) (?:asks?|calls?) for no|no (?:maintenance |ten-year |10-year )?plan is (?:required|needed)|in full|not exceeded)\b/i,
  neverKept: /\b(?:not|never|since|overdue|expired|no)\b/i,
  planNot: /\bplan\b ?[:?|-]{1,2} ?(?:not|nil|none|never|no)\b/i,
  stalePlanWord: /\b(?:(?:10|ten)[- ]year|capital works|sinking fund|maintenance)\b/i,
})

/** A plan of large repairs is to be looked at again every five years (NSW, QLD); one year's grace. */
const PLAN_YEARS = 6

/** Whether a text answers that there is no plan of large repairs, or one that was old by then. */
export function isPlanOld(text: string, asAt: string | null): boolean {
  const made = planYear(text)
  if (made !== null && asAt !== null && Number(asAt.slice(0, 4)) - made > PLAN_YEARS) return true
  return STALE_PLAN_PATTERNS.planNot.test(text) && STALE_PLAN_PATTERNS.stalePlanWord.test(text)
}

/** Whether a plan that words of lack stand beside is kept all the same, or not called for. */
export function isPlanKept(text: string): boolean {
  return (
    STALE_PLAN_PATTERNS.fulfilled.test(text) ||
    (STALE_PLAN_PATTERNS.keptPlan.test(text) && !STALE_PLAN_PATTERNS.neverKept.test(text))
  )
}

/** The year in which the plan of large repairs was last made; null where the text tells none. */
function planYear(text: string): number | null {
  const match = STALE_PLAN_PATTERNS.planMade.exec(text)
  if (match === null || STALE_PLAN_PATTERNS.planAgain.test(text)) return null
  if (STALE_PLAN_PATTERNS.planSpan.test(match[0])) return null
  const after = text.slice(match.index + match[0].length, match.index + match[0].length + 8)
  return /^ ?(?:[-–/]|to\b)/.test(after) ? null : Number(match[1])
}

import { wordings } from '../wording/wordings.ts'

export const STALE_PLAN_PATTERNS = wordings({
  planMade:
    /\b(?:forecast|(?:(?:10|ten)[- ]year|capital works|maintenance|sinking fund)(?: \w{4,11}){0,2} plan)\b[^.;$]{0,40}\b(?:last|dated?|done|adopted|prepared|made|reviewed|updated|of|from|in)\b[^.;$]{0,16}\b((?:19|20)\d\d)\b/i,
  planSpan:
    /\b(?:19|20)\d\d ?(?:[-–/]|to|until) ?(?:20)?\d\d\b|\b(?:until|to|expir\w{1,3}|due|next)\b[^.;]{0,12}\b20\d\d\b/i,
  planAgain:
    /\bplan\b[^.;]{0,24}\b(?:funded|followed|kept|carried out)\b|\b(?:updated|renewed|replaced|reviewed again|since)\b[^.;]{0,20}\b202[3-9]\b/i,
})

/** The year in which the plan of large repairs was last made; null where the text tells none. */
export function planYear(text: string): number | null {
  const match = STALE_PLAN_PATTERNS.planMade.exec(text)
  if (match === null || STALE_PLAN_PATTERNS.planAgain.test(text)) return null
  if (STALE_PLAN_PATTERNS.planSpan.test(match[0])) return null
  const after = text.slice(match.index + match[0].length, match.index + match[0].length + 8)
  return /^ ?(?:[-–/]|to\b)/.test(after) ? null : Number(match[1])
}

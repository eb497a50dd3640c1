import { wordings } from '../../wording/wordings.ts'
import { dollarsIn, percentsIn } from '../reading/amounts.ts'
import type { Passage } from '../reading/passages.ts'

export const LEVY_RISE_PATTERNS = wordings({
  // A sharp rise of the ordinary levies.
  rises:
    /\b(?:lev(?:y|ies)|contributions?|fees)\b.{0,60}\b(?:increas\w{1,3}|rise[ns]?|raised|go(?:es)? up|doubl\w{1,3})\b|\b(?:increas\w{1,3}|rise|doubl\w{1,3}|raising)\b.{0,40}\b(?:lev(?:y|ies)|contributions?|fees)\b/i,
  /** Where no minutes are known as such, the day from which it is paid. */
  fromDay: /\b(?:from|as of|with effect from) (?:the )?\d{1,2} \w{3,9} 20\d\d\b/i,
  doubles: /\bdoubl\w{1,3}\b|\btrebl\w{1,3}\b/i,
})

/** Costs of buildings rise by less in most years. */
const STEEP_PERCENT = 10

/** Whether a meeting was told that the ordinary levies go up by a tenth or more. */
export function isSteepRise({ text, zone }: Passage): boolean {
  const isAgreed =
    zone === 'owners-corporation-certificate' && LEVY_RISE_PATTERNS.fromDay.test(text)
  return (
    (zone === 'minutes' || isAgreed) &&
    LEVY_RISE_PATTERNS.rises.test(text) &&
    (LEVY_RISE_PATTERNS.doubles.test(text) ||
      isSteep(dollarsIn(text)) ||
      Math.max(0, ...percentsIn(text)) >= STEEP_PERCENT)
  )
}

/** From one sum to another that is a tenth more or higher. */
function isSteep([before = 0, after = 0]: readonly number[]): boolean {
  return before > 0 && after * 100 >= before * (100 + STEEP_PERCENT)
}

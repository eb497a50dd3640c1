import { ORDINAL_NUMBERS } from '../../facts/forms/ordinals.ts'
import { matchesOf } from '../../wording/matches-of.ts'
import { wordings } from '../../wording/wordings.ts'

export const NTH_DAY_PATTERNS = wordings({
  /** A day that is counted from the contract or an event. */
  nthDay:
    /\b(\d{1,2}(?:st|nd|rd|th)|(?:twenty[- ])?(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth)|tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth|eighteenth|nineteenth|twentieth|thirtieth) (?:clear )?(business |working )?day (?:after|from|following|of)\b(?! the (?:month|quarter|year)\b)/i,
})

/** Every day that is counted from another, "the fourteenth day after" as 14; a business day counts as 1.4 days. */
export function nthDaysIn(text: string): number[] {
  return matchesOf(text, NTH_DAY_PATTERNS.nthDay).map(([, nth = '', kind = '']) => {
    const days = ORDINAL_NUMBERS[nth.toLowerCase().replace(' ', '-')] ?? Number.parseInt(nth, 10)
    return kind === '' ? days : days * DAYS_OF_BUSINESS_DAY
  })
}

const DAYS_OF_BUSINESS_DAY = 1.4

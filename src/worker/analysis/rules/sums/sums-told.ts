import { matchesOf } from '../../wording/matches-of.ts'
import { wordings } from '../../wording/wordings.ts'
import { printedCents } from '../../wording/printed-number.ts'

export type Period = 'day' | 'week' | 'fortnight' | 'month' | 'quarter' | 'half' | 'year'

/** An amount of money where it stands in a text. */
export type SumTold = {
  readonly cents: number
  readonly start: number
  readonly end: number
  /** The period it is told for, beside it; null where none is. */
  readonly per: Period | null
}

/** How often each period comes in a year. */
export const TIMES_A_YEAR: Readonly<Record<Period, number>> = {
  day: 365,
  week: 52,
  fortnight: 26,
  month: 12,
  quarter: 4,
  half: 2,
  year: 1,
}

export const SUM_PATTERNS = wordings({
  money:
    /\$ ?(\d{1,3}(?:,\d{3}){1,4}|\d{1,9})(\.\d{2})?(?![\d,.]{0,2}\d)(?! ?(?:million|billion|m\b|k\b))/i,
  perBefore:
    /\b(weekly|fortnightly|monthly|quarterly|half[- ]yearly|annual|annually|yearly)(?: (?!and\b|or\b|in\b|plus\b)[a-z]{2,13}){0,3}[ :(]{1,3}(?:of |is |at |about )?$/i,
  per: /^(?: \(?(?:inc\w{0,6}|excl?\w{0,6}|plus|before|with|without|and|\+) ?(?:of )?GST\)?)?[ ,]{0,2}(?:(?:per|an?|each|every|for (?:the|a|each|every)|\/|in (?:the|each|a|every)|the) ?(?:calendar |full |financial |rating |whole )?(day|week|fortnight|month|quarter|half[- ]year|six months|year|annum)(?![- ](?:to|from|term|period|lease|option|old))|(p\.?w\.?|p\.?c\.?m\.?|p\.?a\.?|weekly|fortnightly|monthly|quarterly|half[- ]yearly|annually|yearly))(?![a-z])/i,
})

/** Every amount in figures, with the period that it is told for, behind it or before. */
export function sumsTold(text: string): SumTold[] {
  if (!SUM_PATTERNS.money.test(text)) return []
  return matchesOf(text, SUM_PATTERNS.money).map((match) => {
    const [all, whole = '', cents = ''] = match
    const end = match.index + all.length
    const behind = SUM_PATTERNS.per.exec(text.slice(end, end + 60))
    const before = SUM_PATTERNS.perBefore.exec(
      text.slice(Math.max(0, match.index - 60), match.index),
    )
    const named = (behind?.[1] ?? behind?.[2] ?? before?.[1] ?? '').toLowerCase()
    return {
      cents: printedCents(whole + cents),
      start: match.index,
      end,
      per: periodOf(named),
    }
  })
}

/** "weekly", "p.c.m.", "half-year". */
export function periodOf(named: string): Period | null {
  const word = named.toLowerCase()
  if (word === '') return null
  if (/^(?:half|six)/.test(word)) return 'half'
  if (/^(?:p\.?w|week)/.test(word)) return 'week'
  if (/^(?:p\.?c\.?m|month)/.test(word)) return 'month'
  if (word.startsWith('fortnight')) return 'fortnight'
  if (word.startsWith('quarter')) return 'quarter'
  if (word.startsWith('da')) return 'day'
  return 'year'
}

/** Whether a period is counted in days, so that a month or a year holds no even number of it. */
export function isOfDays(period: Period): boolean {
  return period === 'week' || period === 'fortnight' || period === 'day'
}

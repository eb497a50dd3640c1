import { matchesOf } from '../../wording/matches-of.ts'
import { wordings } from '../../wording/wordings.ts'
import { numberOf, UNDER_HUNDRED } from './number-words.ts'
import { printedNumber } from '../../wording/printed-number.ts'

const { DOLLARS, PERCENT, WORDED, PERIOD } = wordings({
  DOLLARS: /\$ ?(\d{1,3}(?:,\d{3}){1,4}|\d{1,9})(\.\d{2})?(?: ?(million|m)\b)?/i,
  PERCENT: new RegExp(
    `(?:(\\d{1,3}(?:\\.\\d{1,3})?)|\\b(${UNDER_HUNDRED})(?: and (?:(?:a|one)[ -])?(half|quarter|three[ -]quarters?))?) ?(?:dollars )?(?:\\(\\d{1,2}(?:\\.\\d{1,2})?\\) ?)?(?:%|per ?cent(?:um)?\\b|percentage points?\\b)`,
    'i',
  ),
  WORDED:
    /\b((?:(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|eighteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|and)[ -]){1,10})dollars\b/i,
  PERIOD: new RegExp(
    `\\b(\\d{1,3}|${UNDER_HUNDRED})(?: ?\\(\\d{1,3}\\))? (?:clear |calendar |consecutive )?(business |working )?(day|week|month|year)s?\\b`,
    'i',
  ),
})

/** Every amount in dollars, in cents. */
export function dollarsIn(text: string): number[] {
  if (text === '') return []
  const figures = matchesOf(text, DOLLARS).map(([, whole = '', cents = '', million]) => {
    const amount = printedNumber(whole + cents)
    return Math.round(amount * 100 * (million === undefined ? 1 : 1_000_000))
  })
  return figures.length > 0 ? figures : dollarsInWords(text)
}

/** "two hundred and fifty dollars", in cents; only for sums written without a figure. */
function dollarsInWords(text: string): number[] {
  return matchesOf(text, WORDED).map(([, words = '']) => (numberOf(words) ?? 0) * 100)
}

/** Every percentage, as a number: 12.5 for "12.5 per cent", 2 for "two per cent". */
export function percentsIn(text: string): number[] {
  return matchesOf(text, PERCENT).map(
    ([, value, word = '', part]) =>
      (numberOf(value ?? word) ?? 0) + (part === undefined ? 0 : fractionOf(part.toLowerCase())),
  )
}

function fractionOf(words: string): number {
  if (words === 'half') return 0.5
  return words === 'quarter' ? 0.25 : 0.75
}

const DAYS = { day: 1, week: 7, month: 30.4, year: 365 } as const

/** A period of time as the words have it, and its length; a business day counts as 1.4 days. */
export type Period = { readonly days: number; readonly words: string }

/** Every period of time: "five months", "sixty (60) business days". */
export function periodsIn(text: string): Period[] {
  return matchesOf(text, PERIOD).map(([words, number = '', business, unit = 'day']) => {
    const count = numberOf(number) ?? 0
    // The pattern allows exactly these four units.
    const days = DAYS[unit.toLowerCase() as keyof typeof DAYS]
    return { days: count * days * (business === undefined ? 1 : 1.4), words: words.toLowerCase() }
  })
}

/** Every period of time, in days. */
export function daysIn(text: string): number[] {
  return periodsIn(text).map(({ days }) => days)
}

import { matchesIn } from '../../wording/matches.ts'
import { printedCents } from '../../wording/printed-number.ts'

export type Amount = { readonly cents: number; readonly start: number; readonly end: number }

/** A currency sign makes it money; "S" and "O" are what poor scans make of "$" and "0". */
const SIGNED =
  /(?:(?:AUD|A)\s?)?(?:\$|\bS(?=\d{1,3},\d{3}))\s{0,3}(\d[\dO]{0,2}(?:,[\dO]{3})+|\d{1,12})(\.\d{1,2})?(?:\s?(million|mil|m|k)\b)?|\bAUD\s?(\d{1,3}(?:,\d{3})+)(\.\d{2})?/g
const PLAIN = /(?<![\d,./$-])(\d{1,3}(?:,\d{3})+)(\.\d{2})?(?![\d,/])/g

/** Every amount with a currency sign, in cents, with its place in `text`. */
export function amountsIn(text: string): Amount[] {
  const found: Amount[] = []
  for (const match of matchesIn(text, SIGNED)) {
    const whole = (match[1] ?? match[4] ?? '').replace(/O/g, '0').replaceAll(',', '')
    const value = Number(`${whole}${match[2] ?? match[5] ?? ''}`)
    const unit = match[3]?.toLowerCase()
    const factor = unit === undefined ? 1 : unit === 'k' ? 1_000 : 1_000_000
    const cents = Math.round(value * factor * 100)
    const isShare = SHARE.test(
      text.slice(match.index + match[0].length, match.index + match[0].length + 12),
    )
    if (Number.isSafeInteger(cents) && !isShare) {
      found.push({ cents, start: match.index, end: match.index + match[0].length })
    }
  }
  return found
}

/** "$ 10% of the price": the printed sign stands before what is no sum. */
const SHARE = /^\s?(?:%|per\s?cent\b)/i

/** The first amount; one without a currency sign counts only when grouped by thousands. */
export function firstAmount(text: string): Amount | null {
  const [signed] = amountsIn(text)
  PLAIN.lastIndex = 0
  const plain = PLAIN.exec(text)
  if (plain === null || (signed !== undefined && signed.start <= plain.index + 3))
    return signed ?? null
  const cents = printedCents(`${plain[1] ?? ''}${plain[2] ?? ''}`)
  const found = { cents, start: plain.index, end: plain.index + plain[0].length }
  return signed !== undefined && signed.start < found.start ? signed : found
}

const SMALL = new Map(
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
    .split(' ')
    .map((word, value) => [word, value]),
)
const TENS = new Map(
  'twenty thirty forty fifty sixty seventy eighty ninety'
    .split(' ')
    .map((word, index) => [word, (index + 2) * 10]),
)
const NUMBER_WORD = `(?:${[...SMALL.keys(), ...TENS.keys(), 'hundred', 'thousand', 'million', 'and'].join('|')})`
const IN_WORDS = new RegExp(`\\b(?:${NUMBER_WORD}[\\s,-]{1,3}){1,24}dollars\\b`, 'i')

/** An amount written out, "eight hundred and fifty thousand dollars", in cents. */
export function amountInWords(text: string): Amount | null {
  const match = IN_WORDS.exec(text)
  if (match === null) return null
  let total = 0
  let group = 0
  let seen = false
  for (const word of match[0].toLowerCase().split(/[\s,-]+/)) {
    const value = SMALL.get(word) ?? TENS.get(word)
    if (value !== undefined) group += value
    else if (word === 'hundred') group = Math.max(group, 1) * 100
    else if (word === 'thousand') [total, group] = [total + Math.max(group, 1) * 1_000, 0]
    else if (word === 'million') [total, group] = [total + Math.max(group, 1) * 1_000_000, 0]
    else continue
    seen = true
  }
  const cents = (total + group) * 100
  return seen && cents > 0
    ? { cents, start: match.index, end: match.index + match[0].length }
    : null
}

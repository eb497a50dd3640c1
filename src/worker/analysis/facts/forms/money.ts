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
const IN_WORDS = new RegExp(
  `\\b(?:${NUMBER_WORD}[\\s,-]{1,3}){1,24}dollars\\b(?: and (?:${NUMBER_WORD}[\\s,-]{1,3}){1,3}cents\\b)?`,
  'gi',
)

/** The first amount that is written out, "eight hundred and fifty thousand dollars", in cents. */
export function amountInWords(text: string): Amount | null {
  const [first] = amountsInWords(text)
  return first ?? null
}

/** Every amount that is written out, in cents, with its place in `text`. */
export function amountsInWords(text: string): Amount[] {
  return matchesIn(text, IN_WORDS).flatMap((match) => amountOf(match) ?? [])
}

function amountOf({ index, 0: words }: RegExpExecArray): Amount | null {
  const [dollars = '', rest = ''] = words.split(/dollars/i)
  const cents = numberOf(dollars) * 100 + numberOf(rest)
  return cents > 0 ? { cents, start: index, end: index + words.length } : null
}

/** "Two thousand three hundred and eighty-two" as a number; 0 for words that hold none. */
function numberOf(words: string): number {
  let total = 0
  let group = 0
  for (const word of words.toLowerCase().split(/[\s,-]+/)) {
    const value = SMALL.get(word) ?? TENS.get(word)
    if (value !== undefined) group += value
    else if (word === 'hundred') group = Math.max(group, 1) * 100
    else if (word === 'thousand') [total, group] = [total + Math.max(group, 1) * 1_000, 0]
    else if (word === 'million') [total, group] = [total + Math.max(group, 1) * 1_000_000, 0]
  }
  return total + group
}

import type { BillEntry } from './bill-entries.ts'

/** The amounts right before a sum that come to it, two at least; null where they do not. */
export function termsOf(sum: BillEntry, before: readonly BillEntry[]): readonly BillEntry[] | null {
  const { cents } = sum.amount
  let rest = cents
  let terms = 0
  for (let at = before.length - 1; at >= 0 && at >= before.length - MOST_TERMS; at -= 1) {
    const entry = before[at]
    if (entry === undefined) return null
    // "Payable quarterly $250.00" between the lines and their total says it once more.
    if (INSTALMENTS.has(cents / entry.amount.cents)) continue
    if (isPartOf(before[at - 1], entry)) continue
    if (entry.amount.cents > 0) terms += 1
    rest -= entry.amount.cents
    if (rest < 0) return null
    if (rest === 0) return terms > 1 && cents > 0 ? before.slice(at) : null
  }
  return null
}

/** "$980.00 (4 x $245.00)": a part of what stands right before it. */
function isPartOf(whole: BillEntry | undefined, { block, amount, label }: BillEntry): boolean {
  return (
    whole?.block === block &&
    PARTS.has(whole.amount.cents / amount.cents) &&
    /(?:\d\s?[x×]\s?|\b(?:parts|instalments|payments) of )$/i.test(label)
  )
}

const PARTS: ReadonlySet<number> = new Set([2, 3, 4, 6, 12])

/** "Drainage $31.60, water $41.10, sewer $79.85 a quarter. Yearly $610.20": so many times what stands above. */
export function timesOf(sum: BillEntry, before: readonly BillEntry[]): readonly BillEntry[] | null {
  const behind = sum.block.text.slice(sum.amount.end, sum.amount.end + 14)
  if (!YEARLY.test(sum.label) && !A_YEAR_BEHIND.test(behind)) return null
  for (const times of [2, ...INSTALMENTS]) {
    const cents = sum.amount.cents / times
    const part = { ...sum, amount: { ...sum.amount, cents } }
    const of = Number.isInteger(cents) ? termsOf(part, before) : null
    // "… total $207.00 a quarter ($828.00 a year)": a total among its own lines is no line.
    if (of?.some(({ amount }) => amount.cents * 2 === cents) === false) return of
  }
  return null
}

export const INSTALMENTS: ReadonlySet<number> = new Set([4, 6, 12])
const MOST_TERMS = 12
const A_YEAR_BEHIND = /^,? ?(?:(?:a|per|each) year|p\.?a\b|per annum|annually|yearly)/i
const YEARLY = /\b(?:year(?:ly)?|annual(?:ly)?|p\.?a\.?|12 months|four (?:such )?quarters)\b/i

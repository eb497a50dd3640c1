import { wordings } from '../../wording/wordings.ts'
import { dollarsIn } from '../reading/amounts.ts'
import type { Passage } from '../reading/passage.ts'

export const PAYABLE_PATTERNS = wordings({
  /** The last line of an account: what it asks for, arrears, interest and this year's charges together. */
  payable:
    /^\W{0,3}(?:(?:grand )?total(?: amount)?(?: now)?(?: (?:due|owing|payable|outstanding|to pay))?|now (?:due|payable|owing)|to pay|amount (?:now )?(?:due|payable|to pay)|balance (?:now )?(?:due|payable)|(?:please )?pay(?:able)? now)\b[^$a-z]{0,12}\$/i,
})

/** How far below its arrears an account comes to its last line. */
const ROWS_BELOW = 8

/** What the account of these arrears asks for in all, in cents; null where its last line says no more. */
export function payableInAll(
  passages: readonly Passage[],
  index: number,
  arrears: number,
): number | null {
  const { zone } = passages[index] ?? {}
  for (const { text, zone: below } of passages.slice(index + 1, index + 1 + ROWS_BELOW)) {
    if (below !== zone) return null
    if (!PAYABLE_PATTERNS.payable.test(text)) continue
    const [sum = 0, ...others] = dollarsIn(text)
    return others.length === 0 && sum > arrears ? sum : null
  }
  return null
}

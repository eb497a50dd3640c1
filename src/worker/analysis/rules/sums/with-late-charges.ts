import { wordings } from '../../wording/wordings.ts'
import { dollarsIn } from '../reading/amounts.ts'
import type { Passage } from '../reading/passage.ts'

export const LATE_CHARGE_PATTERNS = wordings({
  /** A row of what grows on a debt: "Interest to 31 October", "Costs of recovery". */
  lateCharge:
    /^\W{0,3}(?:plus |add )?(?:(?:accrued|late|penalty|default) )?(?:interest|penalt(?:y|ies)|(?:legal|court|collection|debt|recovery) (?:costs?|fees?|charges?|recovery)|costs? (?:of|for) (?:recovery|collection|proceedings))\b/i,
})

/** How many such rows follow a debt. */
const MOST_ROWS = 3

/**
 * The debt with the interest and costs in the rows below it, where the paper itself prints what they
 * come to: "Rates overdue $4,300, interest $700, costs $1,000" and "$6,000 … owing before this year".
 */
export function withLateCharges(passages: readonly Passage[], index: number, debt: number): number {
  const part = passages[index]?.block.partIndex
  const sums: number[] = []
  for (const { text, block } of passages.slice(index + 1, index + 1 + MOST_ROWS)) {
    const [cents, ...others] = dollarsIn(text)
    const isCharge = block.partIndex === part && LATE_CHARGE_PATTERNS.lateCharge.test(text)
    if (!isCharge || cents === undefined || others.length > 0) break
    sums.push((sums.at(-1) ?? debt) + cents)
  }
  if (sums.length === 0) return debt
  const inPart = passages.filter(({ block }) => block.partIndex === part)
  const printed = new Set(inPart.flatMap(({ text }) => dollarsIn(text)))
  return sums.findLast((sum) => printed.has(sum)) ?? debt
}

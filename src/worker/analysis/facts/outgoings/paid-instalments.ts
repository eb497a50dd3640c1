import type { Span } from '../../document.ts'
import { amountsIn } from '../forms/money.ts'
import { PAID, type Words } from './paid-words.ts'

/** What the rows of the instalments that are paid come to; null where no row tells its own sum. */
export function paidInstalments(
  words: readonly Words[],
  annualCents: number,
): { readonly cents: number; readonly span: Span } | null {
  const rows = words.flatMap(({ text, span }) => {
    if (!PAID.instalmentRow.test(text) || PAID.slip.test(text)) return []
    if (!PAID.rowPaid.test(text) || PAID.rowOpen.test(text)) return []
    const sums = new Set(amountsIn(text).map(({ cents }) => Math.abs(cents)))
    const [cents] = sums
    return sums.size === 1 && cents !== undefined && cents > 0 ? [{ cents, span }] : []
  })
  const last = rows.at(-1)
  const cents = rows.reduce((sum, row) => sum + row.cents, 0)
  // More than the year's charge: the rows are of another year or another charge.
  return last === undefined || cents > annualCents ? null : { cents, span: last.span }
}

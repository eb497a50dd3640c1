import type { CostLine } from '#shared/report.ts'

import { dollars } from '../money/dollars.ts'
import type { Bargain } from './bargain.ts'

/** The tax on top of a price, a tenth of it; null where none is sure to be added. */
export function gstCents({ gstOnTop }: Bargain, priceCents: number): number | null {
  return gstOnTop?.value === true ? Math.round(priceCents / 10) : null
}

/** GST as a line where it is sure, else a sentence of what it would be. */
export function gstCosts(
  bargain: Bargain,
  priceCents: number | null,
): { readonly lines: readonly CostLine[]; readonly remarks: readonly string[] } {
  const { gstOnTop } = bargain
  if (gstOnTop === undefined || gstOnTop === null || priceCents === null)
    return { lines: [], remarks: [] }
  const cents = gstCents(bargain, priceCents)
  if (cents === null) {
    const tenth = dollars(Math.round(priceCents / 10))
    return {
      lines: [],
      remarks: [
        `The contract adds GST to the price: if the sale is taxed, that is up to ${tenth} more, and transfer duty on it. Neither is in the totals.`,
      ],
    }
  }
  const line: CostLine = {
    category: 'GST',
    amount: cents,
    description: 'GST that the contract adds to the price; transfer duty is computed with it',
    isRecurring: false,
    basis: `Computed: 10% × ${dollars(priceCents)}.`,
    evidence: gstOnTop.evidence,
  }
  return { lines: [line], remarks: [] }
}

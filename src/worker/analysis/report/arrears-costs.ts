import type { CostLine } from '#shared/report.ts'

import { dollars } from '../money/dollars.ts'
import type { Bargain } from './bargain.ts'

/** What is owed on the land from earlier years: a cost where the contract leaves it to the buyer. */
export function arrearsCosts({ arrears, arrearsOnBuyer, arrearsVendorCents }: Bargain): {
  readonly lines: readonly CostLine[]
  readonly remarks: readonly string[]
} {
  if (arrears === undefined || arrears === null) return { lines: [], remarks: [] }
  const { totalCents, owedCents } = arrears.value
  if (arrearsOnBuyer === undefined || arrearsOnBuyer === null)
    return {
      lines: [],
      remarks: [
        `A bill on the land asks for ${dollars(totalCents)} in all, ${dollars(owedCents)} of it from before; that is not in the totals. Ask that the vendor pays all of it at settlement.`,
      ],
    }
  const vendors = arrearsVendorCents ?? 0
  const amount = Math.max(0, owedCents - vendors)
  if (amount === 0)
    return {
      lines: [],
      remarks: [
        `A bill on the land asks for ${dollars(totalCents)} in all, ${dollars(owedCents)} of it from before, and by the contract the vendor pays up to ${dollars(vendors)} of that; it is not in the totals.`,
      ],
    }
  const rest = vendors === 0 ? '' : `, beyond the ${dollars(vendors)} that the vendor pays`
  const line: CostLine = {
    category: 'Arrears',
    amount,
    description: `What is owed on the land from before, which the contract leaves to you${rest}; the bill asks for ${dollars(totalCents)} in all`,
    isRecurring: false,
    basis:
      vendors === 0
        ? `Read: ${dollars(owedCents)} of arrears with what has been added to them.`
        : `Computed: ${dollars(owedCents)} of arrears with what has been added to them − ${dollars(vendors)}.`,
    evidence: [...arrears.evidence, ...arrearsOnBuyer.evidence],
  }
  return { lines: [line], remarks: [] }
}

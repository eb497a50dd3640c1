import type { CostLine } from '#shared/report.ts'

import { dollars } from '../money/dollars.ts'
import type { Bargain } from './bargain.ts'

/** What is owed on the land from earlier years: a cost where the contract leaves it to the buyer. */
export function arrearsCosts({ arrears, arrearsOnBuyer }: Bargain): {
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
  const line: CostLine = {
    category: 'Arrears',
    amount: owedCents,
    description: `What is owed on the land from before, which the contract leaves to you; the bill asks for ${dollars(totalCents)} in all`,
    isRecurring: false,
    basis: `Read: ${dollars(owedCents)} of arrears and interest.`,
    evidence: [...arrears.evidence, ...arrearsOnBuyer.evidence],
  }
  return { lines: [line], remarks: [] }
}

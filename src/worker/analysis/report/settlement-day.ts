import type { BuyerInputs } from '../buyer-inputs.ts'
import { dueDay } from '../money/due-day.ts'
import type { Bargain } from './bargain.ts'

/** The day of the contract: what the buyer tells, else what is printed; null where neither does. */
export function contractDay(bargain: Bargain, inputs: BuyerInputs): string | null {
  return inputs.signedOn ?? bargain.contractDate?.value ?? null
}

/** The ISO date of settlement where the document and the signing date fix one. */
export function settlementDay(bargain: Bargain, inputs: BuyerInputs): string | null {
  const settlement = bargain.settlement?.value
  if (settlement === undefined || settlement.kind === 'rule') return null
  if (settlement.kind === 'date') return settlement.date
  const { days, from, counted } = settlement
  const period = { count: counted?.count ?? days, unit: counted?.unit ?? ('day' as const), from }
  return dueDay({ kind: 'period', ...period }, contractDay(bargain, inputs), bargain.state)
}

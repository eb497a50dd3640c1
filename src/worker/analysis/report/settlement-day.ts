import type { BuyerInputs } from '../buyer-inputs.ts'
import type { Facts } from '../facts/facts.ts'
import { addDays } from '../money/days.ts'

/** Counted from the day of the contract, not from a notice, a registration or another event. */
const FROM_THE_CONTRACT =
  /day of sale|date of (?:this |the )?(?:contract|agreement)|contract date|exchange|acceptance/i
const FROM_ANOTHER_EVENT = /regist|notice|notif|issue|approval|later of|earlier of/i

/** The ISO date of settlement where the document and the signing date fix one. */
export function settlementDay(facts: Facts, inputs: BuyerInputs): string | null {
  const settlement = facts.settlement?.value
  if (settlement?.kind === 'date') return settlement.date
  const signed = inputs.signedOn ?? facts.contractDate?.value
  if (settlement?.kind !== 'days' || signed === undefined) return null
  const { days, from } = settlement
  const counts = FROM_THE_CONTRACT.test(from) && !FROM_ANOTHER_EVENT.test(from)
  return counts ? addDays(signed, days) : null
}

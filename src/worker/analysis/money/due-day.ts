import type { StateCode } from '#shared/report.ts'

import type { Due } from '../facts/forms/due.ts'
import { businessDaysAfter } from './business-days.ts'
import { addDays, addMonths } from './days.ts'

/** Counted from the day of the contract, not from a notice, a registration or another event. */
const FROM_THE_CONTRACT =
  /day of sale|date of (?:this |the )?(?:contract|agreement|sale)|(?:this |the )contract$|contract date|sale date|date (?:on which )?(?:this |the )?contract|exchange|acceptance|sign/i
const FROM_ANOTHER_EVENT =
  /regist|notice|notif|issue|approval|later of|earlier of|settlement|completion|receipt|deliver/i

/** True when a time runs from the contract, so that the day of signing fixes its end. */
export function countsFromContract(from: string): boolean {
  return FROM_THE_CONTRACT.test(from) && !FROM_ANOTHER_EVENT.test(from)
}

/**
 * The ISO date on which something falls due, counted from the contract's date where it hangs on it;
 * null where that date, the state of its business days or the event is not known.
 */
export function dueDay(
  due: Due,
  contractOn: string | null,
  state: StateCode | null,
): string | null {
  if (due.kind === 'date') return due.date
  if (contractOn === null || !countsFromContract(due.from)) return null
  switch (due.unit) {
    case 'month':
      return addMonths(contractOn, due.count)
    case 'business-day':
      return state === null ? null : businessDaysAfter(state, contractOn, due.count)
    case 'day':
      return addDays(contractOn, due.count)
  }
}

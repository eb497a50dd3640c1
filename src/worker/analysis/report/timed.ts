import type { BuyerInputs } from '../buyer-inputs.ts'
import type { Due } from '../facts/forms/due.ts'
import { dayInWords } from '../money/days.ts'
import { dueDay } from '../money/due-day.ts'
import type { Bargain } from './bargain.ts'
import { contractDay } from './settlement-day.ts'

/** A time as printed, and its day once the day of the contract fixes it. */
export function timed(bargain: Bargain, inputs: BuyerInputs, due: Due, text: string) {
  const signed = contractDay(bargain, inputs)
  const date = dueDay(due, signed, bargain.state)
  const counted =
    due.kind === 'period' && date !== null && signed !== null
      ? ` Counted from ${dayInWords(signed)} as the day of the contract.`
      : ''
  const printed =
    due.kind === 'date'
      ? `by ${dayInWords(due.date)}`
      : MARK.test(text)
        ? `within ${due.count} days from ${due.from}, as the form that the mark brings in says`
        : `as printed: ${text.replace(/\.$/, '')}`
  return { date, printed, counted }
}

/** A box that brings in a condition stands for the days that the condition gives. */
const MARK = /[☐☒]|\[ ?[xX]? ?\]/

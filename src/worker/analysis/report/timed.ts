import type { BuyerInputs } from '../buyer-inputs.ts'
import type { Due } from '../facts/forms/due.ts'
import { dayInWords } from '../money/days.ts'
import { dueDay } from '../money/due-day.ts'
import type { Bargain } from './bargain.ts'
import { contractDay } from './settlement-day.ts'

/** A time as printed, and its day once the day of the contract fixes it. */
export function timed(
  bargain: Bargain,
  inputs: BuyerInputs,
  due: Due,
  text: string,
  /** The text tells all that stands before the time, so that nothing is missing there. */
  { isWhole = false } = {},
) {
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
        : !isWhole && OPEN.test(text)
          ? `within ${text.replace(/\.$/, '')}`
          : `as printed: ${text.replace(/\.$/, '')}`
  return { date, printed, counted }
}

/** "21 days of the day of sale" is told without the word before it, and says nothing without that. */
const OPEN =
  /^(?:\d{1,3}|[a-z-]{3,12})(?: ?\([\w -]{1,14}\))? (?:(?:clear|business|working|calendar) ){0,2}(?:day|week|month|year)s? (?:from|after|of|following)\b/i

/** A box that brings in a condition stands for the days that the condition gives. */
const MARK = /[☐☒]|\[ ?[xX]? ?\]/

import type { Deadline } from '#shared/report.ts'

import type { BuyerInputs } from '../buyer-inputs.ts'
import { dayInWords } from '../money/days.ts'
import { dollars } from '../money/dollars.ts'
import type { Bargain } from './bargain.ts'
import { contractDay } from './settlement-day.ts'

/** The instalments of a levy that fall due after the contract. */
export function levyDeadlines(bargain: Bargain, inputs: BuyerInputs): Deadline[] {
  const signed = contractDay(bargain, inputs)
  const onBuyer = bargain.leviesOnBuyer ?? null
  const whose =
    onBuyer === null
      ? 'Whoever owns the lot that day may have to pay it.'
      : 'By a term of the contract what falls due after the contract is made is yours, even before settlement.'
  return bargain.specialLevies.flatMap(({ value, evidence }) => {
    const { wholeCents, shareCents, days, isProposed, isTold, partCents } = value
    const due = isProposed === true ? ', if the owners vote for it, would fall due' : ' falls due'
    const isOne = days.length === 1
    const each = partCents ?? Math.round(shareCents / days.length)
    const about = isTold === true && partCents !== undefined ? '' : 'about '
    const ifEqual = isOne || partCents !== undefined ? '' : ' if the parts are equal'
    return days
      .filter((day) => signed === null || day > signed)
      .map((date) => ({
        title: 'Special levy',
        date,
        rule: `${isOne ? 'The levy' : `One of ${days.length} parts of the levy`} of ${dollars(wholeCents)}${due} on ${dayInWords(date)}: ${about}${dollars(each)} for this lot${ifEqual}. ${whose}`,
        evidence: [...evidence, ...(onBuyer?.evidence ?? [])],
      }))
  })
}

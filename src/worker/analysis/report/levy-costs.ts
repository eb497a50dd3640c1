import type { CostLine } from '#shared/report.ts'

import type { BuyerInputs } from '../buyer-inputs.ts'
import { dayInWords } from '../money/days.ts'
import { dollars } from '../money/dollars.ts'
import type { Bargain } from './bargain.ts'
import { settlementDay } from './settlement-day.ts'

/** What falls on the lot of a levy that all lots raise; not where it falls due before settlement. */
export function levyCosts(bargain: Bargain, inputs: BuyerInputs): CostLine[] {
  const settlement = settlementDay(bargain, inputs)
  return [...sharesOf(bargain, settlement), ...callsOf(bargain, settlement)]
}

/** The parts of the lot's own special levy that fall due after settlement. */
function callsOf(bargain: Bargain, settlement: string | null): CostLine[] {
  return bargain.levyCalls.flatMap(({ value: { cents, days }, evidence }) => {
    const left = settlement === null ? days : days.filter((day) => day > settlement)
    if (left.length === 0) return []
    return [
      {
        category: 'Special levy',
        amount: cents * left.length,
        description: `${left.length === 1 ? 'The part' : 'The parts'} of the special levy of this lot that ${left.length === 1 ? 'falls' : 'fall'} due ${settlement === null ? 'on the days that the papers tell' : 'after settlement'}, if the vendor does not pay ${left.length === 1 ? 'it' : 'them'}`,
        isRecurring: false,
        basis: `Computed: ${left.length} × ${dollars(cents)}, due ${left.map((day) => dayInWords(day)).join(', ')}.`,
        evidence,
      },
    ]
  })
}

/** Not where the papers tell themselves what of it is still to be paid for this lot. */
function sharesOf(bargain: Bargain, settlement: string | null): CostLine[] {
  const onBuyer = bargain.leviesOnBuyer ?? null
  return bargain.specialLevies.flatMap(({ value, evidence }) => {
    const { wholeCents, shareCents, units, total, days, isProposed, partCents } = value
    const isTold = bargain.levyCalls.some(
      ({ value: call }) =>
        call.wholeCents !== undefined && Math.abs(call.wholeCents - shareCents) < shareCents / 20,
    )
    if (isTold) return []
    // What falls due before settlement is the vendor's, unless the contract says otherwise.
    const left = days.filter((day) => onBuyer !== null || settlement === null || day > settlement)
    if (days.length > 0 && left.length === 0) return []
    const amount =
      partCents === undefined || left.length === days.length ? shareCents : partCents * left.length
    const due = left.length === 0 ? '' : `, due ${left.map((day) => dayInWords(day)).join(', ')}`
    const unless =
      onBuyer === null
        ? 'if the vendor does not pay it'
        : 'which a term of the contract leaves to you'
    const formula = `${units.toLocaleString('en-AU')} / ${total.toLocaleString('en-AU')} × ${dollars(wholeCents)}`
    const parts =
      amount === shareCents ? '' : ` Of its ${days.length} equal parts ${left.length} are counted.`
    return [
      {
        category: 'Special levy',
        amount,
        description:
          isProposed === true
            ? `The share of this lot of the ${dollars(wholeCents)} that the owners are still to vote on, if they raise it and ${onBuyer === null ? 'the vendor does not pay it' : 'the contract leaves it to you'}`
            : `The share of this lot of the ${dollars(wholeCents)} that the owners raise${due}, ${unless}`,
        isRecurring: false,
        basis: `Computed: ${formula}, the units of the lot over those of all lots.${parts}`,
        evidence: [...evidence, ...(onBuyer?.evidence ?? [])],
      },
    ]
  })
}

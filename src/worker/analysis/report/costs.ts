import type { CostLine, Costs } from '#shared/report.ts'

import type { BuyerInputs } from '../buyer-inputs.ts'
import type { Outgoing } from '../facts/facts.ts'
import { dollars } from '../money/dollars.ts'
import { mortgageFee, transferFee, type Fee } from '../money/registration-fee.ts'
import { wordsOfState } from '../rules/words-of-state.ts'
import { adjustmentCosts } from './adjustment-costs.ts'
import { arrearsCosts } from './arrears-costs.ts'
import type { Bargain } from './bargain.ts'
import { dutyCosts } from './duty-costs.ts'
import { gstCosts } from './gst-costs.ts'
import { levyCosts } from './levy-costs.ts'
import { contractDay } from './settlement-day.ts'
import { capitalised } from './capitalised.ts'

const OUTGOINGS: Record<Outgoing['kind'], { category: string; description: string }> = {
  'council-rates': { category: 'Council rates', description: 'Council rates for one year' },
  'water-rates': {
    category: 'Water rates',
    description: 'Water and sewerage charges for one year',
  },
  'owners-corporation': {
    category: 'Owners corporation fees',
    description: 'Levies of the owners corporation for one year',
  },
  'land-tax': {
    category: 'Land tax',
    description:
      'Land tax as assessed to the present owner for one year; a home that you live in is normally exempt',
  },
  'emergency-services-levy': {
    category: 'Emergency services levy',
    description: 'Levy for fire and emergency services for one year',
  },
  'other-charge': {
    category: 'Other yearly charges',
    description: 'A further charge that the papers name, for one year',
  },
}

/** Ranges seen in 2026 for what no document states; they are never part of a total. */
const TYPICAL =
  'Usual further costs, not in the totals: conveyancing $800–$2,500, building and pest inspection $400–$1,000, lender fees up to $800, moving $300–$2,000.'

const OF_SHARES =
  'Shares are sold and no land, so no fees of the land registry are counted. Ask the company what it charges for a transfer.'

/** What the purchase costs beside the price: read or computed, each with its formula. */
export function costsOf(bargain: Bargain, inputs: BuyerInputs, lawAsAt: string): Costs {
  const { price } = bargain
  const priceCents = inputs.priceCents ?? price?.value ?? null
  const priceEvidence = inputs.priceCents === undefined ? (price?.evidence ?? []) : []
  const on = contractDay(bargain, inputs) ?? lawAsAt
  const kind = inputs.buyerKind ?? null
  const duty = dutyCosts({ bargain, priceCents, on, kind, priceEvidence })
  const adjustments = adjustmentCosts(bargain, inputs)
  const gst = gstCosts(bargain, priceCents)
  const arrears = arrearsCosts(bargain)
  const breakdown = [
    ...duty.lines,
    ...gst.lines,
    ...registrationLines(bargain, priceCents, priceEvidence),
    ...adjustments.lines,
    ...levyCosts(bargain, inputs),
    ...arrears.lines,
    ...bargain.outgoings.flatMap(({ value, evidence }) => outgoingLine(value, evidence, inputs)),
    ...planLine(bargain),
  ].map((line) => ({
    ...line,
    category: wordsOfState(line.category, bargain.state),
    description: wordsOfState(line.description, bargain.state),
  }))
  const totalUpfront = sum(breakdown.filter(({ isRecurring }) => !isRecurring))
  const totalOngoing = sum(breakdown.filter(({ isRecurring }) => isRecurring))
  return {
    summary: [
      ...duty.remarks,
      ...gst.remarks,
      bargain.sold?.value === 'shares' ? OF_SHARES : '',
      totalUpfront > 0 ? `Computed costs beside the price: ${dollars(totalUpfront)}.` : '',
      ...adjustments.remarks,
      ...arrears.remarks,
      ...bargain.outgoings.flatMap(({ value }) => holdingRemark(value)),
      totalOngoing > 0
        ? `The papers show running costs of ${dollars(totalOngoing)} a year.`
        : 'The papers show no running costs.',
      bargain.hasContract ? TYPICAL : '',
    ]
      .filter((sentence) => sentence !== '')
      .join(' '),
    totalUpfront,
    totalOngoing,
    breakdown,
  }
}

function registrationLines(
  { state, hasContract, sold }: Bargain,
  priceCents: number | null,
  evidence: CostLine['evidence'],
): CostLine[] {
  if (state === null || !hasContract || sold?.value === 'shares') return []
  const transfer = priceCents === null ? null : transferFee(state, priceCents)
  const mortgage = priceCents === null ? null : mortgageFee(state)
  return [
    ...feeLine('Registering the transfer to you', transfer, evidence),
    ...feeLine('Registering your mortgage, if you borrow', mortgage, []),
  ]
}

function feeLine(description: string, fee: Fee | null, evidence: CostLine['evidence']): CostLine[] {
  if (fee === null) return []
  return [
    {
      category: 'Registration fees',
      amount: fee.cents,
      description,
      isRecurring: false,
      basis: `${fee.estimate ? 'Estimated' : 'Computed'}: ${fee.formula} (${fee.rates}).`,
      evidence,
    },
  ]
}

function outgoingLine(
  outgoing: Outgoing,
  evidence: CostLine['evidence'],
  inputs: BuyerInputs,
): CostLine[] {
  const lives = inputs.buyerKind === 'owner-occupier' || inputs.buyerKind === 'first-home'
  if (evidence.length === 0 || (outgoing.kind === 'land-tax' && lives)) return []
  const { category, description } = OUTGOINGS[outgoing.kind]
  const { name, aloneCents, otherParcels } = outgoing
  if (aloneCents === 0 || otherParcels !== undefined) return []
  if (aloneCents !== undefined)
    return [
      {
        category,
        amount: aloneCents,
        description: 'Land tax on this land alone for one year, if you own no other land',
        isRecurring: true,
        basis: `${dollars(aloneCents)} on a single holding; with all that the present owner holds ${dollars(outgoing.annualCents)}`,
        evidence,
      },
    ]
  return [
    {
      category,
      amount: outgoing.annualCents,
      description: name === undefined ? description : `${capitalised(name)}, for one year`,
      isRecurring: true,
      basis: outgoing.basis,
      evidence,
    },
  ]
}

/** What a supplier is still paid for the panels, the battery or the like. */
function planLine({ planOnBuyer }: Bargain): CostLine[] {
  if (planOnBuyer === undefined || planOnBuyer === null) return []
  const { value, evidence } = planOnBuyer
  return [
    {
      category: 'Equipment that is paid off or rented',
      amount: value * 12,
      description:
        'What the contract has you go on paying for equipment in the house, for one year',
      isRecurring: true,
      basis: `${dollars(value)} a month × 12`,
      evidence,
    },
  ]
}

/** Why land tax of the present owner is no running cost of the buyer. */
function holdingRemark({ annualCents, aloneCents, otherParcels }: Outgoing): string[] {
  if (aloneCents === undefined && otherParcels !== undefined)
    return [
      `Land tax of ${dollars(annualCents)} a year is assessed on all that the present owner holds, ${otherParcels} other ${otherParcels === 1 ? 'parcel' : 'parcels'} with this land, so it is not in the running costs. Ask that no more than the tax on this land alone is adjusted to you.`,
    ]
  return aloneCents === 0
    ? [
        `Land tax of ${dollars(annualCents)} a year is assessed because the present owner holds other land too; on this land alone there is none, so it is not in the running costs. Ask that it is not adjusted to you.`,
      ]
    : []
}

function sum(lines: readonly CostLine[]): number {
  return lines.reduce((total, { amount }) => total + amount, 0)
}

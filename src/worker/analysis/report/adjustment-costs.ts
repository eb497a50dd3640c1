import type { CostLine } from '#shared/report.ts'

import type { BuyerInputs } from '../buyer-inputs.ts'
import {
  adjustOutgoing,
  adjustPaidSum,
  ratesYear,
  type Adjustment,
  type Period,
} from '../money/adjustment.ts'
import { dayInWords } from '../money/days.ts'
import { dollars } from '../money/dollars.ts'
import type { Bargain, Paid } from './bargain.ts'
import { settlementDay } from './settlement-day.ts'

/** What the buyer pays back to the vendor, and why an outgoing that is paid in part is left out. */
export type AdjustmentCosts = {
  readonly lines: readonly CostLine[]
  readonly remarks: readonly string[]
}

const NONE: AdjustmentCosts = { lines: [], remarks: [] }

/** Rates run from July to June everywhere; other outgoings do not say for which period they are. */
export function adjustmentCosts(bargain: Bargain, inputs: BuyerInputs): AdjustmentCosts {
  const settlement = settlementDay(bargain, inputs)
  if (settlement === null) return NONE
  const each = bargain.outgoings.flatMap(({ value, evidence, paid }): AdjustmentCosts[] => {
    if (value.kind !== 'council-rates' || evidence.length === 0) return []
    const period = { ...ratesYear(settlement), cents: value.annualCents }
    const share = shareOf(period, settlement, paid)
    if (typeof share === 'string') return [{ lines: [], remarks: [share] }]
    if (share.answer === null || share.answer.buyerCents === 0) return []
    const line: CostLine = {
      category: 'Adjustments at settlement',
      amount: share.answer.buyerCents,
      description: `Your share of the council rates, ${share.isTold ? `which the papers show ${share.how}` : share.how}`,
      isRecurring: false,
      basis: `Computed: ${share.answer.formula} after settlement on ${dayInWords(settlement)}${share.isTold ? '; the papers show the rates' : ','} ${share.how}.`,
      evidence: [...evidence, ...(paid?.evidence ?? []), ...(bargain.settlement?.evidence ?? [])],
    }
    return [{ lines: [line], remarks: [] }]
  })
  return {
    lines: each.flatMap(({ lines }) => lines),
    remarks: each.flatMap(({ remarks }) => remarks),
  }
}

type Share = {
  readonly answer: Adjustment | null
  /** As the papers show them, or what is assumed. */
  readonly how: string
  readonly isTold: boolean
}

const UNTOLD =
  'The council rates are not shown as paid in full, and the papers do not say until when they are paid: your share of them is not in the totals.'

const IN_ARREARS =
  'The council rates are shown in arrears: no share of them is in the totals. Ask that what is owing at settlement is paid from the price.'

/** The buyer's share and what it rests on; or why there is none to tell. */
function shareOf(period: Period, settlement: string, paid: Paid | undefined): Share | string {
  const answer = adjustOutgoing(period, settlement)
  switch (paid?.kind) {
    case 'until': {
      const until = dayInWords(paid.date)
      if (paid.date <= settlement) return shortOf(`as paid only to ${until}, not beyond settlement`)
      const told = adjustOutgoing(period, settlement, paid.date)
      return { answer: told, how: `as paid to ${until}`, isTold: true }
    }
    case 'charged-until': {
      if (paid.date <= settlement) return shareOf(period, settlement, undefined)
      const charged = adjustOutgoing(period, settlement, paid.date)
      const how = `if the vendor has paid them to ${dayInWords(paid.date)}`
      return { answer: charged, how, isTold: false }
    }
    case 'sum': {
      const isOther = paid.year !== undefined && !period.from.startsWith(String(paid.year))
      const part = isOther ? null : adjustPaidSum(period, settlement, paid.cents)
      if (part === null) return UNTOLD
      const how = paid.cents === 0 ? 'as not paid' : `with ${dollars(paid.cents)} paid`
      return part.buyerCents === 0
        ? shortOf(paid.cents === 0 ? how : `${how}, which does not reach beyond settlement`)
        : { answer: part, how, isTold: true }
    }
    case 'some':
      return paid.inArrears === true ? IN_ARREARS : UNTOLD
    case 'year':
      return { answer, how: 'as paid for the year', isTold: true }
    case undefined:
      return { answer, how: 'if the vendor has paid the whole year', isTold: false }
  }
}

function shortOf(told: string): string {
  return `The council rates are shown ${told}: no share of them is in the totals. Ask that the vendor allows you the days up to settlement that are not paid.`
}

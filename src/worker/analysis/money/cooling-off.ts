import type { StateCode } from '#shared/report.ts'

import { businessDaysAfter, isBusinessDay } from './business-days.ts'

export type CoolingOff = {
  /** Business days; null where the law gives none. */
  readonly businessDays: number | null
  /** Queensland counts the day of receipt itself when it is a business day. */
  readonly firstDayCounts?: true
  /** The rule in words, with what it costs to use it. */
  readonly rule: string
  /** What the vendor may keep, in cents of the price; null where nothing or unknown. */
  readonly priceOf: ((priceCents: number) => number) | null
}

const QUARTER_PERCENT = (priceCents: number) => Math.round(priceCents / 400)

/** The cooling-off right of a buyer of a home by private sale. Auctions have none anywhere. */
export const COOLING_OFF: Record<StateCode, CoolingOff> = {
  // Sale of Land Act 1962 (Vic) s 31
  VIC: {
    businessDays: 3,
    rule: 'Three clear business days after you sign. In writing; the vendor may keep the greater of $100 and 0.2% of the price. None for a sale at auction or within three clear business days of one, or for a company.',
    priceOf: (priceCents) => Math.max(100_00, Math.round(priceCents / 500)),
  },
  // Conveyancing Act 1919 (NSW) ss 66S–66V
  NSW: {
    businessDays: 5,
    rule: 'Until 5 pm on the fifth business day after the contract was made (the tenth for a sale off the plan). In writing; 0.25% of the price is forfeited. None at auction or with a section 66W certificate.',
    priceOf: QUARTER_PERCENT,
  },
  // Property Occupations Act 2014 (Qld)
  QLD: {
    businessDays: 5,
    firstDayCounts: true,
    rule: 'Five business days, the first being the day you receive the contract signed by both sides (or the next business day), until 5 pm. The seller may keep up to 0.25% of the price. None at auction.',
    priceOf: QUARTER_PERCENT,
  },
  // Land and Business (Sale and Conveyancing) Act 1994 (SA) s 5
  SA: {
    businessDays: 2,
    rule: "Two clear business days after the later of the contract and the service of Form 1. The vendor may keep at most $100 of the deposit. None at auction or with a lawyer's waiver certificate.",
    priceOf: () => 100_00,
  },
  WA: {
    businessDays: null,
    rule: 'Western Australia gives no cooling-off period: the contract binds once the offer is accepted.',
    priceOf: null,
  },
  TAS: {
    businessDays: null,
    rule: 'Only when the optional clause of the contract is chosen: three business days from the contract date, without a penalty.',
    priceOf: null,
  },
  ACT: {
    businessDays: 5,
    rule: 'Five working days from the date of the contract. Rescinding costs 0.25% of the price. None at auction or with a section 17 certificate.',
    priceOf: QUARTER_PERCENT,
  },
  NT: {
    businessDays: 4,
    rule: 'Four working days, unless the contracts were exchanged between conveyancers or the property was sold at auction. No percentage is kept.',
    priceOf: null,
  },
}

/** Last day to cool off for a buyer who signs on a date; null where there is no such right. */
export function coolingOffEnd(state: StateCode, signedOn: string): string | null {
  const { businessDays, firstDayCounts } = COOLING_OFF[state]
  if (businessDays === null) return null
  const counted = firstDayCounts && isBusinessDay(state, signedOn) ? 1 : 0
  return businessDaysAfter(state, signedOn, businessDays - counted)
}

import type { StateCode } from '#shared/report.ts'

import { businessDaysAfter, isBusinessDay } from './business-days.ts'

/** What takes the right away, or in Tasmania gives it. */
export type CoolingOffCase = 'auction' | 'waived' | 'exchanged' | 'company'

export type CoolingOff = {
  /** Business days; null where the law gives none. */
  readonly businessDays: number | null
  /** Longer for a lot whose plan is not registered. */
  readonly offThePlanDays?: number
  /** Days that an optional clause of the contract gives where it is chosen. */
  readonly chosenDays?: number
  /** What is told instead of the rule where it is. */
  readonly chosenRule?: string
  /** Queensland counts the day of receipt itself when it is a business day. */
  readonly firstDayCounts?: true
  /** The hour at which the last day ends; null where it is not fixed. */
  readonly until: string | null
  /** From which day it is counted, in words that follow "counted from". */
  readonly from: string
  /** The rule in words, with what it costs to use it. */
  readonly rule: string
  /** What the vendor may keep, in cents of the price; null where nothing or unknown. */
  readonly priceOf: ((priceCents: number) => number) | null
  /** True where the day of the contract, as it is printed, is the one to count from. */
  readonly fromContractDate?: true
  /** Land of more than this may have none; in words, for the buyer to ask about. */
  readonly largeLand?: { readonly squareMetres: number; readonly words: string }
  /** Why there is none in some cases, in words. */
  readonly excluded: Partial<Record<CoolingOffCase, string>>
}

const QUARTER_PERCENT = (priceCents: number) => Math.round(priceCents / 400)
const AUCTION = 'The document speaks of a sale at auction: then there is no cooling-off period.'

/** The cooling-off right of a buyer of a home by private sale. Auctions have none anywhere. */
export const COOLING_OFF: Record<StateCode, CoolingOff> = {
  // Sale of Land Act 1962 (Vic) s 31
  VIC: {
    businessDays: 3,
    until: null,
    from: 'the day on which you sign',
    rule: 'Three clear business days after you sign. In writing; the vendor may keep the greater of $100 and 0.2% of the price. None for a sale at auction or within three clear business days of one, for a company or an estate agent, or for land used mainly for industry or trade.',
    priceOf: (priceCents) => Math.max(100_00, Math.round(priceCents / 500)),
    largeLand: {
      squareMetres: 200_000,
      words:
        'The papers show more than 20 hectares: land of that size that is used mainly for farming has no cooling-off period (Sale of Land Act 1962, section 31). Ask whether you have one.',
    },
    excluded: {
      auction: `${AUCTION} Nor is there one within three clear business days before or after a publicly advertised auction.`,
      company: 'The purchaser is a company: in Victoria a company has no cooling-off period.',
      waived: 'The document says that there is no cooling-off period. Ask on what ground.',
    },
  },
  // Conveyancing Act 1919 (NSW) ss 66Q, 66S–66V
  NSW: {
    businessDays: 5,
    fromContractDate: true,
    largeLand: {
      squareMetres: 25_000,
      words:
        'The papers show more than 2.5 hectares: land of that size is not residential property for this right (Conveyancing Act 1919, section 66Q), so there may be no cooling-off period, whatever the printed notice says. Ask before you sign whether you have one.',
    },
    offThePlanDays: 10,
    until: '5 pm',
    from: 'the day on which contracts are exchanged',
    rule: 'Until 5 pm on the fifth business day after the contract was made (the tenth for a sale off the plan). In writing; 0.25% of the price is forfeited. None at auction or with a section 66W certificate.',
    priceOf: QUARTER_PERCENT,
    excluded: {
      auction: AUCTION,
      waived:
        'The document asks for a section 66W certificate or says that you have no cooling-off period: with the certificate the contract binds you from exchange.',
    },
  },
  // Property Occupations Act 2014 (Qld) ss 160, 165–168
  QLD: {
    businessDays: 5,
    firstDayCounts: true,
    until: '5 pm',
    from: 'the day on which you receive the contract signed by both sides',
    rule: 'Five business days, the first being the day you receive the contract signed by both sides (or the next business day), until 5 pm. The seller may keep up to 0.25% of the price. None at auction, or for a registered bidder by 5 pm on the second clear business day after the property was passed in, for three lots or more at once, or on an option.',
    priceOf: QUARTER_PERCENT,
    excluded: {
      auction: AUCTION,
      waived:
        'The document says that you have waived (given up) the cooling-off period or shortened it.',
    },
  },
  // Land and Business (Sale and Conveyancing) Act 1994 (SA) s 5
  SA: {
    businessDays: 2,
    fromContractDate: true,
    until: null,
    from: 'the later of the contract and the day on which you are given the Form 1',
    rule: "Two clear business days after the later of the contract and the service of Form 1. In writing; the vendor may keep at most $100 of the deposit. None at auction or with a lawyer's waiver certificate. If Form 1 comes less than ten clear days before settlement, you may cool off until settlement.",
    priceOf: () => 100_00,
    excluded: {
      auction: AUCTION,
      waived:
        "The document speaks of a lawyer's certificate that waives the cooling-off right: with it there is none.",
    },
  },
  WA: {
    businessDays: null,
    until: null,
    from: 'acceptance',
    rule: 'Western Australia gives no cooling-off period: the contract binds once the offer is accepted.',
    priceOf: null,
    excluded: {},
  },
  // The optional clause of the standard form contract; no act gives the right.
  TAS: {
    businessDays: null,
    chosenDays: 3,
    fromContractDate: true,
    until: null,
    from: 'the contract date',
    chosenRule:
      'The contract marks the clause that gives it: three business days from the contract date, without a penalty, by notice in writing.',
    rule: 'Only when the optional clause of the contract is chosen: three business days from the contract date, without a penalty. None at auction.',
    priceOf: null,
    excluded: {
      auction: AUCTION,
      waived: 'The optional cooling-off clause of the contract is marked as waived.',
    },
  },
  // Civil Law (Sale of Residential Property) Act 2003 (ACT)
  ACT: {
    businessDays: 5,
    fromContractDate: true,
    until: null,
    from: 'the date of the contract',
    rule: 'Five working days from the date of the contract. Rescinding costs 0.25% of the price. None at auction or tender, for a corporation, or with a section 17 certificate.',
    priceOf: QUARTER_PERCENT,
    excluded: {
      auction: AUCTION,
      company: 'The buyer is a company: in the ACT a corporation has no cooling-off period.',
      waived: 'The document speaks of a section 17 certificate or a waiver: with it there is none.',
    },
  },
  // Notes of the approved contract form (NT)
  NT: {
    businessDays: 4,
    fromContractDate: true,
    until: null,
    from: 'the date of the contract',
    rule: 'Four working days, unless the contracts were exchanged between conveyancers or the property was sold at auction. No percentage is kept.',
    priceOf: null,
    excluded: {
      auction: AUCTION,
      exchanged:
        'The document speaks of an exchange between conveyancers: then the four working days do not apply.',
      waived: 'The document says that the four working days are given up.',
    },
  },
}

/** Last day to cool off for a buyer who signs on a date; null where there is no such right. */
export function coolingOffEnd(
  state: StateCode,
  signedOn: string,
  { offThePlan = false, chosen = false } = {},
): string | null {
  const { businessDays, offThePlanDays, chosenDays, firstDayCounts } = COOLING_OFF[state]
  const usual = businessDays ?? (chosen ? (chosenDays ?? null) : null)
  const days = offThePlan ? (offThePlanDays ?? usual) : usual
  if (days === null) return null
  const counted = firstDayCounts && isBusinessDay(state, signedOn) ? 1 : 0
  return businessDaysAfter(state, signedOn, days - counted)
}

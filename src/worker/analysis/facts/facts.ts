import type { Span } from '../document.ts'
import type { CoolingOffMark } from './bargain/cooling-off-marks.ts'
import type { DepositPart } from './bargain/deposit-parts.ts'
import type { Due } from './forms/due.ts'
import type { InspectionDue } from './bargain/inspection-dues.ts'

/** Something that the document states, and where. */
export type Fact<T> = {
  readonly value: T
  /** As printed, blanks folded. */
  readonly text: string
  readonly spans: readonly Span[]
  /** 0–100, from the strength of its shape, its label and its checksum. */
  readonly confidence: number
  /** Each step that led here, for a person to read. */
  readonly explanation: readonly string[]
}

/** For whom, or by what power, a party sells or buys: "as trustee for the Sample Trust". */
export type Capacity = {
  readonly text: string
  readonly span: Span
  /** True where it is told before the name: "Estate of the late". */
  readonly leads: boolean
}

/** A party by its bare name, which other papers are compared with, and the capacity beside it. */
export type Party = Fact<string> & { readonly capacity?: Capacity }

export type Settlement =
  | { readonly kind: 'date'; readonly date: string }
  | {
      readonly kind: 'days'
      readonly days: number
      readonly from: string
      /** Where it is counted in months or business days: their number. */
      readonly counted?: { readonly unit: 'month' | 'business-day'; readonly count: number }
    }
  | { readonly kind: 'rule' }

export type Encumbrance = {
  readonly type: string
  readonly number: string | null
  readonly date: string | null
}

export type Easement = {
  readonly purpose: string
  readonly description: string
  readonly burdens: boolean
}

export type PlanningOverlay = { readonly code: string; readonly name: string }

export type Outgoing = {
  readonly kind:
    | 'council-rates'
    | 'water-rates'
    | 'owners-corporation'
    | 'land-tax'
    /** Only where it is charged apart from the council's rates. */
    | 'emergency-services-levy'
    /** Told by its name. */
    | 'other-charge'
  /** Of another charge: what the papers call it, in plain words. */
  readonly name?: string
  readonly annualCents: number
  /** Of land tax: what this land alone bears, where the amount is a share of several holdings. */
  readonly aloneCents?: number
  /** Of land tax: how many other parcels of the present owner the amount covers, where no share is told. */
  readonly otherParcels?: number
  /** How the year's amount follows from the printed one. */
  readonly basis: string
}

export type CompanyExtract = {
  readonly name: string | null
  readonly acn: string | null
  readonly acnValid: boolean | null
  readonly incorporationDate: string | null
  readonly status: string | null
  readonly type: string | null
  readonly registeredAddress: string | null
  readonly directors: readonly {
    readonly name: string
    readonly role: string
    readonly appointmentDate: string | null
  }[]
  readonly shareholders: readonly {
    readonly name: string
    readonly shares: string | null
    readonly percentage: string | null
  }[]
  readonly charges: readonly {
    readonly description: string
    readonly date: string | null
    readonly amount: string | null
  }[]
}

/** Everything recognised in one document. A blank form field is null, never an empty string. */
export type Facts = {
  readonly address: Fact<string> | null
  readonly titleReference: Fact<string> | null
  readonly lotPlan: Fact<string> | null
  readonly landSize: Fact<string> | null
  readonly vendors: readonly Party[]
  readonly purchasers: readonly Party[]
  /** Integer cents. */
  readonly price: Fact<number> | null
  readonly priceInWords: Fact<number> | null
  readonly deposit: Fact<number> | null
  readonly depositPercent: Fact<number> | null
  readonly balance: Fact<number> | null
  /** ISO dates. */
  readonly depositDate: Fact<string> | null
  readonly contractDate: Fact<string> | null
  readonly settlement: Fact<Settlement> | null
  readonly loanApprovalDate: Fact<string> | null
  readonly zoning: Fact<string> | null
  readonly overlays: readonly Fact<PlanningOverlay>[]
  readonly easements: readonly Fact<Easement>[]
  readonly council: Fact<string> | null
  readonly councilValuation: Fact<number> | null
  readonly outgoings: readonly Fact<Outgoing>[]
  readonly proprietors: readonly Fact<string>[]
  readonly encumbrances: readonly Fact<Encumbrance>[]
  readonly companyExtract: Fact<CompanyExtract> | null
  readonly depositParts: readonly Fact<DepositPart>[]
  readonly financeDue: Fact<Due> | null
  readonly inspectionDues: readonly Fact<InspectionDue>[]
  readonly sunset: Fact<Due> | null
  readonly offThePlan: Fact<true> | null
  readonly coolingOffMarks: readonly Fact<CoolingOffMark>[]
}

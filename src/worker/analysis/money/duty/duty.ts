import { dollars } from '../dollars.ts'
import { percent, type Charged } from '../scale.ts'

export type BuyerKind = 'owner-occupier' | 'first-home' | 'investor' | 'foreign'
export type HomeKind = 'established' | 'new' | 'land'

export type DutyQuestion = {
  /** Price including GST, or the market value where that is more. */
  readonly valueCents: number
  readonly buyer: BuyerKind
  readonly home: HomeKind
  /** ISO date of the contract. */
  readonly on: string
  /** Western Australia alone distinguishes Perth and Peel from the rest. */
  readonly region?: 'metro' | 'regional'
  /** A lot whose plan is still to be registered: some states take off what is yet to be built. */
  readonly offThePlan?: boolean
}

export type Duty = {
  readonly dutyCents: number
  readonly surchargeCents: number
  readonly totalCents: number
  readonly formula: string
  /** The tables used, in words: "2025-26 rates". */
  readonly rates: string
  readonly notes: readonly string[]
}

/** One state's duty; null where its tables do not reach back to the date. */
export type DutyRule = (question: DutyQuestion) => Duty | null

/** Puts duty, foreign surcharge and notes together. */
export function dutyOf(
  question: DutyQuestion,
  charged: Charged,
  options: { rates: string; foreignCentsPer100: number; notes?: readonly string[] },
): Duty {
  const foreign = question.buyer === 'foreign' ? options.foreignCentsPer100 : 0
  const surchargeCents = Math.round((question.valueCents * foreign) / 10_000)
  const surcharge =
    foreign === 0
      ? ''
      : `; foreign purchaser surcharge ${percent(foreign)} × ${dollars(question.valueCents)}`
  return {
    dutyCents: charged.cents,
    surchargeCents,
    totalCents: charged.cents + surchargeCents,
    formula: charged.formula + surcharge,
    rates: options.rates,
    notes: options.notes ?? [],
  }
}

/** The note for a contract later than the last year whose rates are confirmed. */
export function staleNote(on: string, lastDay: string, year: string): string[] {
  if (on <= lastDay) return []
  return [`Later rates were not confirmed; the ${year} rates are used. Check before relying on it.`]
}

import { dollars } from '../dollars.ts'
import { chargeOnScale, type Charged, type Scale } from '../scale.ts'
import { dutyOf, type DutyQuestion, type DutyRule } from './duty.ts'

/** Contracts from 1 July 2021 (sro.vic.gov.au, page of 11 December 2025). */
const GENERAL: Scale = {
  step: 'exact',
  bands: [
    { overCents: 0, baseCents: 0, centsPer100: 140 },
    { overCents: 25_000_00, baseCents: 350_00, centsPer100: 240 },
    { overCents: 130_000_00, baseCents: 2_870_00, centsPer100: 600 },
    { overCents: 960_000_00, baseCents: 0, centsPer100: 550, whole: true },
    { overCents: 2_000_000_00, baseCents: 110_000_00, centsPer100: 650 },
  ],
}

/** Principal place of residence: only up to $550,000. */
const HOME: Scale = {
  step: 'exact',
  bands: [
    { overCents: 0, baseCents: 0, centsPer100: 140 },
    { overCents: 25_000_00, baseCents: 350_00, centsPer100: 240 },
    { overCents: 130_000_00, baseCents: 2_870_00, centsPer100: 500 },
    { overCents: 440_000_00, baseCents: 18_370_00, centsPer100: 600 },
  ],
}
const HOME_LIMIT_CENTS = 550_000_00
const FIRST_HOME_NIL_CENTS = 600_000_00
const FIRST_HOME_LIMIT_CENTS = 750_000_00

/** Duties Act 2000 (Vic) s 28A. */
const FOREIGN_CENTS_PER_100 = 800

/** Victorian land transfer duty. */
export const vicDuty: DutyRule = (question) => {
  if (question.on < '2021-07-01') return null
  return dutyOf(question, charge(question), {
    rates: 'rates for contracts from 1 July 2021',
    foreignCentsPer100: FOREIGN_CENTS_PER_100,
    notes: notesFor(question),
  })
}

function charge({ valueCents, buyer }: DutyQuestion): Charged {
  if (buyer === 'first-home' && valueCents <= FIRST_HOME_LIMIT_CENTS) return firstHome(valueCents)
  const home = buyer === 'owner-occupier' || buyer === 'first-home'
  return chargeOnScale(home && valueCents <= HOME_LIMIT_CENTS ? HOME : GENERAL, valueCents)
}

function firstHome(valueCents: number): Charged {
  if (valueCents <= FIRST_HOME_NIL_CENTS) {
    return { cents: 0, formula: `first-home exemption up to ${dollars(FIRST_HOME_NIL_CENTS)}` }
  }
  const full = chargeOnScale(GENERAL, valueCents)
  const over = valueCents - FIRST_HOME_NIL_CENTS
  const width = FIRST_HOME_LIMIT_CENTS - FIRST_HOME_NIL_CENTS
  return {
    cents: Math.round((full.cents * over) / width),
    formula: `first-home concession: ${dollars(full.cents)} × ${dollars(over)} / ${dollars(width)}`,
  }
}

/** Contracts for lots of a strata subdivision, whoever buys (sro.vic.gov.au). */
const OFF_THE_PLAN = { from: '2024-10-21', to: '2026-10-20' }

function notesFor(question: DutyQuestion): string[] {
  return [
    ...(question.buyer === 'first-home'
      ? ['Every buyer must be eligible and one must live there.']
      : []),
    ...offThePlanNotes(question),
  ]
}

function offThePlanNotes({ offThePlan, home, on }: DutyQuestion): string[] {
  if (offThePlan !== true || home === 'land' || on < OFF_THE_PLAN.from) return []
  return on <= OFF_THE_PLAN.to
    ? [
        'For an apartment or townhouse bought off the plan in a strata subdivision what is built after the contract is taken off the value, whoever buys; that concession is not counted here. Ask the vendor which part of the price is for building after the contract.',
      ]
    : [
        'The off-the-plan concession for every buyer of an apartment or townhouse ran for contracts to 20 October 2026 and no extension was confirmed; an older one, for a home that you will live in, may take off what is built after the contract. Neither is counted here: ask the State Revenue Office.',
      ]
}

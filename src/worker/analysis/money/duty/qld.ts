import { dollars } from '../dollars.ts'
import { chargeOnScale, type Charged, type Scale } from '../scale.ts'
import { dutyOf, staleNote, type DutyQuestion, type DutyRule } from './duty.ts'

const GENERAL: Scale = {
  step: 'part',
  bands: [
    { overCents: 5_000_00, baseCents: 0, centsPer100: 150 },
    { overCents: 75_000_00, baseCents: 1_050_00, centsPer100: 350 },
    { overCents: 540_000_00, baseCents: 17_325_00, centsPer100: 450 },
    { overCents: 1_000_000_00, baseCents: 38_025_00, centsPer100: 575 },
  ],
}

/** Home concession: individuals who will live there. */
const HOME: Scale = {
  step: 'part',
  bands: [
    { overCents: 0, baseCents: 0, centsPer100: 100 },
    { overCents: 350_000_00, baseCents: 3_500_00, centsPer100: 350 },
    { overCents: 540_000_00, baseCents: 10_150_00, centsPer100: 450 },
    { overCents: 1_000_000_00, baseCents: 30_850_00, centsPer100: 575 },
  ],
}

/** Established first home from 9 June 2024: $17,350, less $1,735 for each $10,000 from $710,000. */
const FIRST_HOME_STEP_CENTS = 1_735_00
const FIRST_HOME_STEPS = 10

/** Additional foreign acquirer duty from 1 July 2024. */
const FOREIGN_CENTS_PER_100 = 800

/** Queensland transfer duty. */
export const qldDuty: DutyRule = (question) => {
  if (question.on < '2024-07-01') return null
  return dutyOf(question, charge(question), {
    rates: '2025-26 rates',
    foreignCentsPer100: FOREIGN_CENTS_PER_100,
    notes: [
      ...staleNote(question.on, '2026-06-30', '2025-26'),
      ...(question.buyer === 'first-home' && question.home === 'established'
        ? ['A new home, or land to build a first home on, is free of duty instead.']
        : []),
    ],
  })
}

function charge({ valueCents, buyer, home, on }: DutyQuestion): Charged {
  if (buyer === 'investor' || buyer === 'foreign') return chargeOnScale(GENERAL, valueCents)
  const concession = chargeOnScale(HOME, valueCents)
  if (buyer === 'owner-occupier') return concession
  if (home !== 'established' && on >= '2025-05-01') {
    return { cents: 0, formula: 'full first-home concession for a new home or land to build on' }
  }
  const reduction = firstHomeReduction(valueCents)
  return {
    cents: Math.max(0, concession.cents - reduction),
    formula: `${concession.formula}, less the first-home amount ${dollars(reduction)}`,
  }
}

function firstHomeReduction(valueCents: number): number {
  const bandsOver = Math.max(0, Math.floor((valueCents - 700_000_00) / 10_000_00))
  return Math.max(0, FIRST_HOME_STEPS - bandsOver) * FIRST_HOME_STEP_CENTS
}

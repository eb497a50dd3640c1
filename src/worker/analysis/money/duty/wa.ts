import { dollars } from '../dollars.ts'
import { chargeOnScale, type Charged, type Scale } from '../scale.ts'
import { dutyOf, staleNote, type DutyQuestion, type DutyRule } from './duty.ts'

const GENERAL: Scale = {
  step: 'part',
  bands: [
    { overCents: 0, baseCents: 0, centsPer100: 190 },
    { overCents: 120_000_00, baseCents: 2_280_00, centsPer100: 285 },
    { overCents: 150_000_00, baseCents: 3_135_00, centsPer100: 380 },
    { overCents: 360_000_00, baseCents: 11_115_00, centsPer100: 475 },
    { overCents: 725_000_00, baseCents: 28_453_00, centsPer100: 515 },
  ],
}

/** First home owner rate from 21 March 2025. */
const FIRST_HOME = {
  metro: { nilCents: 500_000_00, endCents: 700_000_00, centsPer100: 1363 },
  regional: { nilCents: 500_000_00, endCents: 750_000_00, centsPer100: 1190 },
  land: { nilCents: 350_000_00, endCents: 450_000_00, centsPer100: 1539 },
}

/** Foreign transfer duty from 1 January 2019. */
const FOREIGN_CENTS_PER_100 = 700

/** Western Australian transfer duty. */
export const waDuty: DutyRule = (question) => {
  if (question.on < '2025-03-21') return null
  return dutyOf(question, charge(question), {
    rates: '2025-26 rates',
    foreignCentsPer100: FOREIGN_CENTS_PER_100,
    notes: [
      ...staleNote(question.on, '2026-06-30', '2025-26'),
      ...(question.buyer === 'first-home' && question.home !== 'land' && !question.region
        ? ['The Perth and Peel first-home rate is used; elsewhere it is lower.']
        : []),
      ...(question.offThePlan === true && question.home !== 'land'
        ? [
            'A concession for homes bought off the plan, of at most $50,000, ran for contracts to 30 June 2026; an extension was announced and not confirmed. It is not counted here.',
          ]
        : []),
    ],
  })
}

function charge({ valueCents, buyer, home, region }: DutyQuestion): Charged {
  const rate = FIRST_HOME[home === 'land' ? 'land' : (region ?? 'metro')]
  if (buyer !== 'first-home' || valueCents > rate.endCents)
    return chargeOnScale(GENERAL, valueCents)
  if (valueCents <= rate.nilCents) {
    return { cents: 0, formula: `first-home rate: nothing up to ${dollars(rate.nilCents)}` }
  }
  return chargeOnScale(
    {
      step: 'part',
      bands: [{ overCents: rate.nilCents, baseCents: 0, centsPer100: rate.centsPer100 }],
    },
    valueCents,
  )
}

import { dollars } from '../dollars.ts'
import { chargeOnScale, type Charged, type Scale } from '../scale.ts'
import { dutyOf, staleNote, type DutyQuestion, type DutyRule } from './duty.ts'

/** Contracts from 1 July 2025 to 30 June 2026. */
const GENERAL: Scale = {
  step: 'part',
  minimumCents: 20_00,
  bands: [
    { overCents: 0, baseCents: 0, centsPer100: 125 },
    { overCents: 17_000_00, baseCents: 212_00, centsPer100: 150 },
    { overCents: 37_000_00, baseCents: 512_00, centsPer100: 175 },
    { overCents: 99_000_00, baseCents: 1_597_00, centsPer100: 350 },
    { overCents: 372_000_00, baseCents: 11_152_00, centsPer100: 450 },
    { overCents: 1_240_000_00, baseCents: 50_212_00, centsPer100: 550 },
    { overCents: 3_721_000_00, baseCents: 186_667_00, centsPer100: 700 },
  ],
}

/** First Home Buyers Assistance Scheme from 1 July 2023; the taper is inferred from s 78A. */
const FIRST_HOME = { nilCents: 800_000_00, endCents: 1_000_000_00 }
const FIRST_LAND = { nilCents: 350_000_00, endCents: 450_000_00 }

/** Surcharge purchaser duty from 1 January 2025. */
const FOREIGN_CENTS_PER_100 = 900

/** New South Wales transfer duty. */
export const nswDuty: DutyRule = (question) => {
  if (question.on < '2025-07-01') return null
  return dutyOf(question, charge(question), {
    rates: '2025-26 rates',
    foreignCentsPer100: FOREIGN_CENTS_PER_100,
    notes: staleNote(question.on, '2026-06-30', '2025-26'),
  })
}

function charge({ valueCents, buyer, home }: DutyQuestion): Charged {
  const full = chargeOnScale(GENERAL, valueCents)
  if (buyer !== 'first-home') return full
  const { nilCents, endCents } = home === 'land' ? FIRST_LAND : FIRST_HOME
  if (valueCents <= nilCents) {
    return { cents: 0, formula: `first-home exemption up to ${dollars(nilCents)}` }
  }
  if (valueCents >= endCents) return full
  const atNil = chargeOnScale(GENERAL, nilCents).cents
  const left = endCents - valueCents
  const width = endCents - nilCents
  return {
    cents: full.cents - Math.round((atNil * left) / width),
    formula:
      `first-home concession: ${dollars(full.cents)} - ` +
      `${dollars(atNil)} × ${dollars(left)} / ${dollars(width)}`,
  }
}

import { chargeOnScale, type Scale } from '../scale.ts'
import { dutyOf, staleNote, type DutyRule } from './duty.ts'

/** Rates since 21 October 2013. */
const GENERAL: Scale = {
  step: 'part',
  minimumCents: 50_00,
  bands: [
    { overCents: 0, baseCents: 50_00, centsPer100: 0 },
    { overCents: 3_000_00, baseCents: 50_00, centsPer100: 175 },
    { overCents: 25_000_00, baseCents: 435_00, centsPer100: 225 },
    { overCents: 75_000_00, baseCents: 1_560_00, centsPer100: 350 },
    { overCents: 200_000_00, baseCents: 5_935_00, centsPer100: 400 },
    { overCents: 375_000_00, baseCents: 12_935_00, centsPer100: 425 },
    { overCents: 725_000_00, baseCents: 27_810_00, centsPer100: 450 },
  ],
}

/** The exemption of established first homes ran from 18 February 2024 to 30 June 2026. */
const FIRST_HOME = { from: '2024-02-18', to: '2026-06-30', limitCents: 750_000_00 }

const FOREIGN_CENTS_PER_100 = 800

/** Tasmanian property transfer duty. */
export const tasDuty: DutyRule = (question) => {
  const { buyer, home, on, valueCents } = question
  if (on < '2013-10-21') return null
  const exempt =
    buyer === 'first-home' &&
    home === 'established' &&
    on >= FIRST_HOME.from &&
    on <= FIRST_HOME.to &&
    valueCents <= FIRST_HOME.limitCents
  const charged = exempt
    ? { cents: 0, formula: 'first-home exemption for an established home up to $750,000' }
    : chargeOnScale(GENERAL, valueCents)
  return dutyOf(question, charged, {
    rates: 'rates since 21 October 2013',
    foreignCentsPer100: FOREIGN_CENTS_PER_100,
    notes: [
      ...staleNote(on, '2026-06-30', '2025-26'),
      ...(buyer === 'first-home' && on > FIRST_HOME.to
        ? ['The first-home exemption ended on 30 June 2026 and no extension was confirmed.']
        : []),
    ],
  })
}

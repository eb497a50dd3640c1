import { chargeOnScale, type Scale } from '../scale.ts'
import { dutyOf, staleNote, type DutyRule } from './duty.ts'

/** Residential and primary-production land. */
const GENERAL: Scale = {
  step: 'part',
  bands: [
    { overCents: 0, baseCents: 0, centsPer100: 100 },
    { overCents: 12_000_00, baseCents: 120_00, centsPer100: 200 },
    { overCents: 30_000_00, baseCents: 480_00, centsPer100: 300 },
    { overCents: 50_000_00, baseCents: 1_080_00, centsPer100: 350 },
    { overCents: 100_000_00, baseCents: 2_830_00, centsPer100: 400 },
    { overCents: 200_000_00, baseCents: 6_830_00, centsPer100: 425 },
    { overCents: 250_000_00, baseCents: 8_955_00, centsPer100: 475 },
    { overCents: 300_000_00, baseCents: 11_330_00, centsPer100: 500 },
    { overCents: 500_000_00, baseCents: 21_330_00, centsPer100: 550 },
  ],
}

/** Foreign ownership surcharge on residential land. */
const FOREIGN_CENTS_PER_100 = 700

/** South Australian stamp duty; first-home relief is for new homes and land only. */
export const saDuty: DutyRule = (question) => {
  if (question.on < '2024-06-06') return null
  const relieved = question.buyer === 'first-home' && question.home !== 'established'
  const charged = relieved
    ? { cents: 0, formula: 'full first-home relief for a new home or land to build on' }
    : chargeOnScale(GENERAL, question.valueCents)
  return dutyOf(question, charged, {
    rates: '2025-26 rates',
    foreignCentsPer100: FOREIGN_CENTS_PER_100,
    notes: [
      ...staleNote(question.on, '2026-06-30', '2025-26'),
      ...(question.buyer === 'first-home' && question.home === 'established'
        ? ['First-home relief is for new homes and land to build on; for those no duty is payable.']
        : []),
    ],
  })
}

import { dollars } from '../dollars.ts'
import { chargeOnScale, type Charged, type Scale } from '../scale.ts'
import { dutyOf, staleNote, type DutyRule } from './duty.ts'

/** Up to this value the duty is a formula, above it a share of the whole. */
const FORMULA_LIMIT_CENTS = 525_000_00

const ABOVE: Scale = {
  step: 'exact',
  bands: [
    { overCents: FORMULA_LIMIT_CENTS, baseCents: 0, centsPer100: 495, whole: true },
    { overCents: 3_000_000_00 - 1, baseCents: 0, centsPer100: 575, whole: true },
    { overCents: 5_000_000_00 - 1, baseCents: 0, centsPer100: 595, whole: true },
  ],
}

/** Stamp duty of the Northern Territory; no first-home concession, no foreign surcharge. */
export const ntDuty: DutyRule = (question) => {
  if (question.on < '2025-07-01') return null
  const { valueCents } = question
  const charged =
    valueCents <= FORMULA_LIMIT_CENTS ? byFormula(valueCents) : chargeOnScale(ABOVE, valueCents)
  return dutyOf(question, charged, {
    rates: '2025-26 rates',
    foreignCentsPer100: 0,
    notes: staleNote(question.on, '2026-06-30', '2025-26'),
  })
}

/** 0.06571441 × V² + 15 × V, where V is thousands of dollars. */
function byFormula(valueCents: number): Charged {
  const thousands = valueCents / 100_000
  return {
    cents: Math.round((0.06571441 * thousands * thousands + 15 * thousands) * 100),
    formula: `0.06571441 × V² + 15 × V, V = ${dollars(valueCents)} / $1,000`,
  }
}

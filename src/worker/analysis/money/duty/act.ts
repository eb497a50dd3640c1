import { dollars } from '../dollars.ts'
import { chargeOnScale, type Charged, type Scale } from '../scale.ts'
import { dutyOf, staleNote, type DutyQuestion, type DutyRule } from './duty.ts'

const OTHER: Scale = {
  step: 'part',
  bands: [
    { overCents: 0, baseCents: 0, centsPer100: 120 },
    { overCents: 200_000_00, baseCents: 2_400_00, centsPer100: 220 },
    { overCents: 300_000_00, baseCents: 4_600_00, centsPer100: 340 },
    { overCents: 500_000_00, baseCents: 11_400_00, centsPer100: 432 },
    { overCents: 750_000_00, baseCents: 22_200_00, centsPer100: 590 },
    { overCents: 1_000_000_00, baseCents: 36_950_00, centsPer100: 640 },
    { overCents: 1_455_000_00, baseCents: 0, centsPer100: 454, whole: true },
  ],
}

const OWNER_OCCUPIER: Scale = {
  step: 'part',
  bands: [
    { overCents: 0, baseCents: 0, centsPer100: 28 },
    { overCents: 260_000_00, baseCents: 728_00, centsPer100: 220 },
    { overCents: 300_000_00, baseCents: 1_608_00, centsPer100: 340 },
    { overCents: 500_000_00, baseCents: 8_408_00, centsPer100: 432 },
    { overCents: 750_000_00, baseCents: 19_208_00, centsPer100: 590 },
    { overCents: 1_000_000_00, baseCents: 33_958_00, centsPer100: 640 },
    { overCents: 1_455_000_00, baseCents: 0, centsPer100: 454, whole: true },
  ],
}

/** Home Buyer Concession Scheme 2025-26. */
const CONCESSION_CENTS = 35_238_00
const CONCESSION_NIL_CENTS = 1_020_000_00

/** Conveyance duty of the Australian Capital Territory; there is no foreign surcharge. */
export const actDuty: DutyRule = (question) => {
  if (question.on < '2025-07-01') return null
  return dutyOf(question, charge(question), {
    rates: '2025-26 rates',
    foreignCentsPer100: 0,
    notes: [
      ...staleNote(question.on, '2026-06-30', '2025-26'),
      ...(question.buyer === 'first-home'
        ? ['The concession has an income limit of $250,000 plus $4,600 for each child.']
        : []),
      ...(question.offThePlan === true && question.buyer === 'owner-occupier'
        ? [
            'A unit bought off the plan to live in is exempt up to $1,020,000 (2025-26); that is not counted here.',
          ]
        : []),
    ],
  })
}

function charge({ valueCents, buyer }: DutyQuestion): Charged {
  if (buyer === 'investor' || buyer === 'foreign') return chargeOnScale(OTHER, valueCents)
  const own = chargeOnScale(OWNER_OCCUPIER, valueCents)
  if (buyer === 'owner-occupier') return own
  if (valueCents <= CONCESSION_NIL_CENTS) {
    return { cents: 0, formula: `home buyer concession: nothing up to $1,020,000` }
  }
  return {
    cents: Math.max(0, own.cents - CONCESSION_CENTS),
    formula: `${own.formula}, less the home buyer concession ${dollars(CONCESSION_CENTS)}`,
  }
}

import { chargeOnScale, type Charged, type Scale } from './scale.ts'

/**
 * Victorian land tax of 2024–2033 on the site value of land that is not the owner's home (lower
 * bands confirmed, the table as a whole not).
 */
const VIC: Scale = {
  step: 'exact',
  bands: [
    { overCents: 50_000_00 - 1, baseCents: 500_00, centsPer100: 0 },
    { overCents: 100_000_00 - 1, baseCents: 975_00, centsPer100: 0 },
    { overCents: 300_000_00, baseCents: 1_350_00, centsPer100: 30 },
    { overCents: 600_000_00, baseCents: 2_250_00, centsPer100: 60 },
    { overCents: 1_000_000_00, baseCents: 4_650_00, centsPer100: 90 },
    { overCents: 1_800_000_00, baseCents: 11_850_00, centsPer100: 165 },
    { overCents: 3_000_000_00, baseCents: 31_650_00, centsPer100: 265 },
  ],
}

/** New South Wales, land value averaged over three years; thresholds frozen. */
const NSW: Scale = {
  step: 'exact',
  bands: [
    { overCents: 1_075_000_00, baseCents: 100_00, centsPer100: 160 },
    { overCents: 6_571_000_00, baseCents: 88_036_00, centsPer100: 200 },
  ],
}

const SCALES = { VIC, NSW }

/** A year's land tax of an investor who owns no other land. */
export function landTax(state: keyof typeof SCALES, landValueCents: number): Charged {
  return chargeOnScale(SCALES[state], landValueCents)
}

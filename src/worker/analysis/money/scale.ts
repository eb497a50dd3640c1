import { dollars } from './dollars.ts'

/** One row of a rate table. A value lies in the last band whose `overCents` it exceeds. */
export type Band = {
  readonly overCents: number
  readonly baseCents: number
  /** Cents for each $100: 6 % is 600. */
  readonly centsPer100: number
  /** The rate applies to the whole value, not to the part above `overCents`. */
  readonly whole?: true
}

export type Scale = {
  /** `exact` charges every cent, `part` charges each started $100. */
  readonly step: 'exact' | 'part'
  readonly bands: readonly Band[]
  readonly minimumCents?: number
}

export type Charged = { readonly cents: number; readonly formula: string }

/** What a rate table gives for a value in cents, with the working in words. */
export function chargeOnScale(scale: Scale, valueCents: number): Charged {
  const band = bandOf(scale, valueCents)
  if (band === undefined) return { cents: 0, formula: 'nothing is charged at this value' }
  const basisCents = valueCents - (band.whole ? 0 : band.overCents)
  const above =
    scale.step === 'exact'
      ? Math.round((basisCents * band.centsPer100) / 10_000)
      : Math.ceil(basisCents / 10_000) * band.centsPer100
  const cents = Math.max(band.baseCents + above, scale.minimumCents ?? 0)
  return { cents, formula: formulaOf(scale, band, basisCents) }
}

function bandOf(scale: Scale, valueCents: number): Band | undefined {
  return scale.bands.findLast((band) => valueCents > band.overCents)
}

function formulaOf(scale: Scale, band: Band, basisCents: number): string {
  const base = band.baseCents === 0 ? '' : `${dollars(band.baseCents)} + `
  if (scale.step === 'exact') return `${base}${percent(band.centsPer100)} × ${dollars(basisCents)}`
  const hundreds = Math.ceil(basisCents / 10_000).toLocaleString('en-AU')
  return `${base}${dollars(band.centsPer100)} × ${hundreds} (each started $100)`
}

/** 600 cents for $100 as "6%". */
export function percent(centsPer100: number): string {
  return `${centsPer100 / 100}%`
}

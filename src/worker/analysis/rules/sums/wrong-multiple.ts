import { dollars } from '../say.ts'

/** A sum that does not follow from the smaller one it is told to be made of. */
export type WrongMultiple = {
  readonly told: string
  readonly reckoned: string
  /** "12 times $4,180". */
  readonly of: string
  readonly gapCents: number
}

/** One that was told otherwise than it is reckoned. */
export function wrongMultiple(told: number, reckoned: number, of: string): WrongMultiple {
  const rounded = Math.round(reckoned)
  return {
    told: dollars(told),
    reckoned: dollars(rounded),
    of,
    gapCents: Math.abs(told - rounded),
  }
}

/** The same, unless the two are alike, or so far apart that they are of two things. */
export function differing(told: number, product: number, of: string): WrongMultiple[] {
  const ratio = told / Math.max(1, product)
  return Math.abs(ratio - 1) <= 0.005 ||
    Math.abs(told - product) <= 200 ||
    ratio > 1.6 ||
    ratio < 0.6
    ? []
    : [wrongMultiple(told, product, of)]
}

import type { Fact, Outgoing } from '../facts.ts'

/** From which sum on, and from which share of the price, a year of it is no owner's own. */
const OUT_OF_PROPORTION: Readonly<
  Partial<Record<Outgoing['kind'], { readonly cents: number; readonly share: number }>>
> = {
  'council-rates': { cents: 700_000, share: 0.03 },
  'water-rates': { cents: 500_000, share: 0.02 },
  'owners-corporation': { cents: 1_500_000, share: 0.05 },
  'emergency-services-levy': { cents: 300_000, share: 0.01 },
}
/** A smaller sum is a share in something, a rent or a misprint, and tells nothing of a home. */
const LEAST_PRICE = 5_000_000

/**
 * The outgoings without those that are out of all proportion to the price: the budget of a whole
 * scheme, or a bill for the land before it was cut up, is worse told than none.
 */
export function withinProportion(
  outgoings: readonly Fact<Outgoing>[],
  price: Fact<number> | null,
): readonly Fact<Outgoing>[] {
  if (price === null || price.value < LEAST_PRICE) return outgoings
  return outgoings.filter(({ value: { kind, annualCents } }) => {
    const most = OUT_OF_PROPORTION[kind]
    return (
      most === undefined || annualCents <= most.cents || annualCents <= price.value * most.share
    )
  })
}

import type { PaidPlanId } from '#shared/pricing.ts'
import { CURRENCY, PAID_PLAN_IDS, PLANS } from '#shared/pricing.ts'

/** The mark on a product or a price at Stripe that says which of our plans it is. */
export const PLAN_METADATA = 'fineprint_plan'

/** What one plan is at Stripe: found by its lookup key, tied to our table by its metadata. */
export type CatalogueEntry = {
  readonly planId: PaidPlanId
  readonly lookupKey: string
  readonly productName: string
  readonly unitAmountCents: number
  readonly currency: string
  readonly recurring: { readonly interval: 'month' | 'year'; readonly interval_count: number }
}

/** The plans as Stripe must know them; `npm run stripe:setup` makes them so. */
export function catalogue(): readonly CatalogueEntry[] {
  return PAID_PLAN_IDS.map((planId) => ({
    planId,
    lookupKey: lookupKeyOf(planId),
    productName: `Fineprint ${PLANS[planId].name}`,
    unitAmountCents: PLANS[planId].priceCents,
    currency: CURRENCY,
    recurring: recurringOf(PLANS[planId].months),
  }))
}

/** The key under which a plan's current price is found. */
export function lookupKeyOf(planId: PaidPlanId): string {
  return `fineprint_${planId}`
}

function recurringOf(months: number): CatalogueEntry['recurring'] {
  return months % 12 === 0
    ? { interval: 'year', interval_count: months / 12 }
    : { interval: 'month', interval_count: months }
}

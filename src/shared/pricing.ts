import * as v from 'valibot'

/** Plans and prices (spec §9, product.md §2). Australian dollars in cents, GST included. */

export const PLAN_IDS = ['free', 'monthly', 'quarterly', 'semiannually', 'annual'] as const
export const PlanId = v.picklist(PLAN_IDS)
export type PlanId = v.InferOutput<typeof PlanId>

/** The plans that cost money, in the order in which they are offered. */
export const PAID_PLAN_IDS = ['monthly', 'quarterly', 'semiannually', 'annual'] as const
export const PaidPlanId = v.picklist(PAID_PLAN_IDS, 'Please choose one of the plans')
export type PaidPlanId = v.InferOutput<typeof PaidPlanId>

export const CURRENCY = 'aud'

/** One analysis, pay as you go (spec §9). */
export const PAYG_PRICE_CENTS = 300

/** Analyses that a new account may run without paying (spec §9). */
export const TRIAL_CREDITS = 1

export const PAYG_MIN_QUANTITY = 1
export const PAYG_MAX_QUANTITY = 100

export type Plan = {
  readonly name: string
  readonly description: string
  readonly priceCents: number
  readonly credits: number
  /** One billing period in calendar months. */
  readonly months: number
}

/** The one table of plans (product.md §2): 275, 250, 225 and 200 cents for each review. */
export const PLANS: Readonly<Record<PaidPlanId, Plan>> = {
  monthly: {
    name: 'Monthly',
    description: '10 analyses every month',
    priceCents: 2_750,
    credits: 10,
    months: 1,
  },
  quarterly: {
    name: 'Quarterly',
    description: '30 analyses every three months',
    priceCents: 7_500,
    credits: 30,
    months: 3,
  },
  semiannually: {
    name: 'Semi-Annually',
    description: '60 analyses every six months',
    priceCents: 13_500,
    credits: 60,
    months: 6,
  },
  annual: {
    name: 'Annual',
    description: '120 analyses every year',
    priceCents: 24_000,
    credits: 120,
    months: 12,
  },
}

/** The plan marked Most Popular (spec §9). */
export const MOST_POPULAR_PLAN: PaidPlanId = 'quarterly'

/** Price of each analysis from a quantity on (spec §9), the largest quantity first. */
const BULK_TIERS = [
  { from: 50, unitCents: 250 },
  { from: 20, unitCents: 275 },
  { from: 10, unitCents: 290 },
] as const

export type PaygTier = { readonly from: number; readonly to: number; readonly unitCents: number }

/** The tiers as a table shows them, the smallest quantity first; `to` belongs to the tier. */
export function paygTiers(): readonly PaygTier[] {
  const starts = [...BULK_TIERS, { from: PAYG_MIN_QUANTITY, unitCents: PAYG_PRICE_CENTS }].toSorted(
    (a, b) => a.from - b.from,
  )
  return starts.map(({ from, unitCents }, index) => {
    const next = starts[index + 1]?.from ?? PAYG_MAX_QUANTITY + 1
    return { from, to: next - 1, unitCents }
  })
}

/** True for a whole number of analyses that can be bought at once. */
export function isPaygQuantity(quantity: number): boolean {
  return (
    Number.isSafeInteger(quantity) && quantity >= PAYG_MIN_QUANTITY && quantity <= PAYG_MAX_QUANTITY
  )
}

/** Cents for each of `quantity` analyses bought at once. */
export function paygUnitCents(quantity: number): number {
  return BULK_TIERS.find(({ from }) => quantity >= from)?.unitCents ?? PAYG_PRICE_CENTS
}

/**
 * Cents for `quantity` analyses bought at once. A tier's price holds for all of them, so 20 cost
 * less than 19 and 50 less than 49.
 *
 * @throws when the quantity cannot be bought: the caller has checked it.
 */
export function paygTotalCents(quantity: number): number {
  if (!isPaygQuantity(quantity)) throw new Error(`${quantity} analyses cannot be bought at once`)
  return quantity * paygUnitCents(quantity)
}

/** The smallest larger quantity that costs less than this one, or null. */
export function cheaperPaygQuantity(quantity: number): number | null {
  const total = paygTotalCents(quantity)
  const better = BULK_TIERS.map(({ from }) => from)
    .filter((from) => from > quantity && paygTotalCents(from) < total)
    .toSorted((a, b) => a - b)
  return better[0] ?? null
}

/** What one review costs on a plan, in cents. */
export function effectiveCostCents(planId: PlanId): number {
  if (planId === 'free') return PAYG_PRICE_CENTS
  const { priceCents, credits } = PLANS[planId]
  return priceCents / credits
}

/** Saving badge: how much less than pay as you go one review costs, as a whole percent (spec §9). */
export function savingPercent(effectiveCostPerReviewCents: number): number {
  return Math.round(((PAYG_PRICE_CENTS - effectiveCostPerReviewCents) / PAYG_PRICE_CENTS) * 100)
}

/** Goods and services tax within an Australian price that includes it: one eleventh, in cents. */
export function gstCents(inclusiveCents: number): number {
  return Math.round(inclusiveCents / 11)
}

/** `A$55.00` for 5500. */
export function formatAud(cents: number): string {
  const sign = cents < 0 ? '-' : ''
  const whole = Math.abs(cents)
  return `${sign}A$${Math.floor(whole / 100)}.${String(whole % 100).padStart(2, '0')}`
}

import { priceFromCents } from '#client/lib/format.ts'
import { PLANS, type PaidPlanId } from '#shared/pricing.ts'

type PlanWords = {
  /** After a price: "$75.00 a quarter". */
  readonly per: string
  /** How often it renews. */
  readonly every: string
  readonly forWhom: string
}

export const PLAN_WORDS: Readonly<Record<PaidPlanId, PlanWords>> = {
  monthly: { per: 'a month', every: 'every month', forWhom: 'For a search that has just begun.' },
  quarterly: {
    per: 'a quarter',
    every: 'every three months',
    forWhom: 'For a search that takes a season.',
  },
  semiannually: {
    per: 'a half-year',
    every: 'every six months',
    forWhom: 'For a search in more than one place.',
  },
  annual: {
    per: 'a year',
    every: 'every year',
    forWhom: 'For buyers’ agents and busy families.',
  },
}

export function planName(planId: PaidPlanId): string {
  return PLANS[planId].name
}

/** 7500 → "$75.00", where the page says elsewhere that prices are Australian dollars. */
export function shortPrice(cents: number): string {
  return priceFromCents(cents).slice(1)
}

/** "1 credit", "20 credits". */
export function creditCount(count: number): string {
  return count === 1 ? '1 credit' : `${count} credits`
}

/** "1 analysis", "20 analyses". */
export function analysisCount(count: number): string {
  return count === 1 ? '1 analysis' : `${count} analyses`
}

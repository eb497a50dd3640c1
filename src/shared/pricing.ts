import * as v from 'valibot'

/** Plans and prices (spec §9, product.md §2). Australian dollars in cents, GST included. */

export const PLAN_IDS = ['free', 'monthly', 'quarterly', 'semiannually', 'annual'] as const
export const PlanId = v.picklist(PLAN_IDS)
export type PlanId = v.InferOutput<typeof PlanId>

/** One analysis, pay as you go (spec §9). */
export const PAYG_PRICE_CENTS = 300

/** Analyses that a new account may run without paying (spec §9). */
export const TRIAL_CREDITS = 1

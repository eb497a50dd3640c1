import * as v from 'valibot'

import { PlanId } from '../pricing.ts'
import { endpoint } from './endpoint.ts'

const Credits = v.pipe(v.number(), v.integer())

export const CreditBalance = v.strictObject({
  freeCreditsRemaining: Credits,
  /** Subscription and pay-as-you-go credits together (product.md §2). */
  subscriptionCreditsRemaining: Credits,
  subscriptionPlan: PlanId,
  effectiveCostPerReview: v.pipe(v.number(), v.integer(), v.minValue(0)),
})
export type CreditBalance = v.InferOutput<typeof CreditBalance>

export const getCredits = endpoint('GET', '/api/subscription/credits', { response: CreditBalance })

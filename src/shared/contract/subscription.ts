import * as v from 'valibot'

import { PaidPlanId, PlanId } from '../pricing.ts'
import { endpoint } from './endpoint.ts'

/** Below zero after a refund of credits that were already used. */
const Credits = v.pipe(v.number(), v.integer())
const Cents = v.pipe(v.number(), v.integer(), v.minValue(0))
const Instant = v.pipe(v.string(), v.isoTimestamp())

export const CreditBalance = v.strictObject({
  freeCreditsRemaining: Credits,
  /** Subscription and pay-as-you-go credits together (product.md §2). */
  subscriptionCreditsRemaining: Credits,
  subscriptionPlan: PlanId,
  effectiveCostPerReview: Cents,
})
export type CreditBalance = v.InferOutput<typeof CreditBalance>

export const SubscriptionStatus = v.strictObject({
  plan: PlanId,
  status: v.picklist(['active', 'pending', 'cancelled']),
  freeCreditsRemaining: Credits,
  subscriptionCreditsRemaining: Credits,
  currentPeriodStart: v.nullable(Instant),
  currentPeriodEnd: v.nullable(Instant),
  /** The plan that begins when the present one ends. */
  nextPlan: v.nullable(PaidPlanId),
  effectiveCostPerReview: Cents,
})
export type SubscriptionStatus = v.InferOutput<typeof SubscriptionStatus>

const PlanCard = v.strictObject({
  description: v.string(),
  price: Cents,
  credits: Credits,
  effectiveCostPerReview: Cents,
})

export const PlanList = v.strictObject({
  plans: v.record(PaidPlanId, PlanCard),
  payAsYouGo: PlanCard,
})
export type PlanList = v.InferOutput<typeof PlanList>

export const getCredits = endpoint('GET', '/api/subscription/credits', { response: CreditBalance })
export const getSubscriptionStatus = endpoint('GET', '/api/subscription/status', {
  response: SubscriptionStatus,
})
export const getPlans = endpoint('GET', '/api/subscription/plans', { response: PlanList })
export const createSubscription = endpoint('POST', '/api/subscription/create', {
  body: v.object({ planId: PaidPlanId }),
  /** Null where nothing is to be paid now: a cancellation taken back, or a plan that begins later. */
  response: v.strictObject({ clientSecret: v.nullable(v.string()) }),
})

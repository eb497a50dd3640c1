import { expect, test } from 'vitest'

import type { SubscriptionStatus } from '#shared/contract/subscription.ts'
import { PAID_PLAN_IDS } from '#shared/pricing.ts'

import { planOffer } from './plan-offer.ts'

const END = '2027-02-21T03:00:00.000Z'

function offers(given: Partial<SubscriptionStatus>): string[] {
  const status: SubscriptionStatus = {
    plan: 'quarterly',
    status: 'active',
    freeCreditsRemaining: 0,
    subscriptionCreditsRemaining: 0,
    currentPeriodStart: null,
    currentPeriodEnd: END,
    nextPlan: null,
    effectiveCostPerReview: 250,
    ...given,
  }
  return PAID_PLAN_IDS.map((planId) => planOffer(planId, status).kind)
}

test('offers every plan to someone without one, also after the trial', () => {
  const all = ['subscribe', 'subscribe', 'subscribe', 'subscribe']
  expect(offers({ plan: 'free' })).toEqual(all)
  expect(offers({ plan: 'free', status: 'cancelled' })).toEqual(all)
})

test('lets a running plan run and offers the others for its end', () => {
  expect(offers({})).toEqual(['switch', 'current', 'switch', 'switch'])
})

test('offers to take a cancellation back', () => {
  expect(offers({ status: 'cancelled' })).toEqual(['switch', 'keep', 'switch', 'switch'])
})

test('shows the plan that follows, and offers to keep the present one instead', () => {
  expect(offers({ nextPlan: 'annual' })).toEqual(['switch', 'keep', 'switch', 'next'])
})

test('offers to pay a plan that waits, or to choose another in its place', () => {
  expect(offers({ status: 'pending' })).toEqual(['replace', 'complete', 'replace', 'replace'])
})

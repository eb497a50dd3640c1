import type { Hono } from 'hono'

import type { PlanList } from '#shared/contract/subscription.ts'
import { getPlans } from '#shared/contract/subscription.ts'
import { PAYG_PRICE_CENTS, PLANS, effectiveCostCents } from '#shared/pricing.ts'
import type { PaidPlanId } from '#shared/pricing.ts'
import type { AppEnv } from '#worker/env.ts'
import { serve } from '#worker/serve.ts'

/** GET /api/subscription/plans: what can be bought, in cents. */
export function mountGetPlans(app: Hono<AppEnv>): void {
  serve(
    app,
    getPlans,
  )(() => ({
    plans: {
      monthly: card('monthly'),
      quarterly: card('quarterly'),
      semiannually: card('semiannually'),
      annual: card('annual'),
    },
    payAsYouGo: {
      description: 'Pay for each analysis, with a lower price for ten or more at once',
      price: PAYG_PRICE_CENTS,
      credits: 1,
      effectiveCostPerReview: effectiveCostCents('free'),
    },
  }))
}

function card(planId: PaidPlanId): PlanList['payAsYouGo'] {
  const { description, priceCents, credits } = PLANS[planId]
  return {
    description,
    price: priceCents,
    credits,
    effectiveCostPerReview: effectiveCostCents(planId),
  }
}

import type { Hono } from 'hono'

import { getCredits } from '#shared/contract/subscription.ts'
import { effectiveCostCents } from '#shared/pricing.ts'
import { ledgerOf } from '#worker/credits/ledger-of.ts'
import type { AppEnv } from '#worker/env.ts'
import { paidPlanOf } from '#worker/payments/user-subscriptions.ts'
import { serve } from '#worker/serve.ts'

/** What the user may still run; pay-as-you-go credits count with the subscription's. */
export function mountGetCredits(app: Hono<AppEnv>): void {
  serve(
    app,
    getCredits,
  )(async ({ env, services, user }) => {
    const balances = await ledgerOf(env, user.id).balances(services.now().getTime())
    const plan = await paidPlanOf({ env }, user.id)
    return {
      freeCreditsRemaining: balances.trial,
      subscriptionCreditsRemaining: balances.subscription + balances.payg,
      subscriptionPlan: plan,
      effectiveCostPerReview: effectiveCostCents(plan),
    }
  })
}

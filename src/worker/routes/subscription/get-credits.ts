import type { Hono } from 'hono'

import { getCredits } from '#shared/contract/subscription.ts'
import { PAYG_PRICE_CENTS } from '#shared/pricing.ts'
import { ledgerOf } from '#worker/credits/ledger-of.ts'
import type { AppEnv } from '#worker/env.ts'
import { serve } from '#worker/serve.ts'

/** What the user may still run; pay-as-you-go credits count with the subscription's. */
export function mountGetCredits(app: Hono<AppEnv>): void {
  serve(
    app,
    getCredits,
  )(async ({ env, services, user }) => {
    const balances = await ledgerOf(env, user.id).balances(services.now().getTime())
    return {
      freeCreditsRemaining: balances.trial,
      subscriptionCreditsRemaining: balances.subscription + balances.payg,
      subscriptionPlan: 'free',
      effectiveCostPerReview: PAYG_PRICE_CENTS,
    }
  })
}

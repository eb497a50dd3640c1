import type { Hono } from 'hono'

import { getSubscriptionStatus } from '#shared/contract/subscription.ts'
import { ledgerOf } from '#worker/credits/ledger-of.ts'
import type { AppEnv } from '#worker/env.ts'
import { subscriptionView } from '#worker/payments/subscription-view.ts'
import { subscriptionsOf } from '#worker/payments/user-subscriptions.ts'
import { serve } from '#worker/serve.ts'

/** GET /api/subscription/status: the user's plan and what is left on it. */
export function mountGetSubscriptionStatus(app: Hono<AppEnv>): void {
  serve(
    app,
    getSubscriptionStatus,
  )(async ({ env, services, user }) => {
    const balances = await ledgerOf(env, user.id).balances(services.now().getTime())
    return subscriptionView(await subscriptionsOf({ env }, user.id), balances)
  })
}

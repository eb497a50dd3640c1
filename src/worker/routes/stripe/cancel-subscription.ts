import type { Hono } from 'hono'

import { cancelSubscription } from '#shared/contract/payments.ts'
import { ledgerOf } from '#worker/credits/ledger-of.ts'
import type { AppEnv } from '#worker/env.ts'
import { AppError } from '#worker/errors.ts'
import { cancelPlan } from '#worker/payments/cancel-plan.ts'
import { paymentDesk } from '#worker/payments/open-desk.ts'
import { subscriptionView } from '#worker/payments/subscription-view.ts'
import { subscriptionsOf } from '#worker/payments/user-subscriptions.ts'
import { serve } from '#worker/serve.ts'

/** POST /api/stripe/cancel-subscription: answers the plan as it then stands. */
export function mountCancelSubscription(app: Hono<AppEnv>): void {
  serve(
    app,
    cancelSubscription,
  )(async ({ env, services, user }) => {
    const desk = paymentDesk(env, services)
    if (!(await cancelPlan(desk, user))) {
      throw new AppError('not-found', 'There is no subscription to cancel.')
    }
    const balances = await ledgerOf(env, user.id).balances(services.now().getTime())
    return subscriptionView(await subscriptionsOf(desk, user.id), balances)
  })
}

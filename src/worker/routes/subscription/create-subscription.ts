import type { Hono } from 'hono'

import { createSubscription } from '#shared/contract/subscription.ts'
import type { AppEnv } from '#worker/env.ts'
import { paymentDesk } from '#worker/payments/open-desk.ts'
import { subscribe } from '#worker/payments/subscribe.ts'
import { serve } from '#worker/serve.ts'

/** POST /api/subscription/create: chooses a plan. */
export function mountCreateSubscription(app: Hono<AppEnv>): void {
  serve(
    app,
    createSubscription,
  )(async ({ env, services, user, body }) => ({
    clientSecret: await subscribe(paymentDesk(env, services), user, body.planId),
  }))
}

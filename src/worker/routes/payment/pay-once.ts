import type { Hono } from 'hono'

import { payOnce } from '#shared/contract/payments.ts'
import type { AppEnv } from '#worker/env.ts'
import { buyCredits } from '#worker/payments/buy-credits.ts'
import { paymentDesk } from '#worker/payments/open-desk.ts'
import { serve } from '#worker/serve.ts'

/** POST /api/payment/payg: opens the payment for one analysis. */
export function mountPayOnce(app: Hono<AppEnv>): void {
  serve(
    app,
    payOnce,
  )(async ({ env, services, user }) => ({
    clientSecret: await buyCredits(paymentDesk(env, services), user, 1),
  }))
}

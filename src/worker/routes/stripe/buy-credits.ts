import type { Hono } from 'hono'

import { buyCredits as contract } from '#shared/contract/payments.ts'
import { paygTotalCents } from '#shared/pricing.ts'
import type { AppEnv } from '#worker/env.ts'
import { AppError } from '#worker/errors.ts'
import { buyCredits } from '#worker/payments/buy-credits.ts'
import { paymentDesk } from '#worker/payments/open-desk.ts'
import { serve } from '#worker/serve.ts'

/** POST /api/stripe/create-payg-subscription: opens the payment for 1 to 100 analyses. */
export function mountBuyCredits(app: Hono<AppEnv>): void {
  serve(
    app,
    contract,
  )(async ({ env, services, user, body }) => {
    if (body.amount !== paygTotalCents(body.quantity)) {
      throw new AppError(
        'invalid-request',
        'The price shown is not the price of this quantity. Nothing was charged. Please reload the page and try again.',
      )
    }
    return { clientSecret: await buyCredits(paymentDesk(env, services), user, body.quantity) }
  })
}

import type { Hono } from 'hono'

import { completePayment } from '#shared/contract/payments.ts'
import type { AppEnv } from '#worker/env.ts'
import { AppError } from '#worker/errors.ts'
import { paymentDesk } from '#worker/payments/open-desk.ts'
import { pendingPayment } from '#worker/payments/pending-payment.ts'
import { serve } from '#worker/serve.ts'

/** POST /api/stripe/complete-payment: the named or else the newest payment that waits to be made. */
export function mountCompletePayment(app: Hono<AppEnv>): void {
  serve(
    app,
    completePayment,
  )(async ({ env, services, user, query }) => {
    const pending = await pendingPayment(paymentDesk(env, services), user.id, query)
    // The sentence is fixed by spec §8.
    if (!pending) throw new AppError('not-found', 'No pending payment found')
    return pending
  })
}

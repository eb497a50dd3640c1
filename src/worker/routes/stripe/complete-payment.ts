import type { Hono } from 'hono'

import { completePayment } from '#shared/contract/payments.ts'
import type { AppEnv } from '#worker/env.ts'
import { AppError } from '#worker/errors.ts'
import { paymentDesk } from '#worker/payments/open-desk.ts'
import { pendingPayment } from '#worker/payments/pending-payment.ts'
import { serve } from '#worker/serve.ts'

/** POST /api/stripe/complete-payment: the newest payment of this user that waits to be made. */
export function mountCompletePayment(app: Hono<AppEnv>): void {
  serve(
    app,
    completePayment,
  )(async ({ env, services, user }) => {
    const pending = await pendingPayment(paymentDesk(env, services), user.id)
    // The sentence is fixed by spec §8.
    if (!pending) throw new AppError('not-found', 'No pending payment found')
    return pending
  })
}

import type { Hono } from 'hono'

import { allocateCredits } from '#shared/contract/payments.ts'
import type { AppEnv } from '#worker/env.ts'
import { AppError } from '#worker/errors.ts'
import { paymentDesk } from '#worker/payments/open-desk.ts'
import { settleIntent } from '#worker/payments/settle-payment.ts'
import { serve } from '#worker/serve.ts'

/**
 * POST /api/stripe/allocate-credits-automatically: settles a payment that the browser says it made.
 * Only the id is used, and only to ask Stripe.
 */
export function mountAllocateCredits(app: Hono<AppEnv>): void {
  serve(
    app,
    allocateCredits,
  )(async ({ env, services, user, body }) => {
    const settlement = await settleIntent(paymentDesk(env, services), body.paymentIntentId, {
      userId: user.id,
    })
    switch (settlement.outcome) {
      case 'settled':
        return { creditsAdded: settlement.credits }
      case 'unpaid':
        throw new AppError('invalid-request', 'This payment has not been completed yet.')
      case 'refused':
        throw new AppError('not-found', 'This payment was not found.')
    }
  })
}

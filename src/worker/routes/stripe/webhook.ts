import type { Hono } from 'hono'

import { stripeWebhook } from '#shared/contract/payments.ts'
import type { AppEnv } from '#worker/env.ts'
import { AppError } from '#worker/errors.ts'
import { handleEvent } from '#worker/payments/handle-event.ts'
import { paymentDesk } from '#worker/payments/open-desk.ts'
import { servePublic } from '#worker/serve.ts'

/** Stripe's events are a few kilobytes; nothing else needs more. */
const BODY_MAX_BYTES = 512 * 1024

/**
 * POST /api/stripe/webhook: 200 when the message is done or is none of ours, 400 when Stripe did
 * not sign it, 5xx only when sending it again can help.
 */
export function mountStripeWebhook(app: Hono<AppEnv>): void {
  servePublic(
    app,
    stripeWebhook,
  )(async ({ context, env, services }) => {
    const desk = paymentDesk(env, services)
    if (Number(context.req.header('content-length') ?? 0) > BODY_MAX_BYTES) {
      throw new AppError('too-large', 'The request is too large.')
    }
    const signature = context.req.header('stripe-signature')
    const reading = await desk.gateway.readEvent(await context.req.text(), signature)
    switch (reading.outcome) {
      case 'no-secret':
        throw new AppError('unavailable', 'The webhook has no signing secret yet.')
      case 'bad-signature':
        throw new AppError('invalid-request', 'The signature does not fit.')
      case 'event':
        await handleEvent(desk, reading.event)
        return { received: true as const }
    }
  })
}

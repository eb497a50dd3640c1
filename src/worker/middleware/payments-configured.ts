import type { MiddlewareHandler } from 'hono'

import type { AppEnv } from '../env.ts'
import { AppError } from '../errors.ts'

/** Payments need Stripe's key: without it they are off, and nothing else is. */
export const paymentsConfigured: MiddlewareHandler<AppEnv> = async (context, next) => {
  if (!context.env.STRIPE_SECRET_KEY) {
    throw new AppError(
      'unavailable',
      'Payments are not available yet. You have not been charged. Please try again later.',
    )
  }
  await next()
}

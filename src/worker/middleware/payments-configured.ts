import type { MiddlewareHandler } from 'hono'

import type { AppEnv } from '../env.ts'
import { paymentDesk } from '../payments/open-desk.ts'

/** Payments need Stripe's key, or a local run: without they are off, and nothing else is. */
export const paymentsConfigured: MiddlewareHandler<AppEnv> = async (context, next) => {
  paymentDesk(context.env, context.get('services'))
  await next()
}

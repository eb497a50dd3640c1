import { Hono } from 'hono'

import { mountAuth } from './auth/mount.ts'
import type { AppEnv, Bindings } from './env.ts'
import { newId } from './db/ids.ts'
import { AppError, statusOf } from './errors.ts'
import { checkOrigin } from './middleware/check-origin.ts'
import { paymentsConfigured } from './middleware/payments-configured.ts'
import { securityHeaders } from './middleware/security-headers.ts'
import { mountPages } from './pages/mount-pages.ts'
import { mountRoutes } from './routes/mount.ts'
import { mountLocal, mountLocalFirst } from './local/mount.ts'
import type { Services } from './services.ts'
import { createServices } from './services.ts'

/** The Hono app: middleware in order, endpoints mounted, every error turned into one sentence. */
export function createApp(
  overrides: (env: Bindings) => Partial<Services> = () => ({}),
): Hono<AppEnv> {
  const app = new Hono<AppEnv>()
  app.use(securityHeaders)
  app.use(async (context, next) => {
    context.set('requestId', newId('request'))
    context.set('services', { ...createServices(context.env), ...overrides(context.env) })
    await next()
  })
  app.use('/api/*', checkOrigin)
  app.use('/api/payment/*', paymentsConfigured)
  app.use('/api/stripe/*', paymentsConfigured)
  app.use('/api/subscription/create', paymentsConfigured)
  mountLocalFirst(app)
  mountAuth(app)
  mountRoutes(app)
  mountLocal(app)
  app.all('/api/*', () => {
    throw new AppError('not-found', 'There is nothing at this address.')
  })
  app.all('/dev/*', () => {
    throw new AppError('not-found', 'There is nothing at this address.')
  })
  mountPages(app)
  app.onError((error, context) => {
    if (error instanceof AppError) {
      return context.text(error.message, statusOf(error.code), { ...error.headers })
    }
    const requestId = context.get('requestId')
    // The message and stack are ours; nothing of the request or a document is in them.
    // oxlint-disable-next-line no-console -- a broken invariant must reach the operator's log
    console.error(requestId, error.stack ?? error.message)
    return context.text(`Something went wrong on our side. Please try again (${requestId}).`, 500)
  })
  return app
}

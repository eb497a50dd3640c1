import type { Hono } from 'hono'

import type { AppEnv } from '../env.ts'
import { isLocal } from '../env.ts'
import { deliverSandboxEvents, localSandbox } from '../payments/sandbox/sandbox-access.ts'

/** Whatever may make the sandbox tell something: after it, our own webhook is told. */
const TELLING = ['/api/payment/*', '/api/stripe/*', '/api/subscription/*', '/dev/stripe/*']

/**
 * `/dev/stripe/v1/*`: the payments sandbox, for the local card form and for scripts. Must be
 * mounted before the routes, so that the messages go out behind their answers.
 */
export function mountStripeSandbox(app: Hono<AppEnv>): void {
  for (const path of TELLING) {
    app.use(path, async (context, next) => {
      await next()
      const { env } = context
      const { gateway } = context.get('services')
      const fromStripe = context.req.path === '/api/stripe/webhook'
      if (!isLocal(env) || gateway?.browser.mode !== 'sandbox' || fromStripe) return
      const webhook = async (request: Request) => app.fetch(request, env, context.executionCtx)
      context.executionCtx.waitUntil(deliverSandboxEvents(env, webhook))
    })
  }
  app.all('/dev/stripe/v1/*', async (context, next) => {
    const { gateway } = context.get('services')
    if (!isLocal(context.env) || gateway?.browser.mode !== 'sandbox') return next()
    const url = new URL(context.req.url)
    url.pathname = url.pathname.replace(/^\/dev\/stripe/, '')
    return localSandbox(context.env).fetch(new Request(url, context.req.raw))
  })
}

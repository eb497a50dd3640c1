import type { MiddlewareHandler } from 'hono'

import type { AppEnv } from '../env.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'

/**
 * Sent with every answer of the Worker. `public/_headers` repeats them for the assets that
 * Cloudflare serves without asking it; a test keeps the two alike.
 */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  // Not `no-referrer`: with it browsers send `Origin: null` from forms, which we refuse.
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

export const securityHeaders: MiddlewareHandler<AppEnv> = async (context, next) => {
  await next()
  // Answers of ASSETS and of fetch have headers that cannot be changed; a copy has.
  const response = new Response(context.res.body, context.res)
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.headers.set(name, value)
  response.headers.set('Permissions-Policy', permissionsPolicy(context.env.STRIPE_SECRET_KEY))
  response.headers.set(
    'Content-Security-Policy',
    context.get('contentSecurityPolicy') ?? contentSecurityPolicy(context.env, inDevServer()),
  )
  // Hono copies the old answer's headers over the new one's unless there is none.
  context.res = undefined
  context.res = response
}

/** The card form may ask the browser for a saved card; nothing else of the device is ever used. */
export function permissionsPolicy(stripeKey: string | undefined): string {
  const payment = stripeKey ? '(self "https://js.stripe.com")' : '()'
  return `camera=(), microphone=(), geolocation=(), usb=(), payment=${payment}`
}

/** The constant exists only where Vite's configuration defines it. */
function inDevServer(): boolean {
  return typeof __DEV_SERVER__ !== 'undefined' && __DEV_SERVER__
}

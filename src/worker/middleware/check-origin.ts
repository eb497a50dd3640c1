import type { Context, MiddlewareHandler } from 'hono'

import type { AppEnv } from '../env.ts'
import { AppError } from '../errors.ts'

const SAFE_METHODS: readonly string[] = ['GET', 'HEAD', 'OPTIONS']

/**
 * Refuses a state-changing call that another site's page made a browser send. Read in turn:
 *
 * 1. `Origin`, where present, must be our own.
 * 2. else `Sec-Fetch-Site` must be `same-origin`, or `none` (typed by the user).
 * 3. else `Referer`, where present, must be of our own origin.
 * 4. A request with none of the three is let through. Every browser that is still in use sends
 *    `Origin` with such a call, so this is a program (curl, Stripe's webhook), which carries a
 *    session only when its owner gave it one; and the cookie is SameSite=Lax besides.
 */
export const checkOrigin: MiddlewareHandler<AppEnv> = async (context, next) => {
  if (!SAFE_METHODS.includes(context.req.method) && !isOwn(context)) {
    throw new AppError('wrong-origin', 'This request came from another site and was refused.')
  }
  await next()
}

function isOwn(context: Context<AppEnv>): boolean {
  const own = [new URL(context.req.url).origin, context.env.APP_ORIGIN]
  const origin = context.req.header('origin')
  if (origin !== undefined) return own.includes(origin)
  const site = context.req.header('sec-fetch-site')
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  const referer = context.req.header('referer')
  return referer === undefined || (URL.canParse(referer) && own.includes(new URL(referer).origin))
}

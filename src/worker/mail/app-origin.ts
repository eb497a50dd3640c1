import type { Context } from 'hono'

import type { AppEnv } from '../env.ts'

/**
 * The address that links in mails start with. Where APP_ORIGIN is absent it is the one that was
 * called: Cloudflare hands a Worker only the host names that are routed to it.
 */
export function appOrigin(context: Context<AppEnv>): string {
  return context.env.APP_ORIGIN ?? new URL(context.req.url).origin
}

import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'

import type { AppEnv } from '../env.ts'

const LOCAL_HOSTS: readonly string[] = ['localhost', '127.0.0.1', '[::1]']

/** The token that the browser sent, or null. */
export function readSessionCookie(context: Context<AppEnv>): string | null {
  return getCookie(context, cookieOf(context).name) ?? null
}

export function writeSessionCookie(
  context: Context<AppEnv>,
  token: string,
  expiresAt: Date,
  now: Date,
): void {
  const { name, options } = cookieOf(context)
  // Reading `res` makes Hono keep the header also for answers that a handler builds itself.
  void context.res
  const maxAge = Math.floor((expiresAt.getTime() - now.getTime()) / 1000)
  setCookie(context, name, token, { ...options, maxAge })
}

export function clearSessionCookie(context: Context<AppEnv>): void {
  const { name, options } = cookieOf(context)
  deleteCookie(context, name, options)
}

/**
 * Browsers keep `Secure` cookies from http://localhost only in part, so it is left out there and
 * nowhere else. The `__Host-` prefix stops a neighbouring subdomain from planting a session.
 */
function cookieOf(context: Context<AppEnv>) {
  const secure = !LOCAL_HOSTS.includes(new URL(context.req.url).hostname)
  return {
    name: secure ? '__Host-session' : 'session',
    options: { path: '/', httpOnly: true, secure, sameSite: 'Lax' },
  } as const
}

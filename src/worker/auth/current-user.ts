import type { Context } from 'hono'

import type { AppEnv, SessionUser } from '../env.ts'
import { AppError } from '../errors.ts'
import { readSessionCookie, writeSessionCookie } from './session-cookie.ts'
import { readSession } from './sessions.ts'

/**
 * The signed-in user of this request; makes the session longer while it is in use.
 *
 * @throws AppError('not-signed-in') without a live session.
 */
export async function requireUser(context: Context<AppEnv>): Promise<SessionUser> {
  const { database, now } = context.get('services')
  const token = readSessionCookie(context)
  const at = now()
  const session = token === null ? null : await readSession(database, token, at)
  if (token === null || session === null) {
    throw new AppError('not-signed-in', 'Please sign in to continue.')
  }
  if (session.extendedTo) writeSessionCookie(context, token, session.extendedTo, at)
  return session.user
}

import { eq } from 'drizzle-orm'
import type { Hono } from 'hono'

import { login } from '#shared/contract/auth.ts'

import { normaliseEmail } from '../../auth/email-address.ts'
import { readSessionCookie, writeSessionCookie } from '../../auth/session-cookie.ts'
import { endSession, openSession } from '../../auth/sessions.ts'
import { users } from '../../db/schema.ts'
import type { AppEnv } from '../../env.ts'
import { AppError } from '../../errors.ts'
import { limitPerAddressAndAccount } from '../../middleware/rate-limit.ts'
import { paidPlanOf } from '../../payments/user-subscriptions.ts'
import { servePublic } from '../../serve.ts'

/**
 * POST /api/auth/login. Whatever is wrong, one password hash runs, so that the time tells nobody
 * which addresses have an account; that one is unverified is told only to who knows its password.
 */
export function mountLogin(app: Hono<AppEnv>): void {
  servePublic(
    app,
    login,
  )(async ({ context, env, services, body }) => {
    const { database, hasher, now } = services
    const email = normaliseEmail(body.email)
    await limitPerAddressAndAccount(context, 'RATE_SIGN_IN', email)
    const user = await database.select().from(users).where(eq(users.email, email)).get()
    const matches = await hasher.verify(body.password, user?.passwordHash ?? null)
    if (!user || !matches) throw new AppError('bad-credentials', 'Invalid email or password')
    if (!user.emailVerifiedAt) {
      throw new AppError('bad-credentials', 'Please verify your email before logging in')
    }
    const previous = readSessionCookie(context)
    if (previous !== null) await endSession(database, previous)
    const at = now()
    const session = await openSession(database, user.id, at)
    writeSessionCookie(context, session.token, session.expiresAt, at)
    const { id, firstName, lastName } = user
    const subscriptionPlan = await paidPlanOf({ env }, id)
    return { id, email, firstName, lastName, subscriptionPlan }
  })
}

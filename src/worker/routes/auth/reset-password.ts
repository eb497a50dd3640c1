import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import type { Hono } from 'hono'

import { resetPassword } from '#shared/contract/auth.ts'

import { hashSecretToken } from '../../auth/secret-token.ts'
import type { Database } from '../../db/for-user.ts'
import { emailTokens, sessions, users } from '../../db/schema.ts'
import type { AppEnv } from '../../env.ts'
import { AppError } from '../../errors.ts'
import { clientAddress } from '../../middleware/client-address.ts'
import { enforceRateLimit } from '../../middleware/rate-limit.ts'
import { servePublic } from '../../serve.ts'

/**
 * POST /api/auth/reset-password: sets the password, ends every session and uses up every reset
 * link of the account. The link came by mail, so the address is verified as well.
 */
export function mountResetPassword(app: Hono<AppEnv>): void {
  servePublic(
    app,
    resetPassword,
  )(async ({ context, services, body }) => {
    const { database, hasher, now } = services
    await enforceRateLimit(context, 'RATE_SIGN_IN', `reset:${clientAddress(context)}`)
    const tokenHash = hashSecretToken(body.token)
    const at = now()
    // Looked at first so that a made-up token costs no hash; decided below, in one step.
    if ((await liveToken(database, tokenHash, at)).length === 0) throw notValid()
    const passwordHash = await hasher.hash(body.password)
    const owner = liveToken(database, tokenHash, at)
    const [changed] = await database.batch([
      database
        .update(users)
        .set({
          passwordHash,
          emailVerifiedAt: sql`coalesce(${users.emailVerifiedAt}, ${at.getTime()})`,
        })
        .where(inArray(users.id, owner))
        .returning({ id: users.id }),
      database.delete(sessions).where(inArray(sessions.userId, owner)),
      database
        .update(emailTokens)
        .set({ usedAt: at })
        .where(
          and(
            inArray(emailTokens.userId, owner),
            eq(emailTokens.purpose, 'reset'),
            isNull(emailTokens.usedAt),
          ),
        ),
    ])
    if (changed.length === 0) throw notValid()
    return { message: 'Your password has been changed. You can now log in.' }
  })
}

/** The owner of a reset link that may still be used: one row or none. */
function liveToken(database: Database, tokenHash: string, now: Date) {
  return database
    .select({ userId: emailTokens.userId })
    .from(emailTokens)
    .where(
      and(
        eq(emailTokens.tokenHash, tokenHash),
        eq(emailTokens.purpose, 'reset'),
        isNull(emailTokens.usedAt),
        gt(emailTokens.expiresAt, now),
      ),
    )
}

function notValid(): AppError {
  return new AppError(
    'invalid-request',
    'This link has expired or was used before. Please ask for a new one.',
  )
}

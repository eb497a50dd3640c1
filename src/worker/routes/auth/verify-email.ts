import { and, eq, isNull } from 'drizzle-orm'
import type { Hono } from 'hono'

import { verifyEmail } from '#shared/contract/auth.ts'

import { hashSecretToken } from '../../auth/secret-token.ts'
import { emailTokens, users } from '../../db/schema.ts'
import type { AppEnv } from '../../env.ts'
import { AppError } from '../../errors.ts'
import { servePublic } from '../../serve.ts'

/**
 * GET /api/auth/verify-email?token=. A link opened again (by its reader, or before by a mail
 * scanner) is no failure: it says that the address is already verified.
 */
export function mountVerifyEmail(app: Hono<AppEnv>): void {
  servePublic(
    app,
    verifyEmail,
  )(async ({ services, query }) => {
    const { database, now } = services
    const tokenHash = hashSecretToken(query.token)
    const found = await database
      .select({
        userId: users.id,
        expiresAt: emailTokens.expiresAt,
        verifiedAt: users.emailVerifiedAt,
      })
      .from(emailTokens)
      .innerJoin(users, eq(users.id, emailTokens.userId))
      .where(and(eq(emailTokens.tokenHash, tokenHash), eq(emailTokens.purpose, 'verify')))
      .get()
    if (!found) throw new AppError('invalid-request', 'Invalid verification link')
    if (found.verifiedAt) {
      return { message: 'This email address is already verified. You can log in.' }
    }
    const at = now()
    if (found.expiresAt <= at) {
      throw new AppError(
        'invalid-request',
        'Email verification failed. This link has expired. Please ask for a new one.',
      )
    }
    await database.batch([
      database
        .update(users)
        .set({ emailVerifiedAt: at })
        .where(and(eq(users.id, found.userId), isNull(users.emailVerifiedAt))),
      database
        .update(emailTokens)
        .set({ usedAt: at })
        .where(and(eq(emailTokens.tokenHash, tokenHash), isNull(emailTokens.usedAt))),
    ])
    return { message: 'Email verified successfully! You can now log in.' }
  })
}

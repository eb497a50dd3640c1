import { and, eq, lt } from 'drizzle-orm'

import type { Database } from '../db/for-user.ts'
import { emailTokens } from '../db/schema.ts'
import { hashSecretToken, newSecretToken } from './secret-token.ts'

export type TokenPurpose = (typeof emailTokens.$inferSelect)['purpose']

const HOUR_MS = 60 * 60_000

/** How long a mailed link works. */
export const TOKEN_LIFETIME_MS: Readonly<Record<TokenPurpose, number>> = {
  verify: 24 * HOUR_MS,
  reset: HOUR_MS,
}

/** An old link still gets its own sentence (expired, already verified) for this long. */
const FORGET_AFTER_MS = 30 * 24 * HOUR_MS

/**
 * A fresh token for a mailed link. Earlier ones stay valid: people open the mail that arrives
 * first, which need not be the one sent last.
 */
export async function issueEmailToken(
  database: Database,
  userId: string,
  purpose: TokenPurpose,
  now: Date,
): Promise<string> {
  const token = newSecretToken()
  const forgetBefore = new Date(now.getTime() - FORGET_AFTER_MS)
  await database.batch([
    database
      .delete(emailTokens)
      .where(and(eq(emailTokens.userId, userId), lt(emailTokens.expiresAt, forgetBefore))),
    database.insert(emailTokens).values({
      tokenHash: hashSecretToken(token),
      userId,
      purpose,
      createdAt: now,
      expiresAt: new Date(now.getTime() + TOKEN_LIFETIME_MS[purpose]),
    }),
  ])
  return token
}

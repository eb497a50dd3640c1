import { and, eq, gt, lte } from 'drizzle-orm'

import type { Database } from '../db/for-user.ts'
import { sessions, users } from '../db/schema.ts'
import type { SessionUser } from '../env.ts'
import { hashSecretToken, newSecretToken } from './secret-token.ts'

const DAY_MS = 24 * 60 * 60_000
export const SESSION_MS = 30 * DAY_MS

/** A session is extended at most once a day, so that reading a page is seldom a write. */
const EXTEND_AFTER_MS = DAY_MS

/** Opens a session and forgets this user's expired ones; answers the token for the cookie. */
export async function openSession(
  database: Database,
  userId: string,
  now: Date,
): Promise<{ token: string; expiresAt: Date }> {
  const token = newSecretToken()
  const expiresAt = new Date(now.getTime() + SESSION_MS)
  await database.batch([
    database.delete(sessions).where(and(eq(sessions.userId, userId), lte(sessions.expiresAt, now))),
    database
      .insert(sessions)
      .values({ tokenHash: hashSecretToken(token), userId, createdAt: now, expiresAt }),
  ])
  return { token, expiresAt }
}

/**
 * The user whose session this token opens, or null. `extendedTo` is the new end where the session
 * was just made longer, so that the cookie can follow.
 */
export async function readSession(
  database: Database,
  token: string,
  now: Date,
): Promise<{ user: SessionUser; extendedTo: Date | null } | null> {
  const tokenHash = hashSecretToken(token)
  const row = await database
    .select({
      id: users.id,
      email: users.email,
      firstName: users.firstName,
      lastName: users.lastName,
      expiresAt: sessions.expiresAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, now)))
    .get()
  if (!row) return null
  const { expiresAt, ...user } = row
  if (expiresAt.getTime() - now.getTime() > SESSION_MS - EXTEND_AFTER_MS) {
    return { user, extendedTo: null }
  }
  const extendedTo = new Date(now.getTime() + SESSION_MS)
  await database
    .update(sessions)
    .set({ expiresAt: extendedTo })
    .where(eq(sessions.tokenHash, tokenHash))
  return { user, extendedTo }
}

export async function endSession(database: Database, token: string): Promise<void> {
  await database.delete(sessions).where(eq(sessions.tokenHash, hashSecretToken(token)))
}

import { and, eq, sql } from 'drizzle-orm'

import type { Database } from '#worker/db/for-user.ts'
import { documents, removals } from '#worker/db/schema.ts'

import { removeObjects } from './remove-objects.ts'

/**
 * Deletes a document of this user for good: D1 first, where its analyses go with it, then every
 * object in R2. A run that is still at work finds its row gone and cleans up after itself; should
 * anything die in between, the note makes the sweep remove what is left. False when the user has
 * no such document.
 */
export async function deleteDocument(
  { database, files }: { readonly database: Database; readonly files: R2Bucket },
  { documentId, userId }: { readonly documentId: string; readonly userId: string },
  now: Date,
): Promise<boolean> {
  const mine = and(eq(documents.id, documentId), eq(documents.userId, userId))
  const [, deleted] = await database.batch([
    database.insert(removals).select(
      database
        .select({
          documentId: documents.id,
          userId: documents.userId,
          createdAt: sql<number>`${now.getTime()}`.as('created_at'),
        })
        .from(documents)
        .where(mine),
    ),
    database.delete(documents).where(mine).returning({ id: documents.id }),
  ])
  if (deleted.length === 0) return false
  // The document is gone from here on: R2 being away is no reason to say otherwise, the note stands.
  await removeObjects(files, { documentId, userId }).catch(() => undefined)
  return true
}

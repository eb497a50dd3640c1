import { eq, lte } from 'drizzle-orm'

import type { Database } from '#worker/db/for-user.ts'
import { documents, removals } from '#worker/db/schema.ts'

import { removeObjects } from './remove-objects.ts'

/** Longer than any upload or run that may still be writing to the place. */
const SETTLED_MS = 10 * 60_000

const BATCH = 50

/** Removes the objects of documents that were deleted, or whose upload was broken off. */
export async function sweepRemovals(
  { database, files }: { readonly database: Database; readonly files: R2Bucket },
  now: Date,
): Promise<void> {
  const due = await database
    .select({
      documentId: removals.documentId,
      userId: removals.userId,
      standing: documents.id,
    })
    .from(removals)
    .leftJoin(documents, eq(documents.id, removals.documentId))
    .where(lte(removals.createdAt, new Date(now.getTime() - SETTLED_MS)))
    .limit(BATCH)
  for (const { standing, ...place } of due) {
    if (standing === null) await removeObjects(files, place)
    await database.delete(removals).where(eq(removals.documentId, place.documentId))
  }
}

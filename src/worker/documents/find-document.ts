import { and, eq } from 'drizzle-orm'

import type { Database } from '#worker/db/for-user.ts'
import { documents } from '#worker/db/schema.ts'
import { AppError } from '#worker/errors.ts'

export type DocumentRow = typeof documents.$inferSelect

/**
 * A document of this user.
 *
 * @throws AppError('not-found'), the same for a missing document and for another user's.
 */
export async function findDocument(
  database: Database,
  documentId: string,
  userId: string,
): Promise<DocumentRow> {
  const row = await database
    .select()
    .from(documents)
    .where(and(eq(documents.id, documentId), eq(documents.userId, userId)))
    .get()
  if (!row) throw documentNotFound()
  return row
}

export function documentNotFound(): AppError {
  return new AppError('not-found', 'This document was not found. It may have been deleted.')
}

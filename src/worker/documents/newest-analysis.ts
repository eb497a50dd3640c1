import { and, desc, eq, sql } from 'drizzle-orm'

import { ENGINE_VERSION } from '#worker/analysis/engine.ts'
import type { AnalysisRow } from '#worker/analysis/status.ts'
import type { Database } from '#worker/db/for-user.ts'
import { newId } from '#worker/db/ids.ts'
import { analyses, documents } from '#worker/db/schema.ts'

import type { DocumentRow } from './find-document.ts'

/** The analysis that a document of this user shows, or null. */
export async function newestAnalysis(
  database: Database,
  documentId: string,
  userId: string,
): Promise<AnalysisRow | null> {
  const row = await database
    .select()
    .from(analyses)
    .where(and(eq(analyses.documentId, documentId), eq(analyses.userId, userId)))
    .orderBy(desc(analyses.createdAt), desc(sql`rowid`))
    .get()
  return row ?? null
}

/**
 * The analysis that the same bytes are answered with (product.md §2): the newest one, unless it
 * failed, is missing or was made by an older engine; then a new pending one. Null when the document
 * was deleted meanwhile.
 */
export async function currentAnalysis(
  database: Database,
  { id: documentId, userId }: Pick<DocumentRow, 'id' | 'userId'>,
  now: Date,
): Promise<AnalysisRow | null> {
  const newest = await newestAnalysis(database, documentId, userId)
  if (newest && isCurrent(newest)) return newest
  // One statement, so that two uploads at once make one analysis, and none of a deleted document.
  await database.run(sql`
    insert into ${analyses} (id, document_id, user_id, created_at, updated_at)
    select ${newId('analysis')}, id, user_id, ${now.getTime()}, ${now.getTime()} from ${documents}
    where id = ${documentId} and not exists (
      select 1 from ${analyses} as other
      where other.document_id = ${documentId} and other.status in ('pending', 'processing'))`)
  return newestAnalysis(database, documentId, userId)
}

function isCurrent({ status, engineVersion }: AnalysisRow): boolean {
  if (status === 'completed') return engineVersion === ENGINE_VERSION
  return status !== 'failed'
}

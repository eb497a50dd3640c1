import { and, eq } from 'drizzle-orm'

import type { AnalysisRow } from '#worker/analysis/status.ts'
import type { Database } from '#worker/db/for-user.ts'
import { analyses } from '#worker/db/schema.ts'

/** An analysis of this user, or null: another user's looks like a missing one. */
export async function findAnalysis(
  database: Database,
  analysisId: string,
  userId: string,
): Promise<AnalysisRow | null> {
  const row = await database
    .select()
    .from(analyses)
    .where(and(eq(analyses.id, analysisId), eq(analyses.userId, userId)))
    .get()
  return row ?? null
}

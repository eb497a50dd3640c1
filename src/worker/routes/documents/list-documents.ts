import { desc, eq, sql } from 'drizzle-orm'
import type { Hono } from 'hono'

import { listDocuments } from '#shared/contract/documents.ts'
import type { AnalysisStatus } from '#shared/report.ts'
import { analyses, documents } from '#worker/db/schema.ts'
import { toDocument } from '#worker/documents/to-answer.ts'
import type { AppEnv } from '#worker/env.ts'
import { serve } from '#worker/serve.ts'

/** The user's documents, the newest first, each with the status of its newest analysis. */
export function mountListDocuments(app: Hono<AppEnv>): void {
  serve(
    app,
    listDocuments,
  )(async ({ services, user }) => {
    const rows = await services.database
      .select({
        id: documents.id,
        originalName: documents.originalName,
        createdAt: documents.createdAt,
        // Written out: a column put in here would lose its table, and mean the inner one.
        analysisStatus: sql<AnalysisStatus | null>`(
          select status from ${analyses} as newest where newest.document_id = documents.id
          order by newest.created_at desc, newest.rowid desc limit 1)`,
      })
      .from(documents)
      .where(eq(documents.userId, user.id))
      .orderBy(desc(documents.createdAt), desc(sql`documents.rowid`))
    return rows.map((row) => toDocument(row, row.analysisStatus ?? 'pending'))
  })
}

import type { Hono } from 'hono'

import { getDocumentAnalysis } from '#shared/contract/documents.ts'
import { newestAnalysis } from '#worker/documents/newest-analysis.ts'
import { readReport } from '#worker/documents/read-report.ts'
import type { AppEnv } from '#worker/env.ts'
import { serve } from '#worker/serve.ts'

/** The newest analysis of a document. */
export function mountGetDocumentAnalysis(app: Hono<AppEnv>): void {
  serve(
    app,
    getDocumentAnalysis,
  )(async ({ env, services, user, params }) =>
    readReport(env, services, await newestAnalysis(services.database, params.id, user.id)),
  )
}

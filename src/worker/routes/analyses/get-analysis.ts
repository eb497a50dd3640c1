import type { Hono } from 'hono'

import { getAnalysis } from '#shared/contract/analyses.ts'
import { findAnalysis } from '#worker/documents/find-analysis.ts'
import { readReport } from '#worker/documents/read-report.ts'
import type { AppEnv } from '#worker/env.ts'
import { serve } from '#worker/serve.ts'

/** One analysis: its status while it runs, then the report. */
export function mountGetAnalysis(app: Hono<AppEnv>): void {
  serve(
    app,
    getAnalysis,
  )(async ({ env, services, user, params }) =>
    readReport(env, services, await findAnalysis(services.database, params.id, user.id)),
  )
}

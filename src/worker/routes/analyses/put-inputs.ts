import { and, eq } from 'drizzle-orm'
import type { Hono } from 'hono'

import { putAnalysisInputs } from '#shared/contract/analyses.ts'
import { analyses } from '#worker/db/schema.ts'
import { findAnalysis } from '#worker/documents/find-analysis.ts'
import { readReport } from '#worker/documents/read-report.ts'
import type { AppEnv } from '#worker/env.ts'
import { AppError } from '#worker/errors.ts'
import { serve } from '#worker/serve.ts'

/**
 * What the buyer tells about a finished report: its costs and deadlines are computed again, here
 * and at every later read. The kept report does not change and no credit is used.
 */
export function mountPutInputs(app: Hono<AppEnv>): void {
  serve(
    app,
    putAnalysisInputs,
  )(async ({ env, services, user, params, body }) => {
    const { database } = services
    const { signedOn = null, priceCents = null, buyerKind = null } = body
    const row = await database
      .update(analyses)
      // `updatedAt` stays: it tells when a run last moved.
      .set({ signedOn, priceCents, buyerKind })
      .where(
        and(
          eq(analyses.id, params.id),
          eq(analyses.userId, user.id),
          eq(analyses.status, 'completed'),
        ),
      )
      .returning()
      .get()
    if (row) return readReport(env, services, row)
    if (await findAnalysis(database, params.id, user.id)) {
      throw new AppError(
        'not-ready',
        'This analysis is not completed yet. Enter these details when its report is there.',
      )
    }
    throw new AppError('not-found', 'This analysis was not found. It may have been deleted.')
  })
}

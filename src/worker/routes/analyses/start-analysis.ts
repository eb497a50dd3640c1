import type { Hono } from 'hono'

import { startAnalysis } from '#shared/contract/analyses.ts'
import { send } from '#worker/analysis/job.ts'
import { markQueued, noteStart } from '#worker/analysis/status.ts'
import { debitKey } from '#worker/credits/ledger-keys.ts'
import { ledgerOf } from '#worker/credits/ledger-of.ts'
import { findAnalysis } from '#worker/documents/find-analysis.ts'
import { toAnalysis } from '#worker/documents/to-answer.ts'
import type { AppEnv } from '#worker/env.ts'
import { AppError } from '#worker/errors.ts'
import { serve } from '#worker/serve.ts'

/**
 * Starts an analysis for one credit. May be repeated at any point: the debit has the run's key, a
 * second message finds the run claimed, and what runs or is done is answered as it is.
 */
export function mountStartAnalysis(app: Hono<AppEnv>): void {
  serve(
    app,
    startAnalysis,
  )(async ({ env, services, user, params }) => {
    const { database, now } = services
    const row = await noteStart(database, params.id, user.id, now())
    if (!row) throw notFound()
    if (row.status !== 'pending') return { analysis: toAnalysis(row) }

    const run = { analysisId: row.id, run: row.run }
    const debit = await ledgerOf(env, user.id).debit(
      debitKey(row.id, row.run),
      'Analysis',
      now().getTime(),
    )
    if (debit.outcome === 'no-credit') {
      // The sentence is fixed by spec §8.
      throw new AppError(
        'no-credits',
        'No credits available. Choose a subscription plan or pay-as-you-go to continue.',
      )
    }
    await send(env, run)
    // No row changes when a consumer was faster, or when the document was deleted meanwhile.
    const current =
      (await markQueued(database, run, now())) ?? (await findAnalysis(database, row.id, user.id))
    if (!current) throw notFound()
    return { analysis: toAnalysis(current) }
  })
}

function notFound(): AppError {
  return new AppError('not-found', 'This analysis was not found. It may have been deleted.')
}

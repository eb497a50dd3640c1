import type { Hono } from 'hono'

import { startAnalysis } from '#shared/contract/analyses.ts'
import { startRun } from '#worker/analysis/start-run.ts'
import { findAnalysis } from '#worker/documents/find-analysis.ts'
import { toAnalysis } from '#worker/documents/to-answer.ts'
import type { AppEnv } from '#worker/env.ts'
import { AppError } from '#worker/errors.ts'
import { serve } from '#worker/serve.ts'

/** Starts an analysis for one credit; what runs or is done is answered as it is. */
export function mountStartAnalysis(app: Hono<AppEnv>): void {
  serve(
    app,
    startAnalysis,
  )(async ({ env, services, user, params }) => {
    const start = await startRun(env, params.id, user.id, services.now)
    if (start.outcome === 'not-found') throw notFound()
    if (start.outcome === 'no-credit') {
      throw new AppError('no-credits', noCreditsText(start.balance))
    }
    const row = start.row ?? (await findAnalysis(services.database, params.id, user.id))
    if (!row) throw notFound()
    return { analysis: toAnalysis(row) }
  })
}

/** The first two sentences are fixed by spec §8; a debt is explained after them. */
function noCreditsText(balance: number): string {
  const fixed = 'No credits available. Choose a subscription plan or pay-as-you-go to continue.'
  if (balance >= 0) return fixed
  const owed = balance === -1 ? 'one credit that was' : `${-balance} credits that were`
  return `${fixed} A refund or a disputed payment took back ${owed} already used, so your next credits settle that first.`
}

function notFound(): AppError {
  return new AppError('not-found', 'This analysis was not found. It may have been deleted.')
}

import { debitKey } from '#worker/credits/ledger-keys.ts'
import { ledgerOf } from '#worker/credits/ledger-of.ts'
import { openDatabase } from '#worker/db/for-user.ts'
import type { Bindings } from '#worker/env.ts'

import { send } from './job.ts'
import type { AnalysisRow } from './status.ts'
import { markQueued, noteStart } from './status.ts'

export type StartOutcome =
  /** Sent now, or already running or ended: answered as it is. */
  | { readonly outcome: 'started'; readonly row: AnalysisRow | null }
  | { readonly outcome: 'no-credit'; readonly balance: number }
  | { readonly outcome: 'not-found' }

/**
 * Starts an analysis for one credit. May be repeated and may break off at any point: the debit has
 * the run's key, and a second message finds the run claimed. In `started`, `row` is null when a
 * consumer was faster, or when the document was deleted meanwhile.
 */
export async function startRun(
  env: Bindings,
  analysisId: string,
  userId: string,
  now: () => Date,
): Promise<StartOutcome> {
  const database = openDatabase(env)
  const row = await noteStart(database, analysisId, userId, now())
  if (!row) return { outcome: 'not-found' }
  if (row.status !== 'pending') return { outcome: 'started', row }
  const run = { analysisId: row.id, run: row.run }
  const key = debitKey(row.id, row.run)
  const debit = await ledgerOf(env, userId).debit(key, 'Analysis', now().getTime())
  if (debit.outcome === 'no-credit') return debit
  await send(env, run)
  return { outcome: 'started', row: await markQueued(database, run, now()) }
}

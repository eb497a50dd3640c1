import { and, asc, eq, inArray, isNotNull, isNull } from 'drizzle-orm'

import { debitKey } from '#worker/credits/ledger-keys.ts'
import { ledgerOf } from '#worker/credits/ledger-of.ts'
import { openDatabase } from '#worker/db/for-user.ts'
import { analyses } from '#worker/db/schema.ts'
import { sweepRemovals } from '#worker/documents/sweep-removals.ts'
import type { Bindings } from '#worker/env.ts'

import { send } from './job.ts'
import type { AnalysisRow, Fault } from './status.ts'
import { failRun, settleFailure } from './status.ts'

/** How long a run may go without a consumer; doubled each time, since a queue may just be long. */
const SILENCE_MS = 60_000

/** A run that was lost so often kills whoever works on it. */
const MAX_RESENDS = 3

/** Rows looked at in one go: the longest started first, the rest in the next. */
const BATCH = 200

const LOST: Fault = {
  code: 'interrupted',
  message: 'The analysis was interrupted again and again. Your credit has been returned.',
}

/**
 * Finds runs that nobody works on any more and sends them again, or gives their credit back, and
 * removes the objects of deleted documents. Runs by cron and at an isolate's first request.
 */
export async function sweep(env: Bindings, now: () => Date = () => new Date()): Promise<void> {
  const database = openDatabase(env)
  const rows = await database
    .select()
    .from(analyses)
    .where(and(inArray(analyses.status, ['pending', 'processing']), isNotNull(analyses.startedAt)))
    .orderBy(asc(analyses.startedAt))
    .limit(BATCH)
  const work = rows.filter((row) => isStalled(row, now())).map((row) => rescue(env, row, now()))
  work.push(sweepRemovals({ database, files: env.FILES }, now()))
  const failed = (await Promise.allSettled(work)).filter(({ status }) => status === 'rejected')
  if (failed.length > 0) throw new Error(`the sweep left ${failed.length} of ${work.length} undone`)
}

/** True for a run that was asked for and that no consumer has or will get. */
export function isStalled(row: AnalysisRow, now: Date): boolean {
  if (row.startedAt === null) return false
  const silentSince = (instant: Date) => now.getTime() - instant.getTime()
  if (row.status === 'pending') return silentSince(row.startedAt) >= SILENCE_MS
  if (row.status !== 'processing') return false
  if (row.failureCode !== null) return true
  if (row.leaseUntil !== null) return row.leaseUntil <= now
  return silentSince(row.updatedAt) >= SILENCE_MS * 2 ** row.resends
}

/** Brings one stalled run forward. Two at once send it once. */
export async function rescue(env: Bindings, row: AnalysisRow, now: Date): Promise<void> {
  const run = { analysisId: row.id, run: row.run }
  if (row.failureCode !== null) return settleFailure(env, row, now)
  if (row.status === 'pending' && !(await isPaid(env, row))) return forgetStart(env, row)
  if (row.resends >= MAX_RESENDS) return failRun(env, run, LOST, now, { onlyIdle: true })
  if (await noteResend(env, row, now)) await send(env, run)
}

function isPaid(env: Bindings, row: AnalysisRow): Promise<boolean> {
  return ledgerOf(env, row.userId).hasDebit(debitKey(row.id, row.run))
}

/** A start that was refused for want of credit need not be looked at again. */
async function forgetStart(env: Bindings, row: AnalysisRow): Promise<void> {
  await openDatabase(env).update(analyses).set({ startedAt: null }).where(unchanged(row))
}

async function noteResend(env: Bindings, row: AnalysisRow, now: Date): Promise<boolean> {
  const noted = await openDatabase(env)
    .update(analyses)
    .set({
      status: 'processing',
      stage: 'queued',
      resends: row.resends + 1,
      leaseUntil: null,
      updatedAt: now,
    })
    .where(unchanged(row))
    .returning({ id: analyses.id })
    .get()
  return noted !== undefined
}

/** The row as it was when it was found stalled: a consumer, a start or another sweep changes it. */
function unchanged(row: AnalysisRow) {
  return and(
    eq(analyses.id, row.id),
    eq(analyses.run, row.run),
    eq(analyses.status, row.status),
    eq(analyses.resends, row.resends),
    eq(analyses.updatedAt, row.updatedAt),
    row.leaseUntil ? eq(analyses.leaseUntil, row.leaseUntil) : isNull(analyses.leaseUntil),
  )
}

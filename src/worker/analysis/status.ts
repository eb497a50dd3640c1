import { and, eq, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'

import type { AnalysisStage } from '#shared/report.ts'
import { returnCredit } from '#worker/credits/return-credit.ts'
import type { Database } from '#worker/db/for-user.ts'
import { openDatabase } from '#worker/db/for-user.ts'
import { analyses, documents } from '#worker/db/schema.ts'
import type { Bindings } from '#worker/env.ts'

import type { Source } from './source.ts'

/**
 * pending → processing → completed | failed. Every step is one conditional update: whoever comes
 * second, or comes for an earlier run, changes nothing.
 */

export type AnalysisRow = typeof analyses.$inferSelect

/** One paid attempt at one analysis. */
export type Run = { readonly analysisId: string; readonly run: number }

/** Why a run cannot end well: a stable code and a sentence for the buyer. */
export type Fault = { readonly code: string; readonly message: string }

/** A consumer that has not been heard of for so long is taken for dead. */
export const LEASE_MS = 60_000

/** What a consumer needs of the run that it has taken. */
export type Claimed = {
  readonly documentId: string
  readonly userId: string
  readonly format: Source['format']
  readonly leaseUntil: Date
}

export type Progress = {
  readonly stage: AnalysisStage
  readonly progress: number
  readonly pagesRead: number | null
  readonly pagesTotal: number | null
}

/**
 * Notes that a start was asked for, before its credit is taken, so that a crash after the debit is
 * found by the sweep. A failed analysis becomes pending with its next run. Answers the row as it
 * then is, or null when the user has no such analysis; only a pending row is to be paid and sent.
 */
export async function noteStart(
  database: Database,
  analysisId: string,
  userId: string,
  now: Date,
): Promise<AnalysisRow | null> {
  const mine = and(eq(analyses.id, analysisId), eq(analyses.userId, userId))
  const pending = await database
    .update(analyses)
    .set({ startedAt: now, updatedAt: now })
    .where(and(mine, eq(analyses.status, 'pending')))
    .returning()
    .get()
  if (pending) return pending
  const row = await database.select().from(analyses).where(mine).get()
  if (row?.status !== 'failed') return row ?? null
  const next = await database
    .update(analyses)
    .set({ ...UNTOUCHED, status: 'pending', run: row.run + 1, startedAt: now, updatedAt: now })
    .where(and(mine, eq(analyses.run, row.run), eq(analyses.status, 'failed')))
    .returning()
    .get()
  // Lost to another start of the same failed run: that one's row is the answer.
  return next ?? (await database.select().from(analyses).where(mine).get()) ?? null
}

/** Shows a sent run as processing, unless a consumer was faster. Answers the row if it changed. */
export async function markQueued(
  database: Database,
  { analysisId, run }: Run,
  now: Date,
): Promise<AnalysisRow | null> {
  const row = await database
    .update(analyses)
    .set({ status: 'processing', stage: 'queued', updatedAt: now })
    .where(and(eq(analyses.id, analysisId), eq(analyses.run, run), eq(analyses.status, 'pending')))
    .returning()
    .get()
  return row ?? null
}

/** Takes the run for one consumer, or answers null: finished, another run, deleted or taken. */
export async function claim(database: Database, run: Run, now: Date): Promise<Claimed | null> {
  const leaseUntil = new Date(now.getTime() + LEASE_MS)
  const [[taken], [document]] = await database.batch([
    database
      .update(analyses)
      .set({
        status: 'processing',
        stage: 'reading',
        progress: 0,
        pagesRead: 0,
        pagesTotal: sql`(select page_count from documents where id = document_id)`,
        leaseUntil,
        updatedAt: now,
      })
      .where(and(unfinished(run), idle(now)))
      .returning({ id: analyses.id }),
    database
      .select({ documentId: documents.id, userId: documents.userId, format: documents.format })
      .from(documents)
      .innerJoin(analyses, eq(analyses.documentId, documents.id))
      .where(eq(analyses.id, run.analysisId)),
  ])
  return taken && document ? { ...document, leaseUntil } : null
}

/**
 * Writes how far the holder of a lease is and prolongs the lease. Answers the lease's new end, or
 * null when the run is no longer this consumer's.
 */
export async function renew(
  database: Database,
  run: Run,
  leaseUntil: Date,
  progress: Progress,
  now: Date,
): Promise<Date | null> {
  const row = await database
    .update(analyses)
    .set({ ...progress, leaseUntil: new Date(now.getTime() + LEASE_MS), updatedAt: now })
    .where(and(unfinished(run), eq(analyses.leaseUntil, leaseUntil)))
    .returning({ leaseUntil: analyses.leaseUntil })
    .get()
  return row?.leaseUntil ?? null
}

/** Gives a run back after a passing fault, so that the next delivery need not wait. */
export async function release(
  database: Database,
  run: Run,
  leaseUntil: Date,
  now: Date,
): Promise<void> {
  await database
    .update(analyses)
    .set({ leaseUntil: null, stage: 'queued', updatedAt: now })
    .where(and(unfinished(run), eq(analyses.leaseUntil, leaseUntil)))
}

/** The moment of truth of a run. False when it was finished, failed or deleted before. */
export async function complete(
  database: Database,
  run: Run,
  result: Pick<
    AnalysisRow,
    'totalConcerns' | 'categoryCounts' | 'engineVersion' | 'lawAsAt' | 'model'
  >,
  now: Date,
): Promise<boolean> {
  const row = await database
    .update(analyses)
    .set({
      ...result,
      status: 'completed',
      stage: null,
      progress: 100,
      leaseUntil: null,
      updatedAt: now,
      completedAt: now,
    })
    .where(unfinished(run))
    .returning({ id: analyses.id })
    .get()
  return row !== undefined
}

/**
 * Ends a run badly: decides it, gives the credit back, then shows it. A crash after the decision
 * leaves a row that the sweep settles; no consumer takes it up again. With `onlyIdle` a run that a
 * consumer is working on is left to it.
 */
export async function failRun(
  env: Bindings,
  run: Run,
  fault: Fault,
  now: Date,
  { onlyIdle = false } = {},
): Promise<void> {
  const row = await openDatabase(env)
    .update(analyses)
    .set({
      status: 'processing',
      stage: null,
      leaseUntil: null,
      failureCode: fault.code,
      failureMessage: fault.message,
      updatedAt: now,
    })
    .where(onlyIdle ? and(unfinished(run), idle(now)) : unfinished(run))
    .returning()
    .get()
  if (row) await settleFailure(env, row, now)
}

/** Gives the credit of a run whose failure is decided back and shows the failure. Repeatable. */
export async function settleFailure(env: Bindings, row: AnalysisRow, now: Date): Promise<void> {
  await returnCredit(env, row.userId, { analysisId: row.id, run: row.run }, 'Analysis failed', now)
  await openDatabase(env)
    .update(analyses)
    .set({ status: 'failed', progress: null, updatedAt: now })
    .where(
      and(
        eq(analyses.id, row.id),
        eq(analyses.run, row.run),
        eq(analyses.status, 'processing'),
        isNotNull(analyses.failureCode),
      ),
    )
}

const UNTOUCHED = {
  stage: null,
  progress: null,
  pagesRead: null,
  pagesTotal: null,
  leaseUntil: null,
  resends: 0,
  failureCode: null,
  failureMessage: null,
} as const

function unfinished({ analysisId, run }: Run) {
  return and(
    eq(analyses.id, analysisId),
    eq(analyses.run, run),
    inArray(analyses.status, ['pending', 'processing']),
    isNull(analyses.failureCode),
  )
}

function idle(now: Date) {
  return or(isNull(analyses.leaseUntil), lte(analyses.leaseUntil, now))
}

import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { describe, test } from 'vitest'

import { debitKey } from '#worker/credits/ledger-keys.ts'
import { ledgerOf } from '#worker/credits/ledger-of.ts'
import { openDatabase } from '#worker/db/for-user.ts'
import { analyses, removals } from '#worker/db/schema.ts'
import { deleteDocument } from '#worker/documents/delete-document.ts'
import { fileKey, pagesKey } from '#worker/documents/object-keys.ts'
import {
  createStoredDocument,
  deliver,
  fakeQueue,
  objectKeys,
  readAnalysisRow,
} from '#worker/testing/documents.ts'
import { fakeClock } from '#worker/testing/fake-clock.ts'
import { createUser, signedInUser } from '#worker/testing/factories.ts'
import { testApp } from '#worker/testing/test-app.ts'

import { claim, markQueued, noteStart } from './status.ts'
import { sweep } from './sweep.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND

/** The moments at which everything may stop, and what they leave behind. */
type Moment = 'noted' | 'paid' | 'queued' | 'claimed'

async function brokenOffAt(moment: Moment, given: { userId?: string } = {}) {
  const userId = given.userId ?? (await createUser()).id
  const { analysisId, place } = await createStoredDocument(userId)
  const clock = fakeClock(new Date())
  const queue = fakeQueue()
  const run = { analysisId, run: 1 }
  const database = openDatabase(env)
  const bindings = { ...env, ANALYSIS_QUEUE: queue.binding }
  const ledger = ledgerOf(env, userId)
  await noteStart(database, analysisId, userId, clock.now())
  if (moment !== 'noted') {
    await ledger.debit(debitKey(analysisId, 1), 'Analysis', clock.now().getTime())
  }
  if (moment === 'queued' || moment === 'claimed') await markQueued(database, run, clock.now())
  if (moment === 'claimed') await claim(database, run, clock.now())
  return {
    analysisId,
    place,
    clock,
    queue,
    bindings,
    run,
    sweep: () => sweep(bindings, clock.now),
    row: () => readAnalysisRow(analysisId),
    creditsLeft: async () => (await ledger.balances(clock.now().getTime())).trial,
    /** Only what concerns this run: a sweep sees the other tests' rows too. */
    sent: () => queue.sent.filter((message) => message.analysisId === analysisId),
  }
}

describe('the sweep', () => {
  test.for(['paid', 'queued', 'claimed'] as const)(
    'brings a run that was broken off when %s to its report, for one credit',
    async (moment, { expect }) => {
      const { clock, run, sweep, row, sent, creditsLeft } = await brokenOffAt(moment)
      clock.advance(59 * SECOND)
      await sweep()
      expect(sent()).toEqual([])
      clock.advance(SECOND)
      await Promise.all([sweep(), sweep(), sweep()])
      expect(sent()).toEqual([run])
      expect(await row()).toMatchObject({ status: 'processing', stage: 'queued', resends: 1 })
      await deliver(run, { tools: { now: clock.now } })
      expect((await row()).status).toBe('completed')
      expect(await creditsLeft()).toBe(0)
    },
  )

  test('forgets a start that was never paid', async ({ expect }) => {
    const { clock, sweep, row, sent, creditsLeft } = await brokenOffAt('noted')
    clock.advance(MINUTE)
    await sweep()
    expect(sent()).toEqual([])
    expect(await row()).toMatchObject({ status: 'pending', startedAt: null })
    expect(await creditsLeft()).toBe(1)
  })

  test('never touches an analysis that was not started', async ({ expect }) => {
    const { id: userId } = await createUser()
    const { analysisId } = await createStoredDocument(userId)
    const before = await readAnalysisRow(analysisId)
    await sweep(env, () => new Date(Date.now() + 365 * 24 * 60 * MINUTE))
    expect(await readAnalysisRow(analysisId)).toEqual(before)
  })

  test('gives the credit back for a run that is lost again and again', async ({ expect }) => {
    const { clock, bindings, run, sweep, row, sent, creditsLeft } = await brokenOffAt('claimed')
    for (let minute = 0; minute < 10; minute += 1) {
      clock.advance(MINUTE)
      await sweep()
      // Whoever takes it dies of it.
      await claim(openDatabase(bindings), run, clock.now())
    }
    expect(sent()).toHaveLength(3)
    expect(await row()).toMatchObject({ status: 'failed', failureCode: 'interrupted' })
    expect(await creditsLeft()).toBe(1)
  })

  test('waits longer each time for a queue that is only long', async ({ expect }) => {
    const { clock, sweep, row, sent } = await brokenOffAt('queued')
    const sentAfter: number[] = []
    for (let minute = 1; minute <= 7; minute += 1) {
      clock.advance(MINUTE)
      await sweep()
      sentAfter.push(sent().length)
    }
    expect(sentAfter).toEqual([1, 1, 2, 2, 2, 2, 3])
    expect((await row()).status).toBe('processing')
  })

  test('settles a failure that was decided before its credit was given back', async ({
    expect,
  }) => {
    const { analysisId, run, sweep, row, creditsLeft } = await brokenOffAt('claimed')
    await openDatabase(env)
      .update(analyses)
      .set({ failureCode: 'damaged', failureMessage: 'This file is damaged.', leaseUntil: null })
      .where(eq(analyses.id, analysisId))
    // Nobody takes it up again.
    await deliver(run)
    expect((await row()).status).toBe('processing')
    await sweep()
    await sweep()
    expect(await row()).toMatchObject({ status: 'failed', failureCode: 'damaged' })
    expect(await creditsLeft()).toBe(1)
  })

  test('goes on when one run cannot be sent, and says so', async ({ expect }) => {
    const { clock, bindings } = await brokenOffAt('queued')
    const other = await brokenOffAt('noted')
    clock.advance(MINUTE + SECOND)
    const away = { ...bindings.ANALYSIS_QUEUE, send: () => Promise.reject(new Error('away')) }
    const failing = { ...bindings, ANALYSIS_QUEUE: away }
    await expect(sweep(failing, clock.now)).rejects.toThrow(/left \d+ of/)
    expect((await other.row()).startedAt).toBeNull()
  })

  test('removes what a broken-off upload or a late writer left in R2', async ({ expect }) => {
    const { id: userId } = await createUser()
    const clock = fakeClock(new Date())
    const database = openDatabase(env)
    const upload = { userId, documentId: 'doc_broken' }
    await database.insert(removals).values({ ...upload, createdAt: clock.now() })
    await env.FILES.put(fileKey(upload), 'file')
    const { place } = await createStoredDocument(userId)
    await deleteDocument({ database, files: env.FILES }, place, clock.now())
    await env.FILES.put(pagesKey(place), 'late')
    clock.advance(5 * MINUTE)
    await sweep(env, clock.now)
    expect(await objectKeys(userId)).toHaveLength(2)
    clock.advance(5 * MINUTE)
    await sweep(env, clock.now)
    expect(await objectKeys(userId)).toEqual([])
    const notes = await database.select().from(removals).where(eq(removals.userId, userId))
    expect(notes).toEqual([])
  })

  test('keeps the file of a document that stands', async ({ expect }) => {
    const { id: userId } = await createUser()
    const { place } = await createStoredDocument(userId)
    const at = new Date()
    await openDatabase(env)
      .insert(removals)
      .values({ ...place, createdAt: at })
    await sweep(env, () => new Date(at.getTime() + 60 * MINUTE))
    expect(await objectKeys(userId)).toEqual([fileKey(place)])
  })
})

describe('a poll', () => {
  test.for(['paid', 'queued', 'claimed'] as const)(
    'within 90 s of the first brings a run that was broken off when %s to its report',
    async (moment, { expect }) => {
      const { user, headers } = await signedInUser()
      const broken = await brokenOffAt(moment, { userId: user.id })
      const { clock, bindings, analysisId, place } = broken
      const { call } = testApp({ now: clock.now }, bindings)
      const paths = [`/api/analyses/${analysisId}`, `/api/documents/${place.documentId}/analysis`]
      let status = ''
      let waitedMs = 0
      for (let poll = 0; status !== 'completed' && waitedMs <= 90 * SECOND; poll += 1) {
        const response = await call(paths[poll % 2] ?? '', { headers })
        status = (await response.json<{ analysis: { status: string } }>()).analysis.status
        for (const message of broken.sent().splice(0)) {
          await deliver(message, { tools: { now: clock.now } })
        }
        clock.advance(2 * SECOND)
        waitedMs += 2 * SECOND
      }
      expect(status).toBe('completed')
      expect(broken.sent()).toHaveLength(1)
    },
  )
})

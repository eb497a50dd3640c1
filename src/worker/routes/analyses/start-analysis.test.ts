import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { describe, test } from 'vitest'
import * as v from 'valibot'

import { startAnalysis } from '#shared/contract/analyses.ts'
import { debitKey } from '#worker/credits/ledger-keys.ts'
import { ledgerOf } from '#worker/credits/ledger-of.ts'
import { openDatabase } from '#worker/db/for-user.ts'
import { analyses } from '#worker/db/schema.ts'
import { reportKey } from '#worker/documents/object-keys.ts'
import {
  createStoredDocument,
  deliver,
  fakeQueue,
  objectKeys,
  readAnalysisRow,
} from '#worker/testing/documents.ts'
import { createDocumentRow, signedInUser } from '#worker/testing/factories.ts'
import { testApp } from '#worker/testing/test-app.ts'

/** Hundreds of requests on a machine that is busy with other tests. */
const LONG = { timeout: 60_000 }

async function startable() {
  const { user, headers } = await signedInUser()
  const stored = await createStoredDocument(user.id)
  const queue = fakeQueue()
  const { call } = testApp({}, { ANALYSIS_QUEUE: queue.binding })
  const { analysisId } = stored
  const start = () => call(`/api/analyses/${analysisId}/start`, { method: 'POST', headers })
  const creditsLeft = async () => (await ledgerOf(env, user.id).balances(Date.now())).trial
  return { ...stored, user, headers, queue, start, creditsLeft }
}

async function analysisOf(response: Response) {
  return v.parse(startAnalysis.response, await response.json()).analysis
}

describe('POST /api/analyses/:id/start', () => {
  test('takes one credit, sends the run and answers it as processing', async ({ expect }) => {
    const { analysisId, queue, start, creditsLeft } = await startable()
    const response = await start()
    expect(response.status).toBe(200)
    expect(await analysisOf(response)).toMatchObject({
      id: analysisId,
      status: 'processing',
      stage: 'queued',
    })
    expect(queue.sent).toEqual([{ analysisId, run: 1 }])
    expect(await creditsLeft()).toBe(0)
  })

  test(
    'charges once and reports once, however many starts come at once',
    LONG,
    async ({ expect }) => {
      const { analysisId, place, queue, start, creditsLeft } = await startable()
      const responses = await Promise.all(Array.from({ length: 200 }, start))
      expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 200 }, () => 200))
      expect(await creditsLeft()).toBe(0)
      for (const message of queue.sent) await deliver(message)
      expect(await readAnalysisRow(analysisId)).toMatchObject({ status: 'completed', run: 1 })
      expect((await objectKeys(place.userId)).filter((key) => key.includes('/reports/'))).toEqual([
        reportKey(place, analysisId, 1),
      ])
    },
  )

  test('answers the 402 sentence without credit and leaves the analysis pending', async ({
    expect,
  }) => {
    const { user, analysisId, queue, start } = await startable()
    await ledgerOf(env, user.id).debit('analysis:another:1', 'Analysis', Date.now())
    const response = await start()
    expect(response.status).toBe(402)
    expect(await response.text()).toBe(
      'No credits available. Choose a subscription plan or pay-as-you-go to continue.',
    )
    expect(queue.sent).toEqual([])
    expect((await readAnalysisRow(analysisId)).status).toBe('pending')
  })

  test('explains credits that a refund took back after they were used', async ({ expect }) => {
    const { user, start } = await startable()
    const ledger = ledgerOf(env, user.id)
    await ledger.credit('pi:1', 'payg', 1, 'Pay as you go', Date.now())
    for (const id of ['a', 'b']) await ledger.debit(`analysis:${id}:1`, 'Analysis', Date.now())
    const refund = { key: 'stripe-refund:1', grantKey: 'pi:1', cents: 300, paidCents: 300 }
    await ledger.reverse(refund, 'Refund', Date.now())
    const response = await start()
    expect(response.status).toBe(402)
    expect(await response.text()).toBe(
      'No credits available. Choose a subscription plan or pay-as-you-go to continue. A refund or a disputed payment took back one credit that was already used, so your next credits settle that first.',
    )
  })

  test('runs exactly three of 200 documents with three credits', LONG, async ({ expect }) => {
    const { user, headers } = await signedInUser()
    await ledgerOf(env, user.id).credit('pi:1', 'payg', 2, 'Pay as you go', Date.now())
    const queue = fakeQueue()
    const { call } = testApp({}, { ANALYSIS_QUEUE: queue.binding })
    const rows = await Promise.all(Array.from({ length: 200 }, () => createDocumentRow(user.id)))
    const statuses = await Promise.all(
      rows.map(async ({ analysis }) => {
        const path = `/api/analyses/${analysis.id}/start`
        return (await call(path, { method: 'POST', headers })).status
      }),
    )
    expect(statuses.filter((status) => status === 200)).toHaveLength(3)
    expect(statuses.filter((status) => status === 402)).toHaveLength(197)
    expect(queue.sent).toHaveLength(3)
    expect(await ledgerOf(env, user.id).balances(Date.now())).toEqual({
      trial: 0,
      subscription: 0,
      payg: 0,
    })
  })

  test('runs after a payment what was refused before it', async ({ expect }) => {
    const { user, queue, start } = await startable()
    const ledger = ledgerOf(env, user.id)
    await ledger.debit('analysis:another:1', 'Analysis', Date.now())
    await start()
    await ledger.credit('pi:1', 'payg', 1, 'Pay as you go', Date.now())
    expect((await analysisOf(await start())).status).toBe('processing')
    expect(queue.sent).toHaveLength(1)
  })

  test('charges once when the first start died between debit and send', async ({ expect }) => {
    const { user, analysisId, queue, start, creditsLeft } = await startable()
    await ledgerOf(env, user.id).debit(debitKey(analysisId, 1), 'Analysis', Date.now())
    expect((await analysisOf(await start())).status).toBe('processing')
    expect(queue.sent).toHaveLength(1)
    expect(await creditsLeft()).toBe(0)
  })

  test('answers the report that was ready before the start was', async ({ expect }) => {
    const { user, headers, analysisId } = await startable()
    const sending = { send: (message: unknown) => deliver(message), metrics: async () => ({}) }
    // The consumer is done before `send` comes back.
    const binding = sending as unknown as Cloudflare.Env['ANALYSIS_QUEUE']
    const { call } = testApp({}, { ANALYSIS_QUEUE: binding })
    const response = await call(`/api/analyses/${analysisId}/start`, { method: 'POST', headers })
    expect(await analysisOf(response)).toMatchObject({ status: 'completed', progress: 100 })
    expect(user.id).toBe((await readAnalysisRow(analysisId)).userId)
  })

  test.for(['processing', 'completed'] as const)(
    'answers what is %s without a debit',
    async (status, { expect }) => {
      const { analysisId, queue, start, creditsLeft } = await startable()
      await openDatabase(env).update(analyses).set({ status }).where(eq(analyses.id, analysisId))
      const response = await start()
      expect(response.status).toBe(200)
      expect((await analysisOf(response)).status).toBe(status)
      expect(queue.sent).toEqual([])
      expect(await creditsLeft()).toBe(1)
    },
  )

  test('runs a failed analysis anew for one new debit, however often it is asked', async ({
    expect,
  }) => {
    const { user, analysisId, queue, start } = await startable()
    const ledger = ledgerOf(env, user.id)
    await ledger.credit('pi:1', 'payg', 5, 'Pay as you go', Date.now())
    await ledger.debit(debitKey(analysisId, 1), 'Analysis', Date.now())
    await openDatabase(env)
      .update(analyses)
      .set({ status: 'failed', failureCode: 'internal', failureMessage: 'It failed.' })
      .where(eq(analyses.id, analysisId))
    const responses = await Promise.all(Array.from({ length: 10 }, start))
    for (const response of responses) {
      expect(await analysisOf(response)).toMatchObject({ status: 'processing', failure: null })
    }
    expect(new Set(queue.sent.map(({ run }) => run))).toEqual(new Set([2]))
    expect(await ledger.balances(Date.now())).toEqual({ trial: 0, subscription: 0, payg: 4 })
  })

  test('takes nothing from anyone for an analysis of another user', async ({ expect }) => {
    const { analysisId, creditsLeft } = await startable()
    const stranger = await signedInUser()
    const response = await testApp().call(`/api/analyses/${analysisId}/start`, {
      method: 'POST',
      headers: stranger.headers,
    })
    expect(response.status).toBe(404)
    expect(await creditsLeft()).toBe(1)
    expect((await ledgerOf(env, stranger.user.id).balances(Date.now())).trial).toBe(1)
    expect((await readAnalysisRow(analysisId)).startedAt).toBeNull()
  })
})

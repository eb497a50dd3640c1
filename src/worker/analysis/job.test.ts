import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { describe, test } from 'vitest'

import { emptyReportBody } from '#shared/report.ts'
import { debitKey } from '#worker/credits/ledger-keys.ts'
import { ledgerOf } from '#worker/credits/ledger-of.ts'
import { openDatabase } from '#worker/db/for-user.ts'
import { analyses } from '#worker/db/schema.ts'
import { deleteDocument } from '#worker/documents/delete-document.ts'
import { bargainKey, fileKey, pagesKey, reportKey } from '#worker/documents/object-keys.ts'
import { loadReport } from '#worker/documents/report-store.ts'
import { expectNoise } from '#worker/testing/console-noise.ts'
import {
  createStoredDocument,
  deliver,
  objectKeys,
  plainRun,
  readAnalysisRow,
} from '#worker/testing/documents.ts'
import { createUser } from '#worker/testing/factories.ts'
import { fakeClock } from '#worker/testing/fake-clock.ts'

import { ENGINE_VERSION } from './engine.ts'
import type { Tools } from './job.ts'
import { EngineFault, runAnalysis } from './run.ts'
import { noteStart } from './status.ts'

const DEAD = 'fineprint-analysis-dead'

/** A run that is paid and sent, as a start leaves it. */
async function paidRun() {
  const { id: userId } = await createUser()
  const stored = await createStoredDocument(userId)
  const run = { analysisId: stored.analysisId, run: 1 }
  const ledger = ledgerOf(env, userId)
  await noteStart(openDatabase(env), stored.analysisId, userId, new Date())
  await ledger.debit(debitKey(stored.analysisId, 1), 'Analysis', Date.now())
  return {
    ...stored,
    run,
    row: () => readAnalysisRow(stored.analysisId),
    creditsLeft: async () => (await ledger.balances(Date.now())).trial,
  }
}

describe('a delivered message', () => {
  test('ends with one report, the pages and a completed row', async ({ expect }) => {
    const { run, row, place, creditsLeft } = await paidRun()
    expect(await deliver(run)).toBe('acknowledged')
    expect(await row()).toMatchObject({
      status: 'completed',
      stage: null,
      progress: 100,
      pagesRead: 1,
      pagesTotal: 1,
      leaseUntil: null,
      engineVersion: ENGINE_VERSION,
      categoryCounts: { legal: 0, financial: 0, compliance: 0, operational: 0 },
    })
    expect(await objectKeys(place.userId)).toEqual([
      fileKey(place),
      bargainKey(place, run.analysisId, 1),
      pagesKey(place),
      reportKey(place, run.analysisId, 1),
    ])
    expect(await creditsLeft()).toBe(0)
  })

  test('is worked on once, however often it is delivered', async ({ expect }) => {
    const { run, row, creditsLeft } = await paidRun()
    let runs = 0
    const runAnalysis: Tools['runAnalysis'] = (...given) => {
      runs += 1
      return plainRun(...given)
    }
    await Promise.all([1, 2, 3].map(() => deliver(run, { tools: { runAnalysis } })))
    await deliver(run, { tools: { runAnalysis } })
    expect(runs).toBe(1)
    expect((await row()).status).toBe('completed')
    expect(await creditsLeft()).toBe(0)
  })

  test('of an earlier run changes nothing', async ({ expect }) => {
    const { run, row } = await paidRun()
    expect(await deliver({ ...run, run: 7 })).toBe('acknowledged')
    expect((await row()).status).toBe('pending')
  })

  test('of an unknown shape is dropped', async ({ expect }) => {
    expectNoise(/unknown shape/)
    expect(await deliver({ hello: 'queue' })).toBe('acknowledged')
  })

  test('tells its page while it reads, and not at every page', async ({ expect }) => {
    const { run, row } = await paidRun()
    const clock = fakeClock()
    const seen: (number | null)[] = []
    const runAnalysis: Tools['runAnalysis'] = async (bytes, format, listener) => {
      for (let page = 1; page <= 100; page += 1) {
        clock.advance(50)
        await listener.onPage(page, 100)
        seen.push((await row()).pagesRead)
      }
      expect(await row()).toMatchObject({ stage: 'reading', pagesTotal: 100 })
      await listener.onRead(100)
      expect(await row()).toMatchObject({ stage: 'checking', progress: 65, pagesRead: 100 })
      return plainRun(bytes, format, { ...listener, onRead: async () => undefined })
    }
    await deliver(run, { tools: { now: clock.now, runAnalysis } })
    const writes = new Set(seen)
    expect(writes.size).toBeGreaterThanOrEqual(8)
    expect(writes.size).toBeLessThanOrEqual(11)
  })

  test('keeps its lease alive for as long as it makes progress', async ({ expect }) => {
    const { run, row } = await paidRun()
    const clock = fakeClock()
    let stolen = 0
    const runAnalysis: Tools['runAnalysis'] = async (bytes, format, listener) => {
      for (let page = 1; page <= 10; page += 1) {
        clock.advance(50_000)
        await listener.onPage(page, 10)
        await deliver(run, {
          tools: {
            now: clock.now,
            runAnalysis: async (...given) => {
              stolen += 1
              return plainRun(...given)
            },
          },
        })
      }
      return plainRun(bytes, format, listener)
    }
    await deliver(run, { tools: { now: clock.now, runAnalysis } })
    expect(stolen).toBe(0)
    expect((await row()).status).toBe('completed')
  })
})

describe('a file that holds no property paper', () => {
  test('gets its report and its credit back, once, also when the end was lost', async ({
    expect,
  }) => {
    const { run, row, creditsLeft } = await paidRun()
    const novel = new TextEncoder().encode('It was a dark night, and nobody came.')
    const tools = {
      runAnalysis: (...[, format, listener]: Parameters<Tools['runAnalysis']>) =>
        runAnalysis(novel, format, listener),
    }
    await deliver(run, { tools })
    expect((await row()).status).toBe('completed')
    expect(await creditsLeft()).toBe(1)
    await openDatabase(env)
      .update(analyses)
      .set({ status: 'processing', leaseUntil: null })
      .where(eq(analyses.id, run.analysisId))
    await deliver(run, { tools })
    expect((await row()).status).toBe('completed')
    expect(await creditsLeft()).toBe(1)
  })
})

describe('a consumer that comes late', () => {
  test('leaves the report of the one that took the run over', async ({ expect }) => {
    const { run, row, place } = await paidRun()
    const clock = fakeClock()
    const titled =
      (title: string): Tools['runAnalysis'] =>
      async (bytes, format, listener) => {
        const result = await plainRun(bytes, format, { ...listener, onRead: async () => undefined })
        const check = {
          ruleId: 'national/example',
          title,
          outcome: 'clear' as const,
          concernIds: [],
          evidence: [],
          note: null,
        }
        return result.ok ? { ...result, body: { ...emptyReportBody(), checks: [check] } } : result
      }
    const slow: Tools['runAnalysis'] = async (...given) => {
      clock.advance(61_000)
      await deliver(run, { tools: { now: clock.now, runAnalysis: titled('first') } })
      return titled('second')(...given)
    }
    expect(await deliver(run, { tools: { now: clock.now, runAnalysis: slow } })).toBe(
      'acknowledged',
    )
    expect((await row()).status).toBe('completed')
    const report = await loadReport(env.FILES, reportKey(place, run.analysisId, 1))
    expect(report.checks[0]?.title).toBe('first')
  })
})

describe('a fault', () => {
  test('of the file ends the run with its reason and gives the credit back', async ({ expect }) => {
    const { run, row, creditsLeft } = await paidRun()
    const runAnalysis: Tools['runAnalysis'] = async () => ({
      ok: false,
      code: 'damaged',
      message: 'This file is damaged.',
    })
    expect(await deliver(run, { tools: { runAnalysis } })).toBe('acknowledged')
    expect(await row()).toMatchObject({
      status: 'failed',
      failureCode: 'damaged',
      failureMessage: 'This file is damaged.',
      leaseUntil: null,
    })
    expect(await creditsLeft()).toBe(1)
  })

  test('that may pass is tried again later, each time after a longer wait', async ({ expect }) => {
    const { run, row, creditsLeft } = await paidRun()
    expectNoise(/delivery/)
    const runAnalysis = () => Promise.reject(new Error('R2 is away: «secret words»'))
    const waits: unknown[] = []
    for (const attempts of [1, 2, 3]) {
      waits.push(await deliver(run, { attempts, tools: { runAnalysis } }))
      expect(await row()).toMatchObject({ status: 'processing', leaseUntil: null })
    }
    expect(waits).toEqual([
      { retryAfterSeconds: 2 },
      { retryAfterSeconds: 8 },
      { retryAfterSeconds: 30 },
    ])
    expect(await deliver(run, { attempts: 4 })).toBe('acknowledged')
    expect((await row()).status).toBe('completed')
    expect(await creditsLeft()).toBe(0)
  })

  test('that never passes ends the run after its last delivery', async ({ expect }) => {
    const { run, row, creditsLeft } = await paidRun()
    expectNoise(/delivery 4/)
    const runAnalysis = () => Promise.reject(new Error('away'))
    expect(await deliver(run, { attempts: 4, tools: { runAnalysis } })).toBe('acknowledged')
    expect(await row()).toMatchObject({ status: 'failed', failureCode: 'internal' })
    expect(await creditsLeft()).toBe(1)
  })

  test('of the engine is tried once more and then ends the run', async ({ expect }) => {
    const { run, row, creditsLeft } = await paidRun()
    expectNoise(/delivery 1/)
    expectNoise(/delivery 2/)
    const runAnalysis = () => Promise.reject(new EngineFault(new TypeError('a bug')))
    expect(await deliver(run, { attempts: 1, tools: { runAnalysis } })).toEqual({
      retryAfterSeconds: 2,
    })
    expect(await deliver(run, { attempts: 2, tools: { runAnalysis } })).toBe('acknowledged')
    expect((await row()).status).toBe('failed')
    expect(await creditsLeft()).toBe(1)
  })

  test('is logged by its run and without a word of the document', async ({ expect }) => {
    const { run } = await paidRun()
    // A line that holds the words is one that nobody expects.
    expectNoise(new RegExp(`^(?!.*secret words).*${run.analysisId}`))
    const runAnalysis = () => Promise.reject(new Error('no digit in «secret words»'))
    const outcome = await deliver(run, { tools: { runAnalysis } })
    expect(outcome).not.toBe('acknowledged')
  })

  test('of a missing file says so and gives the credit back', async ({ expect }) => {
    const { run, row, place, creditsLeft } = await paidRun()
    await env.FILES.delete(fileKey(place))
    expect(await deliver(run)).toBe('acknowledged')
    expect(await row()).toMatchObject({ status: 'failed', failureCode: 'file-missing' })
    expect(await creditsLeft()).toBe(1)
  })
})

describe('a dead letter', () => {
  test('ends the run and gives the credit back once', async ({ expect }) => {
    const { run, row, creditsLeft } = await paidRun()
    for (const queue of [DEAD, DEAD, `${DEAD}-staging`]) await deliver(run, { queue })
    expect(await row()).toMatchObject({ status: 'failed', failureCode: 'internal' })
    expect(await creditsLeft()).toBe(1)
  })

  test('leaves a run alone that a consumer is working on', async ({ expect }) => {
    const { run, row, creditsLeft } = await paidRun()
    const runAnalysis: Tools['runAnalysis'] = async (...given) => {
      await deliver(run, { queue: DEAD })
      return plainRun(...given)
    }
    await deliver(run, { tools: { runAnalysis } })
    expect((await row()).status).toBe('completed')
    expect(await creditsLeft()).toBe(0)
  })

  test('changes nothing about a report that is there', async ({ expect }) => {
    const { run, row, creditsLeft } = await paidRun()
    await deliver(run)
    await deliver(run, { queue: DEAD })
    expect((await row()).status).toBe('completed')
    expect(await creditsLeft()).toBe(0)
  })
})

describe('a document that is deleted while it is read', () => {
  test.for(['before its pages', 'before the report is written'] as const)(
    '%s leaves no object behind and no fault',
    async (moment, { expect }) => {
      const { run, place } = await paidRun()
      const remove = () =>
        deleteDocument({ database: openDatabase(env), files: env.FILES }, place, new Date())
      const runAnalysis: Tools['runAnalysis'] = async (bytes, format, listener) => {
        if (moment === 'before its pages') await remove()
        const result = await plainRun(bytes, format, listener)
        await remove()
        return result
      }
      expect(await deliver(run, { tools: { runAnalysis } })).toBe('acknowledged')
      expect(await objectKeys(place.userId)).toEqual([])
    },
  )

  test('before its message is delivered is passed over', async ({ expect }) => {
    const { run, place } = await paidRun()
    await deleteDocument({ database: openDatabase(env), files: env.FILES }, place, new Date())
    expect(await deliver(run)).toBe('acknowledged')
    expect(await deliver(run, { queue: DEAD })).toBe('acknowledged')
    expect(await objectKeys(place.userId)).toEqual([])
  })
})

import { eq } from 'drizzle-orm'
import * as v from 'valibot'

import { countByCategory, hadNothingToCheck } from '#shared/report.ts'
import { returnCredit } from '#worker/credits/return-credit.ts'
import type { Database } from '#worker/db/for-user.ts'
import { openDatabase } from '#worker/db/for-user.ts'
import { documents } from '#worker/db/schema.ts'
import { storeBargain } from '#worker/documents/bargain-store.ts'
import { logFault } from '#worker/documents/log-fault.ts'
import type { DocumentPlace } from '#worker/documents/object-keys.ts'
import { bargainKey, fileKey, reportKey } from '#worker/documents/object-keys.ts'
import { storePages } from '#worker/documents/page-store.ts'
import { removeObjects } from '#worker/documents/remove-objects.ts'
import { storeReport } from '#worker/documents/report-store.ts'
import type { Bindings } from '#worker/env.ts'

import { ENGINE_VERSION, LAW_AS_AT } from './engine.ts'
import { EngineFault, runAnalysis } from './run.ts'
import type { Claimed, Fault, Progress, Run } from './status.ts'
import { claim, complete, failRun, release, renew } from './status.ts'

const Letter = v.strictObject({
  analysisId: v.string(),
  run: v.pipe(v.number(), v.integer(), v.minValue(1)),
})

/** What the consumer takes from outside of its message and `env`; tests put doubles here. */
export type Tools = {
  readonly now: () => Date
  readonly runAnalysis: typeof runAnalysis
}

const REAL_TOOLS: Tools = { now: () => new Date(), runAnalysis }

/** Waits before the second, third and fourth delivery: as many as `max_retries` in wrangler.toml. */
const RETRY_DELAYS_SECONDS = [2, 8, 30]

/** A fault of our own meets the same bytes again: one more try, in case the Worker was ill. */
const ENGINE_FAULT_DELIVERIES = 2

/** The dead-letter queue of every environment has it in its name. */
const DEAD_QUEUE = /-dead\b/

const BROKEN: Fault = {
  code: 'internal',
  message:
    'Something went wrong on our side while reading this document. Your credit has been returned.',
}

const FILE_MISSING: Fault = {
  code: 'file-missing',
  message:
    'The file of this document could not be found. Your credit has been returned. Please upload the document again.',
}

/** Puts one paid run in the queue. */
export async function send(env: Bindings, { analysisId, run }: Run): Promise<void> {
  await env.ANALYSIS_QUEUE.send({ analysisId, run } satisfies v.InferInput<typeof Letter>)
}

/**
 * Consumes the analysis queue and its dead letters. Any message may come any number of times: the
 * run is claimed by a conditional update, so it is charged once and gives one report.
 */
export async function consume(
  batch: MessageBatch,
  env: Bindings,
  tools: Tools = REAL_TOOLS,
): Promise<void> {
  for (const message of batch.messages) {
    const letter = v.safeParse(Letter, message.body)
    if (!letter.success) {
      logFault('analysis queue: a message of an unknown shape was dropped')
      message.ack()
    } else if (DEAD_QUEUE.test(batch.queue)) {
      // A run that a consumer is working on after all is left to it, and to the sweep.
      await failRun(env, letter.output, BROKEN, tools.now(), { onlyIdle: true })
      message.ack()
    } else {
      await deliver(message, letter.output, env, tools)
    }
  }
}

/** One delivery of one run: ends in an ack, or in a retry after a fault that may pass. */
async function deliver(message: Message, run: Run, env: Bindings, tools: Tools): Promise<void> {
  const database = openDatabase(env)
  const claimed = await claim(database, run, tools.now())
  // Finished, deleted, an earlier run, or in another consumer's hands. Should that one die, the
  // sweep sends the run again.
  if (!claimed) return message.ack()
  const lease = holdLease(database, run, claimed.leaseUntil, tools.now)
  try {
    const outcome = await perform(run, claimed, lease, env, tools)
    if (outcome === 'lost') await cleanUp(database, env.FILES, claimed)
    else if (outcome !== 'done') await failRun(env, run, outcome, tools.now())
    message.ack()
  } catch (error) {
    logFault(`analysis queue: ${run.analysisId} run ${run.run} delivery ${message.attempts}`, error)
    const delaySeconds = RETRY_DELAYS_SECONDS[message.attempts - 1]
    const hopeless = error instanceof EngineFault && message.attempts >= ENGINE_FAULT_DELIVERIES
    if (hopeless || delaySeconds === undefined) {
      await failRun(env, run, BROKEN, tools.now())
      return message.ack()
    }
    await release(database, run, lease.until(), tools.now())
    message.retry({ delaySeconds })
  }
}

/** Bytes in, report out. `lost` when the run is no longer ours, a fault when it cannot end well. */
async function perform(
  run: Run,
  claimed: Claimed,
  lease: Lease,
  env: Bindings,
  tools: Tools,
): Promise<'done' | 'lost' | Fault> {
  const file = await env.FILES.get(fileKey(claimed))
  if (!file) return (await stands(openDatabase(env), claimed)) ? FILE_MISSING : 'lost'
  try {
    const result = await tools.runAnalysis(
      new Uint8Array(await file.arrayBuffer()),
      claimed.format,
      {
        onPage: lease.turnPage,
        onRead: (pages) =>
          lease.write({ stage: 'checking', progress: 65, pagesRead: pages, pagesTotal: pages }),
      },
    )
    if (!result.ok) return { code: result.code, message: result.message }
    const pages = result.source.pages.length
    const key = reportKey(claimed, run.analysisId, run.run)
    const [body] = await Promise.all([
      storeReport(env.FILES, key, result.body),
      storePages(env.FILES, claimed, result.source),
      storeBargain(env.FILES, bargainKey(claimed, run.analysisId, run.run), result.bargain),
      lease.write({ stage: 'writing', progress: 90, pagesRead: pages, pagesTotal: pages }),
    ])
    // Before the run is complete: a crash in between runs it again, and the credit comes back once.
    if (hadNothingToCheck(body)) {
      await returnCredit(env, claimed.userId, run, 'Nothing to check', tools.now())
    }
    const counts = {
      totalConcerns: body.concerns.length,
      categoryCounts: countByCategory(body.concerns),
      engineVersion: ENGINE_VERSION,
      lawAsAt: LAW_AS_AT,
      model: null,
    }
    return (await complete(openDatabase(env), run, counts, tools.now())) ? 'done' : 'lost'
  } catch (error) {
    if (error instanceof LeaseLost) return 'lost'
    throw error
  }
}

type Lease = ReturnType<typeof holdLease>

class LeaseLost extends Error {}

/** Reading fills its thread: so long is left to requests in the same one, such as a poll. */
const BREATH_MS = 15

/** Least time and least share of the pages between two writes of the page that is being read. */
const PAGE_WRITE_MS = 300
const PAGE_WRITE_SHARE = 0.1

/** Keeps a claim alive and tells how far the run is; writes go one after the other. */
function holdLease(database: Database, run: Run, first: Date, now: () => Date) {
  let until = first
  let writes: Promise<void> = Promise.resolve()
  let written = { at: now().getTime(), share: 0 }

  /** @throws LeaseLost when the run was deleted, ended or taken over. */
  function write(progress: Progress): Promise<void> {
    writes = writes.then(async () => {
      const renewed = await renew(database, run, until, progress, now())
      if (!renewed) throw new LeaseLost()
      until = renewed
    })
    // A failure of a write that nobody waits for comes up at the next one that somebody does.
    writes.catch(() => undefined)
    return writes
  }

  /** Waits only where it writes, which also lets the page be seen before the next is read. */
  async function turnPage(read: number, total: number): Promise<void> {
    const at = now().getTime()
    const share = read / total
    // A Worker's clock stands still between two waits: then the share alone decides.
    const tooSoon = at !== written.at && at - written.at < PAGE_WRITE_MS
    if (tooSoon || share - written.share < PAGE_WRITE_SHARE) return
    const progress = Math.round(60 * share)
    await write({ stage: 'reading', progress, pagesRead: read, pagesTotal: total })
    await scheduler.wait(BREATH_MS)
    written = { at: now().getTime(), share }
  }

  return { write, turnPage, until: () => until }
}

/** After a deletion in the middle of a run, nothing that the run wrote may stay. */
async function cleanUp(database: Database, files: R2Bucket, place: DocumentPlace): Promise<void> {
  if (!(await stands(database, place))) await removeObjects(files, place)
}

async function stands(database: Database, { documentId }: DocumentPlace): Promise<boolean> {
  const row = await database
    .select({ id: documents.id })
    .from(documents)
    .where(eq(documents.id, documentId))
    .get()
  return row !== undefined
}

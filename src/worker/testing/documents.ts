import { createExecutionContext, createMessageBatch, getQueueResult } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { vi } from 'vitest'

import { emptyReportBody } from '#shared/report.ts'

import { readDocument } from '../analysis/engine.ts'
import type { Tools } from '../analysis/job.ts'
import { consume } from '../analysis/job.ts'
import type { Source } from '../analysis/source.ts'
import type { AnalysisRow, Run } from '../analysis/status.ts'
import { openDatabase } from '../db/for-user.ts'
import { analyses, documents } from '../db/schema.ts'
import { fileKey } from '../documents/object-keys.ts'
import { sha256Hex } from '../documents/sha256-hex.ts'
import type { Bindings } from '../env.ts'
import { createDocumentRow } from './factories.ts'

export const CONTRACT_TEXT = `CONTRACT OF SALE OF LAND
Vendor: Imogen Achterberg
Land: 12 Wattle Grove, Yarraville
`

/** A text document of this user with its file, as an upload leaves it. */
export async function createStoredDocument(userId: string, text: string = CONTRACT_TEXT) {
  const { document, analysis } = await createDocumentRow(userId)
  const bytes = new TextEncoder().encode(text)
  const place = { userId, documentId: document.id }
  await openDatabase(env)
    .update(documents)
    .set({
      originalName: 'contract.txt',
      format: 'txt',
      sizeBytes: bytes.byteLength,
      sha256: await sha256Hex(bytes),
    })
    .where(eq(documents.id, document.id))
  await env.FILES.put(fileKey(place), bytes)
  return { documentId: document.id, analysisId: analysis.id, userId, place, bytes }
}

/** The row as it stands now. */
export async function readAnalysisRow(analysisId: string): Promise<AnalysisRow> {
  const row = await openDatabase(env)
    .select()
    .from(analyses)
    .where(eq(analyses.id, analysisId))
    .get()
  if (!row) throw new Error(`there is no analysis ${analysisId}`)
  return row
}

/** Everything in R2 of this user. */
export async function objectKeys(userId: string): Promise<string[]> {
  const { objects } = await env.FILES.list({ prefix: `users/${userId}/` })
  return objects.map(({ key }) => key)
}

/** A queue that keeps what is sent, for a test that delivers by itself. */
export function fakeQueue() {
  const sent: Run[] = []
  const queue = {
    send: async (message: Run) => {
      sent.push(message)
    },
    metrics: async () => ({ backlogCount: 0, backlogBytes: 0 }),
  }
  // Nothing here sends batches, and nobody reads what a send answers.
  return { sent, binding: queue as unknown as Bindings['ANALYSIS_QUEUE'] }
}

type Delivery = {
  readonly queue?: string
  readonly attempts?: number
  readonly bindings?: Bindings
  readonly tools?: Partial<Tools>
}

/** Delivers one message to the consumer and answers whether it was acknowledged or comes again. */
export async function deliver(
  body: unknown,
  { queue = 'fineprint-analysis', attempts = 1, bindings = env, tools = {} }: Delivery = {},
): Promise<'acknowledged' | { retryAfterSeconds: number | undefined }> {
  const batch = createMessageBatch(queue, [
    { id: 'message', timestamp: new Date(), attempts, body },
  ])
  const [message] = batch.messages
  if (!message) throw new Error('the batch lost its message')
  // The pool's own double forgets the delay.
  const retry = vi.spyOn(message, 'retry')
  const context = createExecutionContext()
  await consume(batch, bindings, { now: () => new Date(), runAnalysis: plainRun, ...tools })
  const { explicitAcks, retryMessages } = await getQueueResult(batch, context)
  if (retryMessages.length > 0) return { retryAfterSeconds: retry.mock.calls[0]?.[0]?.delaySeconds }
  if (explicitAcks.length !== 1) throw new Error('the message was neither acknowledged nor retried')
  return 'acknowledged'
}

/** A run that reads one page and finds nothing: no rule is asked. */
export const plainRun: Tools['runAnalysis'] = async (bytes, format, { onRead }) => {
  const source = sourceOf([new TextDecoder().decode(bytes)], format)
  await onRead(source.pages.length)
  const { bargain } = readDocument(source, { rules: [] })
  return { ok: true, source, body: emptyReportBody(), bargain }
}

/** A source with these pages, one line each line. */
export function sourceOf(texts: readonly string[], format: Source['format'] = 'txt'): Source {
  return {
    format,
    pages: texts.map((text, index) => ({
      number: index + 1,
      text,
      lines: linesOf(text),
      width: null,
      height: null,
      rotation: 0,
      read: 'text',
    })),
    revisions: { insertions: 0, deletions: 0, comments: 0 },
  }
}

function linesOf(text: string): Source['pages'][number]['lines'] {
  let start = 0
  return text.split('\n').map((line) => {
    const end = start + line.length
    const placed = { start, end }
    start = end + 1
    return {
      ...placed,
      box: null,
      furniture: false,
      headingLevel: null,
      fontSize: null,
      bold: false,
      cells: null,
      startsBlock: true,
    }
  })
}

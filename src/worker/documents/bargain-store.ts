import { eq } from 'drizzle-orm'
import * as v from 'valibot'

import { readDocument } from '#worker/analysis/engine.ts'
import { extractSource } from '#worker/analysis/extract/extract.ts'
import { Bargain } from '#worker/analysis/report/bargain.ts'
import type { AnalysisRow } from '#worker/analysis/status.ts'
import type { Database } from '#worker/db/for-user.ts'
import { documents } from '#worker/db/schema.ts'

import { documentNotFound } from './find-document.ts'
import { bargainKey, fileKey } from './object-keys.ts'

/** Keeps what the costs and deadlines of one run's report were computed from. */
export async function storeBargain(files: R2Bucket, key: string, bargain: Bargain): Promise<void> {
  await files.put(key, JSON.stringify(bargain), {
    httpMetadata: { contentType: 'application/json' },
  })
}

/**
 * What the costs and deadlines of a completed run rest on. A run of an earlier release kept none, or
 * one of another shape: then the document is read once more.
 *
 * @throws AppError('not-found') when the document was deleted meanwhile.
 */
export async function loadBargain(
  files: R2Bucket,
  database: Database,
  row: AnalysisRow,
): Promise<Bargain> {
  const object = await files.get(bargainKey(row, row.id, row.run))
  const kept = v.safeParse(Bargain, object === null ? null : await object.json<unknown>())
  return kept.success ? kept.output : readAgain(files, database, row)
}

/** Nothing is stored: a deletion in between would leave it behind. */
async function readAgain(files: R2Bucket, database: Database, row: AnalysisRow): Promise<Bargain> {
  const document = await database
    .select({ format: documents.format })
    .from(documents)
    .where(eq(documents.id, row.documentId))
    .get()
  const file = document ? await files.get(fileKey(row)) : null
  if (!document || !file) throw documentNotFound()
  const source = await extractSource(new Uint8Array(await file.arrayBuffer()), document.format)
  return readDocument(source, { rules: [] }).bargain
}

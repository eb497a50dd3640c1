import { and, eq } from 'drizzle-orm'

import type { AnalysisRow } from '#worker/analysis/status.ts'
import type { Source } from '#worker/analysis/source.ts'
import type { Database } from '#worker/db/for-user.ts'
import { newId } from '#worker/db/ids.ts'
import { analyses, documents, removals } from '#worker/db/schema.ts'

import type { DocumentRow } from './find-document.ts'
import { currentAnalysis } from './newest-analysis.ts'
import { fileKey } from './object-keys.ts'

export type Stored = { readonly document: DocumentRow; readonly analysis: AnalysisRow }

export type NewDocument = {
  readonly userId: string
  readonly originalName: string
  readonly format: Source['format']
  readonly pageCount: number
  readonly sha256: string
  readonly bytes: Uint8Array
}

type Stores = { readonly database: Database; readonly files: R2Bucket }

/** The document of this user with these bytes and its analysis to show, or null. */
export async function findStored(
  database: Database,
  userId: string,
  sha256: string,
  now: Date,
): Promise<Stored | null> {
  const document = await database
    .select()
    .from(documents)
    .where(and(eq(documents.userId, userId), eq(documents.sha256, sha256)))
    .get()
  const analysis = document ? await currentAnalysis(database, document, now) : null
  return document && analysis ? { document, analysis } : null
}

/**
 * Keeps an inspected file with a pending analysis: R2 first, then D1 in one batch. A note written
 * before the file lets the sweep remove it should this call die in between. `known` is true when
 * the same bytes came in by another call meanwhile.
 */
export async function storeDocument(
  { database, files }: Stores,
  { bytes, ...fields }: NewDocument,
  now: Date,
): Promise<Stored & { readonly known: boolean }> {
  const id = newId('document')
  const place = { userId: fields.userId, documentId: id }
  await database.insert(removals).values({ ...place, createdAt: now })
  await files.put(fileKey(place), bytes)
  try {
    const [[document], [analysis]] = await database.batch([
      database
        .insert(documents)
        .values({ id, ...fields, sizeBytes: bytes.byteLength, createdAt: now })
        .returning(),
      database
        .insert(analyses)
        .values({
          id: newId('analysis'),
          documentId: id,
          userId: fields.userId,
          createdAt: now,
          updatedAt: now,
        })
        .returning(),
      database.delete(removals).where(eq(removals.documentId, id)),
    ])
    if (!document || !analysis) throw new Error('an insert answered no row')
    return { document, analysis, known: false }
  } catch (error) {
    await files.delete(fileKey(place))
    const stored = await findStored(database, fields.userId, fields.sha256, now)
    if (stored) return { ...stored, known: true }
    throw error
  }
}

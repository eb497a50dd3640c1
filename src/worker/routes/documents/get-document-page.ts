import type { Hono } from 'hono'

import type { Page } from '#shared/contract/documents.ts'
import { getDocumentPage } from '#shared/contract/documents.ts'
import { extractSource } from '#worker/analysis/extract/extract.ts'
import type { DocumentRow } from '#worker/documents/find-document.ts'
import { documentNotFound, findDocument } from '#worker/documents/find-document.ts'
import { fileKey } from '#worker/documents/object-keys.ts'
import { pageOf, readStoredPage, storePages } from '#worker/documents/page-store.ts'
import { removeObjects } from '#worker/documents/remove-objects.ts'
import type { AppEnv } from '#worker/env.ts'
import { AppError } from '#worker/errors.ts'
import { serve } from '#worker/serve.ts'
import type { Services } from '#worker/services.ts'

/** One page of a document as it was read, with a place for each line. */
export function mountGetDocumentPage(app: Hono<AppEnv>): void {
  serve(
    app,
    getDocumentPage,
  )(async ({ env, services, user, params }) => {
    const document = await findDocument(services.database, params.id, user.id)
    const number = /^[1-9]\d{0,4}$/.test(params.page) ? Number(params.page) : 0
    const place = { userId: user.id, documentId: document.id }
    const stored = await readStoredPage(env.FILES, place, number)
    const page =
      stored === 'not-read' ? await readNow(env.FILES, services, document, number) : stored
    if (page === null || page === 'no-such-page') {
      throw new AppError('not-found', 'This document has no such page.')
    }
    return page
  })
}

/** Reads a document that no run has read yet, and keeps its pages. */
async function readNow(
  files: R2Bucket,
  { database }: Services,
  { id, userId, format }: DocumentRow,
  number: number,
): Promise<Page | null> {
  const place = { userId, documentId: id }
  const file = await files.get(fileKey(place))
  if (!file) throw documentNotFound()
  const source = await extractSource(new Uint8Array(await file.arrayBuffer()), format)
  await storePages(files, place, source)
  try {
    await findDocument(database, id, userId)
  } catch (error) {
    // Deleted while it was read: what was just written goes too.
    await removeObjects(files, place)
    throw error
  }
  return pageOf(source, number)
}

import * as v from 'valibot'

import { addressOf, call } from '#client/lib/api.ts'
import { ApiError, NO_ANSWER } from '#client/lib/api-error.ts'
import { getDocumentFile, getDocumentPage, Page } from '#shared/contract/documents.ts'

/** Where the viewer takes a document from: a user's own, or a public sample made of static files. */
export type DocumentSource = {
  /** Tells one document from another. */
  readonly id: string
  readonly name: string
  /** Address of the file itself, for range requests. */
  readonly fileUrl: string
  /**
   * One page as the engine read it, from 1.
   *
   * @throws ApiError, with status 404 where the page or the document is not there.
   */
  readonly page: (number: number, signal: AbortSignal) => Promise<Page>
}

/** A document of the signed-in user. */
export function ownDocument(id: string, name: string): DocumentSource {
  return {
    id,
    name,
    fileUrl: addressOf(getDocumentFile.path, { id }),
    page: (number, signal) =>
      call(getDocumentPage, { params: { id, page: String(number) }, signal }),
  }
}

/**
 * A document that is published with the app.
 *
 * @param pagesUrl JSON: all pages in order, each as `GET /api/documents/:id/pages/:page` answers it.
 */
export function publishedDocument(
  id: string,
  name: string,
  { fileUrl, pagesUrl }: { fileUrl: string; pagesUrl: string },
): DocumentSource {
  let pages: Promise<Page[]> | null = null
  return {
    id,
    name,
    fileUrl,
    page: async (number) => {
      pages ??= readPages(pagesUrl)
      // A failure is not kept: the next page asked for tries again.
      const all = await pages.catch((error: unknown) => {
        pages = null
        throw error
      })
      const found = all[number - 1]
      if (found === undefined) throw new ApiError(404, '', 'This document has no such page.')
      return found
    },
  }
}

async function readPages(pagesUrl: string): Promise<Page[]> {
  let response: Response
  try {
    response = await fetch(pagesUrl)
  } catch {
    throw new ApiError(NO_ANSWER, '', 'The sample could not be reached.')
  }
  if (!response.ok) throw new ApiError(response.status, '', 'The sample could not be loaded.')
  return v.parse(v.array(Page), await response.json())
}

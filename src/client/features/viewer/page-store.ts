import { ApiError, NO_ANSWER } from '#client/lib/api-error.ts'
import type { Page } from '#shared/contract/documents.ts'

import type { DocumentSource } from './document-source.ts'

export type Trouble = 'gone' | 'offline' | 'other'
export type PageState =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly page: Page }
  | { readonly state: 'failed'; readonly trouble: Trouble }

/** The pages' text, read once each and only when asked for. */
export type PageStore = {
  readonly get: (number: number) => PageState | undefined
  /** Begins to read a page; a page that failed is read anew. */
  readonly need: (number: number) => void
  /** Reads all pages, some at a time, until the signal. */
  readonly needAll: (signal: AbortSignal) => Promise<void>
  readonly subscribe: (listener: () => void) => () => void
  /** Counts changes, so that a view can tell whether to look again. */
  readonly version: () => number
  /** Gives up what is being read. */
  readonly close: () => void
}

/** Enough to fill the line, few enough to leave room for the pages being drawn. */
const AT_ONCE = 6

export function createPageStore(source: DocumentSource): PageStore {
  const pages = new Map<number, PageState>()
  const listeners = new Set<() => void>()
  let aborting = new AbortController()
  let version = 0

  const put = (number: number, state: PageState) => {
    pages.set(number, state)
    version += 1
    for (const listener of listeners) listener()
  }
  const read = async (number: number) => {
    const { signal } = aborting
    put(number, { state: 'loading' })
    try {
      const page = await source.page(number, signal)
      if (!signal.aborted) put(number, { state: 'ready', page })
    } catch (error) {
      if (!signal.aborted) put(number, { state: 'failed', trouble: troubleOf(error) })
    }
  }
  return {
    get: (number) => pages.get(number),
    need: (number) => {
      const known = pages.get(number)
      if (known === undefined || known.state === 'failed') void read(number)
    },
    needAll: async (signal) => {
      const count = countOf(pages)
      let next = 1
      const work = async () => {
        while (next <= count && !signal.aborted) {
          const number = next
          next += 1
          if (pages.get(number)?.state !== 'ready') await read(number)
        }
      }
      await Promise.all(Array.from({ length: AT_ONCE }, work))
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    version: () => version,
    close: () => {
      aborting.abort()
      aborting = new AbortController()
      // What was on its way will not come: whoever looks again asks again.
      for (const [number, { state }] of pages) if (state === 'loading') pages.delete(number)
    },
  }
}

/** How many pages the document has: every page tells. */
function countOf(pages: ReadonlyMap<number, PageState>): number {
  for (const known of pages.values()) if (known.state === 'ready') return known.page.pages
  return 0
}

export function troubleOf(error: unknown): Trouble {
  if (!(error instanceof ApiError)) return 'other'
  if (error.status === 404) return 'gone'
  return error.status === NO_ANSWER ? 'offline' : 'other'
}

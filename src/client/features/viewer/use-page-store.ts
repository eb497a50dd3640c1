import { useEffect, useState, useSyncExternalStore } from 'react'

import type { DocumentSource } from './document-source.ts'
import { createPageStore, type PageState, type PageStore } from './page-store.ts'

/** The pages of a document, for as long as this view of it lives. */
export function usePageStore(source: DocumentSource): PageStore {
  const [store, setStore] = useState(() => ({ source, pages: createPageStore(source) }))
  let current = store
  if (store.source.id !== source.id) {
    current = { source, pages: createPageStore(source) }
    setStore(current)
  }
  const { pages } = current
  useEffect(() => () => pages.close(), [pages])
  return pages
}

/** One page's text; asked for when first looked at, unless `wait`. */
export function usePage(store: PageStore, number: number, wait = false): PageState | undefined {
  const state = useSyncExternalStore(store.subscribe, () => store.get(number))
  useEffect(() => {
    if (!wait && store.get(number) === undefined) store.need(number)
  }, [store, number, wait])
  return state
}

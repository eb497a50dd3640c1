import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'

import type { Page } from '#shared/contract/documents.ts'

import { findText, type Found, SHORTEST_QUERY } from './find-text.ts'
import type { PageStore } from './page-store.ts'

export type Hit = Found & { readonly page: number }

export type Search = {
  readonly query: string
  readonly setQuery: (query: string) => void
  readonly hits: readonly Hit[]
  readonly byPage: ReadonlyMap<number, readonly Hit[]>
  /** Index in `hits`; -1 before the first step. */
  readonly current: number
  /** Goes to the next hit or the one before; the first is the nearest after the page being read. */
  readonly step: (direction: 1 | -1) => Hit | null
  /** Pages searched so far; null while nothing is looked for. */
  readonly searched: number | null
}

/** Looks for words on all pages; pages that are not there yet are read, and hits come as they do. */
export function useSearch(store: PageStore, count: number, nearPage: number): Search {
  const [query, setQuery] = useState('')
  const [shown, setShown] = useState<Hit | null>(null)
  const wanted = query.trim().length >= SHORTEST_QUERY

  useEffect(() => {
    if (!wanted || count === 0) return undefined
    const giveUp = new AbortController()
    void store.needAll(giveUp.signal)
    return () => giveUp.abort()
  }, [wanted, count, store])

  const version = useCalmVersion(store, wanted)
  const known = useMemo(() => {
    void query
    return new WeakMap<Page, Hit[]>()
  }, [query])
  const { hits, byPage, searched } = useMemo(() => {
    void version
    return wanted ? look(store, count, query, known) : NOTHING
  }, [wanted, store, count, query, known, version])

  const current = shown === null ? -1 : hits.indexOf(shown)
  return {
    query,
    setQuery: (next) => {
      setQuery(next)
      setShown(null)
    },
    hits,
    byPage,
    current,
    searched: wanted ? searched : null,
    step: (direction) => {
      const near = hits.findIndex(({ page }) => page >= nearPage)
      const first = direction === 1 ? Math.max(0, near) : near - 1
      const next = current === -1 ? first : current + direction
      const hit = hits[(next + hits.length) % hits.length] ?? null
      setShown(hit)
      return hit
    },
  }
}

const NOTHING = { hits: [], byPage: new Map<number, Hit[]>(), searched: 0 }

function look(store: PageStore, count: number, query: string, known: WeakMap<Page, Hit[]>) {
  const hits: Hit[] = []
  const byPage = new Map<number, Hit[]>()
  let searched = 0
  for (let number = 1; number <= count; number += 1) {
    const state = store.get(number)
    if (state?.state !== 'ready') continue
    searched += 1
    const { page } = state
    const own =
      known.get(page) ?? findText(page.text, query).map((place) => ({ ...place, page: number }))
    known.set(page, own)
    if (own.length > 0) byPage.set(number, own)
    hits.push(...own)
  }
  return { hits, byPage, searched }
}

/** Pages may come by the hundred: it is enough to look again a few times a second. */
const LOOK_MS = 200

function useCalmVersion(store: PageStore, active: boolean): number {
  const subscribe = useCallback(
    (listener: () => void) => {
      if (!active) return () => undefined
      let timer: ReturnType<typeof setTimeout> | null = null
      const stop = store.subscribe(() => {
        timer ??= setTimeout(() => {
          timer = null
          listener()
        }, LOOK_MS)
      })
      return () => {
        stop()
        if (timer !== null) clearTimeout(timer)
      }
    },
    [store, active],
  )
  return useSyncExternalStore(subscribe, () => (active ? store.version() : 0))
}

import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react'

import type { Category, Concern } from '#shared/report.ts'

import { bringIntoView } from './bring-into-view.ts'
import { findingId } from './finding-links.tsx'
import { arrange, holds, type Order } from './order.ts'

export type FindingsView = {
  readonly category: Category | null
  readonly order: Order
  /** Words that a finding must hold to be listed; empty for all. */
  readonly words: string
  /** The findings of this category with these words, in this order. */
  readonly listed: readonly Concern[]
  readonly isOpen: (id: string) => boolean
  readonly toggle: (id: string) => void
  readonly filter: (category: Category | null) => void
  readonly sort: (order: Order) => void
  readonly find: (words: string) => void
  /** The finding that was asked for last: drawn wherever the screen stands. */
  readonly pinnedId: string | null
  /** Opens a finding wherever the list stands, and moves there. */
  readonly openConcern: (id: string) => void
}

/** Which findings are listed and which are open; the worst one is open at first. */
export function useFindingsView(concerns: readonly Concern[]): FindingsView {
  const [category, setCategory] = useState<Category | null>(null)
  const [order, setOrder] = useState<Order>('severity')
  const [words, setWords] = useState('')
  const [open, setOpen] = useState<ReadonlySet<string>>(
    () =>
      new Set(
        arrange(concerns, null, 'severity')
          .slice(0, 1)
          .map(({ id }) => id),
      ),
  )
  // A new object for every ask: the same finding may be asked for twice.
  const [asked, setAsked] = useState<{ readonly id: string } | null>(null)

  useEffect(() => {
    if (asked !== null) bringIntoView(findingId(asked.id))
  }, [asked])

  const toggle = useCallback((id: string) => {
    setOpen((before) => {
      const after = new Set(before)
      if (!after.delete(id)) after.add(id)
      return after
    })
  }, [])

  const openConcern = useCallback(
    (id: string) => {
      const concern = concerns.find((one) => one.id === id)
      if (concern === undefined) return
      // A filter that hides it gives way; one that shows it stays.
      setCategory((now) => (now === concern.category ? now : null))
      setWords((now) => (holds(concern, now) ? now : ''))
      setOpen((before) => new Set(before).add(id))
      setAsked({ id })
    },
    [concerns],
  )

  // The field shows each letter at once; the list follows as soon as it can.
  const wanted = useDeferredValue(words)
  const listed = useMemo(
    () => arrange(concerns, category, order).filter((concern) => holds(concern, wanted)),
    [concerns, category, order, wanted],
  )

  return {
    category,
    order,
    words,
    listed,
    isOpen: (id) => open.has(id),
    toggle,
    filter: setCategory,
    sort: setOrder,
    find: setWords,
    pinnedId: asked?.id ?? null,
    openConcern,
  }
}

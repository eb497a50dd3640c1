import { useCallback, useEffect, useRef, useState } from 'react'

import type { Category, Concern } from '#shared/report.ts'

import { findingId } from './finding-links.tsx'
import { arrange, type Order } from './order.ts'

const FIRST_SHOWN = 12

export type FindingsView = {
  readonly category: Category | null
  readonly order: Order
  readonly limit: number
  readonly isOpen: (id: string) => boolean
  readonly toggle: (id: string) => void
  readonly filter: (category: Category | null) => void
  readonly sort: (order: Order) => void
  readonly showMore: (count: number) => void
  /** Opens a finding wherever the list stands, and moves there. */
  readonly reveal: (id: string) => void
}

/** Which findings are listed, how far, and which are open; the worst one is open at first. */
export function useFindingsView(concerns: readonly Concern[]): FindingsView {
  const [category, setCategory] = useState<Category | null>(null)
  const [order, setOrder] = useState<Order>('severity')
  const [limit, setLimit] = useState(FIRST_SHOWN)
  const [open, setOpen] = useState<ReadonlySet<string>>(
    () =>
      new Set(
        arrange(concerns, null, 'severity')
          .slice(0, 1)
          .map(({ id }) => id),
      ),
  )
  const wanted = useRef<string | null>(null)

  useEffect(() => {
    if (wanted.current === null) return
    const target = document.getElementById(findingId(wanted.current))
    wanted.current = null
    target?.scrollIntoView({ block: 'start' })
    target?.querySelector('button')?.focus({ preventScroll: true })
  })

  const toggle = useCallback((id: string) => {
    setOpen((before) => {
      const after = new Set(before)
      if (!after.delete(id)) after.add(id)
      return after
    })
  }, [])

  const reveal = useCallback(
    (id: string) => {
      const place = arrange(concerns, null, order).findIndex((concern) => concern.id === id)
      if (place === -1) return
      wanted.current = id
      setCategory(null)
      setLimit((before) => Math.max(before, place + 1))
      setOpen((before) => new Set(before).add(id))
    },
    [concerns, order],
  )

  return {
    category,
    order,
    limit,
    isOpen: (id) => open.has(id),
    toggle,
    filter: (next) => {
      setCategory(next)
      setLimit(FIRST_SHOWN)
    },
    sort: setOrder,
    showMore: (count) => setLimit((before) => before + count),
    reveal,
  }
}

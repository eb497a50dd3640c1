import { defaultRangeExtractor, type Range, useWindowVirtualizer } from '@tanstack/react-virtual'
import {
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react'

import { usePrinting } from './use-printing.ts'

type Props<T> = {
  items: readonly T[]
  keyOf: (item: T) => string
  /** Height of a row before it is measured. */
  estimatePx: number
  /** From so many rows on only those near the screen are drawn. */
  from: number
  /** A row that is drawn wherever the screen stands, so that it can be moved to. */
  pinnedKey?: string | null
  /** What the list is to a screen reader once rows are left out; rows then tell their place in it. */
  as: 'feed' | 'list'
  label: string
  /** Stands around the rows of a short list: a list of its own. */
  plain: (rows: readonly ReactNode[]) => ReactNode
  children: (item: T, place: Place | null) => ReactNode
}

/** A row's place among all rows, also those that are not drawn; null where all are. */
export type Place = { readonly position: number; readonly of: number }

const OVERSCAN = 5

/**
 * A list in the flow of the page. A short one is drawn whole; of a long one the rows near the
 * screen, the one that has the focus and the pinned one, with empty space for the rest. The
 * browser's own search finds what is drawn only; on paper all of it stands.
 */
export function LongList<T>(props: Props<T>) {
  const { items, from, plain, children } = props
  const printing = usePrinting()
  if (items.length < from || printing) return plain(items.map((item) => children(item, null)))
  return <Windowed {...props} />
}

function Windowed<T>({
  items,
  keyOf,
  estimatePx,
  pinnedKey = null,
  as,
  label,
  children,
}: Props<T>) {
  const list = useRef<HTMLDivElement>(null)
  const [focusedKey, setFocusedKey] = useState<string | null>(null)
  const scrollMargin = useOffsetInPage(list)
  const indexOf = (key: string | null) =>
    key === null ? -1 : items.findIndex((item) => keyOf(item) === key)
  const focused = indexOf(focusedKey)
  // The neighbours of the focus too: Tab goes to the next row, wherever the screen stands.
  const kept = [
    indexOf(pinnedKey),
    focused,
    ...(focused === -1 ? [] : [focused - 1, focused + 1]),
  ].filter((index) => index >= 0 && index < items.length)
  const rows = useWindowVirtualizer<HTMLDivElement>({
    count: items.length,
    estimateSize: () => estimatePx,
    getItemKey: (index) => keyAt(items, keyOf, index),
    overscan: OVERSCAN,
    scrollMargin,
    rangeExtractor: useCallback(
      (range: Range) =>
        [...new Set([...defaultRangeExtractor(range), ...kept])].toSorted((a, b) => a - b),
      // The array is new at every render; what it holds is not.
      // oxlint-disable-next-line react/exhaustive-deps -- see above
      [kept.join()],
    ),
  })

  let end = scrollMargin
  const drawn: ReactNode[] = []
  for (const { key, index, start, end: next } of rows.getVirtualItems()) {
    const item = items[index]
    if (item === undefined) continue
    if (start > end) drawn.push(<Gap key={`before ${key}`} height={start - end} />)
    drawn.push(
      <div
        key={key}
        ref={rows.measureElement}
        data-index={index}
        data-key={key}
        className="long-row"
        role={as === 'list' ? 'listitem' : undefined}
        aria-posinset={as === 'list' ? index + 1 : undefined}
        aria-setsize={as === 'list' ? items.length : undefined}
      >
        {children(item, { position: index + 1, of: items.length })}
      </div>,
    )
    end = next
  }
  const rest = rows.getTotalSize() + scrollMargin - end
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- its role is `as`
    <div
      ref={list}
      role={as}
      aria-label={label}
      className="long-list"
      onFocus={(event) => setFocusedKey(rowOf(event.target)?.dataset['key'] ?? null)}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setFocusedKey(null)
      }}
      onKeyDown={as === 'feed' ? moveBetweenRows : undefined}
    >
      {drawn}
      {rest > 0 && <Gap key="rest" height={rest} />}
    </div>
  )
}

function Gap({ height }: { height: number }) {
  return <div aria-hidden="true" style={{ height }} />
}

/** The feed pattern of WAI-ARIA: Page Down and Page Up go from one article to the next. */
function moveBetweenRows(event: KeyboardEvent): void {
  const step = event.key === 'PageDown' ? 1 : event.key === 'PageUp' ? -1 : 0
  // A field being written in keeps its own keys.
  if (step === 0 || event.target instanceof HTMLTextAreaElement) return
  const row = rowOf(event.target)
  let next = step === 1 ? row?.nextElementSibling : row?.previousElementSibling
  while (next && !next.classList.contains('long-row')) {
    next = step === 1 ? next.nextElementSibling : next.previousElementSibling
  }
  const target = next?.querySelector<HTMLElement>('button, a[href]')
  if (!target) return
  event.preventDefault()
  target.focus()
}

function rowOf(target: EventTarget): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('.long-row') : null
}

function keyAt<T>(items: readonly T[], keyOf: (item: T) => string, index: number): string {
  const item = items[index]
  return item === undefined ? String(index) : keyOf(item)
}

/** How far below the top of the page the list begins, also after what stands above it has grown. */
function useOffsetInPage(list: { readonly current: HTMLElement | null }): number {
  const [offset, setOffset] = useState(0)
  useLayoutEffect(() => {
    const measure = () => {
      const top = list.current?.getBoundingClientRect().top
      if (top !== undefined) setOffset(Math.round(top + window.scrollY))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [list])
  return offset
}

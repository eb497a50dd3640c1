import { useVirtualizer } from '@tanstack/react-virtual'
import {
  useCallback,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  type ReactNode,
  type Ref,
  type RefObject,
} from 'react'

/** Moves the list from outside. */
export type PageListHandle = {
  /** Puts a page, or a place `share` of its height down, `below` pixels under the list's top. */
  readonly jump: (page: number, share: number, below: number) => void
}

const GAP = 20
const PADDING = 16
/** The page that lies at this part of the view's height is the one being read. */
const READING_LINE = 0.35

/**
 * The pages of a document under one another, of which only those in sight exist. Heights are
 * given, or found by measuring where `measured`; when they change, what is being read stays put.
 */
export function PageList({
  count,
  heightOf,
  measured,
  width,
  label,
  handle,
  scroller,
  onPage,
  onMount,
  children,
}: {
  count: number
  /** Height of a page by its index, in pixels: a new function when heights change. */
  heightOf: (index: number) => number
  measured: boolean
  /** Of the widest page, in pixels; null for as wide as the list. */
  width: number | null
  label: string
  handle: Ref<PageListHandle>
  scroller: RefObject<HTMLElement | null>
  /** Hears of the page being read, from 1. */
  onPage: (page: number) => void
  /** Hears of each new list: from then on it can be moved. */
  onMount: () => void
  children: (page: number) => ReactNode
}) {
  // What stays put when heights change: a place of a page, and how far below the list's top it is.
  const anchor = useRef({ index: 0, share: 0, below: 0 })
  const told = useRef(0)
  // Its functions must not be kept over renders; here nothing keeps them.
  // oxlint-disable-next-line react/incompatible-library -- see above
  const virtualizer = useVirtualizer<HTMLElement, HTMLDivElement>({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: heightOf,
    overscan: 1,
    gap: GAP,
    paddingStart: PADDING,
    paddingEnd: PADDING,
    // A page that was measured keeps its size under its own number.
    getItemKey: (index) => index,
  })

  const note = useCallback(() => {
    const view = scroller.current
    if (view === null) return
    const line = view.clientHeight * READING_LINE
    const item = virtualizer.getVirtualItemForOffset(view.scrollTop + line)
    if (item === undefined) return
    const below = shownPlace(view) ?? line
    const kept = virtualizer.getVirtualItemForOffset(view.scrollTop + below) ?? item
    const share = Math.max(0, (view.scrollTop + below - kept.start) / kept.size)
    anchor.current = { index: kept.index, share, below }
    if (told.current === item.index + 1) return
    told.current = item.index + 1
    onPage(item.index + 1)
  }, [virtualizer, scroller, onPage])

  useEffect(() => {
    const view = scroller.current
    if (view === null) return undefined
    note()
    view.addEventListener('scroll', note, { passive: true })
    return () => view.removeEventListener('scroll', note)
  }, [note, scroller])

  const jump = useCallback(
    (page: number, share: number, below: number) => {
      const item = virtualizer.measurementsCache[page - 1]
      if (item === undefined) return
      scroller.current?.scrollTo({ top: item.start + item.size * share - below })
    },
    [virtualizer, scroller],
  )
  useImperativeHandle(handle, () => ({ jump }), [jump])
  useEffect(onMount, [onMount])

  const before = useRef(heightOf)
  useLayoutEffect(() => {
    if (before.current === heightOf) return
    before.current = heightOf
    const { index, share, below } = anchor.current
    virtualizer.measure()
    // Reading the total lays the pages out anew.
    virtualizer.getTotalSize()
    jump(index + 1, share, below)
  }, [heightOf, virtualizer, jump])

  return (
    // A region that scrolls must be reachable by keyboard; its keys are the viewer's.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
    <section className="viewer-pages" ref={scroller} tabIndex={0} aria-label={label}>
      <div
        className="viewer-stack"
        style={{ height: virtualizer.getTotalSize(), minWidth: width ?? undefined }}
      >
        {virtualizer.getVirtualItems().map(({ index, start, size }) => (
          <div
            key={index}
            className="viewer-place"
            data-index={index}
            ref={measured ? virtualizer.measureElement : undefined}
            style={{ top: start, height: measured ? undefined : size }}
          >
            {children(index + 1)}
          </div>
        ))}
      </div>
    </section>
  )
}

/** How far below the list's top the passage that is shown stands; null where it is out of sight. */
function shownPlace(view: HTMLElement): number | null {
  const mark = view.querySelector('[data-active="true"]')?.getBoundingClientRect()
  if (mark === undefined) return null
  const below = mark.top + mark.height / 2 - view.getBoundingClientRect().top
  return below >= 0 && below <= view.clientHeight ? below : null
}

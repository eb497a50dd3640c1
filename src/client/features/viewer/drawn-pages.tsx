import { memo, useCallback, useEffect, useMemo, useState, type Ref, type RefObject } from 'react'

import { sizeSeen } from './boxes.ts'
import { PageList, type PageListHandle } from './page-list.tsx'
import type { PageStore } from './page-store.ts'
import type { Paper } from './paper.ts'
import type { OpenPdf } from './pdf-engine.ts'
import { PdfPageSheet } from './pdf-page.tsx'
import type { PageMarks } from './text-page.tsx'
import { usePage } from './use-page-store.ts'
import { fitWidth, PIXELS_PER_POINT, SIDES, type Zoom } from './zoom.ts'

type Size = { readonly width: number; readonly height: number }

/** A4, for a page whose size is not known. */
const A4: Size = { width: 595.28, height: 841.89 }

/** The pages of a PDF as drawn, all at the chosen zoom. */
export function DrawnPages({
  pdf,
  store,
  count,
  zoom,
  available,
  paper,
  label,
  handle,
  scroller,
  marksOf,
  onPage,
  onMount,
}: {
  pdf: OpenPdf
  store: PageStore
  count: number
  zoom: Zoom
  /** Width of the list, in pixels. */
  available: number
  paper: Paper
  label: string
  handle: Ref<PageListHandle>
  scroller: RefObject<HTMLElement | null>
  marksOf: (page: number) => PageMarks
  onPage: (page: number) => void
  onMount: () => void
}) {
  const [usual, setUsual] = useState<Size | null>(null)
  const [odd, setOdd] = useState<ReadonlyMap<number, Size>>(new Map())

  useEffect(() => {
    let over = false
    void pdf.getPage(1).then(
      (page) => {
        const { width, height } = page.getViewport({ scale: 1 })
        if (!over) setUsual({ width, height })
      },
      () => {
        if (!over) setUsual(A4)
      },
    )
    return () => {
      over = true
    }
  }, [pdf])

  const learn = useCallback(
    (page: number, size: Size) => {
      setOdd((known) => {
        const before = known.get(page) ?? usual
        if (before !== null && isSame(before, size)) return known
        return new Map(known).set(page, size)
      })
    },
    [usual],
  )

  const sheetOf = useMemo(() => {
    const fit = fitWidth(available)
    return (page: number): Size => {
      const size = odd.get(page) ?? usual ?? A4
      const width = zoom === 'fit' ? fit : size.width * PIXELS_PER_POINT * zoom
      return { width: Math.round(width), height: Math.round((width * size.height) / size.width) }
    }
  }, [available, odd, usual, zoom])
  const heightOf = useCallback((index: number) => sheetOf(index + 1).height, [sheetOf])

  if (usual === null) return null
  const widest =
    zoom === 'fit'
      ? null
      : Math.max(usual.width, ...[...odd.values()].map(({ width }) => width)) *
          PIXELS_PER_POINT *
          zoom +
        SIDES
  return (
    <PageList
      count={count}
      heightOf={heightOf}
      measured={false}
      width={widest}
      label={label}
      handle={handle}
      scroller={scroller}
      onPage={onPage}
      onMount={onMount}
    >
      {(number) => (
        <DrawnPage
          pdf={pdf}
          store={store}
          number={number}
          width={sheetOf(number).width}
          height={sheetOf(number).height}
          paper={paper}
          marksOf={marksOf}
          onSize={learn}
        />
      )}
    </PageList>
  )
}

/** Drawn again only for what concerns it, not for each page that is scrolled past. */
const DrawnPage = memo(function DrawnPage({
  pdf,
  store,
  number,
  width,
  height,
  paper,
  marksOf,
  onSize,
}: {
  pdf: OpenPdf
  store: PageStore
  number: number
  width: number
  height: number
  paper: Paper
  marksOf: (page: number) => PageMarks
  onSize: (page: number, size: Size) => void
}) {
  const state = usePage(store, number)
  const page = state?.state === 'ready' ? state.page : null
  useEffect(() => {
    const size = page === null ? null : sizeSeen(page)
    if (size !== null) onSize(number, size)
  }, [page, number, onSize])
  return (
    <PdfPageSheet
      pdf={pdf}
      number={number}
      state={state}
      width={width}
      height={height}
      paper={paper}
      marks={marksOf(number)}
    />
  )
})

/** Sizes of one kind of paper differ by fractions of a point. */
function isSame(a: Size, b: Size): boolean {
  return Math.abs(a.width - b.width) < 1 && Math.abs(a.height - b.height) < 1
}

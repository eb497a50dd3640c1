import 'react-pdf/dist/Page/TextLayer.css'
import { useEffect, useMemo, useRef, useState, type MouseEvent } from 'react'

import { classes } from '#client/ui/classes.ts'
import { Skeleton } from '#client/ui/skeleton.tsx'
import type { Page } from '#shared/contract/documents.ts'

import { findingAt, HighlightLayer, highlightsOf, HitLayer, MarginMarks } from './highlights.tsx'
import { paintAsInk, type Paper } from './paper.ts'
import { type OpenPdf, type PdfPage, PdfPageView } from './pdf-engine.ts'
import type { PageState } from './page-store.ts'
import { type PageMarks, TextPage } from './text-page.tsx'
import { type DrawnText, piecesOf } from './text-pieces.ts'

/** A page that only flies past is not drawn. */
const SETTLE_MS = 90
/** What one page may take of the canvas memory, in pixels (4 bytes each). */
const MOST_PIXELS = 10_000_000

/**
 * One page of a PDF: drawn by pdf.js, with the marker under its passages, our marks in its margin
 * and its words for selection and screen readers. Leaving gives its canvas back.
 */
export function PdfPageSheet({
  pdf,
  number,
  state,
  width,
  height,
  paper,
  marks,
}: {
  pdf: OpenPdf
  number: number
  state: PageState | undefined
  /** In CSS pixels, as seen. */
  width: number
  height: number
  paper: Paper
  marks: PageMarks
}) {
  const settled = useSettled()
  const [drawn, setDrawn] = useState(false)
  const [failed, setFailed] = useState(false)
  const [proxy, setProxy] = useState<PdfPage | null>(null)
  const [texts, setTexts] = useState<readonly DrawnText[] | null>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const page = state?.state === 'ready' ? state.page : null
  const { passages, hits } = marks

  useEffect(() => () => void proxy?.cleanup(), [proxy])

  const marked = passages.length + hits.length > 0
  const pieces = useMemo(
    () =>
      marked && page !== null && proxy !== null && texts !== null
        ? piecesOf(page, texts, proxy.view, drawn ? measureDrawn : undefined)
        : undefined,
    [marked, page, proxy, texts, drawn],
  )
  const highlights = useMemo(
    () => (page === null ? [] : highlightsOf(page, passages, pieces)),
    [page, passages, pieces],
  )
  if (failed && page !== null) {
    return (
      <TextPage
        page={page}
        marks={marks}
        note={<p className="viewer-instead">This page could not be drawn. These are its words.</p>}
      />
    )
  }
  const openAt = (event: MouseEvent<HTMLElement>) => {
    const finding = findingUnder(event, highlights)
    if (finding !== null && (window.getSelection()?.isCollapsed ?? true)) marks.onFinding(finding)
  }
  return (
    // The marks in the margin are the way for the keyboard; the words are for the pointer.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- see above
    <article
      className={classes(
        'viewer-page viewer-drawn sheet',
        paper.ink !== null && 'is-ink',
        paper.isPrinted && 'is-printed',
      )}
      aria-label={`Page ${number}`}
      aria-busy={!drawn && !failed}
      style={{ width, height }}
      onClick={openAt}
      onMouseMove={(event) => {
        event.currentTarget.dataset['over'] = String(findingUnder(event, highlights) !== null)
      }}
    >
      {!drawn && !failed && <Waiting number={number} />}
      {failed && <p className="viewer-instead">This page could not be drawn.</p>}
      {settled && !failed && (
        <PdfPageView
          key={paper.key}
          pdf={pdf}
          pageNumber={number}
          width={width}
          suspense={false}
          renderAnnotationLayer={false}
          canvasRef={canvas}
          canvasBackground={paper.ink === null ? paper.colour : 'white'}
          devicePixelRatio={densityFor(width, height)}
          loading={null}
          error={null}
          onLoadSuccess={setProxy}
          onLoadError={() => setFailed(true)}
          onRenderError={() => setFailed(true)}
          onGetTextSuccess={({ items }) => setTexts(items.filter((item) => 'str' in item))}
          onRenderSuccess={() => {
            if (canvas.current) paintAsInk(canvas.current, paper)
            setDrawn(true)
          }}
        />
      )}
      <HighlightLayer highlights={highlights} activeId={marks.activeId} />
      {page !== null && hits.length > 0 && (
        <HitLayer page={page} hits={hits} current={marks.currentHit} pieces={pieces} />
      )}
      <MarginMarks
        highlights={highlights}
        activeId={marks.activeId}
        pageHeight={height}
        onFinding={marks.onFinding}
      />
      {page !== null && isUnread(page) && drawn && (
        <p className="visually-hidden">No text was read on this page.</p>
      )}
    </article>
  )
}

function Waiting({ number }: { number: number }) {
  return (
    <div className="viewer-waiting">
      <span className="visually-hidden">{`Page ${number} is being drawn`}</span>
      {['42%', '88%', '94%', '90%', '61%'].map((width) => (
        <Skeleton key={width} width={width} />
      ))}
    </div>
  )
}

function isUnread(page: Page): boolean {
  return page.text.trim() === ''
}

function findingUnder(
  event: MouseEvent<HTMLElement>,
  highlights: Parameters<typeof findingAt>[0],
): string | null {
  if (event.target instanceof Element && event.target.closest('button')) return null
  const frame = event.currentTarget.getBoundingClientRect()
  return findingAt(highlights, {
    x: (event.clientX - frame.left) / frame.width,
    y: (event.clientY - frame.top) / frame.height,
  })
}

function useSettled(): boolean {
  const [settled, setSettled] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), SETTLE_MS)
    return () => clearTimeout(timer)
  }, [])
  return settled
}

/** As sharp as the screen, up to twice, and as the memory for one page allows. */
function densityFor(width: number, height: number): number {
  return Math.min(window.devicePixelRatio, 2, Math.sqrt(MOST_PIXELS / (width * height)))
}

let ruler: CanvasRenderingContext2D | null = null

/** pdf.js gives the browser a document's fonts under its own names, so that widths are the true ones. */
function measureDrawn(text: string, fontName: string): number {
  ruler ??= document.createElement('canvas').getContext('2d')
  if (ruler === null) return text.length
  ruler.font = `100px "${fontName}", sans-serif`
  return ruler.measureText(text).width
}

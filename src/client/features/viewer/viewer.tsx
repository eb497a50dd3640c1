import './viewer.css'
import './viewer-pages.css'
import { useCallback, useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react'

import { useMedia } from '#client/lib/use-media.ts'
import { classes } from '#client/ui/classes.ts'
import type { Page } from '#shared/contract/documents.ts'
import type { Concern, Evidence } from '#shared/report.ts'

import type { DocumentSource } from './document-source.ts'
import { DrawnPages } from './drawn-pages.tsx'
import { FindingSheet, FindingSteps } from './finding-sheet.tsx'
import { keyAction } from './keys.ts'
import { Leaves, type PageNote } from './leaves.tsx'
import type { PageListHandle } from './page-list.tsx'
import { usePaper } from './paper.ts'
import { inReadingOrder, passagesByPage } from './passages.ts'
import { SearchBar } from './search-bar.tsx'
import { announcementOf, placesOf, shownOf, stepFrom, type Target } from './target.ts'
import type { PageMarks } from './text-page.tsx'
import { TextPages } from './text-pages.tsx'
import { ViewerTrouble, ViewerWaiting } from './trouble.tsx'
import { useFullScreen } from './use-full-screen.ts'
import { usePage, usePageStore } from './use-page-store.ts'
import { usePdf } from './use-pdf.ts'
import { useSearch } from './use-search.ts'
import { endJourney, useTravel } from './use-travel.ts'
import { useViewWidth } from './use-view-width.ts'
import { useVisibleHeight } from './use-visible-height.ts'
import { useWheelZoom } from './use-wheel-zoom.ts'
import { ViewerBar, type ViewerLook, WaitingBar } from './viewer-bar.tsx'
import { clampZoom, factorOf, zoomStep, type Zoom } from './zoom.ts'

/** Screens on which a drawn page would be too small to read. */
const PHONE = '(max-width: 46rem)'

/** The document with its findings: drawn pages or text, the words of the report marked in them. */
export function Viewer({
  source,
  findings,
  notes,
  target,
  full,
  takesFocus,
  levelWith,
  onFinding,
  onFull,
  onClose,
}: {
  source: DocumentSource
  findings: readonly Concern[]
  /** What is known of the pages besides their text. */
  notes: readonly PageNote[]
  target: Target
  /** Over the whole screen; else beside the report. */
  full: boolean
  /** Whether the keyboard comes along when the viewer opens. */
  takesFocus: boolean
  /** Where on the screen the passage should stand, so that it is level with its finding. */
  levelWith: () => number | null
  /** A mark or a step asks for a finding, at one of its passages where given. */
  onFinding: (concernId: string, evidence?: Evidence) => void
  /** Null where there is no room beside the report. */
  onFull: (() => void) | null
  onClose: () => void
}) {
  const root = useRef<HTMLElement>(null)
  const view = useRef<HTMLDivElement>(null)
  const scroller = useRef<HTMLElement>(null)
  const list = useRef<PageListHandle>(null)
  const [page, setPage] = useState(target.page)
  const [chosenLook, setLook] = useState<ViewerLook | null>(null)
  const [zoom, setZoom] = useState<Zoom>('fit')
  const [asPrinted, setAsPrinted] = useState(false)
  const [searching, setSearching] = useState(false)
  const [attempt, setAttempt] = useState(0)
  // Counts the lists that have come and gone: pages drawn, then text, and back.
  const [lists, setLists] = useState(0)
  const onMount = useCallback(() => setLists((before) => before + 1), [])
  const phone = useMedia(PHONE)
  const paper = usePaper(asPrinted)
  const available = useViewWidth(view)

  const store = usePageStore(source)
  const first = usePage(store, target.page)
  const known = first?.state === 'ready' ? first.page : null
  // Whichever page came first tells what the document is; later ones must not shake it.
  const [told, setTold] = useState<Page | null>(null)
  if (known !== null && told === null) setTold(known)
  const count = told?.pages ?? 0
  // A page of a PDF that could not be read has no size either.
  const canDraw = told !== null && (told.width !== null || /\.pdf$/i.test(source.name))
  const wanted = chosenLook ?? (phone ? 'text' : 'drawn')
  const pdf = usePdf(canDraw && wanted === 'drawn' ? source.fileUrl : null, attempt)
  const drawing = canDraw && wanted === 'drawn' && pdf.state !== 'failed'

  const ordered = useMemo(() => inReadingOrder(findings), [findings])
  const concern = ordered.find(({ id }) => id === target.concernId) ?? null
  const index = concern === null ? -1 : ordered.indexOf(concern)
  const shown = useMemo(() => shownOf(target, concern), [target, concern])
  const passages = useMemo(() => passagesByPage(findings, shown.extra), [findings, shown])
  const noteOf = useMemo(() => new Map(notes.map((note) => [note.page, note])), [notes])
  const search = useSearch(store, count, page)
  const currentHit = searching ? (search.hits[search.current] ?? null) : null
  const marksOf = useCallback(
    (number: number): PageMarks => ({
      passages: passages.get(number) ?? [],
      activeId: shown.activeId,
      hits: searching ? (search.byPage.get(number) ?? []) : [],
      currentHit,
      onFinding,
    }),
    [passages, shown, searching, search.byPage, currentHit, onFinding],
  )

  const travel = { scroller, list, lists }
  useTravel({ ...travel, place: target, selector: ACTIVE, arrived: known, levelWith })
  useTravel({ ...travel, place: currentHit, selector: HIT, arrived: null, levelWith: nowhere })
  useFullScreen(root, full)
  useVisibleHeight(root, !full)
  const read = usePage(store, page)
  const factor = factorOf(zoom, available, read?.state === 'ready' ? read.page : told)
  useWheelZoom(scroller, drawing ? lists : 0, (turn) => setZoom(clampZoom(factor * turn)))
  // Before the pages come, or when none comes, the keys still work.
  useEffect(() => {
    if (takesFocus) root.current?.focus({ preventScroll: true })
  }, [takesFocus])
  useEffect(() => {
    if (takesFocus && lists === 1) scroller.current?.focus({ preventScroll: true })
  }, [takesFocus, lists])

  const toPage = (number: number) => {
    endJourney(scroller.current)
    list.current?.jump(number, 0, 12)
  }
  const changeZoom = (change: 'in' | 'out' | 'fit') =>
    setZoom(change === 'fit' ? 'fit' : zoomStep(factor, change === 'in' ? 1 : -1))
  const stepFinding = (direction: 1 | -1) => {
    const next = stepFrom(ordered, index, page, direction)
    if (next !== null) onFinding(next.id)
  }
  const closeSearch = () => {
    setSearching(false)
    scroller.current?.focus({ preventScroll: true })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.target instanceof HTMLInputElement && event.key !== 'Escape') return
    const action = keyAction(event.key, zoom !== 'fit')
    if (action === null) return
    event.preventDefault()
    switch (action) {
      case 'next':
        return stepFinding(1)
      case 'previous':
        return stepFinding(-1)
      case 'in':
      case 'out':
      case 'fit':
        return drawing ? changeZoom(action) : undefined
      case 'search':
        return setSearching(true)
      case 'escape':
        return searching ? closeSearch() : onClose()
    }
  }

  const listProps = {
    store,
    count,
    label: `${source.name}, page ${page} of ${count}`,
    handle: list,
    scroller,
    marksOf,
    onPage: setPage,
    onMount,
  }
  const steps = (
    <FindingSteps
      index={index}
      count={ordered.length}
      places={placesOf(concern, shown.focus, onFinding)}
      onStep={stepFinding}
    />
  )
  return (
    // The keys work wherever the focus is in here; each has a button too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- see above
    <section
      ref={root}
      className={classes('viewer', full ? 'is-full' : 'is-beside')}
      aria-label="The document"
      tabIndex={-1}
      {...(full ? { role: 'dialog', 'aria-modal': true } : {})}
      onKeyDown={onKeyDown}
    >
      <output className="visually-hidden">
        {announcementOf(target, shown, concern, index, ordered.length)}
      </output>
      {count > 0 ? (
        <>
          <ViewerBar
            page={page}
            count={count}
            kind={kindOf(noteOf.get(page))}
            full={full}
            look={canDraw ? wanted : null}
            zoom={zoom}
            factor={factor}
            asPrinted={drawing && (asPrinted || paper.ink !== null) ? asPrinted : null}
            searching={searching}
            onPage={toPage}
            onLook={setLook}
            onZoom={changeZoom}
            onAsPrinted={setAsPrinted}
            onSearch={() => (searching ? closeSearch() : setSearching(true))}
            onFull={onFull}
            onClose={onClose}
          />
          {searching && (
            <SearchBar search={search} count={count} onStep={search.step} onClose={closeSearch} />
          )}
          <Leaves count={count} current={page} notes={noteOf} passages={passages} onPage={toPage} />
        </>
      ) : (
        <WaitingBar full={full} onClose={onClose} />
      )}
      {canDraw && wanted === 'drawn' && pdf.state === 'failed' && (
        <output className="viewer-instead">
          The pages could not be drawn. These are their words.{' '}
          <button
            type="button"
            className="link ref-button"
            onClick={() => setAttempt((before) => before + 1)}
          >
            Try again
          </button>
        </output>
      )}
      <div className="viewer-view" ref={view}>
        {first?.state === 'failed' && count === 0 ? (
          <ViewerTrouble
            trouble={first.trouble}
            onRetry={() => store.need(target.page)}
            onClose={onClose}
          />
        ) : count === 0 || (drawing && pdf.state === 'loading') ? (
          <ViewerWaiting />
        ) : drawing && pdf.state === 'ready' ? (
          <DrawnPages
            {...listProps}
            pdf={pdf.pdf}
            zoom={zoom}
            available={available}
            paper={paper}
          />
        ) : (
          <TextPages {...listProps} />
        )}
      </div>
      {full ? (
        <FindingSheet concern={concern} about={target.about}>
          {steps}
        </FindingSheet>
      ) : (
        count > 0 && (
          <div className="viewer-foot">
            <p className="t-xs soft">
              {drawing ? 'Drawn from your file. ' : 'The words of your file. '}
              Shaded words are the evidence; the marks open their notes.
            </p>
            {steps}
          </div>
        )
      )}
    </section>
  )
}

function kindOf(note: PageNote | undefined): string | undefined {
  return note?.read === 'unread' ? `${note.kind}, not read` : note?.kind
}

const ACTIVE = '[data-active="true"]'
const HIT = '[data-hit]'

function nowhere(): null {
  return null
}

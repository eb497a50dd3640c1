import './viewer.css'
import './viewer-pages.css'
import {
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type RefObject,
} from 'react'

import { useMedia } from '#client/lib/use-media.ts'
import { classes } from '#client/ui/classes.ts'
import { severityWord } from '#client/ui/severity.tsx'
import type { Concern, Evidence } from '#shared/report.ts'

import type { DocumentSource } from './document-source.ts'
import { DrawnPages } from './drawn-pages.tsx'
import { FindingSheet, FindingSteps } from './finding-sheet.tsx'
import { Leaves, type PageNote } from './leaves.tsx'
import type { PageListHandle } from './page-list.tsx'
import { usePaper } from './paper.ts'
import { firstOf, inReadingOrder, passagesByPage, type Passage } from './passages.ts'
import { SearchBar } from './search-bar.tsx'
import type { PageMarks } from './text-page.tsx'
import { TextPages } from './text-pages.tsx'
import { ViewerTrouble, ViewerWaiting } from './trouble.tsx'
import { useFullScreen } from './use-full-screen.ts'
import { usePage, usePageStore } from './use-page-store.ts'
import { usePdf } from './use-pdf.ts'
import { useSearch } from './use-search.ts'
import { useViewWidth } from './use-view-width.ts'
import { useWheelZoom } from './use-wheel-zoom.ts'
import { ViewerBar, type ViewerLook } from './viewer-bar.tsx'
import { clampZoom, PIXELS_PER_POINT, stepFrom, type Zoom } from './zoom.ts'

/** What the viewer is asked to show; a new object for every ask. */
export type Target = {
  readonly page: number
  /** The finding whose words are shown, or null. */
  readonly concernId: string | null
  /** What rests on the words, where it is no finding. */
  readonly about: string
  readonly evidence: readonly Evidence[]
}

/** Screens on which a drawn page would be too small to read (README of the design, "phone"). */
const PHONE = '(max-width: 46rem)'
const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'

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
  const scroller = useRef<HTMLDivElement>(null)
  const list = useRef<PageListHandle>(null)
  const phone = useMedia(PHONE)
  const store = usePageStore(source)
  const first = usePage(store, target.page)
  const [count, setCount] = useState(0)
  const [page, setPage] = useState(target.page)
  const [chosenLook, setLook] = useState<ViewerLook | null>(null)
  const [zoom, setZoom] = useState<Zoom>('fit')
  const [asPrinted, setAsPrinted] = useState(false)
  const [searching, setSearching] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const paper = usePaper(asPrinted)
  const available = useViewWidth(root)

  const known = first?.state === 'ready' ? first.page : null
  if (known !== null && known.pages !== count) setCount(known.pages)
  const canDraw = known === null ? null : known.width !== null || /\.pdf$/i.test(source.name)
  const wantedLook = chosenLook ?? (phone ? 'text' : 'drawn')
  const pdf = usePdf(canDraw === true && wantedLook === 'drawn' ? source.fileUrl : null, attempt)
  const drawing = canDraw === true && wantedLook === 'drawn' && pdf.state !== 'failed'
  const look: ViewerLook | null = canDraw === true ? wantedLook : null

  const ordered = useMemo(() => inReadingOrder(findings), [findings])
  const concern = ordered.find(({ id }) => id === target.concernId) ?? null
  const shown = useMemo(() => shownPassages(target, concern), [target, concern])
  const passages = useMemo(() => {
    const byPage = new Map(passagesByPage(findings))
    for (const passage of shown.extra) {
      const on = passage.evidence.page
      byPage.set(on, [...(byPage.get(on) ?? []), passage])
    }
    return byPage
  }, [findings, shown])
  const noteOf = useMemo(() => new Map(notes.map((note) => [note.page, note])), [notes])
  const search = useSearch(store, count, page)
  const currentHit = search.hits[search.current] ?? null

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

  const listReady = count > 0 && (drawing ? pdf.state === 'ready' : true)
  const toPage = (number: number) => list.current?.jump(number, 0, 12)
  useTravel({ scroller, list, levelWith, target, ready: listReady, arrived: known, drawing })
  useHitTravel(scroller, list, currentHit)
  useFullScreen(root, full)
  useWheelZoom(scroller, listReady && drawing, (factor) =>
    setZoom((before) => clampZoom(factorOf(before) * factor)),
  )
  useEffect(() => {
    if (takesFocus && listReady) scroller.current?.focus({ preventScroll: true })
  }, [takesFocus, listReady])

  const size = known?.width ?? null
  const factorOf = (current: Zoom) =>
    current === 'fit' ? fitFactor(scroller.current, page, size) : current
  const changeZoom = (change: 'in' | 'out' | 'fit') =>
    setZoom(change === 'fit' ? 'fit' : stepFrom(factorOf(zoom), change === 'in' ? 1 : -1))

  const index = concern === null ? -1 : ordered.indexOf(concern)
  const stepFinding = (direction: 1 | -1) => {
    const from = index === -1 ? nearestBefore(ordered, page, direction) : index
    const next = ordered[(from + direction + ordered.length) % ordered.length]
    if (next !== undefined) onFinding(next.id)
  }
  const closeSearch = () => {
    setSearching(false)
    scroller.current?.focus({ preventScroll: true })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    const typing = event.target instanceof HTMLInputElement
    if (typing && event.key !== 'Escape') return
    const act = keyAction(event.key, zoom !== 'fit')
    if (act === null) return
    event.preventDefault()
    switch (act) {
      case 'next':
        return stepFinding(1)
      case 'previous':
        return stepFinding(-1)
      case 'in':
      case 'out':
      case 'fit':
        return drawing ? changeZoom(act) : undefined
      case 'search':
        return setSearching(true)
      case 'escape':
        return searching ? closeSearch() : onClose()
    }
  }

  const label = `${source.name}, page ${page} of ${count}`
  const places = placesOf(concern, shown.focus, onFinding)
  const steps = (
    <FindingSteps index={index} count={ordered.length} places={places} onStep={stepFinding} />
  )
  const listProps = { store, count, label, handle: list, scroller, marksOf, onPage: setPage }
  return (
    <section
      ref={root}
      className={classes('viewer', full ? 'is-full' : 'is-beside', drawing && 'is-drawn')}
      aria-label="The document"
      {...(full ? { role: 'dialog', 'aria-modal': true } : {})}
      onKeyDown={onKeyDown}
    >
      <p className="visually-hidden" role="status">
        {announce(concern, index, ordered.length, target, shown.focus)}
      </p>
      {count > 0 && (
        <>
          <ViewerBar
            page={page}
            count={count}
            kind={noteOf.get(page)?.kind}
            full={full}
            look={look}
            zoom={zoom}
            factor={drawing ? shownFactor(zoom, available, size) : 1}
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
            <SearchBar
              search={search}
              count={count}
              onStep={(direction) => search.step(direction)}
              onClose={closeSearch}
            />
          )}
          <Leaves count={count} current={page} notes={noteOf} passages={passages} onPage={toPage} />
        </>
      )}
      {pdf.state === 'failed' && wantedLook === 'drawn' && canDraw === true && (
        <p className="viewer-instead" role="status">
          The pages could not be drawn. These are their words.{' '}
          <button
            type="button"
            className="link ref-button"
            onClick={() => setAttempt((before) => before + 1)}
          >
            Try again
          </button>
        </p>
      )}
      {first?.state === 'failed' && count === 0 ? (
        <ViewerTrouble
          trouble={first.trouble}
          onRetry={() => store.need(target.page)}
          onClose={onClose}
        />
      ) : !listReady || (drawing && available === 0) ? (
        <ViewerWaiting />
      ) : drawing && pdf.state === 'ready' ? (
        <DrawnPages {...listProps} pdf={pdf.pdf} zoom={zoom} available={available} paper={paper} />
      ) : (
        <TextPages key="text" {...listProps} />
      )}
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

type Act = 'next' | 'previous' | 'in' | 'out' | 'fit' | 'search' | 'escape'

/** Where pages are wider than the view, the arrows to the sides move the page. */
function keyAction(key: string, scrollsSideways: boolean): Act | null {
  switch (key) {
    case 'n':
      return 'next'
    case 'p':
      return 'previous'
    case 'ArrowRight':
      return scrollsSideways ? null : 'next'
    case 'ArrowLeft':
      return scrollsSideways ? null : 'previous'
    case '+':
    case '=':
      return 'in'
    case '-':
      return 'out'
    case '0':
      return 'fit'
    case '/':
      return 'search'
    case 'Escape':
      return 'escape'
    default:
      return null
  }
}

/** What is marked because it was asked for, besides the passages of the findings. */
function shownPassages(target: Target, concern: Concern | null) {
  const focus = target.evidence.find(({ page }) => page === target.page) ?? firstOf(target.evidence)
  const isFindings = concern !== null && target.evidence.some(({ role }) => role === 'quote')
  const idOf = ({ page, start }: Evidence) =>
    isFindings ? `${concern.id}:${page}:${start}` : `shown:${page}:${start}`
  const extra: Passage[] = isFindings
    ? []
    : target.evidence.map((evidence) => ({
        id: idOf(evidence),
        concernId: null,
        severity: null,
        title: target.about,
        evidence,
      }))
  return { focus, extra, activeId: focus === null ? null : idOf(focus) }
}

function placesOf(
  concern: Concern | null,
  focus: Evidence | null,
  onFinding: (concernId: string, evidence?: Evidence) => void,
) {
  const quotes = (concern?.evidence ?? []).filter(({ role }) => role === 'quote')
  const at = quotes.findIndex(({ page, start }) => page === focus?.page && start === focus.start)
  if (concern === null || at === -1 || quotes.length < 2) return null
  return {
    at,
    of: quotes.length,
    onNext: () => onFinding(concern.id, quotes[(at + 1) % quotes.length]),
  }
}

function announce(
  concern: Concern | null,
  index: number,
  count: number,
  target: Target,
  focus: Evidence | null,
): string {
  const where = `page ${focus?.page ?? target.page}`
  if (concern === null) return target.about === '' ? '' : `${target.about}, ${where}`
  return `Finding ${index + 1} of ${count}, ${severityWord[concern.severity]}: ${concern.title}, ${where}`
}

/** From which finding a step counts where none is shown: the one before the page being read. */
function nearestBefore(ordered: readonly Concern[], page: number, direction: 1 | -1): number {
  const next = ordered.findIndex(({ evidence }) => (firstOf(evidence)?.page ?? 0) >= page)
  if (next === -1) return direction === 1 ? -1 : ordered.length
  return direction === 1 ? next - 1 : next
}

function fitFactor(view: HTMLElement | null, page: number, points: number | null): number {
  const sheet = view?.querySelector(`[data-index="${page - 1}"] .viewer-page`)
  const width = sheet?.getBoundingClientRect().width ?? 0
  return width === 0 || points === null ? 1 : width / (points * PIXELS_PER_POINT)
}

function shownFactor(zoom: Zoom, available: number, points: number | null): number {
  if (zoom !== 'fit') return zoom
  const width = Math.min(1040, Math.max(160, available - 32))
  return points === null ? 1 : width / (points * PIXELS_PER_POINT)
}

/** A passage may take this long to be laid out after its page has come. */
const SETTLE_FRAMES = 60
/** Farther than this, in views, is a jump and no journey. */
const FARTHEST_TRAVEL = 2.5
/** Where in the view a passage stands when nothing says otherwise. */
const USUAL_LEVEL = 0.3

function useTravel({
  scroller,
  list,
  levelWith,
  target,
  ready,
  arrived,
  drawing,
}: {
  scroller: RefObject<HTMLDivElement | null>
  list: RefObject<PageListHandle | null>
  levelWith: () => number | null
  target: Target
  ready: boolean
  arrived: unknown
  drawing: boolean
}) {
  const level = useRef(levelWith)
  useEffect(() => {
    level.current = levelWith
  })
  useEffect(() => {
    if (!ready) return undefined
    let frame = 0
    let tries = 0
    const find = () => scroller.current?.querySelector<HTMLElement>('[data-active="true"]')
    const below = () => {
      const view = scroller.current?.getBoundingClientRect()
      if (view === undefined) return 0
      const wanted = level.current()
      const usual = view.height * USUAL_LEVEL
      if (wanted === null) return usual
      return Math.min(view.height * 0.7, Math.max(view.height * 0.12, wanted - view.top))
    }
    const settle = () => {
      const mark = find()
      if (mark) bringTo(scroller.current, mark, below(), false)
      else if (tries < SETTLE_FRAMES) {
        tries += 1
        frame = requestAnimationFrame(settle)
      }
    }
    const start = () => {
      const mark = find()
      if (mark) {
        bringTo(scroller.current, mark, below(), true)
        return
      }
      list.current?.jump(target.page, 0, 12)
      settle()
    }
    // The report moves first, to where the passage shall be level with it.
    frame = requestAnimationFrame(start)
    return () => cancelAnimationFrame(frame)
  }, [target, ready, arrived, drawing, scroller, list])
}

function useHitTravel(
  scroller: RefObject<HTMLDivElement | null>,
  list: RefObject<PageListHandle | null>,
  hit: { readonly page: number; readonly start: number } | null,
) {
  useEffect(() => {
    if (hit === null) return undefined
    let frame = 0
    let tries = 0
    const settle = () => {
      const found = scroller.current?.querySelector<HTMLElement>('[data-hit]')
      if (found)
        bringTo(scroller.current, found, (scroller.current?.clientHeight ?? 0) * 0.4, false)
      else if (tries < SETTLE_FRAMES) {
        if (tries === 0) list.current?.jump(hit.page, 0, 12)
        tries += 1
        frame = requestAnimationFrame(settle)
      }
    }
    settle()
    return () => cancelAnimationFrame(frame)
  }, [hit, scroller, list])
}

function bringTo(
  view: HTMLElement | null,
  element: HTMLElement,
  below: number,
  travels: boolean,
): void {
  if (view === null) return
  const own = element.getBoundingClientRect()
  const distance = own.top + own.height / 2 - view.getBoundingClientRect().top - below
  const near = Math.abs(distance) < view.clientHeight * FARTHEST_TRAVEL
  const smooth = travels && near && !window.matchMedia(REDUCED_MOTION).matches
  view.scrollBy({ top: distance, behavior: smooth ? 'smooth' : 'auto' })
}

import './reading-desk.css'
import { lazy, Suspense, useCallback, useMemo, useRef, useState, type ReactNode } from 'react'
import { useSearchParams } from 'wouter'

import {
  type Passage,
  type ReportActions,
  ReportActionsProvider,
} from '#client/features/analysis/report/report-actions.ts'
import type { DocumentSource } from '#client/features/viewer/document-source.ts'
import type { Target } from '#client/features/viewer/target.ts'
import { useMedia } from '#client/lib/use-media.ts'
import { classes } from '#client/ui/classes.ts'
import { ErrorBoundary } from '#client/ui/error-boundary.tsx'
import { PageSpinner } from '#client/ui/spinner.tsx'
import type { Evidence, Report } from '#shared/report.ts'

const DocumentBeside = lazy(async () => {
  const { DocumentBeside: component } = await import('./document-beside.tsx')
  return { default: component }
})

/** From here report and document stand side by side; below, the document takes the screen. */
const WIDE = '(min-width: 80rem)'

/** Whether the address says that the document is open. */
export function useDocumentOpen(): boolean {
  const [params] = useSearchParams()
  return params.has('finding') || params.has('page')
}

/**
 * A report and its document: what asks to be seen is shown beside the report, or over it where there
 * is no room. The place stands in the address (`finding`, `page`), so that a reload shows it again
 * and the way back closes it.
 */
export function ReadingDesk({
  report,
  source,
  children,
}: {
  /** Null while there is nothing to show yet. */
  report: Report | null
  source: DocumentSource
  children: ReactNode
}) {
  const [params, setParams] = useSearchParams()
  const wide = useMedia(WIDE)
  const [fullByChoice, setFull] = useState(false)
  const opener = useRef<HTMLElement | null>(null)
  const [openedHere, setOpenedHere] = useState(false)
  const [asked, setAsked] = useState<ReportActions['asked']>(() => {
    const concernId = params.get('finding')
    return concernId === null ? null : { concernId }
  })
  // Words that are no finding's have no name in the address; they are kept as long as the page.
  const [loose, setLoose] = useState<{ page: number; passage: Passage } | null>(null)

  const findingId = params.get('finding')
  const pageParam = pageOf(params.get('page'))
  const startParam = startOf(params.get('at'))
  const concern = report?.concerns.find(({ id }) => id === findingId) ?? null
  const isOpen = report !== null && (concern !== null || pageParam !== null)
  const full = !wide || fullByChoice

  const moves = useRef(0)
  const [seq, setSeq] = useState(0)
  const target = useMemo<Target | null>(() => {
    void seq
    if (concern !== null) {
      const { id, title, evidence } = concern
      return {
        page: pageParam ?? firstPage(evidence),
        start: startParam,
        concernId: id,
        about: title,
        evidence,
      }
    }
    if (pageParam === null) return null
    const words = loose?.page === pageParam ? loose.passage : null
    return {
      page: pageParam,
      start: null,
      concernId: null,
      about: words?.about ?? '',
      evidence: words?.evidence ?? [],
    }
  }, [concern, pageParam, startParam, loose, seq])

  const move = useCallback(
    (passage: Passage, evidence?: Evidence) => {
      if (passage.evidence.length === 0) return
      const page = firstPage(passage.evidence)
      // One of several passages of a finding is named by its place.
      const only = evidence ?? (passage.evidence.length === 1 ? passage.evidence[0] : undefined)
      if (passage.concernId === null) setLoose({ page, passage })
      // The same place asked for again is a new ask.
      moves.current += 1
      setSeq(moves.current)
      setParams(
        (before) => {
          const next = new URLSearchParams(before)
          next.delete('finding')
          next.delete('page')
          next.delete('at')
          if (passage.concernId !== null) next.set('finding', passage.concernId)
          if (passage.concernId === null) next.set('page', String(page))
          else if (only !== undefined) {
            next.set('page', String(only.page))
            next.set('at', String(only.start))
          }
          return next
        },
        { replace: isOpen },
      )
    },
    [isOpen, setParams],
  )

  const show = useCallback(
    (passage: Passage) => {
      if (!isOpen) {
        const { activeElement } = document
        opener.current = activeElement instanceof HTMLElement ? activeElement : null
        setOpenedHere(true)
        setFull(false)
      }
      move(passage)
      if (passage.concernId !== null) setAsked({ concernId: passage.concernId })
    },
    [isOpen, move],
  )
  const actions = useMemo<ReportActions>(
    () => ({
      show: report === null ? null : show,
      follow: (passage) => {
        if (isOpen) move(passage)
      },
      shownConcernId: isOpen ? (concern?.id ?? null) : null,
      asked,
    }),
    [report, show, isOpen, move, concern, asked],
  )

  const close = () => {
    if (openedHere) window.history.back()
    else {
      setParams(
        (before) => {
          const next = new URLSearchParams(before)
          for (const name of ['finding', 'page', 'at']) next.delete(name)
          return next
        },
        { replace: true },
      )
    }
    setOpenedHere(false)
    const back = opener.current
    // Once the report is within reach again.
    requestAnimationFrame(() => requestAnimationFrame(() => back?.focus()))
  }
  const onFinding = useCallback(
    (concernId: string, evidence?: Evidence) => {
      const found = report?.concerns.find(({ id }) => id === concernId)
      if (found === undefined) return
      move({ evidence: found.evidence, concernId, about: found.title }, evidence)
      setAsked({ concernId })
    },
    [report, move],
  )

  return (
    <ReportActionsProvider value={actions}>
      <div className={classes('reading-desk', isOpen && wide && 'is-beside')}>
        {isOpen && target !== null && (
          <ErrorBoundary region="The document">
            <Suspense fallback={<PageSpinner />}>
              <DocumentBeside
                key={source.id}
                report={report}
                source={source}
                target={target}
                full={full}
                takesFocus={openedHere}
                onFinding={onFinding}
                onFull={wide ? () => setFull(!fullByChoice) : null}
                onClose={close}
              />
            </Suspense>
          </ErrorBoundary>
        )}
        {children}
      </div>
    </ReportActionsProvider>
  )
}

function pageOf(text: string | null): number | null {
  return text !== null && /^[1-9]\d{0,4}$/.test(text) ? Number(text) : null
}

function startOf(text: string | null): number | null {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null
}

/** The first words quoted, or the first part that was searched. */
function firstPage(evidence: readonly Evidence[]): number {
  const quoted = evidence.filter(({ role }) => role === 'quote')
  return Math.min(...(quoted.length > 0 ? quoted : evidence).map(({ page }) => page))
}

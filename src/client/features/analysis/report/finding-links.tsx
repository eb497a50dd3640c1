import { createContext, useContext, type MouseEvent, type ReactNode } from 'react'

import type { Concern, Evidence } from '#shared/report.ts'

import { pagesOf, shortRef } from './page-refs.ts'
import { useReportActions } from './report-actions.ts'

type FindingLinks = {
  readonly concerns: ReadonlyMap<string, Concern>
  /** Opens a finding and brings it into view. */
  readonly open: (concernId: string) => void
}

const Links = createContext<FindingLinks>({ concerns: new Map(), open: () => undefined })

export const FindingLinksProvider = Links.Provider

/** The findings of this report by id, and the way to open one. */
export function useFindingLinks(): FindingLinks {
  return useContext(Links)
}

/** The element id of a finding, which its links point at. */
export function findingId(concernId: string): string {
  return `finding-${concernId}`
}

/** The finding that an element id names, or null. */
export function concernIdOf(elementId: string): string | null {
  return /^finding-(.+)$/.exec(elementId)?.[1] ?? null
}

/** A link that opens a finding. */
export function FindingLink({
  concernId,
  className,
  children,
}: {
  concernId: string
  className?: string
  children: ReactNode
}) {
  const { open } = useFindingLinks()
  return (
    <a
      className={className}
      href={`#${findingId(concernId)}`}
      onClick={(event: MouseEvent) => {
        // A press with a key held opens the link elsewhere, as any other link.
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        // The address names the place, without a step back for each finding that was looked at.
        window.history.replaceState(window.history.state, '', `#${findingId(concernId)}`)
        open(concernId)
      }}
    >
      {children}
    </a>
  )
}

/**
 * The pages that a claim rests on. Leads to the finding about it where there is one, else to the
 * words in the document; where no document can be opened the page is named and nothing more.
 */
export function PageRef({
  evidence,
  concernIds = [],
  about = '',
}: {
  evidence: readonly Evidence[]
  concernIds?: readonly string[]
  /** What rests on these words, for who sees them in the document. */
  about?: string
}) {
  const { concerns } = useFindingLinks()
  const { show } = useReportActions()
  const text = shortRef(pagesOf(evidence))
  const concernId = concernIds.find((id) => concerns.has(id))
  if (text === '') return null
  if (concernId !== undefined) {
    return (
      <FindingLink concernId={concernId} className="ref">
        {text}
        <span className="visually-hidden">, open the finding</span>
      </FindingLink>
    )
  }
  if (show === null) return <span className="ref is-plain">{text}</span>
  return (
    <button
      type="button"
      className="ref ref-button"
      onClick={() => show({ evidence, concernId: null, about })}
    >
      {text}
      <span className="visually-hidden">, view in the document</span>
    </button>
  )
}

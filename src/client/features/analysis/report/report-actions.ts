import { createContext, useContext, useEffect } from 'react'

import type { Concern, Evidence } from '#shared/report.ts'

/** Words of the document that the report asks to see. */
export type Passage = {
  readonly evidence: readonly Evidence[]
  /** The finding they belong to. */
  readonly concernId: string | null
  /** What rests on them, in a few words. */
  readonly about: string
}

/** What the page around a report can do with the document. */
export type ReportActions = {
  /** Shows a passage in the document; null where there is no document to open. */
  readonly show: ((passage: Passage) => void) | null
  /** Moves a document that stands open beside the report; nothing where none does. */
  readonly follow: (passage: Passage) => void
  /** The finding whose passage the document shows. */
  readonly shownConcernId: string | null
  /** The finding that a mark in the document asks for: a new object for every ask. */
  readonly asked: { readonly concernId: string } | null
}

const Actions = createContext<ReportActions>({
  show: null,
  follow: () => undefined,
  shownConcernId: null,
  asked: null,
})

export const ReportActionsProvider = Actions.Provider

export function useReportActions(): ReportActions {
  return useContext(Actions)
}

export function passageOf({ id, title, evidence }: Concern): Passage {
  return { evidence, concernId: id, about: title }
}

/** Opens the finding that the document asks for, each time it asks. */
export function useAskedFinding(open: (concernId: string) => void): void {
  const { asked } = useContext(Actions)
  useEffect(() => {
    if (asked !== null) open(asked.concernId)
    // A new list of findings is no new ask.
    // oxlint-disable-next-line react/exhaustive-deps -- see above
  }, [asked])
}

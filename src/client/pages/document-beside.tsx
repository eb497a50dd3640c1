import { useMemo, useState } from 'react'

import { findingId } from '#client/features/analysis/report/finding-links.tsx'
import { PAGE_KIND_NAMES } from '#client/features/analysis/report/words.ts'
import type { DocumentSource } from '#client/features/viewer/document-source.ts'
import { JoiningLine } from '#client/features/viewer/joining-line.tsx'
import type { Target } from '#client/features/viewer/target.ts'
import { Viewer } from '#client/features/viewer/viewer.tsx'
import type { Evidence, Report } from '#shared/report.ts'

/** Down from a finding's upper edge, where its title stands. */
const TITLE_PX = 34

/** The document of a report, with what the report knows of its pages. */
export function DocumentBeside({
  report,
  source,
  target,
  full,
  takesFocus,
  onFinding,
  onFull,
  onClose,
}: {
  report: Report
  source: DocumentSource
  target: Target
  full: boolean
  takesFocus: boolean
  onFinding: (concernId: string, evidence?: Evidence) => void
  onFull: (() => void) | null
  onClose: () => void
}) {
  const notes = useMemo(
    () =>
      (report.coverage?.pages ?? []).map(({ page, kind, read }) => ({
        page,
        kind: PAGE_KIND_NAMES[kind],
        read,
      })),
    [report],
  )
  // As it was when the document opened: later asks leave the focus where it is.
  const [takes] = useState(takesFocus)
  const { concernId } = target
  const card = () => (concernId === null ? null : document.getElementById(findingId(concernId)))
  return (
    <>
      <Viewer
        source={source}
        findings={report.concerns}
        notes={notes}
        target={target}
        full={full}
        takesFocus={takes || full}
        levelWith={() => {
          const top = full ? undefined : card()?.getBoundingClientRect().top
          return top === undefined ? null : top + TITLE_PX
        }}
        onFinding={onFinding}
        onFull={onFull}
        onClose={onClose}
      />
      {!full && concernId !== null && (
        <JoiningLine
          key={concernId}
          card={card}
          severity={report.concerns.find(({ id }) => id === concernId)?.severity ?? 'medium'}
        />
      )}
    </>
  )
}

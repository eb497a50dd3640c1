import { useEffect, useRef } from 'react'

import { dayOf } from '#client/lib/format.ts'
import { Button } from '#client/ui/button.tsx'
import { Checkbox } from '#client/ui/checkbox.tsx'
import { classes } from '#client/ui/classes.ts'
import { Icon } from '#client/ui/icon.tsx'
import { Spinner } from '#client/ui/spinner.tsx'
import type { Document } from '#shared/contract/documents.ts'
import type { AnalysisStatus } from '#shared/report.ts'

/** One document: its name, its day, what became of it; open it, delete it, or tick it. */
export function DocumentRow({
  document,
  selected,
  ticked,
  onSelect,
  onDelete,
  onTick,
}: {
  document: Document
  selected: boolean
  /** Null outside of Delete Multiple. */
  ticked: boolean | null
  onSelect: () => void
  onDelete: () => void
  onTick: () => void
}) {
  const { originalName, createdAt, analysisStatus } = document
  const row = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (selected) showInList(row.current)
  }, [selected])
  return (
    <li ref={row} className={classes('doc', selected && 'is-selected')}>
      {ticked !== null && (
        <Checkbox aria-label={`Select ${originalName}`} checked={ticked} onChange={onTick} />
      )}
      <button
        type="button"
        className="doc-open"
        aria-current={selected || undefined}
        onClick={ticked === null ? onSelect : onTick}
      >
        <span className="doc-name" title={originalName}>
          {originalName}
        </span>
        <span className="doc-meta">
          <span>{dayOf(createdAt)}</span> <RowState status={analysisStatus} />
        </span>
      </button>
      {ticked === null && (
        <Button
          variant="ghost"
          size="icon"
          className="doc-del"
          aria-label={`Delete ${originalName}`}
          onClick={onDelete}
        >
          <Icon name="i-lucide-trash-2" />
        </Button>
      )}
    </li>
  )
}

/** Moves the list, and only the list, until the row is seen. */
function showInList(row: HTMLElement | null): void {
  const list = row?.parentElement
  if (!row || !list) return
  const below = row.getBoundingClientRect().bottom - list.getBoundingClientRect().bottom
  const above = list.getBoundingClientRect().top - row.getBoundingClientRect().top
  if (below > 0) list.scrollTop += below
  else if (above > 0) list.scrollTop -= above
}

function RowState({ status }: { status: AnalysisStatus }) {
  switch (status) {
    case 'completed':
      return (
        <span className="doc-state is-saved">
          <Icon name="i-lucide-circle-check" /> Analysis saved
        </span>
      )
    case 'processing':
      return (
        <span className="doc-state is-now">
          <Spinner /> Analyzing
        </span>
      )
    case 'pending':
      return (
        <span className="doc-state">
          <Icon name="i-lucide-circle-dashed" /> Not started
        </span>
      )
    case 'failed':
      return (
        <span className="doc-state is-failed">
          <Icon name="i-lucide-octagon-alert" /> Analysis failed
        </span>
      )
  }
}

import './documents.css'
import { useState, type ReactNode } from 'react'

import { Button } from '#client/ui/button.tsx'
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import type { Document } from '#shared/contract/documents.ts'

import { DocumentRow } from './document-row.tsx'
import type { useDocuments } from './use-documents.ts'

/** Rows that are seen without scrolling (spec §2). */
const ROWS_BEFORE_SCROLL = 3

type Props = {
  list: ReturnType<typeof useDocuments>
  selectedId: string | null
  onSelect: (document: Document) => void
  onUpload: () => void
  /** Told of documents that are gone, so that the page can let go of a selected one. */
  onDeleted: (ids: readonly string[]) => void
  /** Stands in the place of the heading where the list has one already. */
  heading?: ReactNode
}

/** 'Your Documents': open, upload, delete one or many. */
export function DocumentList(props: Props) {
  const { list, onUpload, heading = <h2>Your Documents</h2> } = props
  return (
    <section className="docs" aria-label="Your Documents">
      <div className="docs-head">
        {heading}
        <Button variant="outline" size="sm" onClick={onUpload}>
          <Icon name="i-lucide-upload" /> Upload
        </Button>
      </div>
      <ListBody {...props} documents={list.documents} />
    </section>
  )
}

function ListBody({ documents, ...props }: Props & { documents: Document[] | null }) {
  if (props.list.failed) {
    return (
      <div className="docs-trouble">
        <p role="alert">Your documents could not be loaded.</p>
        <Button variant="outline" size="sm" onClick={props.list.refresh}>
          Try Again
        </Button>
      </div>
    )
  }
  if (documents === null) return <ListSkeleton />
  if (documents.length === 0) {
    return (
      <div className="docs-none">
        <p>No property documents uploaded yet</p>
        <Button variant="outline" size="sm" onClick={props.onUpload}>
          Upload your first document
        </Button>
      </div>
    )
  }
  return <Rows {...props} documents={documents} />
}

function Rows({
  list,
  documents,
  selectedId,
  onSelect,
  onDeleted,
}: Omit<Props, 'onUpload' | 'heading'> & { documents: Document[] }) {
  const [ticked, setTicked] = useState<ReadonlySet<string> | null>(null)
  const [asking, setAsking] = useState<readonly string[] | null>(null)
  const [deleting, setDeleting] = useState(false)
  // A ticked document may have been deleted in the meantime.
  const chosen = documents.filter(({ id }) => ticked?.has(id)).map(({ id }) => id)

  async function remove(ids: readonly string[]): Promise<void> {
    setDeleting(true)
    const [only] = ids
    if (ticked !== null) {
      onDeleted(await list.removeMany(ids))
      setTicked(null)
    } else if (only !== undefined && (await list.removeOne(only))) {
      onDeleted([only])
    }
    setDeleting(false)
    setAsking(null)
  }

  return (
    <>
      {ticked === null ? (
        <div className="docs-tools">
          <span className="soft t-sm">
            {documents.length} {documents.length === 1 ? 'document' : 'documents'}
          </span>
          <Button variant="link" size="sm" onClick={() => setTicked(new Set())}>
            Delete Multiple
          </Button>
        </div>
      ) : (
        <BulkBar
          all={chosen.length === documents.length}
          count={chosen.length}
          onAll={() => setTicked(new Set(documents.map(({ id }) => id)))}
          onNone={() => setTicked(new Set())}
          onDelete={() => setAsking(chosen)}
          onCancel={() => setTicked(null)}
        />
      )}
      <ul className={documents.length > ROWS_BEFORE_SCROLL ? 'doc-list is-scrolled' : 'doc-list'}>
        {documents.map((document) => (
          <DocumentRow
            key={document.id}
            document={document}
            selected={document.id === selectedId}
            ticked={ticked === null ? null : ticked.has(document.id)}
            onSelect={() => onSelect(document)}
            onDelete={() => setAsking([document.id])}
            onTick={() => setTicked((before) => toggled(before, document.id))}
          />
        ))}
      </ul>
      <ConfirmDialog
        open={asking !== null}
        title={ticked === null ? 'Delete this document?' : 'Delete these documents?'}
        description={confirmation(ticked === null ? null : (asking?.length ?? 0))}
        confirmLabel="Delete"
        destructive
        pending={deleting}
        onConfirm={() => void remove(asking ?? [])}
        onCancel={() => setAsking(null)}
      />
    </>
  )
}

function BulkBar({
  all,
  count,
  onAll,
  onNone,
  onDelete,
  onCancel,
}: {
  all: boolean
  count: number
  onAll: () => void
  onNone: () => void
  onDelete: () => void
  onCancel: () => void
}) {
  return (
    <div className="docs-tools docs-bulk">
      <Button variant="link" size="sm" onClick={all ? onNone : onAll}>
        {all ? 'Deselect All' : 'Select All'}
      </Button>
      <div className="btn-row">
        <Button variant="ghost" size="sm" onClick={onCancel}>
          Cancel
        </Button>
        <Button variant="destructive" size="sm" disabled={count === 0} onClick={onDelete}>
          {`Delete Selected (${count})`}
        </Button>
      </div>
    </div>
  )
}

function ListSkeleton() {
  return (
    <div className="docs-skeleton" aria-busy="true">
      <output className="visually-hidden">Loading your documents</output>
      <div className="docs-tools">
        <Skeleton width="6rem" />
      </div>
      {['82%', '68%', '76%'].map((width) => (
        <div key={width} className="sk-row">
          <Skeleton width={width} />
          <Skeleton width="44%" />
        </div>
      ))}
    </div>
  )
}

/** Spec §5: the same question for one document and for N. */
function confirmation(count: number | null): string {
  const which = count === null ? 'this document' : `${count} document(s)`
  return `Are you sure you want to delete ${which}? This action cannot be undone.`
}

function toggled(before: ReadonlySet<string> | null, id: string): ReadonlySet<string> {
  const after = new Set(before)
  if (!after.delete(id)) after.add(id)
  return after
}

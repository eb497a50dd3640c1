import { useRef, useState } from 'react'

import { serverMessage } from '#client/lib/api-error.ts'
import { dayAndTimeOf } from '#client/lib/format.ts'
import { Button } from '#client/ui/button.tsx'
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx'
import { Icon } from '#client/ui/icon.tsx'
import type { Concern, Note } from '#shared/report.ts'

import { type ReportEditing, useEditing } from './editing.ts'
import { NoteEditor } from './note-editor.tsx'
import { type DraftPlace, readNoteDraft } from './note-draft.ts'
import { ViewInDocument } from './view-in-document.tsx'

/** What can be done with a finding, and what the buyer wrote beside it. */
export function FindingNotes({ concern }: { concern: Concern }) {
  const editing = useEditing()
  const place = placeOf(editing, concern.id, null)
  const [writing, setWriting] = useState(() => place !== null && readNoteDraft(place) !== null)
  const addButton = useRef<HTMLButtonElement>(null)
  return (
    <>
      <div className="btn-row note-actions">
        <ViewInDocument concern={concern} />
        {editing && (
          <Button
            ref={addButton}
            variant="ghost"
            size="sm"
            aria-expanded={writing}
            onClick={() => setWriting(true)}
          >
            <Icon name="i-lucide-pencil" /> Add Note
          </Button>
        )}
      </div>
      {concern.notes.map((note) => (
        <OwnNote key={note.id} note={note} concernId={concern.id} editing={editing} />
      ))}
      {editing && place && writing && (
        <NoteEditor
          place={place}
          note={null}
          onSave={(text, key) => editing.addNote(concern.id, text, key)}
          onDone={() => {
            setWriting(false)
            addButton.current?.focus()
          }}
        />
      )}
    </>
  )
}

function OwnNote({
  note,
  concernId,
  editing,
}: {
  note: Note
  concernId: string
  editing: ReportEditing | null
}) {
  const place = placeOf(editing, concernId, note.id)
  const [changing, setChanging] = useState(() => place !== null && readNoteDraft(place) !== null)
  if (editing && place && changing) {
    return (
      <NoteEditor
        place={place}
        note={note}
        onSave={(text) => editing.editNote(note.id, text)}
        onDone={() => setChanging(false)}
      />
    )
  }
  return (
    <div className="my-note">
      <p>{note.text}</p>
      <div className="my-note-meta">
        <span>
          Your note, <time dateTime={note.createdAt}>{dayAndTimeOf(note.createdAt)}</time>
          {note.updatedAt !== note.createdAt && (
            <>
              , changed <time dateTime={note.updatedAt}>{dayAndTimeOf(note.updatedAt)}</time>
            </>
          )}
        </span>
        {editing && (
          <>
            <Button
              variant="link"
              size="sm"
              onClick={() => setChanging(true)}
              aria-label={`Edit your note: ${shortened(note.text)}`}
            >
              Edit
            </Button>
            <DeleteNote note={note} onDelete={() => editing.deleteNote(note.id)} />
          </>
        )}
      </div>
    </div>
  )
}

function DeleteNote({ note, onDelete }: { note: Note; onDelete: () => Promise<void> }) {
  const [asking, setAsking] = useState(false)
  const [pending, setPending] = useState(false)
  const [failure, setFailure] = useState('')
  async function run(): Promise<void> {
    setPending(true)
    try {
      await onDelete()
    } catch (error) {
      setFailure(serverMessage(error, 'The note could not be deleted. Please try again.'))
      setPending(false)
    }
  }
  return (
    <>
      <Button
        variant="link"
        size="sm"
        onClick={() => {
          setFailure('')
          setAsking(true)
        }}
        aria-label={`Delete your note: ${shortened(note.text)}`}
      >
        Delete
      </Button>
      <ConfirmDialog
        open={asking}
        title="Delete this note?"
        description={
          failure === '' ? (
            `“${shortened(note.text)}” This action cannot be undone.`
          ) : (
            <span role="alert">{failure}</span>
          )
        }
        confirmLabel="Delete Note"
        destructive
        pending={pending}
        onConfirm={() => void run()}
        onCancel={() => setAsking(false)}
      />
    </>
  )
}

function placeOf(
  editing: ReportEditing | null,
  concernId: string,
  noteId: string | null,
): DraftPlace | null {
  return editing && { documentId: editing.documentId, concernId, noteId }
}

const NAMED_BY = 60

/** The first words of a note, by which a button names it. */
function shortened(text: string): string {
  return text.length <= NAMED_BY ? text : `${text.slice(0, NAMED_BY).trimEnd()}…`
}

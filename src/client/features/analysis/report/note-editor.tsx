import { useEffect, useId, useRef, useState } from 'react'
import * as v from 'valibot'

import { serverMessage } from '#client/lib/api-error.ts'
import { Button } from '#client/ui/button.tsx'
import { NoteText } from '#shared/contract/notes.ts'
import { NOTE_MAX_LENGTH } from '#shared/limits.ts'
import type { Note } from '#shared/report.ts'

import {
  type DraftPlace,
  dropNoteDraft,
  keepNoteDraft,
  type NoteDraft,
  readNoteDraft,
} from './note-draft.ts'

/** Characters left from which on they are counted. */
const COUNTED_FROM = 200

/**
 * Writes a note, or changes one. Every key stroke is kept as a draft until the server has answered:
 * a failed save, a reload and a scroll that takes the finding off the screen lose no word.
 */
export function NoteEditor({
  place,
  note,
  onSave,
  onDone,
}: {
  place: DraftPlace
  note: Note | null
  onSave: (text: string, key: string) => Promise<void>
  /** After a save, and when the writer gives up. */
  onDone: () => void
}) {
  const [found] = useState(() => readNoteDraft(place))
  const [draft, setDraft] = useState<NoteDraft>(
    () => found ?? { text: note?.text ?? '', key: crypto.randomUUID() },
  )
  const [failure, setFailure] = useState('')
  const [pending, setPending] = useState(false)
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    // A draft that was found again does not pull the reader to it.
    if (found === null) field.current?.focus()
  }, [found])
  const left = NOTE_MAX_LENGTH - draft.text.trim().length

  async function save(): Promise<void> {
    const parsed = v.safeParse(NoteText, draft.text)
    if (!parsed.success) {
      setFailure(parsed.issues[0].message)
      field.current?.focus()
      return
    }
    setPending(true)
    setFailure('')
    try {
      await onSave(parsed.output, draft.key)
      dropNoteDraft(place)
      onDone()
    } catch (error) {
      setFailure(
        serverMessage(error, 'The note could not be saved. It is still here: please try again.'),
      )
      setPending(false)
    }
  }

  return (
    <form
      className="my-note my-note-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!pending) void save()
      }}
    >
      <label className="label" htmlFor={id}>
        {note === null ? 'Your note' : 'Change your note'}
      </label>
      <textarea
        ref={field}
        id={id}
        className="input my-note-input"
        rows={3}
        value={draft.text}
        readOnly={pending}
        aria-invalid={failure !== '' || undefined}
        aria-describedby={`${id}-said`}
        onChange={(event) => {
          const next = { ...draft, text: event.target.value }
          setDraft(next)
          keepNoteDraft(place, next)
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
            event.currentTarget.form?.requestSubmit()
          }
        }}
      />
      <div id={`${id}-said`} className="my-note-said">
        {failure !== '' && (
          <p className="field-error" role="alert">
            {failure}
          </p>
        )}
        {failure === '' && found !== null && (
          <p className="field-hint">This was not saved yet. It was kept in this tab.</p>
        )}
        {left < COUNTED_FROM && (
          <p className="field-hint">
            {left < 0 ? `${-left} characters too many` : `${left} characters left`}
          </p>
        )}
      </div>
      <div className="btn-row">
        <Button type="submit" size="sm" pending={pending}>
          {pending ? 'Saving...' : 'Save Note'}
        </Button>
        <Button
          variant="ghost"
          size="sm"
          onClick={() => {
            dropNoteDraft(place)
            onDone()
          }}
        >
          Cancel
        </Button>
      </div>
    </form>
  )
}

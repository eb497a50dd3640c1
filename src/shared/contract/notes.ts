import * as v from 'valibot'

import { NOTE_MAX_LENGTH } from '../limits.ts'
import { Note } from '../report.ts'
import { endpoint } from './endpoint.ts'

export const NoteText = v.pipe(
  v.string('Enter the note as text.'),
  v.trim(),
  v.minLength(1, 'Write something before you save the note.'),
  v.maxLength(
    NOTE_MAX_LENGTH,
    `A note holds at most ${NOTE_MAX_LENGTH.toLocaleString('en-AU')} characters. Please shorten it.`,
  ),
  // D1 ends a text at such a character.
  v.check((text) => !text.includes('\u0000'), 'This note holds a character that cannot be kept.'),
)

/** Names one attempt to write a note: the same key again changes that note and makes no second one. */
const Key = v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/, 'This note could not be recognised.'))

const UNREADABLE = 'The note could not be read.'

export const addNote = endpoint('POST', '/api/analyses/:id/concerns/:concernId/notes', {
  body: v.strictObject({ text: NoteText, key: v.exactOptional(Key) }, UNREADABLE),
  response: v.strictObject({ note: Note }),
})
export const editNote = endpoint('PATCH', '/api/notes/:noteId', {
  body: v.strictObject({ text: NoteText }, UNREADABLE),
  response: v.strictObject({ note: Note }),
})
export const deleteNote = endpoint('DELETE', '/api/notes/:noteId', {
  response: v.strictObject({ message: v.string() }),
})

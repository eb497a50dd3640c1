import { and, asc, eq, sql } from 'drizzle-orm'

import { NOTES_MAX_PER_DOCUMENT } from '#shared/limits.ts'
import type { Note, ReportBody } from '#shared/report.ts'
import type { Database } from '#worker/db/for-user.ts'
import { newId } from '#worker/db/ids.ts'
import { documents, notes } from '#worker/db/schema.ts'
import { AppError } from '#worker/errors.ts'

export type NoteRow = typeof notes.$inferSelect

/** The notes of a user's document, the oldest first. */
export async function notesOf(
  database: Database,
  { documentId, userId }: { readonly documentId: string; readonly userId: string },
): Promise<NoteRow[]> {
  return database
    .select()
    .from(notes)
    .where(and(eq(notes.documentId, documentId), eq(notes.userId, userId)))
    .orderBy(asc(notes.createdAt), asc(notes.id))
}

/** A report with each finding's notes; notes of findings that it does not hold are left out. */
export function withNotes(body: ReportBody, rows: readonly NoteRow[]): ReportBody {
  if (rows.length === 0) return body
  const byConcern = Map.groupBy(rows, ({ concernId }) => concernId)
  return {
    ...body,
    concerns: body.concerns.map((concern) => {
      const own = byConcern.get(concern.id)
      return own ? { ...concern, notes: own.map(toNote) } : concern
    }),
  }
}

type NewNote = Pick<NoteRow, 'documentId' | 'userId' | 'concernId' | 'text' | 'key'>

/**
 * Writes a note, or with the key of an earlier attempt that one's text. Null when the document is
 * gone or has as many notes as it may have.
 */
export async function insertNote(
  database: Database,
  { documentId, userId, concernId, text, key }: NewNote,
  now: Date,
): Promise<NoteRow | null> {
  const at = sql<number>`${now.getTime()}`
  const row = await database
    .insert(notes)
    // One statement, so that many writers at once stay within the limit.
    .select(
      database
        .select({
          id: sql<string>`${newId('note')}`.as('id'),
          documentId: documents.id,
          userId: documents.userId,
          concernId: sql<string>`${concernId}`.as('concern_id'),
          text: sql<string>`${text}`.as('text'),
          key: sql<string | null>`${key}`.as('key'),
          createdAt: at.as('created_at'),
          updatedAt: at.as('updated_at'),
        })
        .from(documents)
        .where(
          and(
            eq(documents.id, documentId),
            eq(documents.userId, userId),
            sql`(select count(*) from ${notes} where ${notes.documentId} = ${documentId}) < ${NOTES_MAX_PER_DOCUMENT}`,
          ),
        ),
    )
    .onConflictDoUpdate({
      target: [notes.documentId, notes.concernId, notes.key],
      set: { text, updatedAt: now },
    })
    .returning()
    .get()
  return row ?? null
}

/** A note's row as the contract shows it. */
export function toNote({ id, text, createdAt, updatedAt }: NoteRow): Note {
  return { id, text, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() }
}

/** The same for a missing note and for another user's. */
export function noteNotFound(): AppError {
  return new AppError('not-found', 'This note was not found. It may have been deleted.')
}

import { and, eq } from 'drizzle-orm'
import type { Hono } from 'hono'

import { deleteNote } from '#shared/contract/notes.ts'
import { notes } from '#worker/db/schema.ts'
import { noteNotFound } from '#worker/documents/notes.ts'
import type { AppEnv } from '#worker/env.ts'
import { serve } from '#worker/serve.ts'

/** Deletes a note for good. */
export function mountDeleteNote(app: Hono<AppEnv>): void {
  serve(
    app,
    deleteNote,
  )(async ({ services, user, params }) => {
    const row = await services.database
      .delete(notes)
      .where(and(eq(notes.id, params.noteId), eq(notes.userId, user.id)))
      .returning({ id: notes.id })
      .get()
    if (!row) throw noteNotFound()
    return { message: 'The note has been deleted.' }
  })
}

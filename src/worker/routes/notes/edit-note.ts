import { and, eq } from 'drizzle-orm'
import type { Hono } from 'hono'

import { editNote } from '#shared/contract/notes.ts'
import { notes } from '#worker/db/schema.ts'
import { noteNotFound, toNote } from '#worker/documents/notes.ts'
import type { AppEnv } from '#worker/env.ts'
import { serve } from '#worker/serve.ts'

/** Changes the text of a note. */
export function mountEditNote(app: Hono<AppEnv>): void {
  serve(
    app,
    editNote,
  )(async ({ services, user, params, body }) => {
    const row = await services.database
      .update(notes)
      .set({ text: body.text, updatedAt: services.now() })
      .where(and(eq(notes.id, params.noteId), eq(notes.userId, user.id)))
      .returning()
      .get()
    if (!row) throw noteNotFound()
    return { note: toNote(row) }
  })
}

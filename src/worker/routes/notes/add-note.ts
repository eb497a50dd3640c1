import type { Hono } from 'hono'

import { addNote } from '#shared/contract/notes.ts'
import { NOTES_MAX_PER_DOCUMENT } from '#shared/limits.ts'
import { findAnalysis } from '#worker/documents/find-analysis.ts'
import { insertNote, toNote } from '#worker/documents/notes.ts'
import { reportKey } from '#worker/documents/object-keys.ts'
import { loadReport } from '#worker/documents/report-store.ts'
import type { AppEnv } from '#worker/env.ts'
import { AppError } from '#worker/errors.ts'
import { serve } from '#worker/serve.ts'

/** Writes a note beside a finding of a finished report. The kept report does not change. */
export function mountAddNote(app: Hono<AppEnv>): void {
  serve(
    app,
    addNote,
  )(async ({ env, services, user, params, body }) => {
    const { database, now } = services
    const analysis = await findAnalysis(database, params.id, user.id)
    if (!analysis) throw findingNotFound()
    if (analysis.status !== 'completed') {
      throw new AppError(
        'not-ready',
        'This analysis is not completed yet. Add notes when its report is there.',
      )
    }
    const { concerns } = await loadReport(env.FILES, reportKey(analysis, analysis.id, analysis.run))
    if (!concerns.some(({ id }) => id === params.concernId)) throw findingNotFound()
    const row = await insertNote(
      database,
      {
        documentId: analysis.documentId,
        userId: user.id,
        concernId: params.concernId,
        text: body.text,
        key: body.key ?? null,
      },
      now(),
    )
    if (row) return { note: toNote(row) }
    if (!(await findAnalysis(database, params.id, user.id))) throw findingNotFound()
    throw new AppError(
      'invalid-request',
      `This document has ${NOTES_MAX_PER_DOCUMENT} notes, which is as many as it can hold. Delete one to add another.`,
    )
  })
}

function findingNotFound(): AppError {
  return new AppError('not-found', 'This finding was not found. Its document may be deleted.')
}

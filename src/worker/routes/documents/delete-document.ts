import type { Hono } from 'hono'

import { deleteDocument as endpoint } from '#shared/contract/documents.ts'
import { deleteDocument } from '#worker/documents/delete-document.ts'
import { documentNotFound } from '#worker/documents/find-document.ts'
import type { AppEnv } from '#worker/env.ts'
import { serve } from '#worker/serve.ts'

/** Deletes a document with its text, analyses and reports. A run at work on it gives nothing back. */
export function mountDeleteDocument(app: Hono<AppEnv>): void {
  serve(
    app,
    endpoint,
  )(async ({ env, services, user, params }) => {
    const deleted = await deleteDocument(
      { database: services.database, files: env.FILES },
      { documentId: params.id, userId: user.id },
      services.now(),
    )
    if (!deleted) throw documentNotFound()
    return { message: 'The document and its analysis have been permanently deleted.' }
  })
}

import type { Hono } from 'hono'

import { getDocumentFile } from '#shared/contract/documents.ts'
import { parseByteRange } from '#worker/documents/byte-range.ts'
import type { DocumentRow } from '#worker/documents/find-document.ts'
import { documentNotFound, findDocument } from '#worker/documents/find-document.ts'
import { fileKey } from '#worker/documents/object-keys.ts'
import type { AppEnv } from '#worker/env.ts'
import { AppError } from '#worker/errors.ts'
import { serve } from '#worker/serve.ts'

const CONTENT_TYPES: Readonly<Record<DocumentRow['format'], string>> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  // The encoding is the file's own and unknown here.
  txt: 'text/plain',
}

/** The uploaded file, whole or one range of it; a stranger's bytes, so nothing in it may run. */
export function mountGetDocumentFile(app: Hono<AppEnv>): void {
  serve(
    app,
    getDocumentFile,
  )(async ({ context, env, services, user, params }) => {
    const document = await findDocument(services.database, params.id, user.id)
    const { sizeBytes } = document
    const etag = `"${document.sha256}"`
    // A range of a file that has changed since is of no use (RFC 9110 §13.1.5).
    const unchanged = (context.req.header('if-range') ?? etag) === etag
    const range = parseByteRange(unchanged ? context.req.header('range') : undefined, sizeBytes)
    if (range === 'unsatisfiable') {
      throw new AppError('range-not-satisfiable', 'The file has no such part.', {
        'Content-Range': `bytes */${sizeBytes}`,
      })
    }
    const { first, last } = range === 'whole' ? { first: 0, last: sizeBytes - 1 } : range
    const length = last - first + 1
    const object = await env.FILES.get(fileKey({ userId: user.id, documentId: document.id }), {
      range: { offset: first, length },
    })
    if (!object) throw documentNotFound()
    context.set('contentSecurityPolicy', "default-src 'none'; sandbox; frame-ancestors 'none'")
    return new Response(object.body, {
      status: range === 'whole' ? 200 : 206,
      headers: {
        'Content-Type': CONTENT_TYPES[document.format],
        'Content-Length': String(length),
        'Content-Disposition': attachment(document.originalName),
        'Accept-Ranges': 'bytes',
        'Cache-Control': 'private, no-store',
        'X-Content-Type-Options': 'nosniff',
        ETag: etag,
        ...(range !== 'whole' && { 'Content-Range': `bytes ${first}-${last}/${sizeBytes}` }),
      },
    })
  })
}

/** RFC 6266: a plain name for old clients, the true one in UTF-8. */
function attachment(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}

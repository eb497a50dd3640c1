import type { Hono } from 'hono'

import { uploadDocument } from '#shared/contract/documents.ts'
import { INSPECTION_MAX_MS } from '#shared/limits.ts'
import { inspectUpload } from '#worker/analysis/extract/inspect.ts'
import { cleanFileName } from '#worker/documents/clean-file-name.ts'
import { logFault } from '#worker/documents/log-fault.ts'
import { readUpload } from '#worker/documents/read-upload.ts'
import { sha256Hex } from '#worker/documents/sha256-hex.ts'
import type { Stored } from '#worker/documents/store-document.ts'
import { findStored, storeDocument } from '#worker/documents/store-document.ts'
import { toAnalysis, toDocument } from '#worker/documents/to-answer.ts'
import type { AppEnv } from '#worker/env.ts'
import { isLocal } from '#worker/env.ts'
import { AppError } from '#worker/errors.ts'
import { limitPerAddressAndAccount } from '#worker/middleware/rate-limit.ts'
import { serve } from '#worker/serve.ts'

/** Enough for any file that a person picks by mistake. */
const LOCAL_DISCARD_BYTES = 256 * 1024 * 1024

/**
 * Takes one file in: 201 with its new document and pending analysis, or 200 with what these bytes
 * were answered with before (product.md §2). A refused file leaves nothing behind.
 */
export function mountUploadDocument(app: Hono<AppEnv>): void {
  serve(
    app,
    uploadDocument,
  )(async ({ context, env, services, user }) => {
    await limitPerAddressAndAccount(context, 'RATE_UPLOAD', user.id)
    const { database, now } = services
    const { name, bytes } = await readUpload(context.req.raw, 'document', {
      discardBytes: isLocal(env) ? LOCAL_DISCARD_BYTES : 0,
    })
    const sha256 = await sha256Hex(bytes)
    const stored = await findStored(database, user.id, sha256, now())
    if (stored) return answer(stored)

    const inspection = await inspect(bytes, () => now().getTime())
    if (!inspection.ok) throw new AppError(inspection.code, inspection.message)
    const { format, pages } = inspection
    const { known, ...added } = await storeDocument(
      { database, files: env.FILES },
      {
        userId: user.id,
        originalName: cleanFileName(name, format),
        format,
        pageCount: pages,
        sha256,
        bytes,
      },
      now(),
    )
    if (!known) context.status(201)
    return answer(added)
  })
}

/** A file that breaks the reader is a file that we cannot read: refused before it costs a credit. */
async function inspect(bytes: Uint8Array, now: () => number): ReturnType<typeof inspectUpload> {
  try {
    return await inspectUpload(bytes, { now, timeoutMs: INSPECTION_MAX_MS })
  } catch (error) {
    logFault('upload: the inspection broke', error)
    return {
      ok: false,
      code: 'unreadable-file',
      message: 'This file could not be read. Save it anew as a PDF and upload that copy.',
    }
  }
}

function answer({ document, analysis }: Stored) {
  return { document: toDocument(document, analysis.status), analysis: toAnalysis(analysis) }
}

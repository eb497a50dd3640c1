import { DOCUMENT_MAX_PAGES } from '#shared/limits.ts'

import { inspectDocx } from './docx/inspect-docx.ts'
import { refusals } from './inspection.ts'
import type { Inspection, InspectionOptions } from './inspection.ts'
import { inspectPdf } from './pdf/inspect-pdf.ts'
import { sniff } from './sniff.ts'
import { decodeText } from './txt/decode-text.ts'
import { readTxt } from './txt/read-txt.ts'

export type { Inspection, InspectionOptions } from './inspection.ts'

/**
 * Decides what an uploaded file is by its bytes and whether it can be read at all. A refusal carries
 * its reason for the person who uploaded the file; nothing has been stored then.
 */
export async function inspectUpload(
  bytes: Uint8Array,
  options: InspectionOptions,
): Promise<Inspection> {
  if (bytes.length === 0) return refusals.empty
  switch (sniff(bytes)) {
    case 'pdf':
      return inspectPdf(bytes, options)
    case 'zip':
      return inspectDocx(bytes)
    case 'old-word':
      return refusals.oldWord
    case 'picture':
      return refusals.picture
    case 'markup':
      return refusals.otherType
    case 'other':
      return inspectTxt(bytes)
  }
}

function inspectTxt(bytes: Uint8Array): Inspection {
  const text = decodeText(bytes)
  if (text === null) return refusals.otherType
  if (!/[\p{L}\p{N}]/u.test(text)) return refusals.noWords
  const pages = readTxt(text).pages.length
  return pages > DOCUMENT_MAX_PAGES ? refusals.tooManyPages : { ok: true, format: 'txt', pages }
}

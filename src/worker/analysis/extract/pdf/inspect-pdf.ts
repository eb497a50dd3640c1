import { DOCUMENT_MAX_PAGES } from '#shared/limits.ts'

import { refusals } from '../inspection.ts'
import type { Inspection, InspectionOptions } from '../inspection.ts'
import { indexOf } from '../sniff.ts'
import { isSwollenPdf } from './measure-pdf.ts'
import { openPdf, pdfOperators } from './open-pdf.ts'
import type { PdfDocument } from './open-pdf.ts'
import { paintPage } from './paint.ts'

/** So many letters and digits show that there is a text layer at all, not a stray stamp. */
const READABLE_LETTERS = 20
/** The end mark stands in the last kilobyte (ISO 32000-1, annex H.3); mail gateways add to it. */
const TAIL_BYTES = 2048

/** Looks whether a PDF can be opened, is whole, and has text on any page. */
export async function inspectPdf(
  bytes: Uint8Array,
  options: InspectionOptions,
): Promise<Inspection> {
  const deadline = options.now() + options.timeoutMs
  if (isSwollenPdf(bytes)) return refusals.swollenPdf
  const opened = await openPdf(bytes)
  if (!opened.ok) {
    if (opened.reason === 'encrypted') return refusals.encrypted
    return isCutOff(bytes) ? refusals.cutOffPdf : refusals.damagedPdf
  }
  try {
    const pages = opened.pdf.numPages
    if (pages > DOCUMENT_MAX_PAGES) return refusals.tooManyPages
    // A file without its end may open after repair, but with pages missing that nobody would miss.
    if (isCutOff(bytes)) return refusals.cutOffPdf
    if (!(await opens(opened.pdf, pages))) return refusals.damagedPdf
    return await findText(opened.pdf, pages, deadline, options.now)
  } finally {
    await opened.close()
  }
}

async function findText(
  pdf: PdfDocument,
  pages: number,
  deadline: number,
  now: () => number,
): Promise<Inspection> {
  const ops = await pdfOperators()
  let failed = 0
  for (let number = 1; number <= pages; number += 1) {
    if (now() > deadline) return refusals.tooSlow
    try {
      const page = await pdf.getPage(number)
      const { runs } = await paintPage(page, ops)
      page.cleanup()
      if (countLetters(runs) >= READABLE_LETTERS) return { ok: true, format: 'pdf', pages }
    } catch {
      failed += 1
    }
  }
  return failed === pages ? refusals.damagedPdf : refusals.pictures
}

function countLetters(runs: readonly { readonly text: string }[]): number {
  let letters = 0
  for (const run of runs) letters += run.text.match(/[\p{L}\p{N}]/gu)?.length ?? 0
  return letters
}

async function opens(pdf: PdfDocument, number: number): Promise<boolean> {
  try {
    await pdf.getPage(number)
    return true
  } catch {
    return false
  }
}

/**
 * True where the file stops in the middle: objects go on behind its last end mark, as when an amended
 * file was cut, or it has objects and no such mark. A file without any was never a PDF.
 */
function isCutOff(bytes: Uint8Array): boolean {
  const tail = bytes.length - TAIL_BYTES
  if (indexOf(bytes, '%%EOF', tail, bytes.length) >= 0) return false
  if (indexOf(bytes, 'startxref', tail, bytes.length) >= 0) return false
  return indexOf(bytes, ' obj', lastEnd(bytes), bytes.length) >= 0
}

/** Where the last end mark stands; 0, the beginning, where there is none. */
function lastEnd(bytes: Uint8Array): number {
  for (let at = bytes.length - 5; at >= 0; at -= 1) {
    if (bytes[at] === 0x25 && indexOf(bytes, '%%EOF', at, at + 5) === at) return at
  }
  return 0
}

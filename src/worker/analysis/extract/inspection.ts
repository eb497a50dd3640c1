import { DOCUMENT_MAX_PAGES } from '#shared/limits.ts'

import type { SourceFormat } from './sniff.ts'

export type InspectionCode =
  | 'unsupported-file'
  | 'unreadable-file'
  | 'too-large'
  | 'invalid-request'

export type Refusal = {
  readonly ok: false
  readonly code: InspectionCode
  /** One sentence or two for the person who uploaded the file: what happened, what to do. */
  readonly message: string
}

export type Inspection =
  | { readonly ok: true; readonly format: SourceFormat; readonly pages: number }
  | Refusal

export type InspectionOptions = {
  /** Milliseconds from any fixed point. */
  readonly now: () => number
  /** How long reading may take before the file is refused. */
  readonly timeoutMs: number
}

function refusal(code: InspectionCode, message: string): Refusal {
  return { ok: false, code, message }
}

const FORMATS = 'Upload the contract as a PDF, DOCX or TXT file.'
const MOST_PAGES = DOCUMENT_MAX_PAGES.toLocaleString('en-AU')

/** Every reason for which a file is not taken in. */
export const refusals = {
  empty: refusal('invalid-request', 'This file is empty. Save it again and upload the new copy.'),
  otherType: refusal('unsupported-file', `This is not a PDF, DOCX or TXT file. ${FORMATS}`),
  picture: refusal('unsupported-file', `This file is a picture. ${FORMATS}`),
  packed: refusal(
    'unsupported-file',
    'This is a ZIP file, not a Word document. Unpack it and upload the contract inside.',
  ),
  oldWord: refusal(
    'unsupported-file',
    'This Word file is in the old .doc format or has a password. Save it as a .docx or PDF without a password and upload that copy.',
  ),
  encrypted: refusal(
    'unreadable-file',
    'This PDF needs a password to open. Save a copy without the password and upload that.',
  ),
  damagedPdf: refusal(
    'unreadable-file',
    'This PDF is damaged and cannot be opened. Download it again or ask for a new copy, then upload that.',
  ),
  cutOffPdf: refusal(
    'unreadable-file',
    'This PDF is cut off before its end. Download it again or ask for a new copy, then upload that.',
  ),
  swollenPdf: refusal(
    'too-large',
    'This PDF unpacks to far more than a contract holds. Print it to a new PDF and upload that copy.',
  ),
  pictures: refusal(
    'unreadable-file',
    'This PDF has no readable text: its pages are pictures, such as scans. Ask the agent or conveyancer for the original PDF, or run text recognition on it first.',
  ),
  damagedDocx: refusal(
    'unreadable-file',
    'This Word document is damaged and cannot be opened. Save it again in Word and upload the new copy.',
  ),
  swollenDocx: refusal(
    'too-large',
    'This Word document unpacks to far more than a contract holds. Save it again in Word, without pictures, and upload the new copy.',
  ),
  noWords: refusal(
    'unreadable-file',
    'This file has no readable words in it. Check that it is the right file and upload it again.',
  ),
  tooManyPages: refusal(
    'too-large',
    `This document has more than ${MOST_PAGES} pages. Split it and upload the part with the contract.`,
  ),
  tooSlow: refusal(
    'unreadable-file',
    'This file takes too long to read. Save it again with your PDF program\'s "Print to PDF" and upload the new copy.',
  ),
} as const satisfies Record<string, Refusal>

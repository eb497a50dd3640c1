import { DOCUMENT_MAX_PAGES } from '#shared/limits.ts'

import { refusals } from '../inspection.ts'
import type { Inspection } from '../inspection.ts'
import { isWordFile, measureWordFile } from './package.ts'
import { readDocx } from './read-docx.ts'
import { BrokenZip, SwollenZip, readDirectory } from './unzip.ts'

/** Looks whether a ZIP is a Word document, unpacks to a sane size and has words in it. */
export function inspectDocx(bytes: Uint8Array): Inspection {
  try {
    const entries = readDirectory(bytes)
    if (!isWordFile(entries)) return refusals.packed
    if (measureWordFile(bytes, entries) === 'swollen') return refusals.swollenDocx
  } catch (error) {
    if (error instanceof SwollenZip) return refusals.swollenDocx
    if (error instanceof BrokenZip) return refusals.damagedDocx
    throw error
  }
  const result = readDocx(bytes)
  if (!result.ok) {
    switch (result.reason) {
      case 'no-document':
        return refusals.packed
      case 'swollen':
        return refusals.swollenDocx
      case 'damaged':
        return refusals.damagedDocx
    }
  }
  const { pages } = result.source
  if (!pages.some((page) => /[\p{L}\p{N}]/u.test(page.text))) return refusals.noWords
  if (pages.length > DOCUMENT_MAX_PAGES) return refusals.tooManyPages
  return { ok: true, format: 'docx', pages: pages.length }
}

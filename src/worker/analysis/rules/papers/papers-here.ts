import type { PageKind } from '#shared/report.ts'

import type { Doc } from '../../document.ts'
import { hasUnreadPages } from '../../segment/unread-pages.ts'

/** Parts in which the papers of an office or an expert come with a contract. */
const PAPERS: ReadonlySet<PageKind> = new Set([
  'vendor-statement',
  'planning-certificate',
  'rates-certificate',
  'water-certificate',
  'building-permit',
  'building-report',
])

/** True where the file holds a contract or statement with its papers, read to the end: what is missing, is missing. */
export function hasPapers(doc: Doc): boolean {
  if (hasUnreadPages(doc)) return false
  return doc.hasDisclosure || (doc.hasContract && doc.parts.some(({ kind }) => PAPERS.has(kind)))
}

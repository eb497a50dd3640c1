import { PAGE_KINDS } from '#shared/report.ts'

import type { Doc, Span } from '../document.ts'
import { likenessOf, ORDINARY } from '../likeness/likeness.ts'
import { passagesIn } from './passages.ts'

/**
 * True where every passage that the spans touch reads as ordinary wording, whatever a rule knew in
 * it: "no writ is registered" holds the word of a risk and tells of none. False where nothing is
 * quoted, since an absence has no words to read again.
 */
export function readsAsOrdinary(doc: Doc, spans: readonly Span[]): boolean {
  const touched = passagesIn(doc, PAGE_KINDS).filter((passage) =>
    spans.some((span) => span.start < passage.span.end && passage.span.start < span.end),
  )
  return touched.length > 0 && touched.every((passage) => likenessOf(passage) < ORDINARY)
}

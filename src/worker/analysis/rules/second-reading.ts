import { PAGE_KINDS } from '#shared/report.ts'

import type { Doc, Span } from '../document.ts'
import { likenessOf, ORDINARY } from '../likeness/likeness.ts'
import type { Passage } from './passages.ts'
import { passagesIn } from './passages.ts'

/**
 * True where every passage that the spans touch reads as ordinary wording, whatever a rule knew in
 * it: "no writ is registered" holds the word of a risk and tells of none. False where nothing is
 * quoted, since an absence has no words to read again.
 */
export function readsAsOrdinary(doc: Doc, spans: readonly Span[]): boolean {
  const touched = spans.flatMap((span) => passagesTouching(doc, span))
  return touched.length > 0 && touched.every(isOrdinary)
}

/** "Local heritage place: YES, …": what was asked is in the label. */
const ANSWERED_YES = /^[^.;?]{4,90}[:|] ?YES\b(?!.{0,6}\/)(?! or no\b)/

/** An entry of a title and a ticked box say too little for their words to be weighed. */
function isOrdinary(passage: Passage): boolean {
  if (passage.zone === 'title-search' || passage.text.includes('☒')) return false
  if (ANSWERED_YES.test(passage.text)) return false
  return likenessOf(passage) < ORDINARY
}

/** Passages stand in order and apart, so the first one that touches is found by halving. */
function passagesTouching(doc: Doc, span: Span): Passage[] {
  const passages = passagesIn(doc, PAGE_KINDS)
  let low = 0
  let high = passages.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((passages[middle]?.span.end ?? Infinity) > span.start) high = middle
    else low = middle + 1
  }
  const touching: Passage[] = []
  for (let index = low; index < passages.length; index += 1) {
    const passage = passages[index]
    if (passage === undefined || passage.span.start >= span.end) break
    touching.push(passage)
  }
  return touching
}

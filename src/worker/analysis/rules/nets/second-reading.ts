import { PAGE_KINDS } from '#shared/report.ts'

import type { Doc, Span } from '../../document.ts'
import { likenessOf } from '../../likeness/likeness.ts'
import type { Passage } from '../reading/passages.ts'
import { passagesIn } from '../reading/passages.ts'

/**
 * How much the likeliest of the passages that the spans touch reads like what is raised, whatever a
 * rule knew in it: "no writ is registered" holds the word of a risk and tells of none. Null where
 * nothing is quoted, since an absence has no words to read again, and where words say too little.
 */
export function likeliestOf(doc: Doc, spans: readonly Span[]): number | null {
  const touched = spans.flatMap((span) => passagesTouching(doc, span))
  if (touched.length === 0 || touched.some(saysTooLittle)) return null
  return Math.max(...touched.map(likenessOf))
}

/** "Local heritage place: YES, …": what was asked is in the label. */
const ANSWERED_YES = /^[^.;?]{4,90}[:|] ?YES\b(?!.{0,6}\/)(?! or no\b)/

/** "Bush fire prone land. / Yes: part.": so short an answer has the words of nothing. */
const YES_ALONE = /^\W{0,3}yes\b.{0,16}$/i

/** An entry of a title and a ticked box say too little for their words to be weighed. */
function saysTooLittle({ zone, text }: Passage): boolean {
  if (zone === 'title-search' || text.includes('☒')) return true
  return ANSWERED_YES.test(text) || YES_ALONE.test(text)
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

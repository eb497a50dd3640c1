import type { Passage } from '../reading/passages.ts'
import type { Span } from '../../document.ts'

const DEALING = /(?:^| )(?:SP|STR|[A-Z]{1,2}) ?\d{4,7} (?=[A-Z]{4})|UNREGISTERED DEALINGS/g

/** One entry of a title whose entries run on in one paragraph; the passage itself otherwise. */
export function entryAt({ text, span }: Pick<Passage, 'text' | 'span'>, index: number): Span {
  const starts = [...text.matchAll(DEALING)].map((match) => match.index)
  const from = starts.findLast((start) => start <= index) ?? 0
  const to = starts.find((start) => start > index) ?? text.length
  const lead = text[from] === ' ' ? 1 : 0
  return { start: span.start + from + lead, end: span.start + to }
}

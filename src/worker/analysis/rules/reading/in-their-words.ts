import type { Doc, Span } from '../../document.ts'
import type { Passage } from './passages.ts'

const LONGEST = 240

/** Enough of a sentence to know it again in a list. */
const OPENING = 64

/**
 * The passage itself, for a finding that no rule has words of its own for: one line, cut at a word,
 * and its opening for the finding's title.
 */
export function inTheirWords({ text }: Pick<Passage, 'text'>): { words: string; opening: string } {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  return { words: cut(line, LONGEST), opening: cut(line, OPENING) }
}

/** The same of the first of the places that a finding tells. */
export function inWordsOf(doc: Doc, told: readonly Span[]): { words: string; opening: string } {
  const [first] = told
  return inTheirWords({ text: first === undefined ? '' : doc.text.slice(first.start, first.end) })
}

/** As printed, up to a whole word. */
export function cut(line: string, longest: number): string {
  if (line.length <= longest) return line
  return `${line.slice(0, line.lastIndexOf(' ', longest))} …`
}

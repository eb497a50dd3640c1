import type { Span } from '../../document.ts'
import type { Side } from '../finding.ts'

/** In units: about a line of a report. */
const LONGEST = 90

/** One side of a contradiction by its own words: the opening of a long sentence, in whole words. */
export function sideOf(
  label: string,
  { text, span }: { readonly text: string; readonly span: Span },
): Side {
  const isCut = /^\S\S/.test(text.slice(LONGEST - 1))
  const opening = text.slice(0, LONGEST)
  const value = isCut ? `${opening.replace(/\s\S*$/, '').trimEnd()} …` : opening.trimEnd()
  return { label, value, spans: [span] }
}

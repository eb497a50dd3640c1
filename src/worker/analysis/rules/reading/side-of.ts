import type { Span } from '../../document.ts'
import type { Side } from '../finding.ts'

/** In units: about a line of a report. */
const LONGEST = 90

/** One side of a contradiction by its own words: the opening of a long sentence, in whole words. */
export function sideOf(
  label: string,
  { text, span }: { readonly text: string; readonly span: Span },
): Side {
  if (text.length <= LONGEST) return { label, value: text.trimEnd(), spans: [span] }
  const opening = text.slice(0, LONGEST)
  // A word that is cut in two is left out.
  const isInWord = /\S$/.test(opening) && /^\S/.test(text.slice(LONGEST))
  const value = `${(isInWord ? opening.replace(/\s\S*$/, '') : opening).trimEnd()} …`
  return { label, value, spans: [span] }
}

import type { Doc, Span } from '../../document.ts'
import { blockAt } from '../../segment/find.ts'

/** Longer than this a sentence is shown by its part. */
const LONGEST = 500

/**
 * A span that begins in the middle of a sentence, from where that sentence begins: after "I owe the
 * builder $9,000; he says he will sue" a half alone tells nobody who. Others stay as they are.
 */
export function wholeSentence(doc: Doc, span: Span): Span {
  if (!/^[a-z]/.test(doc.text.slice(span.start, span.start + 1))) return span
  const block = blockAt(doc, span.start)
  if (block === undefined || block.kind === 'row') return span
  const start = block.span.start + beginOfLast(doc.text.slice(block.span.start, span.start))
  return span.end - start > LONGEST ? span : { start, end: span.end }
}

/** Where the last sentence of a text begins; a clause's number is not part of it. */
function beginOfLast(text: string): number {
  const ends = [...text.matchAll(/[.!?] {1,3}(?=[A-Z"“(\d])/g)]
  const last = ends.at(-1)
  if (last !== undefined) return last.index + last[0].length
  return /^(?:\(?[a-z\d]{1,4}(?:\.\d{1,3}){0,3}[.)] )/i.exec(text)?.[0].length ?? 0
}

import type { Doc, Span } from '../../document.ts'
import type { Passage } from './passages.ts'

/** A sentence and where it stands. */
export type Said = { readonly text: string; readonly span: Span }

/**
 * The first sentence of a paragraph, where its brevity made a heading of it: "The septic tank serves
 * the cottage. It was …".
 */
export function ledIn(doc: Doc, { heading, block, span }: Passage): Said | null {
  if (!heading.endsWith('.') || block.kind !== 'paragraph') return null
  const at = block.text.indexOf(heading)
  if (at < 0 || at > NUMBER) return null
  const start = block.span.start + at
  const end = start + heading.length
  if (end > span.start || doc.text.slice(start, end) !== heading) return null
  return { text: heading, span: { start, end } }
}

/** As long as the number of a clause. */
const NUMBER = 10

import type { Doc, Span } from '../../document.ts'
import { blockAt } from '../../segment/find.ts'

/** A line of a register is not longer; what is, is a paragraph that says other things too. */
const LONGEST_LINE = 200

/**
 * The line that a fact stands in: a bare name shows who, the line shows as what ("as joint
 * tenants", "as to 1 of 2 equal undivided shares").
 */
export function lineAround(doc: Doc, span: Span): Span {
  const line = blockAt(doc, span.start)?.span
  if (line === undefined || line.end < span.end) return span
  return line.end - line.start > LONGEST_LINE ? span : line
}

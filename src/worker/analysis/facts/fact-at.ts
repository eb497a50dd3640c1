import type { Doc, Span } from '../document.ts'
import type { Fact } from './facts.ts'

/** The words at a span with their place, as a fact. */
export function factAt<T>(
  doc: Doc,
  value: T,
  span: Span,
  confidence: number,
  explanation: readonly string[],
): Fact<T> {
  const text = doc.text.slice(span.start, span.end).replace(/\s+/g, ' ').trim()
  return { value, text, spans: [span], confidence, explanation }
}

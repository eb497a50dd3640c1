import type { Evidence } from '#shared/report.ts'

import type { Doc, Span } from '../document.ts'

/** Turns spans of the reading text into evidence that stands on its page letter for letter. */
export type Prove = (spans: readonly Span[], role?: Evidence['role']) => Evidence[]

/**
 * The gate that everything shown passes: an entry whose words are not exactly the slice of its page
 * is left out, and each passage is shown once.
 */
export function proveFrom(doc: Doc): Prove {
  const pages = new Map(doc.source.pages.map((page) => [page.number, page.text]))
  return (spans, role = 'quote') => {
    const seen = new Set<string>()
    return spans
      .filter((span) => span.end > span.start)
      .flatMap((span) => doc.evidence(span, role))
      .filter(({ page, quote, start, end }) => {
        const key = `${page}:${start}-${end}`
        if (seen.has(key) || quote.trim() === '') return false
        seen.add(key)
        return pages.get(page)?.slice(start, end) === quote
      })
  }
}

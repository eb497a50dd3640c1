import type { Evidence } from '#shared/report.ts'

import type { Doc, Span } from '../document.ts'

/** Turns spans of the reading text into evidence that stands on its page letter for letter. */
export type Prove = (spans: readonly Span[], role?: Evidence['role']) => Evidence[]

type Proof = { readonly evidence: Evidence; readonly stands: boolean; readonly place: string }

/**
 * The gate that everything shown passes: an entry whose words are not exactly the slice of its page
 * is left out, and each passage is shown once.
 */
export function proveFrom(doc: Doc): Prove {
  const pages = new Map(doc.source.pages.map((page) => [page.number, page.text]))
  const known = { quote: new WeakMap<Span, Proof[]>(), searched: new WeakMap<Span, Proof[]>() }

  function proofsOf(span: Span, role: Evidence['role']): readonly Proof[] {
    // The heading of a part is shown for every check that was made in it.
    const made = known[role].get(span)
    if (made !== undefined) return made
    const proofs = span.end > span.start ? doc.evidence(span, role).flatMap(proofOf) : []
    known[role].set(span, proofs)
    return proofs
  }

  function proofOf(evidence: Evidence): Proof[] {
    const { page, quote, start, end } = evidence
    if (quote.trim() === '') return []
    const stands = pages.get(page)?.slice(start, end) === quote
    return [{ evidence, stands, place: `${page}:${start}-${end}` }]
  }

  return (spans, role = 'quote') => {
    const seen = new Set<string>()
    const shown: Evidence[] = []
    for (const span of spans) {
      for (const { evidence, stands, place } of proofsOf(span, role)) {
        if (seen.has(place)) continue
        seen.add(place)
        if (stands) shown.push(evidence)
      }
    }
    return shown
  }
}

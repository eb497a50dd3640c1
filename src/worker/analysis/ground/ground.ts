import type { Evidence } from '#shared/report.ts'

import type { Source, SourcePage } from '../source.ts'
import { foldText } from './fold-text.ts'
import { fuzzyFind } from './fuzzy-find.ts'

/** How the words were found: letter for letter, after folding, or with a few words off. */
export type Alignment = 'exact' | 'normalised' | 'fuzzy'

export type Grounded = { readonly evidence: Evidence; readonly alignment: Alignment }

/**
 * Finds a quotation on the pages and gives the page's own words for it; null when no page has
 * them. The stated page is tried first, then its neighbours, then the others.
 */
export function ground(source: Source, quote: string, page: number | null = null): Grounded | null {
  const wanted = quote.trim()
  if (wanted === '') return null
  const pages = nearestFirst(source.pages, page)
  for (const find of [exact, normalised, fuzzy]) {
    for (const candidate of pages) {
      const found = find(candidate, wanted)
      if (found) return found
    }
  }
  return null
}

function exact(page: SourcePage, quote: string): Grounded | null {
  const start = page.text.indexOf(quote)
  return start < 0 ? null : grounded(page, start, start + quote.length, 'exact')
}

function normalised(page: SourcePage, quote: string): Grounded | null {
  const folded = foldText(page.text)
  const wanted = foldText(quote).text.trim()
  const start = wanted === '' ? -1 : folded.text.indexOf(wanted)
  if (start < 0) return null
  return grounded(page, folded.at(start), folded.at(start + wanted.length - 1) + 1, 'normalised')
}

function fuzzy(page: SourcePage, quote: string): Grounded | null {
  const found = fuzzyFind(page.text, quote)
  return found && grounded(page, found.start, found.end, 'fuzzy')
}

function grounded(page: SourcePage, start: number, end: number, alignment: Alignment): Grounded {
  const quote = page.text.slice(start, end)
  return { alignment, evidence: { page: page.number, quote, start, end, role: 'quote' } }
}

function nearestFirst(pages: readonly SourcePage[], page: number | null): readonly SourcePage[] {
  if (page === null) return pages
  return pages.toSorted((a, b) => Math.abs(a.number - page) - Math.abs(b.number - page))
}

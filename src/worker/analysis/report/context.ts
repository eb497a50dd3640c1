import type { Concern, Evidence } from '#shared/report.ts'

import type { Doc } from '../document.ts'

const SURROUNDINGS = 280

/** The passage with what stands around it on its page, cut between words. */
export function contextOf(doc: Doc, evidence: Evidence | undefined): Concern['context'] {
  if (evidence === undefined || evidence.role !== 'quote') return null
  const text = doc.source.pages.find((page) => page.number === evidence.page)?.text
  if (text === undefined) return null
  return {
    page: evidence.page,
    before: lastWords(text.slice(0, evidence.start)),
    passage: evidence.quote,
    after: firstWords(text.slice(evidence.end)),
  }
}

function lastWords(text: string): string {
  const folded = fold(text.slice(-2 * SURROUNDINGS))
  if (folded.length <= SURROUNDINGS) return folded
  return `… ${folded.slice(folded.indexOf(' ', folded.length - SURROUNDINGS) + 1)}`
}

function firstWords(text: string): string {
  const folded = fold(text.slice(0, 2 * SURROUNDINGS))
  if (folded.length <= SURROUNDINGS) return folded
  return `${folded.slice(0, folded.lastIndexOf(' ', SURROUNDINGS))} …`
}

function fold(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

import type { Evidence } from '#shared/report.ts'

import type { Doc, Span } from '../document.ts'
import type { Source } from '../source.ts'
import type { ReadingText } from './reading-text.ts'

/** Leads spans of the reading text back to the words on the pages. */
export function createEvidence(
  source: Source,
  reading: ReadingText,
): Pick<Doc, 'evidence' | 'pageAt'> {
  const { offsets, pageStarts, text } = reading

  function pageIndexAt(offset: number): number {
    let low = 0
    let high = source.pages.length - 1
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if ((pageStarts[middle] ?? 0) <= offset) low = middle
      else high = middle - 1
    }
    return low
  }

  function evidence(span: Span, role: Evidence['role'] = 'quote'): Evidence[] {
    const from = Math.max(0, span.start)
    const to = Math.min(text.length, span.end)
    const found: Evidence[] = []
    for (let at = from; at < to;) {
      const index = pageIndexAt(at)
      const next = index + 1 < source.pages.length ? (pageStarts[index + 1] ?? to) : to
      const end = Math.min(to, Math.max(next, at + 1))
      const slice = sliceOf(index, at, end, role)
      if (slice !== null) found.push(slice)
      at = end
    }
    return found
  }

  function sliceOf(
    index: number,
    from: number,
    to: number,
    role: Evidence['role'],
  ): Evidence | null {
    let first = from
    let last = to - 1
    while (first <= last && /\s/.test(text.charAt(first))) first += 1
    while (last >= first && /\s/.test(text.charAt(last))) last -= 1
    const page = source.pages[index]
    if (first > last || page === undefined) return null
    const start = offsets[first] ?? 0
    let end = (offsets[last] ?? 0) + 1
    // A box written "[x]" or "(X)" is one sign in the reading text and three units on the page.
    const close = CLOSING[page.text.charAt(end - 1)]
    if (close !== undefined) {
      const closed = page.text.indexOf(close, end)
      if (closed >= 0 && closed - end < 5) end = closed + 1
    }
    return { page: page.number, quote: page.text.slice(start, end), start, end, role }
  }

  return { evidence, pageAt: (offset) => source.pages[pageIndexAt(offset)]?.number ?? 1 }
}

const CLOSING: Readonly<Record<string, string>> = { '[': ']', '(': ')' }

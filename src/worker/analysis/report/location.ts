import type { Doc, Span } from '../document.ts'
import { blockAt } from '../segment/find.ts'
import { capitalised } from './capitalised.ts'

/** More places than this make a line nobody reads. */
const MOST_PLACES = 3

/** Where words stand, as a person would say it: "Page 12, special condition 7". */
export function locationOf(doc: Doc, spans: readonly Span[]): string {
  const places = [...new Set(spans.map((span) => placeOf(doc, span)))]
  const shown = places.slice(0, MOST_PLACES).join('; ')
  const more = places.length - MOST_PLACES
  return capitalised(more > 0 ? `${shown}; and ${more} more` : shown)
}

/** Where an absence was looked for: "Looked for on pages 14–27". */
export function searchedLocationOf(doc: Doc, searched: readonly Span[]): string {
  if (!hasRealPages(doc)) return 'Looked for in the whole document'
  const headings = new Set(searched.map(keyOf))
  const parts = doc.parts.filter(({ heading }) => headings.has(keyOf(heading)))
  const pages = parts.map(({ firstPage, lastPage }) => [firstPage, lastPage] as const)
  const ranges = joinRanges(
    pages.length > 0
      ? pages
      : searched.map((span) => [doc.pageAt(span.start), doc.pageAt(span.start)] as const),
  )
  const single = ranges.length === 1 && ranges[0]?.[0] === ranges[0]?.[1]
  const words = ranges.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join(', ')
  return `Looked for on page${single ? '' : 's'} ${words}`
}

function keyOf({ start, end }: Span): string {
  return `${start}-${end}`
}

function placeOf(doc: Doc, span: Span): string {
  const block = blockAt(doc, span.start)
  const clause = block?.clause?.label ?? null
  if (!hasRealPages(doc)) {
    return clause ?? doc.parts[block?.partIndex ?? -1]?.title ?? 'the document'
  }
  const page = `page ${doc.pageAt(span.start)}`
  return clause === null ? page : `${page}, ${clause}`
}

/** A Word or text file without breaks is one page, whose number tells nobody anything. */
function hasRealPages(doc: Doc): boolean {
  return doc.source.format === 'pdf' || doc.source.pages.length > 1
}

function joinRanges(ranges: readonly (readonly [number, number])[]): [number, number][] {
  const joined: [number, number][] = []
  for (const [from, to] of ranges.toSorted((a, b) => a[0] - b[0])) {
    const last = joined.at(-1)
    if (last !== undefined && from <= last[1] + 1) last[1] = Math.max(last[1], to)
    else joined.push([from, to])
  }
  return joined
}

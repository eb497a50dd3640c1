import type { SourceLine, SourcePage } from '../source.ts'

/** A text without any gap is cut here, so that work on one block stays bounded. */
export const LONGEST_BLOCK = 6_000

/** A line that was wrapped is at least this long; shorter ones end where they end. */
export const SHORTEST_WRAPPED = 62

/**
 * From what length a line of plain text may have been wrapped and not ended: a little below the
 * width that most of the page's long lines reach. Files without hard line ends have no such width.
 */
export function wrapWidth(page: SourcePage): number {
  const lengths = page.lines
    .filter((line) => line.cells === null)
    .map((line) => line.end - line.start)
    .filter((length) => length >= SHORTEST_WRAPPED)
    .toSorted((a, b) => a - b)
  if (lengths.length < 4) return Number.POSITIVE_INFINITY
  const usual = lengths[Math.floor(lengths.length * 0.75)] ?? 0
  return usual > 130 ? Number.POSITIVE_INFINITY : usual - 12
}

/** A whole document on one line is read in stretches, cut behind a sentence or a word. */
export function cutLong(text: string, line: SourceLine): readonly SourceLine[] {
  if (line.cells !== null) return [line]
  const cells = pipedCells(text, line)
  if (cells !== null) return [{ ...line, cells }]
  if (line.end - line.start <= LONGEST_BLOCK) return [line]
  const cut: SourceLine[] = []
  for (let start = line.start; start < line.end;) {
    let end = Math.min(line.end, start + LONGEST_BLOCK)
    if (end < line.end) {
      const stop = Math.max(text.lastIndexOf('. ', end) + 1, start)
      const word = Math.max(text.lastIndexOf(' ', end), start)
      end = stop > start + LONGEST_BLOCK / 2 ? stop : word > start ? word : end
    }
    cut.push({ ...line, start, end, startsBlock: line.startsBlock || start > line.start })
    start = end
  }
  return cut
}

/** "Price | $389,000": a table drawn with bars; the bars themselves are not read. */
function pipedCells(text: string, line: SourceLine): SourceLine['cells'] {
  const raw = text.slice(line.start, line.end)
  if (raw.length > 600 || !raw.includes('|') || !/\S\s\|\s/.test(raw)) return null
  const cells: { start: number; end: number }[] = []
  let start = 0
  for (const piece of raw.split('|')) {
    const lead = piece.length - piece.trimStart().length
    const own = piece.trim()
    if (own !== '') {
      const from = line.start + start + lead
      cells.push({ start: from, end: from + own.length })
    }
    start += piece.length + 1
  }
  return cells.length > 1 ? cells : null
}

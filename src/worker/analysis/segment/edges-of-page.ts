import type { Source, SourceLine } from '../source.ts'

type PrintedLine = {
  readonly line: SourceLine
  readonly text: string
  /** Where headers and footers stand; null within the page, and all over a page of so few lines. */
  readonly edge: 'head' | 'foot' | null
}

/** How many lines at the head and at the foot of a page may be printed on every one. */
const EDGE_LINES = 2

/** The lines of a page that hold something and that its format does not know for furniture. */
export function printedLines(page: Source['pages'][number]): PrintedLine[] {
  const lines = page.lines
    .filter(({ furniture }) => !furniture)
    .map((line) => ({ line, text: page.text.slice(line.start, line.end).trim() }))
    .filter(({ text }) => text !== '')
  const foot = lines.length - EDGE_LINES
  return lines.map((line, index) => {
    if (foot <= 0) return { ...line, edge: null }
    return { ...line, edge: index >= foot ? 'foot' : index < EDGE_LINES ? 'head' : null }
  })
}

import type { Span } from '../document.ts'
import type { Source, SourceLine } from '../source.ts'
import type { OpenBlock } from './continues-block.ts'
import type { ReadingText } from './reading-text.ts'

import { boxesFirst } from './box-order.ts'
import { continuesBlock } from './continues-block.ts'
import { cutLong, wrapWidth } from './cut-lines.ts'
import { reaches } from './line-fit.ts'
import { passedOverLines } from './passed-over-lines.ts'
import { createReadingText } from './reading-text.ts'

/** A block before it is known which part and clause it belongs to. */
export type DraftBlock = {
  readonly span: Span
  readonly text: string
  readonly page: number
  readonly cells: readonly Span[] | null
  readonly headingLevel: number | null
  readonly bold: boolean
  readonly fontSize: number | null
  /** How many printed lines it was set in. */
  readonly lines: number
  /** What its first line holds: a heading often stands above its own explanation. */
  readonly firstLine: string
}

/** Cuts the source into blocks and writes the reading text, in one pass over its lines. */
export function draftBlocks(source: Source): { reading: ReadingText; drafts: DraftBlock[] } {
  const writer = createReadingText(source.pages)
  const passedOver = passedOverLines(source)
  const spans: { open: OpenBlock; end: number }[] = []
  let open: OpenBlock | null = null

  function close() {
    if (open === null) return
    writer.endBlock()
    const end = writer.position() - 1
    if (end > open.start) spans.push({ open, end })
    open = null
  }

  for (const [index, page] of source.pages.entries()) {
    let firstOfPage = true
    const reachOf = source.format === 'docx' ? () => null : reaches(page)
    const wrapped = source.format === 'txt' ? wrapWidth(page) : Number.POSITIVE_INFINITY

    function read(line: SourceLine) {
      const raw = page.text.slice(line.start, line.end)
      const text = raw.trim()
      if (text === '') return
      const reach = reachOf(line)
      const perLetter = reach?.perLetter ?? 1
      const begun = { words: writer.tail(), length: writer.blockLength() }
      const continues =
        open !== null &&
        continuesBlock(open, begun, { line, raw, text }, { firstOfPage, wrapped, perLetter })
      if (!continues) close()
      if (firstOfPage) writer.openPage(index)
      firstOfPage = false
      open ??= begin(line, page.number, writer.position())
      open.lines += 1
      open.lastLine = raw.trimEnd().length
      open.lastReach = reach
      open.bold &&= line.bold
      writeLine(writer, open, line, continues)
      if (open.lines === 1) open.firstEnd = writer.position()
    }

    for (const line of page.lines) {
      if (passedOver.has(line)) continue
      for (const stretch of cutLong(page.text, line)) read(stretch)
    }
  }
  close()
  const written = writer.finish()
  const rows = boxesFirst(
    spans.map(({ open: draft, end }) => ({
      draft,
      span: { start: draft.start, end },
      text: written.text.slice(draft.start, end),
      page: draft.page,
      cells: draft.cells,
    })),
  )
  const drafts = rows.map(({ draft, ...row }) => ({
    ...row,
    headingLevel: draft.headingLevel,
    bold: draft.bold,
    fontSize: draft.fontSize,
    lines: draft.lines,
    firstLine: row.text.slice(0, Math.max(0, draft.firstEnd - draft.start)),
  }))
  return { reading: { ...written, text: withTexts(written.text, rows) }, drafts }
}

/** The reading text with the blocks as they are read now; none is longer or shorter. */
function withTexts(text: string, rows: readonly Pick<DraftBlock, 'span' | 'text'>[]): string {
  const pieces: string[] = []
  let at = 0
  for (const { span, text: own } of rows) {
    pieces.push(text.slice(at, span.start), own)
    at = span.end
  }
  return [...pieces, text.slice(at)].join('')
}

function begin(line: SourceLine, page: number, start: number): OpenBlock {
  return {
    start,
    page,
    cells: line.cells === null ? null : [],
    headingLevel: line.headingLevel,
    bold: line.bold,
    fontSize: line.fontSize,
    lines: 0,
    firstEnd: 0,
    lastLine: 0,
    lastReach: null,
  }
}

function writeLine(
  writer: ReturnType<typeof createReadingText>,
  open: OpenBlock,
  line: SourceLine,
  continues: boolean,
) {
  if (line.cells === null || line.cells.length === 0) {
    writer.add(line.start, line.end, continues)
    const last = open.cells?.at(-1)
    if (last !== undefined) open.cells?.splice(-1, 1, { start: last.start, end: writer.position() })
    return
  }
  for (const [index, cell] of line.cells.entries()) {
    const from = writer.position()
    writer.add(cell.start, cell.end, continues || index > 0)
    if (open.cells === null) continue
    const start = from < writer.position() && from > open.start ? from + 1 : from
    open.cells.push({ start: Math.min(start, writer.position()), end: writer.position() })
  }
}

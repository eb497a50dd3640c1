import type { Block, Doc, Span } from '../../document.ts'

/** Text that stands in one column over several rows, with the place of each of its letters. */
export type ColumnText = {
  readonly text: string
  readonly spanOf: (start: number, end: number) => Span[]
}

/**
 * What stands below a cell in rows of as many cells, joined by blanks, down to the row that `ends`
 * tells; one row of fewer cells may stand between.
 */
export function textInColumn(
  doc: Doc,
  block: Block,
  column: number,
  ends: (row: Block) => boolean,
): ColumnText {
  const width = block.cells?.length ?? 0
  const pieces: { at: number; span: Span }[] = []
  let text = ''
  for (let index = block.index + 1; index <= block.index + MOST_ROWS; index += 1) {
    const row = doc.blocks[index]
    if (row?.partIndex !== block.partIndex || ends(row)) break
    const cell = row.cells?.length === width ? row.cells[column] : undefined
    if (cell === undefined) break
    text = text === '' ? '' : `${text} `
    pieces.push({ at: text.length, span: cell })
    text += doc.text.slice(cell.start, cell.end)
  }
  return {
    text,
    spanOf: (start, end) =>
      pieces.flatMap(({ at, span }) => {
        const from = Math.max(start, at)
        const to = Math.min(end, at + span.end - span.start)
        return from < to ? [{ start: span.start + from - at, end: span.start + to - at }] : []
      }),
  }
}

const MOST_ROWS = 8

import { splitColumns } from './columns.ts'
import type { Cell, Grid, GridRow } from './grid.ts'
import { formRows } from './rows.ts'
import type { Row } from './rows.ts'
import { joinLines, lineFrom, lineOf, rowText } from './tables.ts'
import type { Line } from './tables.ts'

/** Two cells of more lines than this beside each other are a page layout, not a row. */
const LAYOUT_LINES = 12

/** Reads a ruled table row by row. */
export function readGrid(grid: Grid): Line[] {
  return grid.rows.flatMap(readGridRow)
}

function readGridRow(row: GridRow): Line[] {
  const filled = row.cells.filter((cell) => cell.items.length > 0)
  if (filled.length === 0) return []
  const lines = new Map(filled.map((cell) => [cell, formRows(cell.items)]))
  const long = filled.filter((cell) => (lines.get(cell)?.length ?? 0) > LAYOUT_LINES)
  if (row.cells.length === 1 || long.length >= 2) {
    return filled.flatMap((cell) =>
      splitColumns(lines.get(cell) ?? [])
        .flat()
        .map(lineOf),
    )
  }
  return subRows(filled, lines, row) ?? [gridLine(row.cells)]
}

/** A cell's lines as one text; a line that did not end for want of room parts from the next by `\n`. */
function cellText(cell: Cell): string {
  const rows = formRows(cell.items)
  const breaks = rows.map((row, i) => endsByItself(rows[i - 1], row, cell))
  return joinLines(rows.map(rowText), breaks)
}

function gridLine(cells: readonly Cell[]): Line {
  const items = cells.flatMap((cell) => cell.items)
  const rows = formRows(items)
  return lineFrom(
    cells.map(cellText),
    items,
    rows[0]?.baseline ?? 0,
    rows.at(-1)?.baseline ?? 0,
    rows[0]?.size ?? 0,
    true,
  )
}

/**
 * Several rows printed in one ruled row ("price", "deposit" and "balance" over one another, with
 * their amounts beside them): every cell has the same baselines, and the first cell's lines end
 * although the next word would still have fitted.
 */
function subRows(
  filled: readonly Cell[],
  lines: ReadonlyMap<Cell, readonly Row[]>,
  row: GridRow,
): Line[] | null {
  const [first] = filled
  if (!first || filled.length < 2) return null
  const leading = lines.get(first) ?? []
  if (
    leading.length < 2 ||
    !leading.slice(1).every((line, i) => endsByItself(leading[i], line, first))
  )
    return null
  const sameBaselines = filled.every((cell) => {
    const own = lines.get(cell) ?? []
    return own.length === leading.length && own.every((line, i) => near(line, leading[i]))
  })
  if (!sameBaselines) return null
  return leading.map((line, i) => {
    const parts = row.cells.map((cell) => lines.get(cell)?.[i])
    const items = parts.flatMap((part) => part?.segments.flatMap((segment) => segment.items) ?? [])
    const texts = parts.map((part) => (part ? rowText(part) : ''))
    return lineFrom(texts, items, line.baseline, line.baseline, line.size, true)
  })
}

function near(a: Row, b: Row | undefined): boolean {
  return b !== undefined && Math.abs(a.baseline - b.baseline) < 0.4 * a.size
}

function endsByItself(line: Row | undefined, next: Row, cell: Cell): boolean {
  const last = line?.segments.at(-1)
  const word = next.segments[0]
  if (!last || !word) return false
  const firstWord = word.text.split(' ')[0] ?? ''
  const wordWidth = ((word.right - word.left) * firstWord.length) / Math.max(1, word.text.length)
  return last.right + 0.3 * next.size + wordWidth < cell.right - 0.6 * next.size
}

import { splitColumns } from './columns.ts'
import { areaOf } from './geometry.ts'
import type { Rect } from './geometry.ts'
import type { Cell, Grid, GridRow } from './grid.ts'
import { formRows } from './rows.ts'
import type { Row } from './rows.ts'
import { joinLines, lineFrom, lineOf, rowText } from './tables.ts'
import type { Line } from './tables.ts'

/** Two cells of more lines than this beside each other are a page layout, not a row. */
const LAYOUT_LINES = 12

/** Reads a ruled table row by row; tables inside a cell come after the row of that cell. */
export function readGrid(grid: Grid, inner: readonly Grid[] = []): Line[] {
  return grid.rows.flatMap((row, i) => {
    const below = grid.rows[i + 1]?.top ?? Infinity
    const within = inner.filter((one) => one.top < below && (i === 0 || one.top >= row.top))
    return [...readGridRow(row), ...within.flatMap((one) => readGrid(one))]
  })
}

/** The tables that stand in no cell of another, each with those that stand in its cells. */
export function nestGrids(grids: readonly Grid[]): { grid: Grid; inner: Grid[] }[] {
  const nested: { grid: Grid; inner: Grid[] }[] = []
  for (const grid of grids.toSorted((a, b) => areaOf(b) - areaOf(a))) {
    const outer = nested.find((one) => encloses(one.grid, grid))
    if (outer) outer.inner.push(grid)
    else nested.push({ grid, inner: [] })
  }
  for (const { inner } of nested) inner.sort((a, b) => a.top - b.top)
  return nested.sort((a, b) => a.grid.top - b.grid.top)
}

function encloses(outer: Rect, inner: Rect): boolean {
  const across = inner.left > outer.left - 1 && inner.right < outer.right + 1
  return across && inner.top > outer.top - 1 && inner.bottom < outer.bottom + 1
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

import type { DraftLine } from '../page-text.ts'
import type { Token } from './paragraph.ts'

/** A cell with more lines than this is a page set as a table, and is read as running text. */
const LONGEST_CELL = 12

/**
 * One row of a Word table as a line of cells. Nested tables lie flat in their cell. A row of one cell
 * is a frame round ordinary text.
 */
export function rowTokens(cells: readonly (readonly Token[])[]): Token[] {
  const lines = cells.map(linesOf)
  const [only] = cells
  if (cells.length === 1 && only) return [...only]
  const filled = lines.filter((cell) => cell.length > 0)
  if (filled.length === 0) return rest(cells)
  if (filled.some((cell) => cell.length > LONGEST_CELL)) return cells.flat()
  const [first] = filled.flat()
  const parts = lines.map((cell) => cell.map((line) => line.parts.join(' ')).join('\n'))
  const line: DraftLine = {
    parts,
    table: true,
    headingLevel: first?.headingLevel ?? null,
    fontSize: first?.fontSize ?? null,
    bold: filled.flat().every((one) => one.bold === true),
    startsBlock: true,
  }
  return [...starts(cells), { kind: 'line', line }, ...rest(cells)]
}

function linesOf(cell: readonly Token[]): DraftLine[] {
  return cell.flatMap((token) => (token.kind === 'line' ? [token.line] : []))
}

/** Breaks and pictures within the cells: a row cannot end in its middle, so they follow it. */
function rest(cells: readonly (readonly Token[])[]): Token[] {
  const others = cells
    .flat()
    .filter((token) => token.kind === 'picture' || token.kind === 'page-break')
  const broken = others.find((token) => token.kind === 'page-break')
  const pictures = others.filter((token) => token.kind === 'picture')
  return broken ? [...pictures, broken] : pictures
}

/** A cell that begins a page takes its whole row there. */
function starts(cells: readonly (readonly Token[])[]): Token[] {
  return cells.some((cell) => cell[0]?.kind === 'page-start') ? [{ kind: 'page-start' }] : []
}

import type { Block } from '../../document.ts'
import { cellsOf } from '../../segment/cells-of.ts'
import { wordings } from '../../wording/wordings.ts'
import { printedNumber } from '../../wording/printed-number.ts'

export const TABLE_OF_ARREARS_PATTERNS = wordings({
  /** A column or line of an account that holds what earlier bills left unpaid. */
  late: /^(?:(?:rates?|levies|charges|amounts?) )?(?:(?:in )?arrears?|over-?due|past due|(?:brought|carried) forward|b\/f)\b(?! ?(?:nil|none))|^[^$]{0,30}\b(?:arrears?|over-?due|brought forward|carried forward|b\/f)$/i,
  /** The head of a table that holds nothing but arrears, whose last column adds them up. */
  whole:
    /^(?:arrears?|overdue|unpaid)(?: of| in)? (?:land )?(?:tax|rates|charges|levies|contributions|fees)$|^arrears$/i,
  total: /^(?:total|amount|balance)(?: (?:due|owing|payable|outstanding))?$/i,
  /** "Overdue | nil": a line and its answer, and no head. */
  answer: /^(?:nil|none|no|yes|n\/a|-{1,3})\.?$/i,
  /** A sum in a cell of its own, with its sign or under a head that has it. */
  cell: /^\$? ?(\d{1,3}(?:,\d{3}){0,3}|\d{1,7})\.(\d\d)(?: ?DR)?$/,
})

const P = TABLE_OF_ARREARS_PATTERNS

export type ArrearsColumn = {
  readonly partIndex: number
  readonly index: number
  readonly cells: number
  readonly fromRight: number
  /** Whether all of its rows are arrears: the name of the table stands in its head. */
  readonly isWhole: boolean
}

/** How many rows a column of an account runs below its head. */
const MOST_ROWS = 12

/** The column of arrears that this row heads; null for a row of sums, and for any other head. */
export function arrearsColumn(block: Block): ArrearsColumn | null {
  const cells = cellsOf(block)
  if (cells.length < 2 || cells.some((cell) => P.cell.test(cell) || cell.includes('$'))) return null
  if (cells.some((cell) => P.answer.test(cell))) return null
  const at = cells.findIndex((cell) => P.late.test(cell))
  if (at < 0) return null
  const { partIndex, index } = block
  const isWhole =
    cells.length > 2 && P.whole.test(cells[0] ?? '') && P.total.test(cells.at(-1) ?? '')
  const fromRight = isWhole ? 1 : cells.length - at
  return { partIndex, index, cells: cells.length, fromRight, isWhole }
}

/**
 * What a row of an account leaves unpaid, in cents: its cell below the head "Arrears", or the last
 * cell of the line "Brought forward" where no cell has the sign of money. Null for any other row.
 */
export function arrearsInRow(block: Block, column: ArrearsColumn | null): number | null {
  const cells = cellsOf(block)
  const sums = cells.map(centsOfCell)
  // The name of the table has no cell in its rows.
  const named = column?.isWhole === true ? -1 : 1
  // A head has no cell for the names of the lines, or an empty one that is not read.
  const isBelow =
    column !== null &&
    column.partIndex === block.partIndex &&
    block.index > column.index &&
    block.index - column.index <= MOST_ROWS &&
    (cells.length === column.cells || cells.length === column.cells + named) &&
    sums[0] === null
  if (isBelow) return sums.at(-column.fromRight) ?? null
  const [label = ''] = cells
  if (block.text.includes('$') || !P.late.test(label)) return null
  return sums.at(-1) ?? null
}

/** A sum that stands in a cell of its own, in cents. */
export function centsOfCell(cell: string): number | null {
  const [, whole, cents] = P.cell.exec(cell) ?? []
  return whole === undefined ? null : printedNumber(`${whole}${cents ?? '00'}`)
}

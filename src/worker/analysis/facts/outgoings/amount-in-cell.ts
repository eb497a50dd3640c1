import type { Block, Doc, Span } from '../../document.ts'
import { type Amount, amountsIn } from '../forms/money.ts'

/** The one amount that a cell of a row holds, placed in the row; null where it holds none, or several. */
export function amountInCell(doc: Doc, block: Block, cell: Span): Amount | null {
  const [amount, second] = amountsIn(doc.text.slice(cell.start, cell.end))
  if (amount === undefined || second !== undefined) return null
  const at = cell.start - block.span.start
  return { ...amount, start: at + amount.start, end: at + amount.end }
}

import type { Block, Doc, Span } from '../../document.ts'
import { printedCents } from '../../wording/printed-number.ts'
import { type Amount, amountsIn } from '../forms/money.ts'

/**
 * The one amount that a cell of a row holds, placed in the row; without a sign where it stands alone and is
 * printed to the cent. Null where the cell holds none, or several.
 */
export function amountInCell(doc: Doc, block: Block, cell: Span): Amount | null {
  const words = doc.text.slice(cell.start, cell.end)
  const [amount, second] = amountsIn(words)
  const at = cell.start - block.span.start
  if (amount === undefined) {
    const [all, printed] = PLAIN.exec(words) ?? []
    if (all === undefined || printed === undefined) return null
    const start = at + all.indexOf(printed)
    return { cents: printedCents(printed), start, end: start + printed.length }
  }
  if (second !== undefined) return null
  return { ...amount, start: at + amount.start, end: at + amount.end }
}

const PLAIN = /^\s{0,3}(\d{1,3}(?:,\d{3}){0,2}\.\d\d)\s{0,3}$/

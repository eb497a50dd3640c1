import type { Block, Doc } from '../../document.ts'
import type { Fact, Outgoing } from '../facts.ts'
import type { OutgoingOf } from './outgoing-sums.ts'

import { cellsOf } from '../../segment/cells-of.ts'
import { amountInCell } from './amount-in-cell.ts'
import { A_YEAR } from './charge-period.ts'
import { landTaxOfYears } from './land-tax-of-years.ts'
import { isTaxSized } from './tax-of-land.ts'

/**
 * "Tax year | Taxable value | Unpaid" above "2026 land tax | $1,350,000 | $4,500.00": the tax of the
 * latest year, in a certificate of the revenue office. Null where it has no such table.
 */
export function landTaxByYear(doc: Doc, read: OutgoingOf): Fact<Outgoing> | null {
  for (const head of doc.blocks) {
    if (head.zone !== 'land-tax-certificate' || head.cells === null) continue
    const names = cellsOf(head)
    if (!HEAD.test(names[0] ?? '')) continue
    const column = names.findLastIndex((name, at) => at > 0 && !OTHER.test(name))
    if (column < 1) continue
    const [row] = rowsOfYears(doc, head, names.length).toSorted((a, b) => b.year - a.year)
    const cell = row?.block.cells?.[column]
    if (row === undefined || cell === undefined) continue
    const amount = amountInCell(doc, row.block, cell)
    if (amount === null || !isTaxSized(amount.cents)) continue
    return read(doc, row.block, amount, 'land-tax', A_YEAR)
  }
  return landTaxOfYears(doc, read, 1)
}

function rowsOfYears(doc: Doc, head: Block, width: number): { block: Block; year: number }[] {
  const rows: { block: Block; year: number }[] = []
  for (const block of doc.blocks.slice(head.index + 1, head.index + 1 + MOST_YEARS)) {
    const year = ROW.exec(cellsOf(block)[0] ?? '')?.[1]
    if (block.page !== head.page || block.cells?.length !== width || year === undefined) break
    rows.push({ block, year: Number(year) })
  }
  return rows
}

const MOST_YEARS = 8
const HEAD = /^\W{0,3}(?:(?:land )?tax |assessment )?years?\W{0,3}$/i
const ROW = /^\W{0,3}(20\d\d)(?: ?[-/–] ?(?:20)?\d\d)?(?: (?:land )?tax(?: year)?)?\W{0,3}$/i
/** Columns that tell something besides the tax. */
const OTHER =
  /\b(?:values?|threshold|surcharge|interest|penalt(?:y|ies)|rate|date|paid on|status|exempt\w{0,4}|assessment (?:no|number))\b/i

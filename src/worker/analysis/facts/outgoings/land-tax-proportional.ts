import type { Doc } from '../../document.ts'
import type { Fact, Outgoing } from '../facts.ts'
import type { OutgoingOf } from './outgoing-sums.ts'

import { cellsOf } from '../../segment/cells-of.ts'
import { amountInCell } from './amount-in-cell.ts'
import { A_YEAR } from './charge-period.ts'
import { isTaxSized } from './tax-of-land.ts'

/**
 * "Current land tax | Year | … | Proportional tax | Penalty / interest | Total" above the row of an owner, as the
 * clearance certificate of Victoria has it: the tax of this land, without what was added for paying late. Null where
 * there is no such table.
 */
export function landTaxProportional(doc: Doc, read: OutgoingOf): Fact<Outgoing> | null {
  for (const head of doc.blocks) {
    if (head.zone !== 'land-tax-certificate' || head.cells === null) continue
    const names = cellsOf(head)
    const column = names.findIndex((name) => PROPORTIONAL.test(name))
    const row = doc.blocks[head.index + 1]
    const cell = row?.cells?.[column]
    if (column < 1 || row === undefined || cell === undefined || NOT_CURRENT.test(names[0] ?? ''))
      continue
    if (row.page !== head.page || row.cells?.length !== names.length) continue
    const amount = amountInCell(doc, row, cell)
    if (amount !== null && isTaxSized(amount.cents))
      return read(doc, row, amount, 'land-tax', A_YEAR)
  }
  return null
}

const PROPORTIONAL =
  /^\W{0,3}(?:proportional (?:tax|share)|tax (?:liability|assessed|levied))\W{0,3}$/i
const NOT_CURRENT = /\b(?:vacant|arrears|windfall|industrial)\b/i

import type { Doc } from '../../document.ts'
import type { Fact, Outgoing } from '../facts.ts'

import { cellsOf } from '../../segment/cells-of.ts'
import { blockAt } from '../../segment/find.ts'
import { amountInCell } from './amount-in-cell.ts'
import { A_YEAR } from './charge-period.ts'
import { outgoingOf } from './outgoing-of.ts'

/**
 * "Levied 2026-27 | 1,600.40" above "Paid | -400.10" and "DUE | $1,200.30" that was read: a certificate
 * sets the sign of money before its last sum alone, and that is what is left to pay. Null where what was
 * read is no such sum, or no row above it tells what was levied.
 */
export function leviedAboveDue(doc: Doc, due: Fact<Outgoing> | null): Fact<Outgoing> | null {
  const row = due === null ? undefined : blockAt(doc, due.spans[0]?.start ?? 0)
  if (due === null || row === undefined || row.zone !== 'rates-certificate') return null
  if (!DUE.test(row.text)) return null
  for (const above of doc.blocks
    .slice(Math.max(0, row.index - MOST_ROWS), row.index)
    .toReversed()) {
    const [, cell] = above.cells ?? []
    if (above.page !== row.page || above.partIndex !== row.partIndex) break
    if (cell === undefined || !LEVIED.test(cellsOf(above)[0] ?? '')) continue
    const amount = amountInCell(doc, above, cell)
    if (amount !== null && amount.cents > 0)
      return outgoingOf(doc, above, amount, 'council-rates', A_YEAR)
  }
  return null
}

const MOST_ROWS = 10
const DUE =
  /^\W{0,3}(?:(?:total|amount|balance|now|sum) )?(?:due|payable|owing|to pay|outstanding|balance)\b/i
const LEVIED =
  /^\W{0,3}(?:total )?(?:(?:rates )?(?:and charges )?(?:levied|raised|charged)|(?:current|annual|year's) (?:levy|charges|rates)|rates and charges)(?: (?:for|in|the|current|present|this|rating|year|20\d\d(?: ?[-/–] ?(?:20)?\d\d)?)){0,5}\W{0,3}$/i

import type { Block, Doc } from '../../document.ts'
import type { Fact, Outgoing } from '../facts.ts'
import type { Amount } from '../forms/money.ts'
import type { OutgoingOf } from './outgoing-sums.ts'

import { amountsIn } from '../forms/money.ts'
import { A_YEAR } from './charge-period.ts'
import { isTaxSized } from './tax-of-land.ts'

type Assessed = { readonly block: Block; readonly amount: Amount; readonly year: number }

/**
 * "Tax assessed 2026-27 | $2,810.00" beside "Tax assessed 2025-26 | $2,385.00": of the years that a
 * notice of the revenue office assesses in rows of their own the latest. Null where it tells one alone.
 */
export function landTaxOfYears(doc: Doc, read: OutgoingOf): Fact<Outgoing> | null {
  const rows = doc.blocks.flatMap((block) => assessedIn(block) ?? [])
  const [last, other] = rows.toSorted((one, next) => next.year - one.year)
  if (last === undefined || other === undefined || last.year === other.year) return null
  if (last.block.page !== other.block.page) return null
  return read(doc, last.block, last.amount, 'land-tax', A_YEAR)
}

function assessedIn(block: Block): Assessed | null {
  if (block.zone !== 'land-tax-certificate' || block.cells === null) return null
  const label = LABEL.exec(block.text)
  const year = label?.[1] ?? label?.[2]
  if (label === null || year === undefined) return null
  const [first, second] = amountsIn(block.text).filter(({ start }) => start >= label[0].length)
  const isValue = first !== undefined && VALUE.test(block.text.slice(label[0].length, first.start))
  const tax = isValue ? second : first
  if (tax === undefined || !isTaxSized(tax.cents)) return null
  return { block, amount: tax, year: Number(year) }
}

const YEAR = String.raw`(20\d\d)(?: ?[-/–] ?(?:20)?\d\d)?`
const LABEL = new RegExp(
  String.raw`^\W{0,3}(?:(?:land )?tax (?:as )?(?:assessed|charged|levied)(?: (?:for|in|of))?(?: the)?(?: year)? ${YEAR}|${YEAR} (?:land )?tax (?:as )?(?:assessed|charged|levied))(?![\d,])`,
  'i',
)
/** "(taxable value $405,000)" behind the year is what the tax was reckoned on. */
const VALUE = /\b(?:value|worth|on)\b[^$]{0,12}$/i

import type { Block, Doc } from '../../document.ts'
import type { Fact, Outgoing } from '../facts.ts'
import type { Amount } from '../forms/money.ts'
import type { OutgoingOf } from './outgoing-sums.ts'

import { printedCents } from '../../wording/printed-number.ts'
import { amountsIn } from '../forms/money.ts'
import { A_YEAR } from './charge-period.ts'
import { isTaxSized } from './tax-of-land.ts'

type Assessed = { readonly block: Block; readonly amount: Amount; readonly year: number }

/**
 * "Tax assessed 2026-27 | $2,810.00" beside "Tax assessed 2025-26 | $2,385.00", "2026-27 land tax levied
 * 1,130.00" in a ledger: of the years that a paper of the revenue office assesses in rows of their own
 * the latest. Null where it tells fewer than `least` of them.
 */
export function landTaxOfYears(doc: Doc, read: OutgoingOf, least: number): Fact<Outgoing> | null {
  const rows = doc.blocks.flatMap((block) => assessedIn(block) ?? [])
  const [last] = rows.toSorted((one, next) => next.year - one.year)
  if (last === undefined) return null
  const onPage = rows.filter(({ block }) => block.page === last.block.page)
  return new Set(onPage.map(({ year }) => year)).size < least
    ? null
    : read(doc, last.block, last.amount, 'land-tax', A_YEAR)
}

function assessedIn(block: Block): Assessed | null {
  if (block.zone !== 'land-tax-certificate') return null
  const label = LABEL.exec(block.text)
  const year = label?.[1] ?? label?.[2]
  if (label === null || year === undefined) return null
  const behind = label[0].length
  const [first, second] = amountsIn(block.text).filter(({ start }) => start >= behind)
  const isValue = first !== undefined && VALUE.test(block.text.slice(behind, first.start))
  const tax = (isValue ? second : first) ?? unsigned(block.text, behind)
  if (tax === null || !isTaxSized(tax.cents)) return null
  return { block, amount: tax, year: Number(year) }
}

/** What a ledger prints to the cent right behind the words, without the sign of money. */
function unsigned(text: string, behind: number): Amount | null {
  const printed = UNSIGNED.exec(text.slice(behind))?.[1]
  if (printed === undefined) return null
  return { cents: printedCents(printed), start: text.length - printed.length, end: text.length }
}

const UNSIGNED = /^\W{1,4}(\d{1,3}(?:,\d{3}){0,2}\.\d\d)$/
const YEAR = String.raw`(20\d\d)(?: ?[-/–] ?(?:20)?\d\d)?`
const LABEL = new RegExp(
  String.raw`^\W{0,3}(?:(?:land )?tax (?:as )?(?:assessed|charged|levied)(?: (?:for|in|of))?(?: the)?(?: year)? ${YEAR}|${YEAR} (?:land )?tax (?:as )?(?:assessed|charged|levied))(?![\d,])`,
  'i',
)
/** "(taxable value $405,000)" behind the year is what the tax was reckoned on. */
const VALUE = /\b(?:value|worth|on)\b[^$]{0,12}$/i

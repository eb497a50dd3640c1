import type { Block, Doc } from '../../document.ts'

import { amountsIn } from '../forms/money.ts'
import { FUND, HIGHEST_CENTS } from './outgoing-words.ts'

/** Whether a sum is what a meeting raises from all lots together, and not what one of them pays. */
export function isOfWholeScheme(block: Block, annualCents: number): boolean {
  const { text, zone } = block
  // "To leave the budget at $6,000.00, in quarterly amounts of $420.00 … for Lots 1 to 4".
  const isBudgetItself = amountsIn(text).some(
    ({ cents, start }) =>
      cents === annualCents && AT_BUDGET.test(text.slice(Math.max(0, start - FUND_REACH), start)),
  )
  if (isBudgetItself) return true
  if (OF_ONE_LOT.test(text)) return false
  // "admin $43,875 and capital works $26,125": no lot pays the one, so neither is a lot's.
  const isBudget = amountsIn(text).some(
    ({ cents, start }) =>
      cents > HIGHEST_CENTS && FUNDS.test(text.slice(Math.max(0, start - FUND_REACH), start)),
  )
  if (isBudget) return true
  if (!DECIDED.test(text)) return false
  const most = text.length > SHORT ? 0 : Math.max(0, ...amountsIn(text).map(({ cents }) => cents))
  return zone === 'minutes' || Math.max(most, annualCents) > SCHEME_CENTS
}

/** "Year | Opening | Contributions | Expenditure | Closing": what the scheme itself takes and spends. */
export function isInAccounts(doc: Doc, { cells, index, page }: Block): boolean {
  if (cells === null) return false
  for (let at = index - 1; at >= index - MOST_ROWS; at -= 1) {
    const above = doc.blocks[at]
    if (above === undefined || above.page !== page || above.cells === null) return false
    if (amountsIn(above.text).length > 0) continue
    if (above.cells.length === cells.length)
      return OPENS_OR_CLOSES.test(above.text) && TAKEN_OR_SPENT.test(above.text)
  }
  return false
}

const MOST_ROWS = 40
const OPENS_OR_CLOSES = /\b(?:opening|closing|balance|surplus|start of year|end of year)\b/i
const TAKEN_OR_SPENT =
  /\b(?:expenditure|expenses|spen[dt]\w{0,3}|outlays?|cost of works?|income|contributions?|receipts|payments)\b/i
/** The head of a column for what all lots pay together. */
export const OF_WHOLE =
  /\b(?:whole (?:corporation|scheme|plan|building|complex|parcel)|(?:all|total of all) (?:lots|units|owners|proprietors)|entire (?:scheme|corporation)|(?:scheme|corporation|building|plan)(?:'s)? (?:total|budget)|total (?:scheme|budget)|budget(?:ed)?(?: total)?)\b|^\W{0,3}(?:corporation|scheme|body corporate|strata company)(?: (?:per|a|each) (?:year|annum))?\W{0,3}$/i
const DECIDED =
  /\b(?:resolved|resolution|carried|adopted|motion|budget(?:ed)?|raises|raised for|to raise|in all|all (?:lots|units|owners)|whole scheme)\b/i
const OF_ONE_LOT =
  /\b(?:per|each|every|this|the|a|of|for|by) (?:lot|unit)(?!s| (?:entitlements?|liabilit))\b|\b(?:lots?|units?) (?:with|of|\d)|\bper (?:(?:lot|unit) )?(?:entitlement|liability)\b/i
const AT_BUDGET = /\bbudget\b[^.;$]{0,20}$/i
const FUNDS = new RegExp(
  `${FUND.source}|\\b(?:admin|sinking|capital works|reserve|levies|contributions?)\\b`,
  'i',
)
/** Above this a year's contribution that a meeting resolves is hardly that of one lot. */
const SCHEME_CENTS = 800_000
const SHORT = 240
const FUND_REACH = 30

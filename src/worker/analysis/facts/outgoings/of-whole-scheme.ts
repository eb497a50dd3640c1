import type { Block } from '../../document.ts'

import { amountsIn } from '../forms/money.ts'
import { FUND, HIGHEST_CENTS } from './outgoing-words.ts'

/** Whether a sum is what a meeting raises from all lots together, and not what one of them pays. */
export function isOfWholeScheme(block: Block, annualCents: number): boolean {
  const { text, zone } = block
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

const DECIDED =
  /\b(?:resolved|resolution|carried|adopted|motion|budget(?:ed)?|raises|raised for|to raise|in all|all (?:lots|units|owners)|whole scheme)\b/i
const OF_ONE_LOT =
  /\b(?:per|each|every|this|the|a|of|for|by) (?:lot|unit)(?!s| (?:entitlements?|liabilit))\b|\b(?:lots?|units?) (?:with|of|\d)|\bper (?:(?:lot|unit) )?(?:entitlement|liability)\b/i
const FUNDS = new RegExp(
  `${FUND.source}|\\b(?:admin|sinking|capital works|reserve|levies|contributions?)\\b`,
  'i',
)
/** Above this a year's contribution that a meeting resolves is hardly that of one lot. */
const SCHEME_CENTS = 800_000
const SHORT = 240
const FUND_REACH = 30

import type { Block } from '../../document.ts'
import type { Period } from './charge-period.ts'
import type { Amount } from '../forms/money.ts'
import type { Entry } from './outgoing-entries.ts'
import type { Kind } from './outgoing-words.ts'

import { FUND, TOTAL } from './outgoing-words.ts'

/** What is known of an amount that may be the year's charge of a kind. */
type Known = {
  readonly entries: readonly Entry[]
  readonly entry: Entry
  readonly index: number
  readonly amounts: readonly Amount[]
  readonly kind: Kind
  /** It stands in the paper of its kind. */
  readonly home: boolean
  /** Its words name its kind. */
  readonly named: boolean
  /** How many words of a year's charge stand with it. */
  readonly goods: number
  readonly column: string
  readonly period: Period | null
}

/** How much the words of an amount and those beside it speak for a year's charge. */
export function chargeScore(
  block: Block,
  { entries, entry, index, amounts, kind, home, named, goods, column, period }: Known,
): number {
  const { amount, before, after, label, above } = entry
  return (
    Math.min(goods, 3) * 2 +
    (named ? 2 : 0) +
    (TOTAL.test(`${above} ${label} ${before} ${after}`) ? 4 : 0) +
    (/\b(?:total\w*|together|comes? to|in all)\b[^$]{0,14}$/i.test(before) ? 3 : 0) +
    (kind === 'council-rates' && /\blevied\b[^$]{0,14}$/i.test(before) ? 3 : 0) +
    (/\bone of (?:two|three|four|six|twelve)\b/i.test(before) ? 4 : 0) +
    (sumsUp(amounts, index) ? 6 : 0) +
    (saysFullYear(before, after) ? 3 : 0) +
    (entries.some((one) => PARTS_OF_A_YEAR.has(amount.cents / one.amount.cents)) ? 4 : 0) -
    // With arrears and after payments: what is due now is not a year's charge.
    (home &&
    kind !== 'emergency-services-levy' &&
    !/\b(?:fees?|lev(?:y|ies)|contributions?) now (?:payable|due)\W*$/i.test(before) &&
    /\b(?:total (?:amount )?|amount |now )(?:payable|due|owing)\W*$/i.test(before)
      ? 8
      : 0) -
    (kind === 'owners-corporation' && isOneFund(before) ? 4 : 0) -
    // In South Australia a levy of another board is collected with the rates.
    (kind === 'council-rates' && /\blandscape levy\b[^$]{0,30}$/i.test(before) ? 6 : 0) +
    (kind === 'land-tax' ? landTaxScore(before) : 0) +
    (kind === 'emergency-services-levy' ? levyScore(before) : 0) -
    // "Assessed … Interest … PAYABLE": what is payable now has the interest in it.
    (kind === 'land-tax' && /\bpayable\W*$/i.test(before) && WITH_INTEREST.test(block.text)
      ? 8
      : 0) -
    (/\b(?:about|approximately|roughly|in the order of)\s*$/i.test(before) ? 6 : 0) +
    columnScore(column) +
    (period?.times === 1 ? 2 : period === null ? 0 : 1) -
    index * 0.5
  )
}

/** The share of the land that is sold before the tax on all that its owner holds; a step of the scale is neither. */
function landTaxScore(before: string): number {
  const own = before.slice(-70)
  if (
    /\bplus\W{0,3}$|\b(?:fixed|valuation|base|marginal) (?:charge|amount|rate)\b[^$]{0,20}$/i.test(
      own,
    )
  )
    return -10
  if (
    /\b(?:proportion\w*|(?:share|portion|part) of (?:the )?tax|(?:this|the) (?:land|property|lot)'?s? (?:share|part))\b[^$;]{0,30}$/i.test(
      own,
    )
  )
    return 6
  return /\b(?:aggregat\w*|all (?:land|holdings)|total holding|multiple holding)\b[^$;]{0,40}$/i.test(
    own,
  )
    ? -4
    : 0
}

/** "Fixed $50.00 + variable $146.20 - remission $75.80 = payable $120.40" */
function levyScore(before: string): number {
  const own = before.slice(-40)
  return /\b(?:fixed|variable|remission|concession|rebate)\b[^$]{0,20}$/i.test(own)
    ? -8
    : /(?:=|\bpayable|\blevy)\W{0,3}(?:amount payable\W{0,3})?$/i.test(own)
      ? 3
      : 0
}

/** "Charges for a full year: $995.40", "$863.60 in all for the year": said of the year itself. */
function saysFullYear(before: string, after: string): boolean {
  return (
    /\b(?:full year|for the year|yearly|annual total|in a year)\b[^$]{0,24}$/i.test(before) ||
    /^[^$.;]{0,12}\b(?:in all|for the (?:full )?year|in the year|each year in all)\b/i.test(after)
  )
}

/** "general $982.40, waste $198.50, fire $44.00  $1,224.90": the last is what they come to. */
function sumsUp(amounts: readonly Amount[], index: number): boolean {
  if (index < 2) return false
  const sum = amounts.slice(0, index).reduce((all, { cents }) => all + cents, 0)
  return amounts[index]?.cents === sum
}

/** A table with a column for each fund and one for their sum. */
function columnScore(column: string): number {
  return /\btotal\b/i.test(column)
    ? 3
    : /\b(?:admin\w*|sinking|capital|reserve|fund)\b/i.test(column)
      ? -4
      : 0
}

/** One fund's own contribution; the owner pays the others too. */
function isOneFund(before: string): boolean {
  return /\bfund\b[^$]{0,24}$/i.test(before) || (FUND.test(before) && !TOTAL.test(before))
}

const WITH_INTEREST = /\b(?:arrears|interest)\b[^$]{0,24}\$\s?(?!0(?:\.00)?\b)/i
/** So many parts of it are a year. */
export const PARTS_OF_A_YEAR: ReadonlySet<number> = new Set([2, 3, 4, 6, 12])

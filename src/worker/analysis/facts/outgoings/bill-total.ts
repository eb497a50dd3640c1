import type { Block, Doc } from '../../document.ts'
import type { BillEntry } from './bill-entries.ts'
import type { Period } from './charge-period.ts'
import type { Kind } from './outgoing-words.ts'

import { billEntries } from './bill-entries.ts'
import { periodOf, wholeYear } from './charge-period.ts'
import { columnHeading } from '../forms/column-heading.ts'
import { around, isBelowLandServices, periodAt, periodOfPaper } from './outgoing-context.ts'
import { HOME } from './outgoing-words.ts'
import { OWED } from './owed-words.ts'
import { USED } from './ways-to-add.ts'

/** A total that the amounts above it come to, so that no word is needed to know it for one. */
export type BillTotal = {
  readonly kind: Kind
  readonly of: readonly BillEntry[]
  readonly sum: BillEntry
  readonly period: Period | null
  readonly score: number
}

/** The bill that a sum and the lines above it make; null where their words are of no bill. */
export function billTotal(doc: Doc, of: readonly BillEntry[], sum: BillEntry): BillTotal | null {
  const { zone } = sum.block
  const apart = new Set(of.map(({ block }) => block)).size === of.length
  const paid = of
    .filter(({ amount }) => amount.cents > 0)
    .map(({ label, line }) => (apart ? line : label))
  if (paid.some((label) => NOT_CHARGED.test(label) || OWED.test(label))) return null
  let kind: Kind | null = null
  let most = 0
  for (const [one, words] of LINES) {
    const lines = paid.filter((label) => words.test(label)).length
    const weight = lines === 0 ? 0 : lines * 2 + (HOME[one] === zone ? 3 : 0)
    if (weight > most) [kind, most] = [one, weight]
  }
  if (kind === null) return null
  if (kind === 'owners-corporation' && paid.some((label) => BUDGET.test(label))) return null
  // A scheme pays for fire and waste too.
  if (
    kind === 'council-rates' &&
    zone === HOME['owners-corporation'] &&
    !COUNCIL.test(sum.block.text)
  )
    return null
  if (kind === 'council-rates' && paid.filter((label) => BUDGET.test(label)).length > 1) return null
  // A statement adds up the bills of all issuers; a council's own bill may have its water in it.
  if (kind === 'water-rates' && paid.some((label) => COUNCIL.test(label))) return null
  if (kind === 'council-rates' && zone !== HOME[kind] && paid.some((label) => WATER.test(label)))
    return null
  // A territory bills its rates and its land tax on one paper.
  if (kind === 'council-rates' && paid.some((label) => LAND_TAX.test(label))) return null
  const { block, amount } = sum
  if (isOfParent(doc, block)) return null
  if (kind === 'council-rates' && isBelowLandServices(doc, block)) return null
  if (kind === 'council-rates' && isSplitElsewhere(doc, block, of)) return null
  if (PAID.test(sum.label.slice(-40)) || IN_ARREARS.test(sum.label.slice(-60))) return null
  if (OWED.test(sum.label)) return null
  // "Amounts owing for the unit" may be what one instalment into each fund comes to.
  if (kind === 'owners-corporation' && /\bow(?:ing|ed)\b/i.test(sum.label)) return null
  const amounts = billEntries(block).map((entry) => entry.amount)
  const place = amounts.findIndex(({ start }) => start === amount.start)
  const { before, after } = around(block, amounts, place)
  const period =
    wholeYear(
      periodAt(doc, block, amount, before, after, columnHeading(doc, block, amount.start)),
      amount,
      amounts,
    ) ??
    (apart ? null : (sharedPeriod(of) ?? periodOf(block.text.slice(0, of[0]?.amount.start), ''))) ??
    (apart ? periodOfLines(of) : null) ??
    periodOfPaper(doc, of[0]?.block ?? block, { anyPart: true })
  const score =
    (HOME[kind] === zone ? 15 : 11) +
    (period === null ? 0 : 2) +
    Math.min(paid.length, 4) * 0.5 -
    // What was used is no charge that comes again.
    (paid.some((label) => USED.test(label)) ? 4 : 0)
  return { kind, of, sum, period, score }
}

/** "administration $612.00 a quarter, sinking $238.00 a quarter; together $850.00": said of every line. */
function sharedPeriod(of: readonly BillEntry[]): Period | null {
  const [first, ...others] = of.map(({ block, amount }) => {
    const behind = block.text.slice(amount.end, amount.end + NEAR)
    return EACH.test(behind) ? periodOf('', behind) : null
  })
  const isShared = others.length > 0 && others.every((one) => one?.times === first?.times)
  return isShared ? (first ?? null) : null
}

/** "Service charge for the two months 1 September to 31 October $50.12" above "Water use $74.86". */
function periodOfLines(of: readonly BillEntry[]): Period | null {
  const told = of.flatMap(({ line, label }) => (USED.test(line) ? [] : (periodOf(label, '') ?? [])))
  const [first] = told
  const isShared = told.every(({ times }) => times === first?.times)
  return first !== undefined && first.times > 1 && isShared ? first : null
}

const NEAR = 26
const EACH = /^ (?:per|a|each|every|quarterly|half[- ]yearly|monthly)\b/i

/** What the lines of each kind of bill are called, whoever sends it. */
const LINES: readonly (readonly [Kind, RegExp])[] = [
  [
    'owners-corporation',
    /\b(?:admin\w*|sinking|capital works|maintenance (?:fund|plan)|reserve|(?:operating|general) fund)\b/i,
  ],
  ['water-rates', /\b(?:water|sewer\w*|wastewater|bulk water|waterways?|parks? charge)\b/i],
  [
    'council-rates',
    /\b(?:general|ordinary|residential|differential|farm\w*|rural|rates?|municipal|waste|garbage|recycling|rubbish|kerbside|bins?|emergency|fire|ESL|ESVF|environment\w*|landscape|stormwater)\b/i,
  ],
]
/** Sums of these are not what one year costs. */
const NOT_CHARGED =
  /\b(?:arrears|unpaid|(?:carried|brought) forward|previous|opening|closing|balance|overdue|outstanding|interest(?! entitlement| schedule)|payments?|received|price|deposit|special)\b/i
/** What was paid is no total, though it be the same. */
const PAID = /\b(?:paid|received|payments?|less|instalments?)\b/i
/** Two quarters in arrears are two quarters, however many amounts come to them. */
const IN_ARREARS = /\b(?:in arrears?|arrears of|overdue|due now)\b/i
/** What the whole building spends in a year. */
const BUDGET =
  /\b(?:management fees?|manager|caretak\w+|cleaning|repairs?|electricity|garden\w*|lifts?|audit|pumps?|security|concierge|pest)\b/i
const LAND_TAX = /\bland tax\b/i
const COUNCIL = /\b(?:council|shire|city|borough|municipal|general rates?)\b/i
const WATER = /\b(?:water|sewer\w*|wastewater|body corporate|owners corporation|strata|land tax)\b/i

/** A certificate "for the parent land" tells what the whole costs before it is cut up. */
export function isOfParent(doc: Doc, { index, page }: Block): boolean {
  return doc.blocks
    .slice(Math.max(0, index - HEADS_ABOVE), index + 1)
    .some((one) => one.page === page && PARENT.test(one.text.slice(0, 160)))
}

const HEADS_ABOVE = 4
const PARENT = /\bparent (?:land|lot|parcel|title|property)\b|\bon the parent\b/i

/** "Rates and waste $955.30; water and sewer $888.00": the paper itself parts its water from its rates. */
function isSplitElsewhere(doc: Doc, { partIndex }: Block, of: readonly BillEntry[]): boolean {
  const sumOf = (entries: readonly BillEntry[]) =>
    entries.reduce((sum, { amount }) => sum + amount.cents, 0)
  const water = sumOf(of.filter(({ line }) => WATER.test(line)))
  const others = sumOf(of.filter(({ line }) => !WATER.test(line)))
  if (water === 0 || others === 0 || of.length < 3) return false
  return (
    doc.parts[partIndex]?.blocks.some((one) => {
      const printed = billEntries(one).map(({ amount }) => amount.cents)
      return printed.includes(water) && printed.includes(others)
    }) === true
  )
}

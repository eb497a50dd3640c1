import type { PageKind } from '#shared/report.ts'

import type { Block, Doc } from '../document.ts'
import { matchesIn } from '../segment/matches.ts'
import type { Amount } from './money.ts'
import type { Period } from './charge-period.ts'
import type { Candidate, OutgoingOf } from './outgoing-sums.ts'
import type { Kind } from './outgoing-words.ts'

import { periodFor, periodOf, wholeYear } from './charge-period.ts'
import { columnHeading } from './column-heading.ts'
import { amountsIn } from './money.ts'
import { around, isBelowLandServices, periodOfPaper } from './outgoing-context.ts'
import { BAD, HOME } from './outgoing-words.ts'

/** An amount of a bill with the words before it. */
type Entry = {
  readonly block: Block
  readonly amount: Amount
  /** Up to the amount before it. */
  readonly label: string
  /** From the beginning of its line. */
  readonly line: string
}

/** A total that the amounts above it come to, so that no word is needed to know it for one. */
type Total = {
  readonly kind: Kind
  readonly of: readonly Entry[]
  readonly sum: Entry
  readonly period: Period | null
  readonly score: number
}

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
  /\b(?:arrears|brought forward|previous|opening|closing|balance|overdue|outstanding|interest(?! entitlement| schedule)|payments?|received|price|deposit|special)\b/i
/** What was paid is no total, though it be the same. */
const PAID = /\b(?:paid|received|payments?|less|instalments?)\b/i
/** Two quarters in arrears are two quarters, however many amounts come to them. */
const IN_ARREARS = /\b(?:in arrears?|arrears of|overdue)\b/i
/** What the whole building spends in a year. */
const BUDGET =
  /\b(?:management fees?|manager|caretak\w+|cleaning|repairs?|electricity|garden\w*|lifts?|audit|pumps?|security|concierge|pest)\b/i
const COUNCIL = /\b(?:council|shire|city|borough|municipal|general rates?)\b/i
const WATER = /\b(?:water|sewer\w*|wastewater|body corporate|owners corporation|strata|land tax)\b/i
const NO_PAPERS: ReadonlySet<PageKind> = new Set([
  'general-conditions',
  'special-conditions',
  'statutory-notice',
  'auction-conditions',
  'minutes',
  'lease',
  'company-extract',
  'building-report',
])
const INSTALMENTS: ReadonlySet<number> = new Set([4, 6, 12])
const USED = /\b(?:us(?:e|age|ed)|consumption)\b|\bk[lL]\b/i
const MOST_TERMS = 12
const MOST_ROWS = 24
const LONGEST_LINE = 420
const HIGHEST_CENTS = 4_000_000

const totals = new WeakMap<Doc, readonly Total[]>()

/** The total of a bill of this kind that its own lines add up to, with the year that follows from it. */
export function provenTotal(
  doc: Doc,
  kind: Kind,
  read: OutgoingOf,
): (Candidate & { readonly of: readonly number[] }) | null {
  let best: Total | null = null
  for (const total of totalsOf(doc)) {
    if (total.kind !== kind) continue
    if (best === null || total.score > best.score) best = total
  }
  if (best === null) return null
  const { sum, of, period, score } = best
  const fact = read(doc, sum.block, sum.amount, kind, period)
  if (fact.value.annualCents > HIGHEST_CENTS) return null
  return { fact, score, of: of.map(({ block, amount }) => block.span.start + amount.start) }
}

/** True where an amount is a line or the total of a bill of another kind. */
export function isOfAnotherBill(doc: Doc, kind: Kind, start: number): boolean {
  const isAt = ({ block, amount }: Entry) => block.span.start + amount.start === start
  const at = totalsOf(doc).filter(({ of, sum }) => isAt(sum) || of.some(isAt))
  return at.length > 0 && at.every((total) => total.kind !== kind)
}

function totalsOf(doc: Doc): readonly Total[] {
  const known = totals.get(doc) ?? totalsIn(doc)
  totals.set(doc, known)
  return known
}

/** A bill that was cut into several parts is still one column of amounts. */
function totalsIn(doc: Doc): Total[] {
  const found: Total[] = []
  let rows: Entry[][] = []
  let page = 0
  for (const block of doc.blocks) {
    if (block.page !== page || NO_PAPERS.has(block.zone)) [rows, page] = [[], block.page]
    if (NO_PAPERS.has(block.zone) || block.text.length > LONGEST_LINE) continue
    if (block.zone === 'by-laws' && block.cells === null) continue
    const own = entriesOf(block)
    const ways = waysToAdd(doc, own, rows).flatMap(({ sum, before }) => {
      if (sum === undefined) return []
      const of = termsOf(sum, before)
      if (of !== null) return totalOf(doc, of, sum) ?? []
      const yearly = timesOf(sum, before)
      const total = yearly === null ? null : totalOf(doc, yearly, sum)
      return total === null ? [] : { ...total, period: A_YEAR, score: total.score + 2 }
    })
    const [first] = ways
    // "4 x 970.55 = 3,882.20": of two columns that add up, the one that is a multiple is the year's.
    const year = ways.find(({ sum }) =>
      INSTALMENTS.has(sum.amount.cents / (first?.sum.amount.cents ?? 1)),
    )
    if (year !== undefined) found.push({ ...year, period: A_YEAR })
    else if (first !== undefined) found.push(first)
    if (own.length > 0) rows.push(own)
    // A Word file is one long page; no bill has more lines than these.
    if (rows.length > MOST_ROWS) rows.shift()
  }
  return found
}

/** Within the line; down a column of a table; the last of each line; all in their order. */
function waysToAdd(
  doc: Doc,
  own: readonly Entry[],
  rows: readonly (readonly Entry[])[],
): { readonly sum: Entry | undefined; readonly before: readonly Entry[] }[] {
  const last = own.at(-1)
  const isCharged = ({ block, amount }: Entry) => !BAD.test(columnHeading(doc, block, amount.start))
  const inLine = own
    .map((entry, place) => ({ sum: entry, before: own.slice(0, place) }))
    .filter((way) => isCharged(way.sum))
  const sum = last !== undefined && isCharged(last) ? last : undefined
  const inColumns = own
    .map((entry, column) => ({ sum: entry, before: columnAbove(rows, own.length, column) }))
    .filter(({ before }) => {
      const [first] = before
      return first !== undefined && !BAD.test(columnHeading(doc, first.block, first.amount.start))
    })
  if (own.length > 1 && inColumns.some(({ before }) => before.length > 1))
    return [...inLine, ...inColumns]
  return [
    ...inLine,
    { sum, before: rows.flatMap((row) => row.at(-1) ?? []) },
    // "Fixed amount $243.25   Use: 11 kL $20.90": another thing stands behind the sum.
    { sum: own.length > 1 ? own[0] : undefined, before: rows.flatMap((row) => row.at(-1) ?? []) },
    { sum, before: rows.flatMap((row) => row.at(-1) ?? []).filter(({ line }) => !USED.test(line)) },
    { sum, before: [...rows.flat(), ...own.slice(0, -1)] },
  ]
}

function columnAbove(
  rows: readonly (readonly Entry[])[],
  width: number,
  column: number,
): readonly Entry[] {
  const found: Entry[] = []
  for (const row of rows.toReversed()) {
    const entry = row.length === width ? row[column] : undefined
    if (entry === undefined) break
    found.unshift(entry)
  }
  return found
}

/** "1,184.51" counts as money where it has its cents; what is counted or measured does not. */
const PLAIN =
  /(?<![\d,./$@x×-]|@ )(\d{1,3}(?:,\d{3})+|\d{1,6})(\.\d{2})(?![\d%]|\s?(?:kl|kL|m²|m2|ha\b|%|x\s|×|cents|c\b))/g

function entriesOf(block: Block): Entry[] {
  // "43 kL × $3.4477": what one of them costs is no line of a bill.
  const signed = amountsIn(block.text).filter(({ end }) => !/^\d/.test(block.text.slice(end)))
  const plain = matchesIn(block.text, PLAIN).flatMap((match): Amount[] => {
    const start = match.index
    const end = start + match[0].length
    if (signed.some((one) => one.start < end && one.end > start)) return []
    return [{ cents: Math.round(Number(match[0].replaceAll(',', '')) * 100), start, end }]
  })
  const amounts = [...signed, ...plain].toSorted((a, b) => a.start - b.start)
  return amounts.map((amount, index) => ({
    block,
    amount,
    label: block.text.slice(amounts[index - 1]?.end ?? 0, amount.start).slice(-90),
    line: block.text.slice(0, amount.start).slice(-140),
  }))
}

/** The amounts right before a sum that come to it, two at least; null where they do not. */
function termsOf(sum: Entry, before: readonly Entry[]): readonly Entry[] | null {
  const { cents } = sum.amount
  let rest = cents
  let terms = 0
  for (let at = before.length - 1; at >= 0 && at >= before.length - MOST_TERMS; at -= 1) {
    const entry = before[at]
    if (entry === undefined) return null
    // "Payable quarterly $250.00" between the lines and their total says it once more.
    if (INSTALMENTS.has(cents / entry.amount.cents)) continue
    if (entry.amount.cents > 0) terms += 1
    rest -= entry.amount.cents
    if (rest < 0) return null
    if (rest === 0) return terms > 1 && cents > 0 ? before.slice(at) : null
  }
  return null
}

const YEARLY = /\b(?:year(?:ly)?|annual(?:ly)?|p\.?a\.?|12 months)\b/i
const A_YEAR: Period = { times: 1, words: 'a year' }

/** "Drainage $31.60, water $41.10, sewer $79.85 a quarter. Yearly $610.20": so many times what stands above. */
function timesOf(sum: Entry, before: readonly Entry[]): readonly Entry[] | null {
  if (!YEARLY.test(sum.label)) return null
  for (const times of INSTALMENTS) {
    const cents = sum.amount.cents / times
    const part = { ...sum, amount: { ...sum.amount, cents } }
    const of = Number.isInteger(cents) ? termsOf(part, before) : null
    if (of !== null) return of
  }
  return null
}

/** "Rates and waste $955.30; water and sewer $888.00": the paper itself parts its water from its rates. */
function isSplitElsewhere(doc: Doc, { partIndex }: Block, of: readonly Entry[]): boolean {
  const sumOf = (entries: readonly Entry[]) =>
    entries.reduce((sum, { amount }) => sum + amount.cents, 0)
  const water = sumOf(of.filter(({ line }) => WATER.test(line)))
  const others = sumOf(of.filter(({ line }) => !WATER.test(line)))
  if (water === 0 || others === 0 || of.length < 3) return false
  return (
    doc.parts[partIndex]?.blocks.some((one) => {
      const printed = entriesOf(one).map(({ amount }) => amount.cents)
      return printed.includes(water) && printed.includes(others)
    }) === true
  )
}

function totalOf(doc: Doc, of: readonly Entry[], sum: Entry): Total | null {
  const { zone } = sum.block
  const apart = new Set(of.map(({ block }) => block)).size === of.length
  const paid = of
    .filter(({ amount }) => amount.cents > 0)
    .map(({ label, line }) => (apart ? line : label))
  if (paid.some((label) => NOT_CHARGED.test(label))) return null
  let kind: Kind | null = null
  let most = 0
  for (const [one, words] of LINES) {
    const lines = paid.filter((label) => words.test(label)).length
    const weight = lines === 0 ? 0 : lines * 2 + (HOME[one] === zone ? 3 : 0)
    if (weight > most) [kind, most] = [one, weight]
  }
  if (kind === null) return null
  if (kind === 'owners-corporation' && paid.some((label) => BUDGET.test(label))) return null
  // A statement adds up the bills of all issuers; a council's own bill may have its water in it.
  if (kind === 'water-rates' && paid.some((label) => COUNCIL.test(label))) return null
  if (kind === 'council-rates' && zone !== HOME[kind] && paid.some((label) => WATER.test(label)))
    return null
  const { block, amount } = sum
  if (kind === 'council-rates' && isBelowLandServices(doc, block)) return null
  if (kind === 'council-rates' && isSplitElsewhere(doc, block, of)) return null
  if (PAID.test(sum.label.slice(-40)) || IN_ARREARS.test(sum.label.slice(-60))) return null
  const amounts = entriesOf(block).map((entry) => entry.amount)
  const place = amounts.findIndex(({ start }) => start === amount.start)
  const { before, after } = around(block, amounts, place)
  const period =
    wholeYear(
      periodFor(block, amount, before, after, columnHeading(doc, block, amount.start)),
      amount,
      amounts,
    ) ??
    (apart ? null : periodOf(block.text.slice(0, of[0]?.amount.start), '')) ??
    periodOfPaper(doc, of[0]?.block ?? block, { anyPart: true })
  const score =
    (HOME[kind] === zone ? 15 : 11) +
    (period === null ? 0 : 2) +
    Math.min(paid.length, 4) * 0.5 -
    // What was used is no charge that comes again.
    (paid.some((label) => USED.test(label)) ? 4 : 0)
  return { kind, of, sum, period, score }
}

import type { Block, Doc, Span } from '../../document.ts'
import type { Fact, Outgoing } from '../facts.ts'
import type { Amount } from '../forms/money.ts'
import type { BillKind } from './kind-of-lines.ts'

import { amountsIn } from '../forms/money.ts'
import { billEntries } from './bill-entries.ts'
import { isOfParent } from './bill-total.ts'
import { A_YEAR, periodOf } from './charge-period.ts'
import { periodOfSameSum } from './period-of-same-sum.ts'
import { kindOfLines, NO_BILLS } from './kind-of-lines.ts'
import { isBelowLandServices, periodOfPaper } from './outgoing-context.ts'
import { OWED } from './owed-words.ts'
import { USED } from './ways-to-add.ts'
import { type ChargeLine, sumOfCharges } from './sum-of-charges.ts'

/**
 * Of a bill whose total has what is owed from before in it, the rows of the year alone. Null where
 * the document has no such bill of this kind.
 */
export function chargesBeforeArrears(doc: Doc, kind: BillKind): Fact<Outgoing> | null {
  for (const block of doc.blocks) {
    if (NO_BILLS.has(block.zone)) continue
    const total = lastAmount(block)
    if (total === undefined || !TOTAL.test(block.text.slice(0, total.start))) continue
    const charged = rowsWithArrears(doc, block, total)?.lines ?? []
    const rows = withoutUse(doc, kind, ofOneTime(doc, charged, kind))
    const [first] = rows
    if (first === undefined || isOfParent(doc, block)) continue
    if (kind === 'council-rates' && isBelowLandServices(doc, first.block)) continue
    // "Total rates and levies for 2026/27" needs no further row beside it.
    const year = rows.findLast(({ name }) => YEAR_TOTAL.test(name))
    // "This half year (1 July to 31 December 2026)": a row tells its own time first.
    const own = year === undefined ? null : periodOf('', year.name)
    const period =
      (kind === 'land-tax' ? A_YEAR : own) ??
      (rows.length > 1 ? null : periodOf('', first.name)) ??
      first.period ??
      periodOfPaper(doc, first.block, { anyPart: true })
    const lines = (year === undefined ? rows : [year]).map((row) => ({ ...row, period }))
    if (kindOfLines(doc, lines) === kind) return sumOfCharges(lines, kind)
  }
  return null
}

/**
 * "Rates for the half year $1,222.20" and "Water for the quarter $387.25" above one total of both:
 * what is charged for other times is not added, and each bill keeps its own line.
 */
function ofOneTime(
  { blocks }: Doc,
  lines: readonly ChargeLine[],
  kind: BillKind,
): readonly ChargeLine[] {
  const timed = lines.map((line) => ({
    ...line,
    period: periodOfSameSum(blocks, line.amount.cents)?.period ?? null,
  }))
  const times = new Set(timed.map(({ period }) => period?.times))
  if (times.size === 1 || times.has(undefined)) return lines
  return timed.filter(({ name }) => OF_WATER.test(name) === (kind === 'water-rates'))
}

/** What was used is the seller's own, as long as a service is left beside it. */
function withoutUse(doc: Doc, kind: BillKind, lines: readonly ChargeLine[]): readonly ChargeLine[] {
  if (kind !== 'water-rates') return lines
  const services = lines.filter(({ block, name }) => !USED.test(name) && !isBelowUse(doc, block))
  return services.length === 0 ? lines : services
}

/** "27 October | 1,915 | 31 | $62.00" below "Water use | Reading | kL | Amount". */
function isBelowUse(doc: Doc, { index, page, text }: Block): boolean {
  if (!/^\W{0,2}\d/.test(text)) return false
  const above = doc.blocks.slice(Math.max(0, index - ROWS_OF_READINGS), index)
  const head = above.findLast((row) => row.page === page && !/^\W{0,2}\d/.test(row.text))
  return head !== undefined && lastAmount(head) === undefined && USED.test(head.text)
}

/** Whether a total counts in what was left unpaid before. */
export function isSumWithArrears(doc: Doc, block: Block, amount: Amount): boolean {
  if (rowsWithArrears(doc, block, amount) !== null) return true
  if (!DUE_NOW.test(block.text.slice(0, amount.start))) return false
  return doc.blocks
    .slice(Math.max(0, block.index - ROWS_DUE), block.index)
    .some((row) => row.page === block.page && tellsArrears(row))
}

function tellsArrears({ text }: Block): boolean {
  const amount = amountsIn(text).at(-1)
  return amount !== undefined && amount.cents > 0 && OWED.test(text.slice(0, amount.start))
}

type WithArrears = {
  readonly lines: readonly ChargeLine[]
  readonly owed: readonly ChargeLine[]
  /** What was paid since the bill before. */
  readonly paidCents: number
}

/** What a bill asks for in all with what is owed from before, and that alone. */
export type Arrears = {
  readonly totalCents: number
  readonly owedCents: number
  readonly spans: readonly Span[]
}

/** The first bill of the land, not of a scheme, that counts in arrears; null where none does. */
export function arrearsOfBill(doc: Doc): Arrears | null {
  for (const block of doc.blocks) {
    if (NO_BILLS.has(block.zone)) continue
    const total = lastAmount(block)
    if (total === undefined || !TOTAL.test(block.text.slice(0, total.start))) continue
    const found = rowsWithArrears(doc, block, total)
    if (found === null || kindOfLines(doc, found.lines) === null || isOfParent(doc, block)) continue
    const before = found.owed.reduce((sum, { amount }) => sum + amount.cents, 0)
    // "Previous account $221.38", "Received -$221.38": paid since, and so no longer owed.
    if (before <= found.paidCents) continue
    return {
      totalCents: total.cents,
      owedCents: before - found.paidCents,
      spans: [...found.owed, { block, amount: total }].map((row) => ({
        start: row.block.span.start,
        end: row.block.span.start + row.amount.end,
      })),
    }
  }
  return null
}

/** The other rows of a total whose rows come to it with one of arrears among them. */
function rowsWithArrears(doc: Doc, block: Block, total: Amount): WithArrears | null {
  const lines: ChargeLine[] = []
  const owed: ChargeLine[] = []
  let rest = total.cents
  let paidCents = 0
  for (let index = block.index - 1; index >= Math.max(0, block.index - MOST_ROWS); index -= 1) {
    const row = doc.blocks[index]
    if (row === undefined || row.page !== block.page || row.text.length > LONGEST_ROW) return null
    const amount = lastAmount(row)
    if (amount === undefined) continue
    const name = row.text.slice(0, amount.start)
    const isPayment = PAYMENT.test(name)
    rest += isPayment ? amount.cents : -amount.cents
    if (isPayment && PAID.test(name)) paidCents += amount.cents
    if (amount.cents > 0 && !isPayment) {
      const ofRow = OWED.test(name) ? owed : lines
      ofRow.unshift({ block: row, amount, name, period: null })
    }
    if (rest === 0) return owed.length > 0 && lines.length > 0 ? { lines, owed, paidCents } : null
    if (rest < 0) return null
  }
  return null
}

/** The last amount of a line; in a row of a table it may stand without the sign of money. */
function lastAmount(block: Block): Amount | undefined {
  const signed = amountsIn(block.text).at(-1)
  return signed ?? (block.cells === null ? undefined : billEntries(block).at(-1)?.amount)
}

const OF_WATER = /\b(?:water|sewer\w*|wastewater)\b/i
const ROWS_OF_READINGS = 4
const ROWS_DUE = 4
const DUE_NOW = /\b(?:(?:amount|total|sum|now) (?:now )?(?:due|payable|owing)|to pay)(?: now)?\W*$/i
const MOST_ROWS = 12
const LONGEST_ROW = 160
const TOTAL =
  /\b(?:totals?|(?:amount |now )?(?:due|payable|owing)|to pay|pay(?:able)? (?:now|by)|balance)\b/i
const YEAR_TOTAL =
  /\btotal\b|\b(?:this|current|present) (?:half[- ]?year|half|year|quarter)\b|\b(?:levied|charged) (?:for|in) (?:the |this )?(?:year|20\d\d)/i
const PAID = /^\W{0,4}(?:less )?(?:payments?|paid|received)\b/i
const PAYMENT =
  /^\W{0,4}(?:less\b|payments?\b|paid\b|received\b|credits?\b|rebate\b|discount\b|pension)/i

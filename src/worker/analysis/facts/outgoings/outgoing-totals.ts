import type { PageKind } from '#shared/report.ts'

import type { Doc } from '../../document.ts'
import type { BillEntry } from './bill-entries.ts'
import type { BillTotal } from './bill-total.ts'
import type { Candidate, OutgoingOf } from './outgoing-sums.ts'
import type { Kind } from './outgoing-words.ts'

import { A_YEAR } from './charge-period.ts'
import { billEntries } from './bill-entries.ts'
import { billTotal } from './bill-total.ts'
import { INSTALMENTS, termsOf, timesOf } from './terms-of-sum.ts'
import { waysToAdd } from './ways-to-add.ts'
import { HIGHEST_CENTS } from './outgoing-words.ts'

/** The total of a bill of this kind that its own lines add up to, with the year that follows from it. */
export function provenTotal(
  doc: Doc,
  kind: Kind,
  read: OutgoingOf,
): (Candidate & { readonly of: readonly number[] }) | null {
  let best: BillTotal | null = null
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

const totals = new WeakMap<Doc, readonly BillTotal[]>()

/** True where an amount is a line or the total of a bill of another kind. */
export function isOfAnotherBill(doc: Doc, kind: Kind, start: number): boolean {
  const isAt = ({ block, amount }: BillEntry) => block.span.start + amount.start === start
  const at = totalsOf(doc).filter(({ of, sum }) => isAt(sum) || of.some(isAt))
  return at.length > 0 && at.every((total) => total.kind !== kind)
}

function totalsOf(doc: Doc): readonly BillTotal[] {
  const known = totals.get(doc) ?? totalsIn(doc)
  totals.set(doc, known)
  return known
}

/** A bill that was cut into several parts is still one column of amounts. */
function totalsIn(doc: Doc): BillTotal[] {
  const found: BillTotal[] = []
  let rows: BillEntry[][] = []
  let page = 0
  for (const block of doc.blocks) {
    if (block.page !== page || NO_PAPERS.has(block.zone)) [rows, page] = [[], block.page]
    if (NO_PAPERS.has(block.zone) || block.text.length > LONGEST_LINE) continue
    if (block.zone === 'by-laws' && block.cells === null) continue
    const own = billEntries(block)
    const ways = waysToAdd(doc, own, rows).flatMap(({ sum, before }) => {
      if (sum === undefined) return []
      const of = termsOf(sum, before)
      if (of !== null) return billTotal(doc, of, sum) ?? []
      const yearly = timesOf(sum, before)
      const total = yearly === null ? null : billTotal(doc, yearly, sum)
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
const MOST_ROWS = 24
const LONGEST_LINE = 420

import type { Block, Doc } from '../../document.ts'
import type { Fact, Outgoing } from '../facts.ts'

import { recogniseLotPlan } from '../title/lot-plan.ts'
import { amountInCell } from './amount-in-cell.ts'
import { lotsOf } from './contribution-of-lot.ts'
import { PARTS_OF_A_YEAR } from './outgoing-score.ts'
import { HIGHEST_CENTS } from './outgoing-words.ts'
import { type Contribution, sumOfContributions } from './sum-of-contributions.ts'

/**
 * "Lot | Due 1 Sep 2026 | Due 1 Dec 2026 | …" above a row of amounts for each lot: all that the row of the
 * lot that is sold has falls due within the year, though its parts may differ. Null where no such
 * table has its row.
 */
export function lotRowByDates(doc: Doc): Fact<Outgoing> | null {
  const [lot, ...others] = lotsOf(recogniseLotPlan(doc)?.value ?? '')
  if (lot === undefined || others.length > 0) return null
  for (const head of doc.blocks) {
    const names = (head.cells ?? []).map(({ start, end }) => doc.text.slice(start, end))
    const days = names.filter((name) => DAY.test(name)).length
    if (!PARTS_OF_A_YEAR.has(days) || !LOT.test(names[0] ?? '')) continue
    const row = rowOf(doc, head, lot)
    const paid = row === null ? [] : amountsOf(doc, row)
    if (paid.length === 0 || paid.length % days !== 0 || paid.length > days * MOST_FUNDS) continue
    const fact = sumOfContributions(paid, OF_ROW)
    if (fact.value.annualCents <= HIGHEST_CENTS) return fact
  }
  return null
}

const OF_ROW = { confidence: 80, explanation: 'all that falls due from the lot within the year' }

function rowOf(doc: Doc, head: Block, lot: string): Block | null {
  const rows = doc.blocks
    .slice(head.index + 1, head.index + MOST_ROWS)
    .filter(({ cells, page }) => cells !== null && page === head.page)
  const own = rows.filter(({ cells }) => {
    const [first] = cells ?? []
    return first !== undefined && doc.text.slice(first.start, first.end).trim() === lot
  })
  return own.length === 1 ? (own[0] ?? null) : null
}

function amountsOf(doc: Doc, row: Block): Contribution[] {
  const paid = (row.cells ?? []).flatMap((cell) => {
    const amount = amountInCell(doc, row, cell)
    return amount === null ? [] : [{ block: row, amount, times: 1 }]
  })
  const last = paid.at(-1)
  const sum = paid.slice(0, -1).reduce((all, { amount }) => all + amount.cents, 0)
  return last !== undefined && last.amount.cents === sum ? paid.slice(0, -1) : paid
}

const LOT = /^\W{0,3}(?:lot|unit)s?(?: (?:no\.?|number))?\W{0,3}$/i
const DAY =
  /^\W{0,3}(?:due )?(?:\d{1,2} )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}(?: (?:20)?\d\d)?\W{0,3}$/i
const MOST_FUNDS = 3
const MOST_ROWS = 200

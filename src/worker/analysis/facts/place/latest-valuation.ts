import type { Block, Doc } from '../../document.ts'
import type { Fact } from '../facts.ts'

import { blockAt } from '../../segment/find.ts'
import { datesIn } from '../forms/dates.ts'
import { amountsIn } from '../forms/money.ts'
import { laterOf } from '../outgoings/of-later-column.ts'
import { latestColumn } from './valuation-columns.ts'

/**
 * Of a table with a column or a row for each of several valuations the latest: "30/06/2023 | $310,000" above
 * "30/06/2026 | $425,000", and "Last year | This year" above both values.
 */
export function latestValuation(doc: Doc, fact: Fact<number> | null): Fact<number> | null {
  const [span] = fact?.spans ?? []
  if (fact === null || span === undefined) return fact
  const later =
    laterOf(doc, span)?.later ?? latestColumn(doc, span.start) ?? latestRow(doc, span.start)
  if (later === null || later.cents < LEAST_CENTS) return fact
  return {
    ...fact,
    value: later.cents,
    text: doc.text.slice(later.span.start, later.span.end),
    spans: [later.span],
    explanation: [...fact.explanation, 'the latest of the valuations that the table tells'],
  }
}

function latestRow(doc: Doc, at: number) {
  const row = blockAt(doc, at)
  const column = row?.cells?.findIndex(({ start, end }) => start <= at && at < end) ?? -1
  if (row === undefined || column < 1 || dayOf(doc, row) === null) return null
  let latest: { day: string; cents: number; span: { start: number; end: number } } | null = null
  for (const one of doc.blocks.slice(row.index, row.index + MOST_ROWS)) {
    const day = one.page === row.page ? dayOf(doc, one) : null
    const cell = one.cells?.length === row.cells?.length ? one.cells?.[column] : undefined
    if (day === null || cell === undefined) break
    const [amount] = amountsIn(doc.text.slice(cell.start, cell.end))
    if (amount === undefined || (latest !== null && latest.day >= day)) continue
    const span = { start: cell.start + amount.start, end: cell.start + amount.end }
    latest = { day, cents: amount.cents, span }
  }
  return latest
}

/** The day that the first cell of a row is, and nothing else. */
function dayOf(doc: Doc, { cells }: Block): string | null {
  const [first] = cells ?? []
  if (first === undefined) return null
  const words = doc.text.slice(first.start, first.end).trim()
  const [date] = datesIn(words)
  return date === undefined || words.length > date.end - date.start + 3 ? null : date.date
}

const MOST_ROWS = 8
const LEAST_CENTS = 1_000_000

import type { Block, Doc } from '../../document.ts'
import type { Fact, Outgoing } from '../facts.ts'

import { blockAt } from '../../segment/find.ts'
import { amountsIn } from '../forms/money.ts'

/**
 * "2024-25 | $1,152.50" above "2025-26 | $1,197.50": of a table with a row for each year the charge of
 * the latest, not of the first that was read.
 */
export function ofLatestYear(doc: Doc, fact: Fact<Outgoing>): Fact<Outgoing> {
  const [span, ...others] = fact.spans
  if (span === undefined) return fact
  const row = blockAt(doc, span.start)
  const column = row?.cells?.findIndex(({ start, end }) => start <= span.start && end > span.start)
  const year = row === undefined ? null : yearOf(doc, row)
  if (row === undefined || column === undefined || column < 1) return fact
  if (others.length > 0 || year === null) return fact
  const printed = amountsIn(doc.text.slice(span.start, span.end))[0]?.cents
  if (printed === undefined || printed !== fact.value.annualCents) return fact
  let latest = { year, cents: printed, span }
  for (const below of doc.blocks.slice(row.index + 1, row.index + 1 + MOST_YEARS)) {
    const own = below.page === row.page ? yearOf(doc, below) : null
    const cell = below.cells?.length === row.cells?.length ? below.cells?.[column] : undefined
    if (own === null || cell === undefined) break
    const [amount] = amountsIn(doc.text.slice(cell.start, cell.end))
    if (amount === undefined || amount.cents === 0 || own <= latest.year) continue
    const place = { start: cell.start + amount.start, end: cell.start + amount.end }
    latest = { year: own, cents: amount.cents, span: place }
  }
  if (latest.year === year) return fact
  const text = doc.text.slice(latest.span.start, latest.span.end)
  const old = doc.text.slice(span.start, span.end)
  return {
    ...fact,
    value: {
      ...fact.value,
      annualCents: latest.cents,
      basis: fact.value.basis.replace(old, text),
    },
    text,
    spans: [latest.span],
    explanation: [...fact.explanation, 'the latest of the years that the table tells'],
  }
}

const MOST_YEARS = 8
const YEAR = /^(?:year |tax year )?(20\d\d)(?:\s?[-/]\s?(?:20)?\d\d)?$/i

function yearOf(doc: Doc, { cells }: Block): number | null {
  const [first] = cells ?? []
  const year = first === undefined ? null : YEAR.exec(doc.text.slice(first.start, first.end).trim())
  return year === null ? null : Number(year[1])
}

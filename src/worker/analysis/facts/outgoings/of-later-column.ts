import type { Block, Doc, Span } from '../../document.ts'
import type { Fact, Outgoing } from '../facts.ts'

import { cellsOf } from '../../segment/cells-of.ts'
import { blockAt } from '../../segment/find.ts'
import { printedCents } from '../../wording/printed-number.ts'

/**
 * "Last year | This year" above "$1,948.60 | $2,031.15": of a table with a column for each of two years the charge
 * of the later one, not of the first that was read.
 */
export function ofLaterColumn(doc: Doc, fact: Fact<Outgoing>): Fact<Outgoing> {
  const moves = fact.spans.map((span) => laterOf(doc, span))
  const rows = new Set(fact.spans.map(({ start }) => blockAt(doc, start)?.index))
  if (moves.length === 0 || rows.size < moves.length) return fact
  const told = moves.filter((move) => move !== null)
  if (told.length < moves.length) return fact
  const sum = (part: 'older' | 'later') => told.reduce((all, move) => all + move[part].cents, 0)
  const [older, later] = [sum('older'), sum('later')]
  // What was reckoned from other words too stays as it is.
  if (older <= 0 || fact.value.annualCents % older !== 0) return fact
  const basis = told.reduce(
    (words, move) => words.replace(move.older.printed, move.later.printed),
    fact.value.basis,
  )
  return {
    ...fact,
    value: { ...fact.value, annualCents: (fact.value.annualCents / older) * later, basis },
    text: basis,
    spans: told.map((move) => move.later.span),
    explanation: [...fact.explanation, 'the later of two years that the table tells'],
  }
}

/** Whether a row stands below the heads of two years, so that its amounts are one charge told twice. */
export function isOfTwoYears(doc: Doc, row: Block): boolean {
  return row.cells !== null && yearsAbove(doc, row).length > 0
}

type Told = { readonly cents: number; readonly printed: string; readonly span: Span }

/** The amount of the later year in the row of an amount; null where the table has no two years. */
export function laterOf(doc: Doc, span: Span): { older: Told; later: Told } | null {
  const row = blockAt(doc, span.start)
  if (row === undefined || (row.cells?.length ?? 0) < 3) return null
  const amounts = amountsOf(doc, row)
  const own = amounts.findIndex((one) => one.span.start <= span.start && span.start < one.span.end)
  const years = yearsAbove(doc, row)
  const at = years.indexOf(Math.max(...years))
  const [older, later] = [amounts[own], amounts[at]]
  if (own < 0 || own >= years.length || at < 0 || at === own) return null
  return older === undefined || later === undefined || later.cents === 0 ? null : { older, later }
}

/** What stands alone in a cell and is printed as money, from left to right. */
function amountsOf(doc: Doc, { cells }: Block): Told[] {
  return (cells ?? []).flatMap(({ start, end }) => {
    const match = MONEY.exec(doc.text.slice(start, end))
    const printed = match?.[1]
    if (match === null || printed === undefined) return []
    const from = start + match[0].indexOf(printed)
    const digits = printed.replace(/^\$ ?/, '')
    return [
      { cents: printedCents(digits), printed, span: { start: from, end: from + printed.length } },
    ]
  })
}

/** The years of the columns of amounts, as the nearest head above tells them; empty where it tells none. */
function yearsAbove(doc: Doc, row: Block): readonly number[] {
  for (let index = row.index - 1; index >= row.index - MOST_ROWS; index -= 1) {
    const above = doc.blocks[index]
    if (above === undefined || above.page !== row.page) return []
    const labels = cellsOf(above).flatMap((cell) => yearOf(cell) ?? [])
    if (labels.length === 2 && new Set(labels).size === 2) return labels
    if (headsOther(above, row)) return []
  }
  return []
}

/** "Fixed charges | Price for a year | This bill": a nearer table has heads of its own, and they name no years. */
function headsOther(above: Block, row: Block): boolean {
  const heads = cellsOf(above)
  return (
    heads.length === row.cells?.length &&
    heads.slice(1).every((cell) => cell.length < LONGEST_HEAD && ONLY_WORDS.test(cell))
  )
}

/** The year that a head names, by its number or beside this one. */
function yearOf(cell: string): number | null {
  if (cell.length > LONGEST_HEAD || NOT_YET.test(cell)) return null
  if (LAST.test(cell)) return -1
  if (THIS.test(cell)) return 0
  const year = YEAR.exec(cell)?.[1]
  return year === undefined ? null : Number(year)
}

const MONEY =
  /^\s{0,3}(\$ ?\d{1,3}(?:,\d{3}){0,2}(?:\.\d\d)?|\d{1,3}(?:,\d{3}){0,2}\.\d\d)(?: (?:CR|a|per|each) ?[a-z]{0,8})?\s{0,3}$/i
const ONLY_WORDS = /^[^\d$]{0,24}[A-Za-z]{3}[^\d$]{0,24}$/
const MOST_ROWS = 14
const LONGEST_HEAD = 32
const LAST = /^\W{0,3}(?:last|previous|prior) (?:financial |rating |levy )?year\b/i
const THIS = /^\W{0,3}(?:this|current|present) (?:financial |rating |levy )?year\b/i
const YEAR =
  /^\W{0,3}(?:(?:year|levies|rates|charges?|tax|actual|budget|for|to|ending|ended|the|\d{1,2}|[a-z]{3,9}) ){0,5}(20\d\d)(?: ?[-–/] ?(?:20)?\d\d)?(?: (?:\(?\$\)?|actual|budget|change|levied|charges?|tax|rates))?\W{0,3}$/i
/** What is only expected is no charge yet. */
const NOT_YET = /\b(?:forecast|estimate[ds]?|proposed|draft|projected)\b/i

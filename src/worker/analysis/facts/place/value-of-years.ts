import type { Block, Doc, Span } from '../../document.ts'
import type { Fact } from '../facts.ts'

import { cellsOf } from '../../segment/cells-of.ts'
import { blocksIn } from '../../segment/find.ts'
import { matchesIn } from '../../wording/matches.ts'
import { printedCents } from '../../wording/printed-number.ts'
import { factAt } from '../fact-at.ts'

type YearsValue = { readonly year: number; readonly cents: number; readonly span: Span }

/**
 * A revenue office tells the values of several years and what they come to on average, in columns, in
 * rows or in one line: "Unimproved value 2024 $440,000", "2025 $452,000", "Average $446,000". The value
 * of the latest year in the place of another one of the same list; a fact from elsewhere stays.
 */
export function valueOfYears(doc: Doc, fact: Fact<number> | null): Fact<number> | null {
  for (const title of blocksIn(doc, {
    zones:
      fact === null
        ? ['rates-certificate']
        : ['rates-certificate', 'land-tax-certificate', 'other'],
  })) {
    if (!MEASURE.test(title.text.slice(0, LONGEST_TITLE))) continue
    const rows = doc.blocks
      .slice(title.index, title.index + MOST_ROWS)
      .filter(({ page, text }) => page === title.page && text.length < LONGEST_ROW)
    const values = [inLine(rows), inColumns(doc, rows), inRows(doc, rows)].find(
      (found) => new Set(found.map(({ year }) => year)).size > 1,
    )
    const [latest] = (values ?? []).toSorted((one, other) => other.year - one.year)
    if (values === undefined || latest === undefined) continue
    const at = fact?.spans[0]?.start
    const last = doc.blocks[title.index + MOST_ROWS]?.span.start ?? Infinity
    if (at !== undefined && (at < title.span.start || at >= last)) return fact
    if (at === latest.span.start) return fact
    return factAt(doc, latest.cents, latest.span, 84, ['the latest of the values of several years'])
  }
  return fact
}

/** "Unimproved value: 2024 $440,000, 2025 $452,000; average $446,000" */
function inLine([title]: readonly Block[]): readonly YearsValue[] {
  return title === undefined
    ? []
    : matchesIn(title.text, PAIR).flatMap((pair) => valueOf(title, pair))
}

/** "2024 | 2025 | Average" above "440,000 | 452,000 | 446,000" */
function inColumns(doc: Doc, rows: readonly Block[]): readonly YearsValue[] {
  for (const [index, head] of rows.entries()) {
    const below = rows[index + 1]
    const apart = (below?.cells?.length ?? 0) - (head.cells?.length ?? 0)
    if (below === undefined || head.cells === null || Math.abs(apart) > 1) continue
    const values = cellsOf(head).flatMap((name, at): YearsValue[] => {
      const year = YEAR.exec(name)?.[1]
      const cell = below.cells?.[at + apart]
      const printed = cell === undefined ? null : VALUE.exec(doc.text.slice(cell.start, cell.end))
      if (year === undefined || cell === undefined || printed === null) return []
      return [valueAt(Number(year), printed, cell.start)]
    })
    if (values.length > 1) return values
  }
  return []
}

/** "2024 | 440,000" above "2025 | 452,000", with and without the name of the measure in each row. */
function inRows(doc: Doc, rows: readonly Block[]): readonly YearsValue[] {
  return rows.flatMap((row): readonly YearsValue[] => {
    const [name, cell, ...others] = row.cells ?? []
    if (name === undefined || cell === undefined)
      return matchesIn(row.text, ROW).flatMap((pair) => valueOf(row, pair))
    const year = YEAR.exec(cellsOf(row)[0] ?? '')?.[1]
    const printed = VALUE.exec(doc.text.slice(cell.start, cell.end))
    if (year === undefined || printed === null || others.length > 0) return []
    return [valueAt(Number(year), printed, cell.start)]
  })
}

function valueOf(block: Block, pair: RegExpExecArray): readonly YearsValue[] {
  const [whole, year, printed] = pair
  if (year === undefined || printed === undefined) return []
  const start = block.span.start + pair.index + whole.length - printed.length
  const cents = printedCents(printed.replace('$', ''))
  return [{ year: Number(year), cents, span: { start, end: start + printed.length } }]
}

function valueAt(year: number, match: RegExpExecArray, from: number): YearsValue {
  const printed = match[1] ?? ''
  const start = from + match[0].indexOf(printed)
  const cents = printedCents(printed.replace('$', ''))
  return { year, cents, span: { start, end: start + printed.length } }
}

const MOST_ROWS = 9
const LONGEST_TITLE = 60
const LONGEST_ROW = 200
const MEASURE = /\b(?:unimproved|land|site|capital(?: improved)?|rateable) values?\b/i
const OF = '(?:1 (?:January|July) |1/0?[17]/|(?:unimproved |land )?values? |UV |LV |year ){0,2}'
const YEAR = new RegExp(`^\\W{0,3}${OF}(20\\d\\d)(?: (?:\\(\\$\\)|\\$|UV|LV|value))?\\W{0,3}$`, 'i')
const PRINTED = '(\\$?\\d{1,3}(?:,\\d{3}){1,3})'
const VALUE = new RegExp(`^\\s{0,3}${PRINTED}\\s{0,3}$`)
const PAIR = new RegExp(`\\b(20\\d\\d)\\)?(?: value)?\\W{1,3}${PRINTED}(?![\\d.])`, 'gi')
const ROW = new RegExp(`^${OF}(20\\d\\d)\\W{1,4}${PRINTED}$`, 'gi')

import type { Block, Doc, Span } from '../../document.ts'

import { cellsOf } from '../../segment/cells-of.ts'
import { blockAt } from '../../segment/find.ts'
import { printedCents } from '../../wording/printed-number.ts'
import { datesIn } from '../forms/dates.ts'

/**
 * The value in the latest of the columns of a row, where their heads tell several years, days or
 * valuations: "2024 | 2025 | 2026 | Average" and "Up to 12/10/2026 | From 13/10/2026". Null where they
 * tell none, or the amount at `at` stands in the latest already.
 */
export function latestColumn(doc: Doc, at: number): { cents: number; span: Span } | null {
  const row = blockAt(doc, at)
  const own = row?.cells?.findIndex(({ start, end }) => start <= at && at < end) ?? -1
  if (row === undefined || own < 0) return null
  const latest = latestHead(doc, row)
  const cell = latest === null || latest === own ? undefined : row.cells?.[latest]
  const words = cell === undefined ? '' : doc.text.slice(cell.start, cell.end)
  const printed = VALUE.exec(words)?.[1]
  if (cell === undefined || printed === undefined) return null
  const start = cell.start + words.indexOf(printed)
  const cents = printedCents(printed.replace(/^\$ ?/, ''))
  return { cents, span: { start, end: start + printed.length } }
}

/** The column whose head tells the latest time; null where the nearest heads tell no two times. */
function latestHead(doc: Doc, row: Block): number | null {
  const width = row.cells?.length ?? 0
  for (let index = row.index - 1; index >= row.index - MOST_ROWS; index -= 1) {
    const above = doc.blocks[index]
    if (above === undefined || above.page !== row.page || above.cells === null) return null
    const apart = width - above.cells.length
    const heads = apart === 0 || apart === 1 ? cellsOf(above) : []
    for (const timeOf of [dayOf, turnOf]) {
      const times = heads.flatMap((head, at) => {
        const time = timeOf(head)
        return time === null ? [] : [{ at: at + apart, time }]
      })
      if (new Set(times.map(({ time }) => time)).size < 2) continue
      const [last] = times.toSorted((one, other) => other.time.localeCompare(one.time))
      return last?.at ?? null
    }
  }
  return null
}

/** The day or the year that a head is, and hardly a word more. */
function dayOf(head: string): string | null {
  if (head.length > LONGEST_HEAD || NOT_YET.test(head)) return null
  const [date] = datesIn(head)
  if (date !== undefined) return LEAD.test(head.slice(0, date.start)) ? date.date : null
  return YEAR.exec(head)?.[1] ?? null
}

/** Which of two valuations a head names, the former or the present one. */
function turnOf(head: string): string | null {
  if (head.length > LONGEST_HEAD || NOT_YET.test(head)) return null
  return FORMER.test(head) ? '0' : PRESENT.test(head) ? '1' : null
}

const MOST_ROWS = 6
const LONGEST_HEAD = 40
const LEAD =
  /^\W{0,3}(?:(?:value|valuation|valued|level|land|site|unimproved|UV|LV|base|date|as|at|on|from|up|to|until|before|after|effective|since|of)[\s:]{1,2}){0,5}$/i
const YEAR =
  /^\W{0,3}(?:(?:UV|LV|UCV|SV|CIV|value|valuation|level|year|base|at|in|for|of) ){0,3}(20\d\d)(?: (?:UV|LV|UCV|SV|CIV|values?|valuation|level))?(?: ?\(?\$\)?)?\W{0,3}$/i
const FORMER =
  /^\W{0,3}(?:the )?(?:old|previous|prior|former|superseded|original|last)(?: (?:general )?(?:value|valuation|level)s?)?\W{0,3}$/i
const PRESENT =
  /^\W{0,3}(?:the )?(?:new|present|current|supplementary|revised|amended)(?: (?:general )?(?:value|valuation|level)s?)?\W{0,3}$/i
/** What nobody has put into force yet. */
const NOT_YET = /\b(?:proposed|draft|objection|claimed|estimated?|forecast)\b/i
const VALUE = /^\s{0,3}(\$ ?\d{1,3}(?:,\d{3}){0,3}|\d{1,3}(?:,\d{3}){1,3})\s{0,3}$/

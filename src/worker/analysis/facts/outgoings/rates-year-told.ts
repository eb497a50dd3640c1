import type { Block, Doc, Span } from '../../document.ts'
import { addDays } from '../../money/days.ts'

import { datesIn } from '../forms/dates.ts'
import { monthNumber } from '../forms/month-number.ts'

/** Rates run from 1 July to 30 June everywhere: "2026-27", "2026/2027". */
const RATES_YEAR = /\b(20\d\d) ?[-/] ?(?:20)?(\d\d)\b/g

/** How many blocks above the amount may name its year. */
const ROWS_ABOVE = 4

/** In which year the rates of an amount begin, as its row or the rows above it say. */
export function yearOfRates({ blocks }: Doc, block: Block, { start }: Span): number | null {
  const at = start - block.span.start
  const before = yearsIn(block.text.slice(0, at)).at(-1)
  if (before !== undefined) return before
  const [behind] = yearsIn(block.text.slice(at))
  if (behind !== undefined) return behind
  for (let index = block.index - 1; index >= block.index - ROWS_ABOVE; index -= 1) {
    const above = blocks[index]
    if (above?.partIndex !== block.partIndex) return null
    const year = yearsIn(above.text).at(-1)
    if (year !== undefined) return year
  }
  return null
}

/** In which rates year the paper was written, by the last full date above on its page. */
export function yearOfPaper({ blocks }: Doc, { index, page }: Block): number | null {
  for (let at = index; at >= index - DATE_REACH; at -= 1) {
    const above = blocks[at]
    if (above?.page !== page) return null
    const date = datesIn(above.text).at(-1)?.date
    if (date !== undefined) {
      const year = Number(date.slice(0, 4))
      return date.slice(5) >= '07-01' ? year : year - 1
    }
  }
  return null
}

const DATE_REACH = 12

function yearsIn(text: string): number[] {
  const named = [...text.matchAll(RATES_YEAR)].flatMap(([, year = '', next]) =>
    (Number(year) + 1) % 100 === Number(next) ? [Number(year)] : [],
  )
  if (named.length > 0) return named
  // "1 July 2026 to 30 June 2027"
  return datesIn(text).flatMap(({ date }) =>
    date.endsWith('-07-01') ? [Number(date.slice(0, 4))] : [],
  )
}

const DAY = /^\W{0,3}(?:(\d{1,2})(?:st|nd|rd|th)? )?([a-z]{3,9})\b(?! \d{1,2},)/i

/** The day that words begin with: "31 December 2026", "31 December" or "December" of a rates year. */
export function lastDayOf(text: string, year: number | null): string | null {
  const [full] = datesIn(text.slice(0, 40))
  if (full !== undefined && full.start < 8) return full.date
  const [, day, name = ''] = DAY.exec(text) ?? []
  const month = monthNumber(name)
  if (month === undefined) return null
  const printed = /^[^\d]{0,16}(20\d\d)\b/.exec(day === undefined ? text : '')?.[1]
  const inYear = year === null ? null : month >= 7 ? year : year + 1
  const of = printed === undefined ? inYear : Number(printed)
  if (of === null) return null
  const end = monthEnd(of, month)
  return day === undefined || Number(day) > Number(end.slice(8))
    ? end
    : `${end.slice(0, 8)}${day.padStart(2, '0')}`
}

/** The last day of so many months of a rates year. */
export function quarterEnd(year: number, months: number): string {
  return months > 6 ? monthEnd(year + 1, months - 6) : monthEnd(year, months + 6)
}

function monthEnd(year: number, month: number): string {
  const next =
    month === 12 ? `${year + 1}-01-01` : `${year}-${String(month + 1).padStart(2, '0')}-01`
  return addDays(next, -1)
}

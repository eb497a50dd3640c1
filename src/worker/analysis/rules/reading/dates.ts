import { matchesIn } from '../../wording/matches.ts'

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

const DATE =
  /\b(?:(\d{1,2})(?:[/.]| \/ )(\d{1,2})(?:[/.]| \/ )(\d{4}|\d{2})|(\d{1,2})(?:st|nd|rd|th)?(?: day of)? (jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\.?,? (\d{4})|(\d{4})-(\d{2})-(\d{2}))\b/gi

/** Every date in a text, as ISO dates; Australian order, day first. */
export function datesIn(text: string): string[] {
  return placedDatesIn(text).map(({ date }) => date)
}

/** A date and where in the text it stands. */
export type PlacedDate = { readonly date: string; readonly start: number; readonly end: number }

/** Every date in a text with its place, in order. */
export function placedDatesIn(text: string): PlacedDate[] {
  if (!/\d/.test(text)) return []
  return matchesIn(text, DATE).flatMap((match) =>
    isoOf(match).map((date) => ({ date, start: match.index, end: match.index + match[0].length })),
  )
}

function isoOf([, d1, m1, y1, d2, name, y2, y3, m3, d3]: RegExpMatchArray): string[] {
  if (d1 !== undefined && m1 !== undefined && y1 !== undefined) {
    return iso(y1.length === 2 ? Number(y1) + 2000 : Number(y1), Number(m1), Number(d1))
  }
  if (d2 !== undefined && name !== undefined) {
    return iso(Number(y2), MONTHS.indexOf(name.toLowerCase()) + 1, Number(d2))
  }
  return iso(Number(y3), Number(m3), Number(d3))
}

/** Days from one ISO date to another. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)
}

/** "3 May 2027". */
export function sayDate(date: string): string {
  const [year, month, day] = date.split('-').map(Number)
  const name = [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ][(month ?? 1) - 1]
  return `${day} ${name} ${year}`
}

/** The latest of some ISO dates; null for none. */
export function latestDate(dates: readonly string[]): string | null {
  return dates.toSorted().at(-1) ?? null
}

function iso(year: number, month: number, day: number): string[] {
  if (month < 1 || month > 12 || day < 1 || day > 31) return []
  return [`${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`]
}

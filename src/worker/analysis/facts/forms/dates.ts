import { matchesIn } from '../../wording/matches.ts'
import { monthNumber, MONTHS } from './month-number.ts'

export type FoundDate = { readonly date: string; readonly start: number; readonly end: number }

const DATE =
  /\b(?:(\d{1,2})\s?[/.]\s?(\d{1,2})\s?[/.]\s?(\d{4}|\d{2})\b|(\d{1,2})-(\d{1,2})-(\d{4})\b|(\d{4})-(\d{2})-(\d{2})\b|(\d{1,2})(?:st|nd|rd|th)?[\s-](?:day of\s)?([A-Za-z]{3,9}),?[\s-](\d{4})\b|([A-Za-z]{3,9})\s(\d{1,2})(?:st|nd|rd|th)?,\s(\d{4})\b)/g

const ORDINALS =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth twenty-first twenty-second twenty-third twenty-fourth twenty-fifth twenty-sixth twenty-seventh twenty-eighth twenty-ninth thirtieth thirty-first'.split(
    ' ',
  )
/** "the twenty-ninth day of January 2027" */
const IN_WORDS = new RegExp(
  `\\b(${ORDINALS.toReversed().join('|').replaceAll('-', '[- ]')}) (?:day )?(?:of )?(${MONTHS.join('|')}),? (\\d{4})\\b`,
  'gi',
)

/** Every complete date in `text`, day before month, as ISO; a placeholder or an impossible day is none. */
export function datesIn(text: string): FoundDate[] {
  const found: FoundDate[] = []
  for (const match of matchesIn(text, DATE)) {
    const [, d1, m1, y1, d2, m2, y2, y3, m3, d3, d4, name4, y4, name5, d5, y5] = match
    const date =
      iso(y1, m1, d1) ??
      iso(y2, m2, d2) ??
      iso(y3, m3, d3) ??
      iso(y4, numberOf(name4), d4) ??
      iso(y5, numberOf(name5), d5)
    if (date !== null) found.push({ date, start: match.index, end: match.index + match[0].length })
  }
  return [...found, ...datesInWords(text)].toSorted((a, b) => a.start - b.start)
}

function datesInWords(text: string): FoundDate[] {
  return matchesIn(text, IN_WORDS).flatMap((match) => {
    const [whole, word = '', name, year] = match
    const day = ORDINALS.indexOf(word.toLowerCase().replace(' ', '-')) + 1
    const date = iso(year, numberOf(name), String(day))
    return date === null ? [] : [{ date, start: match.index, end: match.index + whole.length }]
  })
}

export function firstDate(text: string): FoundDate | null {
  return datesIn(text)[0] ?? null
}

function numberOf(name: string | undefined): string | undefined {
  return monthNumber(name)?.toString()
}

function iso(
  year: string | undefined,
  month: string | undefined,
  day: string | undefined,
): string | null {
  if (year === undefined || month === undefined || day === undefined) return null
  // A two-digit year is of this century up to 2060: a title may still show one of the last.
  const y = year.length === 2 ? Number(year) + (Number(year) > 60 ? 1900 : 2000) : Number(year)
  const m = Number(month)
  const d = Number(day)
  if (y < 1850 || y > 2200 || m < 1 || m > 12 || d < 1) return null
  const last =
    m === 2
      ? y % 4 === 0 && (y % 100 !== 0 || y % 400 === 0)
        ? 29
        : 28
      : [4, 6, 9, 11].includes(m)
        ? 30
        : 31
  return d > last ? null : `${y}-${String(m).padStart(2, '0')}-${String(d).padStart(2, '0')}`
}

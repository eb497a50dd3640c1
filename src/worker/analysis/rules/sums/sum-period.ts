import { wordings } from '../../wording/wordings.ts'

/** The time that a sum is for, as far as its words tell. */
export type SumPeriod = {
  /** How often a year it is due. */
  readonly times: number | null
  /** The year in which a year from July begins: 2026 for 2026/27. */
  readonly year: number | null
  readonly calendarYear: number | null
  /** The month in which a part of a year begins, as "2026-07". */
  readonly from: string | null
  /** The day on which it stood, as "2026-8-31". */
  readonly asAt: string | null
}

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')

export const PERIOD_PATTERNS = wordings({
  week: /\b(?:(?:per|a|each|every) (?:week|wk)|weekly|p\.?w\.?)(?:\b|$)|\/ ?w(?:ee)?k\b/i,
  fortnight: /\b(?:per|a|each|every) fortnight\b|\bfortnightly\b/i,
  month: /\b(?:(?:per|a|each|every|calendar) (?:calendar )?month|monthly|p\.?c\.?m\.?)(?:\b|$)/i,
  quarter:
    /\b(?:(?:per|a|each|every|the|this|one|most recent|last) (?:most recent )?quarter|quarterly|quarter (?:to|end\w{0,3}|from)|per qtr|p\.?q\.?|\w{3,9} (?:to \w{3,9} )?quarter)(?:\b|$)|\/ ?q(?:tr)?\b/i,
  half: /\bhalf[- ]year(?:ly)?\b|\bsix[- ]month(?:ly|s)?\b/i,
  third: /\bfour months\b|\bthird of the year\b/i,
  year: /\b(?:per annum|p\.?a\.?|annual(?:ly)?|per year|(?:a|the|each|rating|full|whole|first|financial|one) (?:rating |financial )?year|yearly|12 months|twelve months)(?:\b|\)|$)/i,
  paidIn:
    /\b(?:payable|paid|due|by|in|collected)\b.{0,16}\b(?:quarterly|four|monthly|twelve|two|half[- ]yearly|quarters)\b/i,
  split: /\b(20\d\d) ?[-/] ?(?:20)?(\d\d)\b(?![-/]\d)/i,
  range:
    /\b\d{1,2} (jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6} (20\d\d)(?: to | ?- ?| until | and )\d{1,2} (jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6} (20\d\d)/i,
  slashed: /\b0?1\/(\d{1,2})\/(20\d\d)(?: to | ?- ?)\d{1,2}\/(\d{1,2})\/(20\d\d)/i,
  starting:
    /\b(?:from|commencing|beginning|starting) 1 (jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6} (20\d\d)/i,
  ending: /\b(?:to|ending|ended) (?:30|31) (mar|jun|sep|dec)[a-z]{0,6} (20\d\d)/i,
  asAt: /(?:\b(?:as )?(?:at|on)(?: the)? |\()(\d{1,2}) (jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6} (20\d\d)\b/i,
  asAtSlashed: /\b(?:as )?(?:at|on) (\d{1,2})[/.](\d{1,2})[/.](20\d\d)\b/i,
  plain: /\b(?:for|year|in|of|tax|rates|assessment|levied) (20\d\d)\b(?! ?[-/] ?\d)/i,
  head: /\b(?:notice|bill|period|assessment|rating year|account|certificate|year|statement|quarter|half[- ]year)/i,
})

/** The time told in some words; what stands behind the sum (`near`) counts before the rest. */
export function periodIn(words: string, near = '', line = words): SumPeriod {
  const range = rangeIn(words)
  return {
    times: (isYearly(words) ? 1 : null) ?? timesIn(near) ?? timesIn(words) ?? range.times,
    year: range.year,
    calendarYear: range.calendarYear,
    from: range.from,
    asAt: dayIn(line),
  }
}

/** "Annual fees of $5,868, payable quarterly": the sum is of the year. */
function isYearly(words: string): boolean {
  return PERIOD_PATTERNS.year.test(words) && PERIOD_PATTERNS.paidIn.test(words)
}

function dayIn(text: string): string | null {
  const named = PERIOD_PATTERNS.asAt.exec(text)
  if (named !== null) return `${named[3]}-${monthOf(named[2] ?? '')}-${Number(named[1])}`
  const slashed = PERIOD_PATTERNS.asAtSlashed.exec(text)
  return slashed === null ? null : `${slashed[3]}-${Number(slashed[2])}-${Number(slashed[1])}`
}

function timesIn(text: string): number | null {
  if (text === '') return null
  if (PERIOD_PATTERNS.half.test(text)) return 2
  if (PERIOD_PATTERNS.quarter.test(text)) return 4
  if (PERIOD_PATTERNS.month.test(text)) return 12
  if (PERIOD_PATTERNS.fortnight.test(text)) return 26
  if (PERIOD_PATTERNS.week.test(text)) return 52
  if (PERIOD_PATTERNS.third.test(text)) return 3
  return PERIOD_PATTERNS.year.test(text) ? 1 : null
}

type Range = SumPeriod

const NONE: Range = { times: null, year: null, calendarYear: null, from: null, asAt: null }

function rangeIn(text: string): Range {
  const range = PERIOD_PATTERNS.range.exec(text)
  if (range !== null) {
    const [, first = '', firstYear = '', last = '', lastYear = ''] = range
    return between(monthOf(first), Number(firstYear), monthOf(last), Number(lastYear))
  }
  const slashed = PERIOD_PATTERNS.slashed.exec(text)
  if (slashed !== null) {
    const [, first, firstYear, last, lastYear] = slashed.map(Number)
    return between(first ?? 1, firstYear ?? 0, last ?? 1, lastYear ?? 0)
  }
  const split = PERIOD_PATTERNS.split.exec(text)
  if (split !== null && (Number(split[1]) + 1) % 100 === Number(split[2])) {
    return { ...NONE, year: Number(split[1]), times: 1 }
  }
  const starting = PERIOD_PATTERNS.starting.exec(text)
  if (starting !== null) {
    const month = monthOf(starting[1] ?? '')
    const year = Number(starting[2])
    return { ...NONE, year: yearOf(month, year), from: key(month, year) }
  }
  const ending = PERIOD_PATTERNS.ending.exec(text)
  if (ending !== null) {
    return { ...NONE, year: yearOf(monthOf(ending[1] ?? ''), Number(ending[2])) }
  }
  const plain = PERIOD_PATTERNS.plain.exec(text)
  return plain === null ? NONE : { ...NONE, calendarYear: Number(plain[1]) }
}

function between(first: number, firstYear: number, last: number, lastYear: number): Range {
  const months = (lastYear - firstYear) * 12 + last - first + 1
  const times = months === 12 ? 1 : months === 6 ? 2 : months === 4 ? 3 : months === 3 ? 4 : null
  const isCalendar = first === 1 && months === 12
  return {
    times,
    year: isCalendar ? null : yearOf(first, firstYear),
    calendarYear: isCalendar ? firstYear : null,
    from: times === 1 || times === null ? null : key(first, firstYear),
    asAt: null,
  }
}

function yearOf(month: number, year: number): number {
  return month >= 7 ? year : year - 1
}

function key(month: number, year: number): string {
  return `${year}-${String(month).padStart(2, '0')}`
}

function monthOf(name: string): number {
  return MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1
}

/** Whether two sums can be for the same time: what one of them does not tell does not part them. */
export function isSamePeriod(a: SumPeriod, b: SumPeriod): boolean {
  if (a.asAt !== null && b.asAt !== null && a.asAt !== b.asAt) return false
  if (a.from !== null && b.from !== null && a.from !== b.from) return false
  if (a.year !== null && b.year !== null) return a.year === b.year
  if (a.calendarYear !== null && b.calendarYear !== null) return a.calendarYear === b.calendarYear
  const year = a.year ?? b.year
  const calendar = a.calendarYear ?? b.calendarYear
  if (year !== null && calendar !== null) return calendar === year || calendar === year + 1
  return true
}

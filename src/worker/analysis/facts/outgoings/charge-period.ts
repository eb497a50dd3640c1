import type { Block } from '../../document.ts'
import type { Amount } from '../forms/money.ts'

import { datesIn } from '../forms/dates.ts'
import { countOf } from '../forms/count-of.ts'
import { monthsOfPeriod } from './months-of-period.ts'
import { ONE_PART, partBeside, partsInCells } from './parts-of-year.ts'

/** The period by the amount's own cell, then by its column, then by the words around it. */
export function periodFor(
  block: Block,
  amount: Amount,
  before: string,
  after: string,
  column: string,
): Period | null {
  const cell = block.cells?.find(
    ({ start, end }) =>
      start <= block.span.start + amount.start && end > block.span.start + amount.start,
  )
  const own =
    cell === undefined || block.cells?.length === 2
      ? null
      : periodOf('', block.text.slice(amount.end, cell.end - block.span.start))
  if (own === null && HALF.test(column)) return { times: 2, words: 'half a year' }
  return (
    own ?? periodInRow(block, amount, column) ?? periodOf(column, '') ?? periodOf(before, after)
  )
}

/** "Annual | Half | Quarter" */
const HALF = /^\W{0,3}half\W{0,3}$/i

/** Below "Each" or "Instalment" the other cells of the row tell how many of them there are. */
function periodInRow(block: Block, amount: Amount, column: string): Period | null {
  if (!ONE_PART.test(column)) return null
  const parts = partsInCells(block, amount.start)
  if (parts !== null) return parts
  const offset = block.span.start + amount.start
  for (const { start, end } of block.cells ?? []) {
    if (start <= offset && end > offset) continue
    const told = periodOf(block.text.slice(start - block.span.start, end - block.span.start), '')
    if (told !== null && told.times > 1) return told
  }
  return null
}

/**
 * "$2,702.00, payable quarterly ($675.50)" and "$675.50 a quarter or $2,702.00": where an amount
 * beside it is the part that falls due so often, this one is the whole year's.
 */
export function wholeYear(
  period: Period | null,
  amount: Amount,
  amounts: readonly Amount[],
  column = '',
): Period | null {
  // Below "Half", beside "Annual" and "Quarter", it is no year although a quarter is its half.
  if (PART_COLUMN.test(column)) return period
  if (period === null || period.times === 1 || isMadeUpBehind(amount, amounts)) return period
  const hasPart = amounts.some(
    ({ start, end, cents }) =>
      cents * period.times === amount.cents &&
      (start > amount.start ? start - amount.end < 60 : amount.start - end < 30),
  )
  return hasPart ? { times: 1, words: 'a year' } : period
}

const PART_COLUMN = /^\W{0,3}(?:half(?:[- ]year(?:ly)?)?|quarter(?:ly)?|qtr|month(?:ly)?)\W{0,3}$/i

/** "$520.00 per quarter (administration $390.00, sinking $130.00)": a quarter of it only by chance. */
function isMadeUpBehind({ cents, end }: Amount, amounts: readonly Amount[]): boolean {
  const behind = amounts.filter(({ start }) => start >= end)
  return behind.length > 1 && behind.reduce((sum, one) => sum + one.cents, 0) === cents
}

/** How many times a year an amount falls due, and in what words the document says so. */
export type Period = { readonly times: number; readonly words: string }

/** What is charged once for the whole year. */
export const A_YEAR: Period = { times: 1, words: 'a year' }

const PERIODS: readonly (readonly [number, string, RegExp])[] = [
  [
    1,
    'a year',
    /\b(?:per annum|p\.?a\.?\b|annual(?:ly)?|(?:(?<!times )a|each|per|every|full|whole|rating|financial|first|tax|present|current) year|(?:for (?:the )?(?:20\d\d|year|full year|rating year)|in (?:the|one) (?:full )?year)|(?:for |over )?(?:12|twelve) months|over (?:the|a|one) year|(?<!half[- ]?)yearly|(?<=,\s)year\b|(?<!\b(?:quarter|half|half[- ]year|instal?ment) (?:of|in|for) (?:the )?(?:(?:financial |rating )?year )?)20\d\d[/-](?:20)?\d\d(?![/-]?\d))/gi,
  ],
  [
    4,
    'a quarter',
    /(?<!\w)(?:(?:per|a|each|every|one|the|for the|this|current|last) quarter|(?<!\b(?:first|second|third|fourth|last|next) )quarter(?=\s{0,2}$)|\(quarter\)|\/ ?quarter|\/ ?qtr|p\/q|quarterly|quarter's|quarter (?:ending|ended|to)|(?:four|4) times (?:a|each|per) year|three months|3 months)(?!\w)/gi,
  ],
  [
    2,
    'half a year',
    /\b(?:half[- ]?year(?:ly|'s)?|(?:two times|twice) (?:a|each|per) year|six months|6 months|each half|six[- ]monthly)\b/gi,
  ],
  [
    3,
    'four months',
    /\b(?:tri-?annual(?:ly)?|four[- ]month(?:s|ly)?|three times a year|each third of the year)\b/gi,
  ],
  [6, 'two months', /\b(?:two months|two[- ]month(?:ly)?|every second month|bi-?monthly)\b/gi],
  [
    12,
    'a month',
    /\b(?:(?:per|a|each|every) (?:calendar )?month|(?<!\b(?:two|six|four|bi)[- ]?)monthly)\b/gi,
  ],
]

/**
 * How often the amount falls due. The words right behind it tell first ("per quarter"), then those
 * before it ("annual fees of … payable quarterly" is a year's amount), then the rest, then the dates
 * of its period.
 */
export function periodOf(before: string, after: string): Period | null {
  const lead = before.slice(-90)
  const share = (ONE_OF_SEVERAL.exec(lead) ??
    SEVERAL_OF.exec(lead) ??
    BILLS_BEFORE.exec(lead))?.[1]?.toLowerCase()
  if (share !== undefined) {
    const times = countOf(share)
    return { times, words: `one of ${share} bills` }
  }
  const bills = BILLS_A_YEAR.exec(after.slice(0, 70))?.[1]?.toLowerCase()
  if (bills !== undefined) return { times: countOf(bills), words: `one of ${bills} bills` }
  const beside = partBeside(before, after)
  if (beside !== null) return beside
  if (ANNUAL.test(before)) return { times: 1, words: 'a year' }
  if (A_YEAR_EACH.test(after)) return A_YEAR
  const days = DAYS_A_YEAR.exec(after.slice(0, 130))
  if (days !== null) {
    const times = days[0].match(MONTH)?.length ?? 0
    // "$1,240.00 a quarter, due on 1 March, …": its own word for it is plainer.
    const said = nearest(after.slice(0, 26).split(/[,;(]/)[0] ?? '', 'first')
    if (said?.times === times) return said
    if (times > 1 && 12 % times === 0)
      return { times, words: `one of ${times} due dates in the year` }
  }
  const part = ofInstalment(before)
  if (part !== null) return part
  const near = after.slice(0, 90)
  const range = rangeIn(near)
  if (range !== null) return range
  if (IN_PARTS.test(near)) return { times: 1, words: 'a year' }
  const direct = nearest(
    near.slice(0, 26).split(/\bpayable\b|\bpaid\b|\bby\b|\(/i)[0] ?? '',
    'first',
  )
  return (
    direct ??
    nearest(before.slice(-90), 'last') ??
    nearest(near, 'first') ??
    rangeIn(before.slice(-110))
  )
}

/** "Raised quarterly. For the year from 1 July the instalment for the lot is": a part, as often as it was told. */
function ofInstalment(before: string): Period | null {
  const near = before.slice(-LONGEST_INSTALMENT)
  if (!AN_INSTALMENT.test(near)) return null
  const told = nearest(near.replaceAll(OF_YEAR, ' '), 'last')
  return told === null || told.times === 1 ? null : told
}

const LONGEST_INSTALMENT = 300
const AN_INSTALMENT = /\b(?:the|each|every|an?) instalment\b[^.;]{0,140}$/i
const OF_YEAR = /\b(?:for|in|of) (?:the|that|this|each) (?:\w{4,9} )?year\b/gi

/** "Annual fees $3,640.00, due half yearly": the year is told, and then when it is paid. */
const ANNUAL = /\bannual (?:fees?|levy|levies|contributions?)\W{0,3}$/i

/** "This bill, one of four equal bills for the year: $277.75", "the second of six equal accounts" */
const ONE_OF_SEVERAL =
  /\b(?:one|first|second|third|fourth|fifth|sixth|last|[1-6](?:st|nd|rd|th)?) of (?:the |your )?(two|three|four|six|twelve|2|3|4|6|12) (?:equal )?(?:quarterly )?(?:bills|instalments|accounts|payments|notices)\b/i

/** "Charged for the year, in four instalments of": what follows is one of them. */
const SEVERAL_OF =
  /\b(two|three|four|six|ten|twelve|2|3|4|6|10|12) (?:equal |like |quarterly |half[- ]yearly |monthly ){0,2}(?:instal?ments|payments|bills) of (?:about )?\W{0,2}$/i

/** "Each two-month bill, six bills a year | $57.30" */
const BILLS_BEFORE =
  /\b(two|three|four|six|twelve|2|3|4|6|12) (?:such |like |equal )?(?:bills|accounts|instal?ments|notices) (?:a|each|every|per|in the) year\W{0,4}$/i

/** "$275.08 (four like bills in the year)", "$203.00, six such bills make the year" */
const BILLS_A_YEAR =
  /^[^$.;]{0,24}\b(two|three|four|six|twelve|2|3|4|6|12) (?:such |like |equal |similar |the same )?(?:bills|accounts|invoices|notices) (?:are sent |are issued |come |make up |make )?(?:(?:in|for) )?(?:a|each|every|per|the) (?:full |whole )?year\b/i
/** "$910.00 on 1 March, 1 June, 1 September and 1 December", "due 1 May and 1 November": no year is told. */
const DAYS_A_YEAR =
  /^[^$.;\d]{0,30}\b(?:on|due|payable|each|every)\b(?: (?:the )?(?:first|1st)(?: day)? (?:of|in)| the)?(?:,? (?:and |& )?(?:(?:the )?\d{1,2}(?:st|nd|rd|th)? (?:of )?)?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\b(?! ?,? ?(?:20)?\d\d\b(?! [a-z]))){2,4}/i
const MONTH = /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\b/gi
/** "$4,364.00 payable by equal quarterly instalments of …": the amount is the whole. */
const IN_PARTS =
  /^[^.;$]{0,26}\b(?:by|in)\b[^.;$]{0,34}\binstalments?\b|^,? ?(?:by )?(?:equal )?(?:quarterly|half[- ]?yearly|monthly) (?:instal|pay)ments\b/i

/** "1 July to 31 December 2026": the first day takes the year of the second. */
const SHORT_RANGE =
  /\b(\d{1,2} [A-Z][A-Za-z]{2,8}) ?(?:to|TO|-|until|and) ?(\d{1,2} [A-Z][A-Za-z]{2,8} (\d{4}))\b/

/** The time between two dates that stand side by side; a day and its due date do not. */
function rangeIn(text: string): Period | null {
  const short = SHORT_RANGE.exec(text)
  const [first, second] =
    short === null ? datesIn(text) : datesIn(`${short[1]} ${short[3]} to ${short[2]}`)
  if (first === undefined || second === undefined) return monthsOfPeriod(text)
  const days = (Date.parse(second.date) - Date.parse(first.date)) / 86_400_000
  if (days < 25 || days > 400) return null
  // "Brought forward (1/03/2026, 1/06/2026)": two days on which something fell due are no time.
  const between = text.slice(first.end, second.start)
  if (short === null && NO_RANGE.test(between)) return null
  const times =
    days > 300 ? 1 : days > 150 ? 2 : days > 105 ? 3 : days > 80 ? 4 : days > 50 ? 6 : 12
  const words = short === null ? text.slice(first.start, second.end) : short[0]
  return { times, words }
}

/** "$1,980.00 a year, in two halves on 1 January and 1 July" */
const A_YEAR_EACH = /^ ?(?:a|per|each|every) (?:year|annum)\b/i

/** "Issued 1 October 2026   Year ending 30 June 2027", "11 January 2027 $674.87, 15 March 2027 $674.87" */
const NO_RANGE = /^\s?[,;&]|\$|\byear (?:ending|ended|to)\b|\b(?:due|paid|issued)\b/i

function nearest(text: string, which: 'first' | 'last'): Period | null {
  let found: { at: number; period: Period } | null = null
  for (const [times, words, pattern] of PERIODS) {
    const all = [...text.matchAll(pattern)]
    const match = which === 'first' ? all[0] : all.at(-1)
    if (match === undefined) continue
    const closer =
      found === null || (which === 'first' ? match.index < found.at : match.index > found.at)
    if (closer) found = { at: match.index, period: { times, words } }
  }
  return found?.period ?? null
}

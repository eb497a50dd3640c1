import type { Block, Doc } from '../../document.ts'
import type { Fact, Outgoing } from '../facts.ts'
import type { Candidate } from './outgoing-sums.ts'
import type { Contribution } from './sum-of-contributions.ts'

import { blockAt } from '../../segment/find.ts'
import { datesIn } from '../forms/dates.ts'
import { amountsIn } from '../forms/money.ts'
import { ORDINAL_NUMBERS } from '../forms/ordinals.ts'
import { added, isWithinYear } from './instalments-in-rows.ts'
import { isBelowLandServices } from './outgoing-context.ts'
import { WORDS } from './outgoing-words.ts'

/**
 * "1st quarter | 1 September 2026 | $489.40" and the three parts below it, with no head over them: the
 * letter of a council that says above them that its rates are paid so. Null where there are no such rows.
 */
export function ratesWithoutHead(doc: Doc): Candidate | null {
  for (const first of doc.blocks) {
    if (!isPart(doc, first, 1) || !isBelowRates(doc, first)) continue
    const rows: Contribution[] = []
    for (const block of doc.blocks.slice(first.index, first.index + QUARTERS)) {
      const [amount] = amountsIn(block.text)
      if (amount !== undefined && isPart(doc, block, rows.length + 1))
        rows.push({ block, amount, times: 1 })
    }
    const whole =
      rows.length === QUARTERS && isWithinYear(rows) ? added(rows, 'council-rates') : null
    if (whole !== null) return whole
  }
  return null
}

/** "Rates for 2025/26 came to $1,871.60" below the instalments of the year behind it. */
export function isOfYearBefore(
  doc: Doc,
  { spans: [told] }: Fact<Outgoing>,
  { spans: [first] }: Fact<Outgoing>,
): boolean {
  const block = told === undefined ? undefined : blockAt(doc, told.start)
  const row = first === undefined ? undefined : blockAt(doc, first.start)
  const day = datesIn(row?.text ?? '')[0]?.date
  if (told === undefined || block === undefined || day === undefined) return false
  const before = block.text.slice(0, told.start - block.span.start)
  const year = YEAR_OF_RATES.exec(before)?.[1]
  if (year === undefined) return false
  const [printed, month] = day.split('-').map(Number)
  const own = (printed ?? 0) - ((month ?? 0) < FIRST_MONTH ? 1 : 0)
  return Number(year) < own
}

const YEAR_OF_RATES = /\brates\b[^$.;]{0,40}\b(20\d\d) ?[-/–] ?(?:20)?\d\d\b[^$.;]{0,40}$/i
/** A council's year begins in July. */
const FIRST_MONTH = 7

function isPart(doc: Doc, { cells }: Block, number: number): boolean {
  const [label] = cells ?? []
  if (label === undefined) return false
  const [, printed, word] = PART.exec(doc.text.slice(label.start, label.end)) ?? []
  return printed === undefined
    ? word !== undefined && ORDINAL_NUMBERS[word.toLowerCase()] === number
    : Number(printed) === number
}

function isBelowRates(doc: Doc, first: Block): boolean {
  if (isBelowLandServices(doc, first)) return false
  const above = doc.blocks
    .slice(Math.max(0, first.index - LINES_OF_LETTER), first.index)
    .filter(({ partIndex }) => partIndex === first.partIndex)
    .map(({ text }) => text)
  if (OTHER.test(above.at(-1) ?? '')) return false
  return above.some(
    (line) => (RATES.test(line) || WORDS['council-rates'].test(line)) && !OTHER_BILL.test(line),
  )
}

const QUARTERS = 4
const LINES_OF_LETTER = 4
const PART =
  /^\W{0,3}(?:([1-4])(?:st|nd|rd|th)|(first|second|third|fourth)) (?:quarter|instal?ment|payment)\W{0,3}$/i
const RATES = /^rates\b|\brates (?:and charges )?(?:for|of) (?:the year )?20\d\d\b/i
const OTHER_BILL = /\b(?:water|sewer\w*|strata|body corporate|levies)\b(?! (?:levy|charge))/i
const OTHER = /\b(?:special|scheme|solar|arrears|payment plan|loan|price|deposit|land tax|fence)\b/i

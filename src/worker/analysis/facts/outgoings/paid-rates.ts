import type { Block, Doc, Span } from '../../document.ts'
import { addDays } from '../../money/days.ts'
import { blockAt } from '../../segment/find.ts'
import type { Fact, Outgoing } from '../facts.ts'

import { datesIn } from '../forms/dates.ts'
import { amountsIn } from '../forms/money.ts'
import { lastDayOf, quarterEnd, yearOfPaper, yearOfRates } from './rates-year-told.ts'
import { paidInstalments } from './paid-instalments.ts'
import { PAID, type Words, wordsAbout } from './paid-words.ts'
import { printedCents } from '../../wording/printed-number.ts'

/** How much of the year's rates the papers show as paid, and the words that say it. */
export type PaidRates = { readonly span: Span } & (
  | { readonly kind: 'until'; readonly date: string }
  /** A sum of the year that begins on 1 July of `year`, where that is told. */
  | { readonly kind: 'sum'; readonly cents: number; readonly year?: number }
  | { readonly kind: 'year' }
  /** Some of it or nothing: until when cannot be told. */
  | { readonly kind: 'some'; readonly inArrears?: true }
  /** Nothing is said, but what is charged ends on this day. */
  | { readonly kind: 'charged-until'; readonly date: string }
)

/** What the paper of an amount of rates says about its payment; null where it says nothing. */
export function paidRates(doc: Doc, { value, spans }: Fact<Outgoing>): PaidRates | null {
  const [span] = spans
  const block = span === undefined ? undefined : blockAt(doc, span.start)
  if (value.kind !== 'council-rates' || span === undefined || block === undefined) return null
  const words = wordsAbout(doc, block, span)
  const charge: Charge = {
    annualCents: value.annualCents,
    printedCents: Math.floor(value.annualCents / timesOf(value)),
    rowCents: printedCents(/\d[\d,]{0,9}(?:\.\d\d)?/.exec(doc.text.slice(span.start))?.[0] ?? '0'),
    isWholeYear: timesOf(value) === 1,
    end: timesOf(value) === 1 ? null : chargeEnd(doc, block, value),
    year: yearOfRates(doc, block, span),
    written: yearOfPaper(doc, block),
    instalments: instalmentsIn(words, doc.state),
  }
  for (const read of READERS) {
    if (read === paidParts && charge.isWholeYear) {
      const rows = paidInstalments(words, charge.annualCents)
      if (rows !== null) return inFullOr(rows, charge)
    }
    for (const one of words) {
      const found = read(one, charge)
      if (found !== null) return found
    }
  }
  return charge.end === null ? null : { kind: 'charged-until', date: charge.end, span }
}

function inFullOr(
  rows: { readonly cents: number; readonly span: Span },
  charge: Charge,
): PaidRates {
  if (rows.cents === charge.annualCents) return fullyPaid(charge, rows.span)
  return { kind: 'sum', ...rows, ...(charge.year === null ? {} : { year: charge.year }) }
}

type Charge = {
  readonly annualCents: number
  /** What is charged for the time it is charged for. */
  readonly printedCents: number
  /** Of it what is printed first; a bill may be told by its lines. */
  readonly rowCents: number
  readonly isWholeYear: boolean
  /** The last day of a charge for less than a year. */
  readonly end: string | null
  readonly year: number | null
  /** The rates year in which the paper was written, for a day without a year. */
  readonly written: number | null
  /** Into how many instalments the year is cut; null where that is not known. */
  readonly instalments: number | null
}

type Reader = (words: Words, charge: Charge) => PaidRates | null

/** The plainest statement first. */
const READERS: readonly Reader[] = [
  paidUntil,
  paidColumns,
  paidParts,
  paidSum,
  paidInFull,
  paidInPart,
]

/** "Paid to 31 December 2026", "paid up to 30 June". */
function paidUntil({ text, span, heading }: Words, { year, written }: Charge): PaidRates | null {
  const said = PAID.until.exec(text)
  const rest =
    said === null
      ? (PAID.untilBehind.exec(text)?.[1] ?? null)
      : text.slice(said.index + said[0].length)
  const told = rest ?? (PAID.untilHead.test(heading) ? text : null)
  const date = told === null ? null : lastDayOf(told, year ?? written)
  if (date !== null) return { kind: 'until', date, span }
  // Until a day that cannot be told is not the whole year.
  return said !== null && told !== null && lastDayOf(told, 2000) !== null
    ? { kind: 'some', span }
    : null
}

/** "1,830.60 | 457.65 | 1,372.95" below "Levied | Paid | Owing": what of it is paid and what is left. */
function paidColumns({ text, span, heading }: Words, charge: Charge): PaidRates | null {
  const owing = PAID.owingHead.exec(heading)
  const [, one, other] = PAID.figures.exec(withoutArrears(text, heading)) ?? []
  if (owing === null || one === undefined) return null
  const [first, second] = [one, other ?? ''].map((printed) => printedCents(printed))
  if (first === undefined || second === undefined || first === 0) return null
  const year = charge.year === null ? {} : { year: charge.year }
  const isSplit = second > 0 && first + second === charge.rowCents
  if (isSplit && charge.isWholeYear) {
    const paid = PAID.paidHead.exec(heading)
    if (paid === null) return { kind: 'some', span }
    const part = (paid.index < owing.index ? first : second) / charge.rowCents
    return { kind: 'sum', cents: Math.round(charge.printedCents * part), span, ...year }
  }
  // Where nothing of it is paid yet, all of it is left.
  if (second === 0 && first === charge.rowCents && charge.isWholeYear)
    return { kind: 'sum', cents: 0, span, ...year }
  return { kind: 'some', span }
}

/** "Annual | Arrears | Paid | Balance": nothing in the column of arrears says nothing of the year. */
function withoutArrears(text: string, heading: string): string {
  return /\barrears\b/i.test(heading) ? text.replace(PAID.zeroFirst, '') : text
}

/** "First quarter paid", "the first two instalments have been received". */
function paidParts(
  { text, span, heading }: Words,
  { annualCents, year, instalments }: Charge,
): PaidRates | null {
  const [match, unit = ''] =
    PAID.parts.exec(text) ??
    PAID.partsBehind.exec(text) ??
    aloneIn(text) ??
    (PAID.untilHead.test(heading) ? PAID.partCell.exec(text) : null) ??
    []
  if (match === undefined) return null
  const count = Math.max(
    0,
    ...PAID.ordinals.flatMap((word, at) => (word.test(match) ? at + 1 : [])),
  )
  const parts = /half/i.test(unit) ? 2 : /quarter/i.test(unit) ? 4 : instalments
  if (count === 0 || parts === null || count > parts) return { kind: 'some', span }
  if (year === null) return { kind: 'sum', cents: Math.round((annualCents * count) / parts), span }
  return 12 % parts === 0
    ? { kind: 'until', date: quarterEnd(year, (count * 12) / parts), span }
    : { kind: 'some', span }
}

/** Of "payable in four instalments … The first was paid" only what stands behind the instalments. */
function aloneIn(text: string): readonly [string, string?] | null {
  const told = PAID.partsAlone.exec(text)
  if (told === null) return null
  const at = told[0].search(
    /\bthe (?:first|second|third|fourth|[1-4](?:st|nd|rd|th))\b[^$]{0,60}$/i,
  )
  return [told[0].slice(Math.max(0, at)), told[1] ?? '']
}

/** "Of which $671.00 paid", "paid to date $947.40". */
function paidSum({ text, span }: Words, charge: Charge): PaidRates | null {
  const said = PAID.sumBefore.exec(text) ?? PAID.sumBehind.exec(text)
  const cents = said === null ? undefined : amountsIn(said[0]).at(-1)?.cents
  if (cents === undefined || PAID.slip.test(text)) return null
  if (PAID.arrears.test(text)) return { kind: 'some', inArrears: true, span }
  if (cents >= charge.printedCents) return fullyPaid(charge, span)
  if (!charge.isWholeYear) return { kind: 'some', span }
  return { kind: 'sum', cents, span, ...(charge.year === null ? {} : { year: charge.year }) }
}

/** "Paid in full", "balance owing nil", "nil" in the column of what is unpaid. */
function paidInFull({ text, span, heading }: Words, charge: Charge): PaidRates | null {
  const isNil = PAID.owingHead.test(heading) && PAID.nilCell.test(withoutArrears(text, heading))
  const isFull = isNil || PAID.full.test(text)
  if (!isFull || PAID.arrears.test(text)) return null
  const isOfPart = PAID.inParts.test(text) && !PAID.wholly.test(text)
  return isOfPart && charge.isWholeYear ? { kind: 'some', span } : fullyPaid(charge, span)
}

function paidInPart({ text, span }: Words): PaidRates | null {
  if (PAID.arrears.test(text)) return { kind: 'some', inArrears: true, span }
  return PAID.part.test(text) ? { kind: 'some', span } : null
}

function fullyPaid({ isWholeYear, end, year }: Charge, span: Span): PaidRates {
  if (end !== null) return { kind: 'until', date: end, span }
  if (!isWholeYear) return { kind: 'some', span }
  return year === null
    ? { kind: 'year', span }
    : { kind: 'until', date: addDays(`${year + 1}-07-01`, -1), span }
}

/** The basis says how many such amounts make the year: "$1,046.35 for half a year × 2". */
function timesOf({ basis }: Outgoing): number {
  return Number(/× (\d{1,2})/.exec(basis)?.[1] ?? 1)
}

/** The last day of a charge for less than a year: "1 July 2026 to 31 December 2026". */
function chargeEnd(
  doc: Doc,
  { index, text, partIndex }: Block,
  { basis }: Outgoing,
): string | null {
  const inBasis = datesIn(basis).at(-1)
  if (inBasis !== undefined) return inBasis.date
  const above = doc.blocks.slice(Math.max(0, index - ABOVE), index).toReversed()
  const near = [text, ...above.filter((one) => one.partIndex === partIndex).map((one) => one.text)]
  for (const words of near) {
    const told = CHARGE_TO.exec(words)
    const [end] =
      told === null ? [] : datesIn(words.slice(told.index + told[0].length).slice(0, 24))
    if (end !== undefined) return end.date
  }
  return null
}

/** A bill of several lines tells its period at its head. */
const ABOVE = 20

const CHARGE_TO =
  /\b(?:half[- ]year(?:ly)?|six months|quarter|period|\d{1,2} (?:january|july|april|october)(?: 20\d\d)?),? (?:to|ended|ending) /i

/** Councils of these states cut the year into four by law; elsewhere the paper must say it. */
const QUARTERLY: ReadonlySet<Doc['state']> = new Set(['NSW', 'VIC', 'SA'])

function instalmentsIn(words: readonly Words[], state: Doc['state']): number | null {
  for (const { text } of words) {
    const [, count = ''] = PAID.instalments.exec(text) ?? []
    const at = PAID.counts.findIndex((word) => word.test(count))
    if (at >= 0) return at + 1
  }
  return QUARTERLY.has(state) ? 4 : null
}

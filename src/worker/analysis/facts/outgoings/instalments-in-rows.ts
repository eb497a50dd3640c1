import type { Block, Doc } from '../../document.ts'
import type { Candidate } from './outgoing-sums.ts'
import type { Kind } from './outgoing-words.ts'

import { datesIn } from '../forms/dates.ts'
import { ORDINAL_NUMBERS } from '../forms/ordinals.ts'
import { amountsIn } from '../forms/money.ts'
import { matchesIn } from '../../wording/matches.ts'
import { isBelowLandServices } from './outgoing-context.ts'
import { PARTS_OF_A_YEAR } from './outgoing-score.ts'
import { HOME, WORDS } from './outgoing-words.ts'
import { type Contribution, sumOfContributions } from './sum-of-contributions.ts'

/** "1st 31/8/2026 $497.11 2nd … 4th 31/5/2027 $497.11": four instalments, each with its day, added. */
export function instalmentsListed(doc: Doc, kind: Kind): Candidate | null {
  const found: Contribution[] = []
  for (const block of doc.blocks) {
    if (block.zone !== HOME[kind] || isBelowLandServices(doc, block)) continue
    for (const match of matchesIn(block.text, LISTED)) {
      const nth = ORDINALS.indexOf((match[1] ?? '').toLowerCase()) % 4
      const start = match.index + match[0].length
      const [amount] = amountsIn(block.text.slice(start, start + 18))
      if (amount === undefined || amount.start > 0 || nth !== found.length) continue
      found.push({ block, amount: { ...amount, start, end: start + amount.end }, times: 1 })
    }
    if (found.length === 4) break
  }
  return found.length < 4 ? null : added(found, kind)
}

/**
 * "Instalment | Due | Amount" above rows that are numbered, or "Quarter due | Rates" above rows that
 * open with their days: all of a year, added.
 */
export function instalmentsInRows(doc: Doc, kind: Kind): Candidate | null {
  for (const head of doc.blocks) {
    const [first] = head.cells ?? []
    if (first === undefined || !isOfKind(doc, head, kind)) continue
    if (!HEADS_ROWS.test(doc.text.slice(first.start, first.end)) || OTHER.test(head.text)) continue
    const rows: Contribution[] = []
    for (const block of doc.blocks.slice(head.index + 1, head.index + 1 + MOST_ROWS)) {
      const [label] = block.cells ?? []
      const [amount] = amountsIn(block.text)
      const name = label === undefined ? '' : doc.text.slice(label.start, label.end)
      if (amount === undefined || !isNext(name, rows.length + 1)) break
      rows.push({ block, amount, times: 1 })
    }
    if (!PARTS_OF_A_YEAR.has(rows.length) || !isWithinYear(rows)) continue
    const whole = added(rows, kind)
    if (whole !== null) return whole
  }
  return null
}

function isOfKind(doc: Doc, head: Block, kind: Kind): boolean {
  if (isBelowLandServices(doc, head)) return false
  return head.zone === HOME[kind] || namedAbove(doc, head) === kind
}

/** What the lines right above a table say that it is for; null where they name no kind, or several. */
function namedAbove(doc: Doc, { index, page }: Block): Kind | null {
  for (const above of doc.blocks.slice(Math.max(0, index - LINES_ABOVE), index).toReversed()) {
    if (above.page !== page || above.text.length > LONGEST_LINE) return null
    const named = KINDS.filter((kind) => WORDS[kind].test(above.text))
    if (named.length > 0) return named.length === 1 ? (named[0] ?? null) : null
  }
  return null
}

const KINDS = ['council-rates', 'water-rates', 'owners-corporation', 'land-tax'] as const

/** By its number, in words or figures, or by its day. */
function isNext(label: string, number: number): boolean {
  const printed = NUMBER.exec(label)?.[1]
  if (printed !== undefined) return Number(printed) === number
  const word = /^\W{0,3}([a-z]{5,8})(?: (?:instal?ment|quarter))?\W{0,3}$/i.exec(label)?.[1]
  if (word !== undefined) return ORDINAL_NUMBERS[word.toLowerCase()] === number
  return datesIn(label).length === 1 && label.length < LONGEST_DAY
}

/** Whether all days of such rows lie in one year. */
export function isWithinYear(rows: readonly Contribution[]): boolean {
  const days = rows.flatMap(({ block }) => datesIn(block.text)[0]?.date ?? [])
  const [first, last] = [days[0], days.at(-1)].map((day) => Date.parse(day ?? ''))
  return days.length < rows.length || Math.abs((last ?? 0) - (first ?? 0)) < YEAR_MS
}

/** Such rows added. The first takes up what does not divide; parts that differ by more are not of one charge. */
export function added(rows: readonly Contribution[], kind: Kind): Candidate | null {
  const sums = rows.map(({ amount }) => amount.cents)
  if (Math.max(...sums) - Math.min(...sums) > ODD_CENTS) return null
  const explanation = 'the instalments of a year, added'
  const fact = sumOfContributions(rows, { kind, confidence: 84, explanation })
  const basis = rows
    .map(({ block, amount }) => block.text.slice(amount.start, amount.end))
    .join(' + ')
  return { score: 6, fact: { ...fact, value: { ...fact.value, basis }, text: basis } }
}

const HEADS_ROWS =
  /^\W{0,3}(?:instal?ment|quarter|payment|part|bill)s?(?: (?:no\.?|number|due|dates?))?\W{0,3}$/i
const NUMBER = /^\W{0,3}(?:no\.? ?|q)?(\d{1,2})(?:st|nd|rd|th)?\W{0,3}$/i
const OTHER = /\b(?:special|scheme|solar|arrears|payment plan|loan|price|deposit|land tax|fence)\b/i
const MOST_ROWS = 13
const LONGEST_DAY = 24
const LINES_ABOVE = 2
const LONGEST_LINE = 140
/** Rounding moves a dollar or two into the first of them. */
const ODD_CENTS = 500
const YEAR_MS = 366 * 86_400_000
const ORDINALS = ['1st', '2nd', '3rd', '4th', 'first', 'second', 'third', 'fourth']
const LISTED =
  /\b(1st|2nd|3rd|4th|first|second|third|fourth)\b(?: (?:instalment|quarter))?[^$]{0,40}(?=\$)/gi

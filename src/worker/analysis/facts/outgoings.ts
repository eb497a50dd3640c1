import type { PageKind } from '#shared/report.ts'

import type { Block, Doc } from '../document.ts'
import type { Fact, Outgoing } from './facts.ts'
import type { Amount } from './money.ts'
import type { Period } from './charge-period.ts'
import type { Candidate } from './outgoing-sums.ts'
import type { Kind } from './outgoing-words.ts'

import { periodFor, periodOf } from './charge-period.ts'
import { columnHeading, factAt } from './labels.ts'
import { amountsIn } from './money.ts'
import { around, labelAbove, periodOfPaper } from './outgoing-context.ts'
import { lastResolved, sumOfFunds } from './outgoing-funds.ts'
import { sumOfLines } from './outgoing-sums.ts'
import {
  BAD,
  FUND,
  GOOD,
  HOME,
  LEVY_PAPER,
  NO_DISCOUNT,
  NOT,
  OPENS,
  TOTAL,
  WORDS,
} from './outgoing-words.ts'

/** Each kind of regular outgoing with its cost for a year; the levied amount, never the balance. */
export function recogniseOutgoings(doc: Doc): Fact<Outgoing>[] {
  const kinds: readonly Kind[] = [
    'council-rates',
    'water-rates',
    'owners-corporation',
    'land-tax',
    'emergency-services-levy',
  ]
  const priced = doc.blocks.filter(({ text }) => text.includes('$'))
  const read = new Map<Block, readonly Entry[]>()
  const entriesOf = (block: Block) => {
    const entries = read.get(block) ?? entriesIn(doc, block)
    read.set(block, entries)
    return entries
  }
  return kinds.flatMap((kind) => best(doc, kind, priced, entriesOf) ?? [])
}

/** An amount and the words that belong to it, whichever outgoing it is for. */
type Entry = ReturnType<typeof around> & { readonly amount: Amount; readonly above: string }

function entriesIn(doc: Doc, block: Block): Entry[] {
  const amounts = amountsIn(block.text)
  return amounts.map((amount, index) => {
    const words = around(block, amounts, index)
    return { ...words, amount, above: labelAbove(doc, block, words.before) }
  })
}

function best(
  doc: Doc,
  kind: Kind,
  priced: readonly Block[],
  entriesOf: (block: Block) => readonly Entry[],
): Fact<Outgoing> | null {
  let chosen: Candidate | null = null
  for (const block of priced) {
    const base = zoneScore(block.zone, kind)
    if (base === null) continue
    // A rates notice counts the levy in its own total.
    if (kind === 'emergency-services-levy' && base !== 3 && !inLevyPaper(doc, block)) continue
    const candidate = candidateIn(doc, block, entriesOf(block), kind, base)
    if (candidate !== null && (chosen === null || candidate.score > chosen.score))
      chosen = candidate
  }
  const resolved = kind === 'owners-corporation' ? lastResolved(doc) : null
  if (resolved !== null) return resolved.fact
  const summed = kind === 'owners-corporation' ? sumOfFunds(doc) : sumOfLines(doc, kind)
  if (summed === null) return chosen?.fact ?? totalWithoutSign(doc, kind)
  if (chosen === null || summed.score > chosen.score) return summed.fact
  // One line of a bill, or one fund of a scheme, is never the whole of it.
  return kind !== 'council-rates' && isLineOf(chosen.fact, summed.fact) ? summed.fact : chosen.fact
}

/** "Total Rates 1,260.30" on a notice that prints no currency sign at all. */
const PLAIN_TOTAL = /^(?:.{0,30}\b)?(?:total|together)\b[^\d$]{0,40}(\d{1,3}(?:,\d{3})*\.\d\d)$/i

function totalWithoutSign(doc: Doc, kind: Kind): Fact<Outgoing> | null {
  for (const part of doc.parts) {
    if (part.kind !== HOME[kind] || kind === 'owners-corporation') continue
    if (doc.text.slice(part.span.start, part.span.end).includes('$')) continue
    for (const block of part.blocks) {
      const printed = PLAIN_TOTAL.exec(block.text)?.[1]
      if (printed === undefined || BAD.test(block.text)) continue
      const start = block.text.length - printed.length
      const cents = Math.round(Number(printed.replaceAll(',', '')) * 100)
      const amount = { cents, start, end: block.text.length }
      return factOf(doc, block, amount, kind, periodOfPaper(doc, block))
    }
  }
  return null
}

function isLineOf(one: Fact<Outgoing>, sum: Fact<Outgoing>): boolean {
  const at = one.spans[0]?.start
  return sum.spans.some(({ start }) => start === at)
}

function inLevyPaper(doc: Doc, block: Block): boolean {
  const part = doc.parts[block.partIndex]
  if (part === undefined) return false
  if (LEVY_PAPER.test(part.title)) return true
  // Several certificates of one office stand behind one another under its name.
  const above = doc.blocks.slice(Math.max(0, block.index - 2), block.index)
  return above.some((one) => one.partIndex === block.partIndex && LEVY_PAPER.test(one.text))
}

/**
 * What a heading or the head of a table above says of every amount below it: "Outgoings (annual)".
 * Null where the block stands in no list of outgoings.
 */
function listOfOutgoings(doc: Doc, block: Block): { yearly: boolean } | null {
  for (let index = block.index; index > block.index - 9; index -= 1) {
    const above = doc.blocks[index]
    if (above?.partIndex !== block.partIndex) return null
    const opening = above.text.slice(0, 140)
    const first = above.cells?.[0]
    const head = first === undefined ? opening : doc.text.slice(first.start, first.end)
    if (LIST_HEAD.test(index === block.index ? head : opening))
      return { yearly: YEARLY.test(opening) }
    if (index < block.index && above.text.length > 240) return null
  }
  return null
}

const LIST_HEAD =
  /\boutgoings?\b|\brates,? (?:taxes|and taxes|charges|and charges)\b|\btaxes,? charges\b/i
const YEARLY =
  /\b(?:annual(?:ly)?|per annum|p\.a\.?|yearly|(?:each|per|a) year|for the year)(?!\w)/i

/** Where a short word of a form names an outgoing. */
const OPENS_IN: ReadonlySet<PageKind> = new Set([
  'vendor-statement',
  'special-conditions',
  'other',
  'annexure',
  'planning-certificate',
])

function zoneScore(zone: PageKind, kind: Kind): number | null {
  if (zone === HOME[kind]) return 6
  if (zone === 'vendor-statement') return 3
  if (
    zone === 'rates-certificate' ||
    zone === 'water-certificate' ||
    zone === 'land-tax-certificate'
  )
    return 2
  if (
    zone === 'annexure' ||
    zone === 'other' ||
    zone === 'planning-certificate' ||
    zone === 'particulars' ||
    zone === 'contract-form'
  )
    return 1
  // A bill on the page of another paper still names its issuer and its period.
  if (zone === 'title-search' || zone === 'plan' || zone === 'building-report') return 0
  if (kind !== 'owners-corporation') return null
  return zone === 'minutes' || zone === 'by-laws' || zone === 'special-conditions' ? -3 : null
}

/** What is paid for the whole land before it is cut up is not this lot's. */
const OTHER_PARCEL =
  /\b(?:parent (?:parcel|lot|title|land)|englobo|balance lot|next door|neighbour(?:s|ing|'s)?|adjoining (?:lot|land|property|owner))\b/i

function candidateIn(
  doc: Doc,
  block: Block,
  entries: readonly Entry[],
  kind: Kind,
  base: number,
): Candidate | null {
  const home = block.zone === HOME[kind]
  const list =
    block.zone === 'vendor-statement' || block.zone === 'particulars'
      ? listOfOutgoings(doc, block)
      : null
  let chosen: Candidate | null = null
  const amounts = entries.map(({ amount }) => amount)
  for (const [index, { amount, before, after, label, above }] of entries.entries()) {
    if (amount.cents < 1_000 || amount.cents > 20_000_000) continue
    const context = `${above} ${label} ${before} ${after}`.trimStart()
    const named =
      WORDS[kind].test(context) ||
      (OPENS_IN.has(block.zone) && OPENS[kind]?.test(above === '' ? label : above) === true)
    if (!named && (!home || kind === 'land-tax')) continue
    if (NOT[kind].test(`${home ? '' : `${above} ${label}`} ${before} ${after.slice(0, 40)}`))
      continue
    if (kind === 'owners-corporation' && /\bspecial\b/i.test(label)) continue
    if (OTHER_PARCEL.test(`${before} ${after.slice(0, 40)}`)) continue
    if (/\b(?:exceed|not more than|up to a maximum)\b/i.test(before)) continue
    if (
      BAD.test(before.slice(-60).replace(NO_DISCOUNT, '')) ||
      BAD.test(after.slice(0, 14).split(/[,;.]/)[0] ?? '')
    )
      continue
    const column = columnHeading(doc, block, amount.start)
    if (BAD.test(column)) continue
    const period =
      periodFor(block, amount, before, after, column) ??
      periodOfRow(block) ??
      (home ? periodOfPaper(doc, block) : null) ??
      (list?.yearly === true ? { times: 1, words: 'a year' } : null)
    const goods = new Set([...context.matchAll(GOOD)].map((match) => match[0].toLowerCase())).size
    if (!home && goods === 0 && period === null && list === null) continue
    const score =
      base +
      Math.min(goods, 3) * 2 +
      (named ? 2 : 0) +
      (TOTAL.test(`${above} ${label} ${before} ${after}`) ? 4 : 0) +
      (/\b(?:total\w*|together)\b[^$]{0,14}$/i.test(before) ? 3 : 0) +
      (/\bone of (?:two|three|four|six|twelve)\b/i.test(before) ? 4 : 0) +
      (sumsUp(amounts, index) ? 6 : 0) -
      // With arrears and after payments: what is due now is not a year's charge.
      (home && /\b(?:total (?:amount )?|amount |now )(?:payable|due|owing)\W*$/i.test(before)
        ? 8
        : 0) -
      (kind === 'owners-corporation' && isOneFund(before) ? 4 : 0) +
      columnScore(column) +
      (period?.times === 1 ? 2 : period === null ? 0 : 1) -
      index * 0.5
    if (!(chosen === null || score > chosen.score)) continue
    chosen = { score, fact: factOf(doc, block, amount, kind, period) }
  }
  return chosen
}

/** "Half year to 31 December 2026 | general $982.40, waste … | $1,224.90" */
function periodOfRow(block: Block): Period | null {
  const [first, second, third] = block.cells ?? []
  if (first === undefined || second === undefined || third === undefined) return null
  const words = block.text.slice(0, first.end - block.span.start)
  return words.includes('$') ? null : periodOf('', words)
}

/** "general $982.40, waste $198.50, fire $44.00  $1,224.90": the last is what they come to. */
function sumsUp(amounts: readonly Amount[], index: number): boolean {
  if (index < 2) return false
  const sum = amounts.slice(0, index).reduce((all, { cents }) => all + cents, 0)
  return amounts[index]?.cents === sum
}

/** A table with a column for each fund and one for their sum. */
function columnScore(column: string): number {
  return /\btotal\b/i.test(column)
    ? 3
    : /\b(?:admin\w*|sinking|capital|reserve|fund)\b/i.test(column)
      ? -4
      : 0
}

/** One fund's own contribution; the owner pays the others too. */
function isOneFund(before: string): boolean {
  return /\bfund\b[^$]{0,24}$/i.test(before) || (FUND.test(before) && !TOTAL.test(before))
}

function factOf(
  doc: Doc,
  block: Block,
  amount: Amount,
  kind: Kind,
  period: Period | null,
): Fact<Outgoing> {
  const times = period?.times ?? 1
  const printed = block.text.slice(amount.start, amount.end)
  const basis =
    period === null
      ? `${printed} as printed, taken as a year's amount`
      : times === 1
        ? `${printed} for the year`
        : `${printed} for ${period.words} × ${times}`
  const span = {
    start: block.span.start + amount.start,
    end: Math.min(
      block.span.end,
      block.span.start + amount.end + tailLength(block.text.slice(amount.end)),
    ),
  }
  return factAt(
    doc,
    { kind, annualCents: amount.cents * times, basis },
    span,
    period === null ? 75 : 88,
    [basis],
  )
}

/** The words behind an amount that tell its period belong to what is quoted. */
function tailLength(text: string): number {
  return (
    /^[^.;$\n]{0,70}?\b(?:year|quarter|annum|month|20\d\d(?:[/-]\d\d)?|levied|charges|tax)\b/i.exec(
      text,
    )?.[0].length ?? 0
  )
}

import type { PageKind } from '#shared/report.ts'

import type { Block, Doc } from '../document.ts'
import type { BillHead } from './bill-heads.ts'
import type { Fact, Outgoing } from './facts.ts'
import type { OutgoingOf } from './outgoing-sums.ts'

import { billHeads, headAbove } from './bill-heads.ts'
import { A_YEAR, periodOf, type Period } from './charge-period.ts'
import { amountsIn, type Amount } from './money.ts'
import { isBelowLandServices } from './outgoing-context.ts'
import { isOfAnotherBill } from './outgoing-totals.ts'
import { PARTS_OF_A_YEAR } from './outgoing-score.ts'

type Told = 'council-rates' | 'water-rates'

/** An amount that is charged, with its own words and its time. */
type Line = { readonly amount: Amount; readonly before: string; readonly period: Period | null }

/** What a bill charges, and how well its words tell so. */
type Charge = { readonly rank: number; readonly of: readonly Amount[]; readonly period: Period }

/** Parts that speak of rates in general, or of what the parties agree about them. */
const AGREED: ReadonlySet<PageKind> = new Set<PageKind>([
  'general-conditions',
  'special-conditions',
  'statutory-notice',
  'auction-conditions',
])

/**
 * The year's charge of a council or a water company as a line of prose tells it, behind whatever paper
 * it stands: the last words before the amount that speak of a bill say whose it is. Null where none is
 * told. For documents in which no bill of the kind was found.
 */
export function billTold(doc: Doc, kind: Told, read: OutgoingOf): Fact<Outgoing> | null {
  let best: { rank: number; fact: Fact<Outgoing> | null } | null = null
  for (const block of doc.blocks) {
    if (!block.text.includes('$')) continue
    const inText = billHeads(block.text)
    const above = inText[0]?.start === 0 ? null : headAbove(doc, block)
    if (kind === 'council-rates' && isBelowLandServices(doc, block)) continue
    if (AGREED.has(block.zone) && above?.isTitle !== true && !isOwnPaper(block, inText[0])) continue
    const heads: readonly BillHead[] =
      above === null ? inText : [{ kind: above.head.kind, start: 0, end: 0 }, ...inText]
    for (const [at, head] of heads.entries()) {
      if (head.kind !== kind) continue
      const last = heads.findIndex((one, index) => index > at && one.kind !== kind)
      const end = heads[last]?.start ?? block.text.length
      const opening = at === 0 && above !== null ? above.text : ''
      const told = chargeOf(block, kind, { start: head.start, end }, opening)
      const [first] = told?.of ?? []
      if (first === undefined || isOfAnotherBill(doc, kind, block.span.start + first.start))
        continue
      if (told === null || (best !== null && best.rank >= told.rank)) continue
      best = { rank: told.rank, fact: factOf(doc, block, told, kind, read) }
    }
  }
  return best?.fact ?? null
}

/** A paper of one line: "ILLARA COUNCIL - s603 certificate - 2026-27 rates and charges $1,714.60". */
function isOwnPaper({ text }: Block, head: BillHead | undefined): boolean {
  return head !== undefined && head.start < 30 && ISSUED.test(text.slice(0, 80))
}

const ISSUED = /\b(?:certificates?|s ?603|rates? (?:notice|search)|information statement)\b/i

function factOf(
  doc: Doc,
  block: Block,
  { of, period }: Charge,
  kind: Told,
  read: OutgoingOf,
): Fact<Outgoing> | null {
  const facts = of.map((amount) => read(doc, block, amount, kind, period))
  const [first, ...others] = facts
  if (first === undefined || others.length === 0) return first ?? null
  const basis = facts.map(({ value }) => value.basis).join(' + ')
  const annualCents = facts.reduce((sum, { value }) => sum + value.annualCents, 0)
  const spans = facts.flatMap((fact) => fact.spans)
  return { ...first, value: { kind, annualCents, basis }, text: basis, spans }
}

function chargeOf(
  block: Block,
  kind: Told,
  { start, end }: { start: number; end: number },
  opening: string,
): Charge | null {
  const said = `${opening} ${block.text.slice(start, end)}`
  if (!CHARGES[kind].test(said) || NOT_THIS[kind].test(said)) return null
  const lines = linesIn(block, start, end)
  const year = YEAR.test(said) ? A_YEAR : null
  let best: Charge | null = null
  for (const [index, { amount, before, period }] of lines.entries()) {
    const earlier = lines.slice(0, index)
    const sum = earlier.reduce((all, one) => all + one.amount.cents, 0)
    const part = earlier.at(-1)?.period ?? null
    const isSum = earlier.length > 1 && sum === amount.cents
    // "water $78.60 and sewer $107.90 a quarter, $746.00 a year"
    const isYear = part !== null && part.times > 1 && isYearOf(amount.cents, earlier, sum)
    const time = isYear ? A_YEAR : (period ?? (isSum ? part : null) ?? year)
    if (time === null) continue
    const isTotal = TOTAL.test(before.slice(-40))
    const rank = (isSum ? 6 : 0) + (isTotal ? 4 : 0) + (isYear ? 4 : 0) + (period === null ? 0 : 2)
    if (best === null || rank > best.rank) best = { rank, of: [amount], period: time }
  }
  return best !== null && best.rank >= 4 ? best : (added(lines) ?? best)
}

function isYearOf(cents: number, parts: readonly Line[], sum: number): boolean {
  return (
    PARTS_OF_A_YEAR.has(cents / sum) ||
    parts.some(({ amount }) => PARTS_OF_A_YEAR.has(cents / amount.cents))
  )
}

/** "Parks charge $87.68 p.a., service charges $803.40 p.a.": each of them is charged. */
function added(lines: readonly Line[]): Charge | null {
  const [period, ...others] = new Set(lines.map((line) => line.period?.times ?? null))
  if (lines.length < 2 || others.length > 0 || period === null) return null
  const first = lines[0]?.period
  if (first === null || first === undefined) return null
  if (!lines.every(({ before }) => LINE.test(before))) return null
  return { rank: 3, of: lines.map(({ amount }) => amount), period: first }
}

function linesIn(block: Block, start: number, end: number): Line[] {
  const { text } = block
  const amounts = amountsIn(text)
  const lines = amounts.flatMap((amount, index): Line[] => {
    if (amount.start < start || amount.start >= end || amount.start - start > REACH) return []
    if (amount.cents < LOWEST_CENTS || amount.cents > HIGHEST_CENTS) return []
    const before = text.slice(Math.max(start, amounts[index - 1]?.end ?? 0), amount.start)
    const after = (
      text.slice(amount.end, amounts[index + 1]?.start).split(/[;.]\s/)[0] ?? ''
    ).slice(0, 60)
    // "Arrears of rates for 2025-26" begins before the word that names the bill.
    const sentence = text.slice(amounts[index - 1]?.end ?? 0, amount.start).slice(-200)
    const near = sentence.split(/;|\.\s/).at(-1) ?? ''
    if (NOT_CHARGED.test(near) || NOT_BEHIND.test(after)) return []
    return [{ amount, before, period: periodOf(near, after) }]
  })
  // "water $78.60 and sewer $107.90 a quarter": said once for both.
  return lines.map((line, index) => {
    const next = lines[index + 1]
    const joined = next !== undefined && /^(?:,| and) [a-z ]{4,40}$/i.test(next.before)
    return line.period === null && joined ? { ...line, period: next.period } : line
  })
}

const CHARGES: Readonly<Record<Told, RegExp>> = {
  'council-rates': /\b(?:rates?|levied|charges|(?:section|s) ?603)\b/i,
  'water-rates':
    /\b(?:charges?|service|fixed|supply|availability|access|account|fees?|rates)\b|\b(?:water|sewer\w*) \$/i,
}
const NOT_THIS: Readonly<Record<Told, RegExp>> = {
  'council-rates': /\b(?:parent (?:land|lot|parcel|title)|next door|neighbour\w*)\b/i,
  'water-rates': /\b(?:parent (?:land|lot|parcel|title)|leak\w*|burst|fine)\b/i,
}
const LINE =
  /\b(?:general|residential|waste|garbage|bins?|stormwater|environment\w*|levy|rates?|water|sewer\w*|wastewater|drainage|waterways?|parks?|service|supply|access|availability|fixed)\b/i
const TOTAL =
  /\b(?:total|together|altogether|levied|net annual|in all|sum|for the year|yearly|annual)\b/i
const YEAR = /\b20\d\d ?[-–/] ?(?:20)?\d\d\b(?![-/])|\brates (?:for )?20\d\d\b/
const REACH = 420
const LOWEST_CENTS = 4_000
const HIGHEST_CENTS = 2_000_000
/** What stands right before a sum that is no charge of the year. */
const NOT_CHARGED =
  /\b(?:values?|GRV|U[CI]?V|CIV|SV|NAV|A[ACV]{0,2}V|capital|site|unimproved|arrears|interest|balance|owing|owed|overdue|outstanding|unpaid|paid|received|credit|instalments? of|first|second|third|fourth|penalty|fine|usage|consumption|used|discount|rebate|remission|costs?|budget|legal|postponed|deferred|limit|threshold|infrastructure|headworks|tapping|connect\w*|debts?|due|exceed|less than|not (?:more than|above|over)|under|below|works|order)\b[^$;]{0,24}$|[@×]\s{0,2}$/i
const NOT_BEHIND =
  /^\s{0,2}(?:per (?:kl|kilolitre|m3|lot|unit)|a kilolitre|each kl|discount|in arrears?)\b/i

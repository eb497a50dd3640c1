import type { PageKind } from '#shared/report.ts'

import type { Block, Doc } from '../../document.ts'
import type { BillHead } from './bill-heads.ts'
import type { Fact, Outgoing } from '../facts.ts'
import type { OutgoingOf } from './outgoing-sums.ts'

import { billHeads, headAbove } from './bill-heads.ts'
import { linesIn, type Line } from './bill-lines.ts'
import { A_YEAR, type Period } from './charge-period.ts'
import type { Amount } from '../forms/money.ts'
import { listOfOutgoings } from './outgoing-above.ts'
import { isBelowLandServices } from './outgoing-context.ts'
import { isOfHousehold } from './outgoing-not-charged.ts'
import { isOfAnotherBill } from './outgoing-totals.ts'
import { PARTS_OF_A_YEAR } from './outgoing-score.ts'

type Told = 'council-rates' | 'water-rates'

/** What a bill charges, and how well its words tell so. */
type Charge = {
  readonly rank: number
  readonly of: readonly Amount[]
  readonly period: Period | null
}

/**
 * Parts that speak of rates in general, or of what the parties agree about them; in Queensland the
 * seller's statutory form has a part for what the land costs.
 */
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
    if (!PRICED.test(block.text)) continue
    const inText = billHeads(block.text)
    const above = inText[0]?.start === 0 ? null : headAbove(doc, block)
    if (kind === 'council-rates' && isBelowLandServices(doc, block)) continue
    // A revenue office speaks of its general rates.
    if (
      kind === 'council-rates' &&
      block.zone === 'land-tax-certificate' &&
      !COUNCIL.test(block.text)
    )
      continue
    const isForm = block.zone === 'statutory-notice' && doc.state === 'QLD'
    if (
      !isForm &&
      AGREED.has(block.zone) &&
      above?.isTitle !== true &&
      !isOwnPaper(block, inText[0])
    )
      continue
    const heads: readonly BillHead[] =
      above === null ? inText : [{ kind: above.head.kind, start: 0, end: 0 }, ...inText]
    for (const [at, head] of heads.entries()) {
      if (head.kind !== kind) continue
      const last = heads.findIndex((one, index) => index > at && one.kind !== kind)
      const end = heads[last]?.start ?? block.text.length
      const opening = at === 0 && above !== null ? above.text : ''
      const told =
        chargeOf(block, kind, { start: head.start, end }, opening) ??
        untold(doc, block, kind, { start: head.start, end }, opening)
      const [first] = told?.of ?? []
      if (first === undefined || isOfAnotherBill(doc, kind, block.span.start + first.start))
        continue
      if (kind === 'water-rates' && isOfHousehold(block, first)) continue
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

/** Many an issuer's own paper prints no currency sign. */
const PRICED = /\$|\d\.\d\d\b/
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
    const isSum = (earlier.length > 1 && sum === amount.cents) || isWhole(lines.slice(index))
    // "water $78.60 and sewer $107.90 a quarter, $746.00 a year"
    const isYear = part !== null && part.times > 1 && isYearOf(amount.cents, earlier, sum)
    const shared = part ?? earlier.find((one) => one.period !== null)?.period ?? null
    const time = isYear ? A_YEAR : (period ?? (isSum ? shared : null) ?? year)
    if (time === null) continue
    const isTotal = TOTAL.test(before.slice(-40))
    const rank = (isSum ? 6 : 0) + (isTotal ? 4 : 0) + (isYear ? 4 : 0) + (period === null ? 0 : 2)
    if (best === null || rank > best.rank) best = { rank, of: [amount], period: time }
  }
  return best !== null && best.rank >= 4 ? best : (added(lines) ?? best)
}

/**
 * "Service charges 731.00. No main runs in the land": an issuer's own paper that tells no time, and
 * "Shire of Sample $1,402.10; Sample Water $688" in a list of what the land costs.
 */
function untold(
  doc: Doc,
  block: Block,
  kind: Told,
  { start, end }: { start: number; end: number },
  opening: string,
): Charge | null {
  const said = `${opening} ${block.text.slice(0, end)}`
  if (NOT_THIS[kind].test(said)) return null
  const [line, ...others] = linesIn(block, start, end)
  if (line === undefined) return null
  const isPaper = PAPER.test(said.slice(0, 160)) && SERVICE[kind].test(line.before)
  const isListed = line.amount.start - start < NEAR_HEAD && listOfOutgoings(doc, block) !== null
  if (!isPaper && !isListed) return null
  const all = isPaper ? [line, ...others] : [line]
  const sum = all.find(
    ({ amount }, at) =>
      at > 1 &&
      amount.cents === all.slice(0, at).reduce((total, one) => total + one.amount.cents, 0),
  )
  if (sum === undefined && all.length > 1) return null
  return { rank: 1, of: [(sum ?? line).amount], period: (sum ?? line).period }
}

/** "$2,367.40 (rate $1,811.00, bins $389.00, ESL $167.40)": the sum stands before its parts. */
function isWhole([whole, ...parts]: readonly Line[]): boolean {
  let rest = whole?.amount.cents ?? 0
  for (const [at, { amount }] of parts.entries()) {
    rest -= amount.cents
    if (rest <= 0) return rest === 0 && at > 0
  }
  return false
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

const CHARGES: Readonly<Record<Told, RegExp>> = {
  'council-rates': /\b(?:rates?|levied|charges|(?:section|s) ?603)\b/i,
  'water-rates':
    /\b(?:charges?|service|fixed|supply|availability|access|account|fees?|rates)\b|\b(?:water|sewer\w*) (?:\$|\d)/i,
}
const NOT_THIS: Readonly<Record<Told, RegExp>> = {
  'council-rates': /\b(?:parent (?:land|lot|parcel|title)|next door|neighbour(?!hood)\w*)\b/i,
  'water-rates':
    /\b(?:parent (?:land|lot|parcel|title)|leak\w*|burst|fine|trade waste fee|for the whole)\b/i,
}
const LINE =
  /\b(?:general|residential|waste|garbage|bins?|stormwater|environment\w*|levy|rates?|water|sewer\w*|wastewater|drainage|waterways?|parks?|service|supply|access|availability|fixed)\b/i
const TOTAL =
  /\b(?:total|together|altogether|levied|net annual|in all|sum|for the year|yearly|annual)\b/i
const YEAR = /\b20\d\d ?[-–/] ?(?:20)?\d\d\b(?![-/])|\brates (?:for )?20\d\d\b/
/** How an issuer's own paper calls itself. */
const PAPER =
  /\b(?:certificates?|information statement|statement|s(?:ection|ec)?\.? ?15[78]|s(?:ection|ec)?\.? ?121|account|advice|search|notice|extract)\b/i
const SERVICE: Readonly<Record<Told, RegExp>> = {
  'council-rates': /\b(?:rates?|charges|general|total|levied)\b[^.;]{0,40}$/i,
  'water-rates':
    /\b(?:service|supply|sewer\w*|fixed|availability|access|charges?|total|yearly)\b[^.;]{0,40}$/i,
}
const NEAR_HEAD = 60
const COUNCIL = /\b(?:council|shire|municipal\w{0,4}|city of)\b/i

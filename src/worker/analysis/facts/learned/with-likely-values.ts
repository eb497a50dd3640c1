import type { PageKind } from '#shared/report.ts'

import type { Doc, Span } from '../../document.ts'
import { areaAt } from '../areas/area-at.ts'
import { OTHER_LAND } from '../areas/area-words.ts'
import { blockAt } from '../../segment/find.ts'
import { matchesIn } from '../../wording/matches.ts'
import { recogniseOffThePlan } from '../bargain/off-the-plan.ts'
import { factAt } from '../fact-at.ts'
import type { Fact, Facts, Outgoing } from '../facts.ts'
import { isFlatOnPlan, isSiteOfFlat } from '../areas/is-flat-on-plan.ts'
import { isStrata } from '../title/is-strata.ts'
import { lotsOf } from '../outgoings/contribution-of-lot.ts'
import { isInAccounts, isOfWholeScheme, OF_WHOLE } from '../outgoings/of-whole-scheme.ts'
import { isOfHousehold } from '../outgoings/outgoing-not-charged.ts'
import { HIGHEST_CENTS, type Kind, WORDS } from '../outgoings/outgoing-words.ts'
import { outgoingOf, UNTOLD } from '../outgoings/outgoing-of.ts'
import { PARTS_OF_A_YEAR } from '../outgoings/outgoing-score.ts'
import { OWED, OWED_COLUMN } from '../outgoings/owed-words.ts'
import { sameArea } from '../areas/same-area.ts'
import { type LikelyValue, type LikelyValues, likelyValues } from './likely-values.ts'
import type { PrintedValue } from './printed-values.ts'
import type { ValueField } from './value-fields.ts'

/** From here on a value is told where no pattern found one. */
const LIKELY = 0.5
/** A value as likely as this is told in the place of one that is so much less likely. */
const LIKELIER = 0.3
const BY_FAR = 4

const OUTGOINGS = ['council-rates', 'water-rates', 'owners-corporation', 'land-tax'] as const

type Asked = Pick<
  Facts,
  | 'lotPlan'
  | 'outgoings'
  | 'councilValuation'
  | 'landSize'
  | 'settlement'
  | 'depositDate'
  | 'deposit'
>

/**
 * The facts with what reads like one of them where no pattern found it, and in the place of a value
 * that reads like something else. What was learned has no say on a value that patterns computed.
 */
export function withLikelyValues<T extends Asked>(doc: Doc, facts: T): T {
  const likely = likelyValues(doc, facts.lotPlan?.value ?? null)
  return {
    ...facts,
    outgoings: withOutgoings(doc, facts.outgoings, likely, facts.lotPlan),
    councilValuation: facts.councilValuation ?? valuationOf(doc, likely),
    landSize: landSizeOf(doc, facts, likely),
    settlement: settlementOf(doc, facts.settlement, likely),
    depositDate: facts.depositDate ?? (facts.deposit === null ? null : depositDateOf(doc, likely)),
  }
}

function withOutgoings(
  doc: Doc,
  told: readonly Fact<Outgoing>[],
  likely: LikelyValues,
  lotPlan: Fact<string> | null,
): readonly Fact<Outgoing>[] {
  const lots = lotsOf(lotPlan?.value ?? '')
  let facts = told
  for (const kind of OUTGOINGS) {
    const first = likely
      .get(kind)
      ?.find(
        ({ value }) =>
          !isOwed(value) &&
          !(kind === 'water-rates' && isOfHousehold(value.block, value)) &&
          !(kind === 'owners-corporation' && isOfAllLots(doc, value)),
      )
    if (first === undefined) continue
    const { block, start, end, reading } = first.value
    if (reading.unit !== 'money') continue
    const amount = { cents: reading.cents, start, end }
    const fact = learnedFact(outgoingOf(doc, block, amount, kind, reading.period), first)
    if (facts.some((one) => isSameAmount(one, fact))) continue
    const known = facts.find(({ value }) => value.kind === kind)
    if (known === undefined) facts = first.share < LIKELY ? facts : [...facts, fact]
    else if (
      known.value.annualCents !== fact.value.annualCents &&
      isOutdone(known, kind, likely) &&
      !isPartOf(fact, known) &&
      !(isOfLot(doc, known, lots) && !isOfLot(doc, fact, lots)) &&
      !(isLess(fact, known) && isNamed(doc, known, kind) && !isNamed(doc, fact, kind))
    )
      facts = facts.map((one) => (one === known ? fact : one))
  }
  return facts
}

/** What all lots pay together, or the scheme itself takes and spends. */
function isOfAllLots(doc: Doc, { block, column, reading }: PrintedValue): boolean {
  if (OF_WHOLE.test(column) || isInAccounts(doc, block)) return true
  if (reading.unit !== 'money') return false
  const annualCents = reading.cents * (reading.period?.times ?? 1)
  return annualCents > HIGHEST_CENTS || isOfWholeScheme(block, annualCents)
}

/** One of two, four or twelve payments, of which no words say how often it is made. */
function isPartOf(part: Fact<Outgoing>, year: Fact<Outgoing>): boolean {
  if (!part.value.basis.endsWith(UNTOLD) || year.value.basis.endsWith(UNTOLD)) return false
  const times = Math.round(year.value.annualCents / part.value.annualCents)
  const left = Math.abs(year.value.annualCents - part.value.annualCents * times)
  return PARTS_OF_A_YEAR.has(times) && left <= ROUNDING_CENTS
}

/** What does not divide by four or twelve is put on one of them. */
const ROUNDING_CENTS = 200

/** "Lot 4 SSP 48317 … $622.19": a row for the lot that is sold gives way to no sum that names none. */
function isOfLot(doc: Doc, { spans: [span] }: Fact<Outgoing>, lots: ReadonlySet<string>): boolean {
  const words = span === undefined ? '' : (blockAt(doc, span.start)?.text ?? '')
  return matchesIn(words, LOT).some(([, lot = '']) => lots.has(lot))
}

const LOT = /\b(?:Lot|Unit|LOT|UNIT) ([A-Z]?\d{1,4}[A-Z]?)\b/g

function isLess(one: Fact<Outgoing>, other: Fact<Outgoing>): boolean {
  return one.value.annualCents < other.value.annualCents
}

/** "General rates, 2026-27": a line that names its outgoing gives way to no part of it and no other levy. */
function isNamed(doc: Doc, { spans: [span] }: Fact<Outgoing>, kind: Kind): boolean {
  const block = span === undefined ? undefined : blockAt(doc, span.start)
  return (
    block !== undefined &&
    span !== undefined &&
    WORDS[kind].test(doc.text.slice(block.span.start, span.start))
  )
}

/** What is still to be paid is no charge, whatever it reads like, nor what is left of it by a discount. */
function isOwed({ column, before }: PrintedValue): boolean {
  return (
    OWED_COLUMN.test(column) || OWED.test(before.slice(-60)) || DISCOUNTED.test(before.slice(-60))
  )
}

/** Who pays late pays the whole. */
const DISCOUNTED = /\b(?:after|less|net of)(?: any| the)? (?:discounts?|rebates?)\b/i

/** One amount is for one thing, wherever it is printed again. */
function isSameAmount(one: Fact<Outgoing>, other: Fact<Outgoing>): boolean {
  const at = other.spans[0]?.start
  return (
    one.spans.some(({ start }) => start === at) ||
    (one.value.kind !== other.value.kind && one.value.annualCents === other.value.annualCents)
  )
}

function valuationOf(doc: Doc, likely: LikelyValues): Fact<number> | null {
  const first = likely.get('council-valuation')?.[0]
  if (first === undefined || first.share < LIKELY || first.value.reading.unit !== 'money')
    return null
  return learnedFact(factAt(doc, first.value.reading.cents, spanOf(first.value), 0, []), first)
}

function landSizeOf(
  doc: Doc,
  { landSize: known, lotPlan }: Pick<Facts, 'landSize' | 'lotPlan'>,
  likely: LikelyValues,
): Fact<string> | null {
  const first = likely.get('land-size')?.[0]
  if (first === undefined) return known
  const fact = learnedFact(areaAt(doc, first.value.block, first.value, 0), first)
  // A flat's floor is no land.
  if (isStrata(doc, lotPlan) || isFlatOnPlan(doc, fact)) return known
  if (isSiteOfFlat(doc, lotPlan, fact) || OTHER_LAND.test(first.value.before)) return known
  // Off the plan the title is the parent's.
  if (first.value.block.zone === 'title-search' && recogniseOffThePlan(doc) !== null) return known
  if (known === null) return first.share < LIKELY ? null : fact
  // What a plan measures gives way to no area that a certificate speaks of.
  if (isOnPlan(doc, known) && !LAND_PAPERS.has(first.value.block.zone)) return known
  return !sameArea(known.value, fact.value) && isOutdone(known, 'land-size', likely) ? fact : known
}

function isOnPlan(doc: Doc, { spans: [span] }: Fact<string>): boolean {
  return span !== undefined && blockAt(doc, span.start)?.zone === 'plan'
}

const LAND_PAPERS: ReadonlySet<PageKind> = new Set([
  'plan',
  'title-search',
  'particulars',
  'contract-form',
])

function settlementOf(
  doc: Doc,
  known: Facts['settlement'],
  likely: LikelyValues,
): Facts['settlement'] {
  const first = likely.get('settlement')?.[0]
  if (known !== null || first === undefined || first.share < LIKELY) return known
  const { reading } = first.value
  return reading.unit === 'date'
    ? learnedFact(
        factAt(doc, { kind: 'date' as const, date: reading.date }, spanOf(first.value), 0, []),
        first,
      )
    : null
}

function depositDateOf(doc: Doc, likely: LikelyValues): Fact<string> | null {
  const first = likely.get('deposit-date')?.[0]
  if (first === undefined || first.share < LIKELY || first.value.reading.unit !== 'date')
    return null
  return learnedFact(factAt(doc, first.value.reading.date, spanOf(first.value), 0, []), first)
}

/** Whether what a pattern found at one place reads like something else, and another value like this. */
function isOutdone<T>({ spans }: Fact<T>, field: ValueField, likely: LikelyValues): boolean {
  const values = likely.get(field) ?? []
  const [span, ...further] = spans
  const [first] = values
  if (span === undefined || further.length > 0 || first === undefined || first.share < LIKELIER)
    return false
  const own = values.filter(({ value }) => overlap(spanOf(value), span))
  return own.length === 1 && (own[0]?.share ?? 1) * BY_FAR < first.share
}

function overlap(one: Span, other: Span): boolean {
  return one.start < other.end && other.start < one.end
}

function spanOf({ block, start, end }: PrintedValue): Span {
  return { start: block.span.start + start, end: block.span.start + end }
}

/** As sure as what was learned is, and never as sure as a pattern. */
function learnedFact<T>(fact: Fact<T>, { share }: LikelyValue): Fact<T> {
  return {
    ...fact,
    confidence: Math.round(MOST_SURE * share),
    explanation: [
      ...fact.explanation,
      'by the words about it, which read like those of this field',
    ],
  }
}

const MOST_SURE = 80

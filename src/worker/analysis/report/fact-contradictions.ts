import type { Contradiction, PageKind } from '#shared/report.ts'

import type { Block, Doc, Part } from '../document.ts'
import type { Fact, Facts } from '../facts/facts.ts'
import { recogniseLotPlan } from '../facts/title/lot-plan.ts'
import { recogniseLevy } from '../facts/outgoings/outgoings.ts'
import { recogniseSettlement } from '../facts/bargain/settlement.ts'
import { recogniseTitleReference } from '../facts/title/title-reference.ts'
import { recogniseZoning } from '../facts/planning/zoning.ts'
import { dollars } from '../money/dollars.ts'
import type { Prove } from './prove.ts'

type Side = { readonly label: string; readonly value: string; readonly fact: Fact<unknown> }
type Pair = {
  readonly title: string
  readonly sides: readonly [Side, Side]
  readonly question: string
  /** Words of a finding that says the same already. */
  readonly told: RegExp
}

const TITLES = {
  titles: 'The contract and the title search name different titles',
  lots: 'The contract and the title search name different lots or plans',
  deposit: 'The deposit in dollars is not the stated share of the price',
  settlements: 'Two days of settlement are stated',
  levies: 'The certificate and the minutes give different levies',
  zones: 'The statement and the planning certificate name different zones',
} as const

/** Each of these contradictions, and the check that it would belie. */
export const FACT_CONTRADICTIONS: readonly { readonly title: string; readonly ruleId: string }[] = [
  { title: TITLES.titles, ruleId: 'national/title-reference-mismatch' },
  { title: TITLES.lots, ruleId: 'national/title-reference-mismatch' },
  { title: TITLES.deposit, ruleId: 'national/price-inconsistent' },
  { title: TITLES.settlements, ruleId: 'national/settlement-differs' },
  { title: TITLES.levies, ruleId: 'national/levies-differ' },
  { title: TITLES.zones, ruleId: 'national/zone-differs' },
]

const CONTRACT: readonly PageKind[] = ['particulars', 'contract-form']

/**
 * Where two papers of one file state the same fact differently, side by side: title reference, lot
 * and plan, share and amount of the deposit, day of settlement, levies and zone. What a finding
 * already sets side by side is left to it.
 */
export function factContradictionsOf(
  doc: Doc,
  facts: Facts,
  prove: Prove,
  told: readonly Contradiction[],
): Contradiction[] {
  if (!doc.hasContract && !doc.hasDisclosure) return []
  const within = narrowed(doc)
  const pairs = [
    facts.offThePlan === null ? titlesOf(doc, within) : null,
    facts.offThePlan === null ? lotsOf(doc, within) : null,
    depositOf(facts),
    settlementsOf(within),
    leviesOf(within),
    zonesOf(within),
  ]
  return pairs.flatMap((pair) => {
    if (pair === null || told.some(({ title }) => pair.told.test(title))) return []
    const sides = pair.sides.map(({ label, value, fact }) => ({
      label,
      value,
      evidence: prove(fact.spans),
    }))
    if (sides.some(({ evidence }) => evidence.length === 0)) return []
    return [{ title: pair.title, sides, question: pair.question }]
  })
}

function titlesOf(doc: Doc, within: Narrowed): Pair | null {
  const sold = recogniseTitleReference(within(CONTRACT))
  if (sold === null) return null
  const searched = titleParts(doc).flatMap(
    (part) => recogniseTitleReference(partOf(doc, part)) ?? [],
  )
  const [other] = searched
  // A common property's own folio, or the second title of two, stands beside the one sold.
  if (other === undefined || searched.some(({ value }) => numbers(value) === numbers(sold.value)))
    return null
  if (shape(other.value) !== shape(sold.value)) return null
  return {
    title: TITLES.titles,
    sides: [
      { label: 'Contract', value: sold.value, fact: sold },
      { label: 'Title search', value: other.value, fact: other },
    ],
    question: `Which title is sold, ${sold.value} or ${other.value}? Please correct the contract or give the search of the right title.`,
    told: /\b(?:title|folio|lot or plan)\b.*\bdiffer/i,
  }
}

function lotsOf(doc: Doc, within: Narrowed): Pair | null {
  const sold = recogniseLotPlan(within(CONTRACT))
  if (sold === null) return null
  const searched = titleParts(doc).flatMap((part) => recogniseLotPlan(partOf(doc, part)) ?? [])
  const [other] = searched
  if (other === undefined || searched.some(({ value }) => numbers(value) === numbers(sold.value)))
    return null
  const [lot, plan, ...more] = numbers(sold.value).split(' ')
  const [otherLot, otherPlan, ...otherMore] = numbers(other.value).split(' ')
  // Several lots, each with a search of its own, or a section beside a lot: no two ways to name one.
  if (more.length > 0 || otherMore.length > 0 || kindOfLot(sold.value) !== kindOfLot(other.value))
    return null
  // Both unlike: another parcel, as the whole that a lot was cut from.
  if (plan === undefined || otherPlan === undefined || (lot !== otherLot && plan !== otherPlan))
    return null
  return {
    title: TITLES.lots,
    sides: [
      { label: 'Contract', value: sold.value, fact: sold },
      { label: 'Title search', value: other.value, fact: other },
    ],
    question: `Which lot is sold, ${sold.value} or ${other.value}? Please correct the papers.`,
    told: /\b(?:lot|plan)\b.*\bdiffer/i,
  }
}

/** Less than a dollar apart is rounding. */
const ROUNDING_CENTS = 100

function depositOf({ price, deposit, depositPercent }: Facts): Pair | null {
  if (price === null || deposit === null || depositPercent === null) return null
  if (deposit.spans.some((span) => span.start === depositPercent.spans[0]?.start)) return null
  const due = Math.round((price.value * depositPercent.value) / 100)
  if (Math.abs(due - deposit.value) <= ROUNDING_CENTS) return null
  const share = `${depositPercent.value} % of the price, ${dollars(due)}`
  return {
    title: TITLES.deposit,
    sides: [
      { label: 'In dollars', value: dollars(deposit.value), fact: deposit },
      { label: 'As a share', value: share, fact: depositPercent },
    ],
    question: `Is the deposit ${dollars(deposit.value)} or ${dollars(due)}?`,
    told: /\bdeposit\b/i,
  }
}

function settlementsOf(within: Narrowed): Pair | null {
  const printed = recogniseSettlement(within(CONTRACT))
  if (printed?.value.kind !== 'date') return null
  const special = recogniseSettlement(within(['special-conditions']))
  if (special?.value.kind !== 'date') return null
  if (printed.value.date === special.value.date) return null
  return {
    title: TITLES.settlements,
    sides: [
      { label: 'Particulars', value: printed.text, fact: printed },
      { label: 'Special conditions', value: special.text, fact: special },
    ],
    question: `Is settlement on ${printed.text} or on ${special.text}?`,
    told: /\b(?:settlement|completion)\b/i,
  }
}

/** A levy in the minutes this many times the certificate's is another figure, as the scheme's budget. */
const FARTHEST_LEVY = 3
const SAME_LEVY = 0.02

function leviesOf(within: Narrowed): Pair | null {
  const certified = recogniseLevy(within(['owners-corporation-certificate']))
  const resolved = certified === null ? null : recogniseLevy(within(['minutes']))
  if (certified === null || resolved === null) return null
  const [a, b] = [certified.value.annualCents, resolved.value.annualCents]
  const apart = Math.max(a, b) / Math.max(1, Math.min(a, b))
  if (apart > FARTHEST_LEVY || apart < 1 + SAME_LEVY) return null
  return {
    title: TITLES.levies,
    sides: [
      { label: 'Certificate', value: `${dollars(a)} a year`, fact: certified },
      { label: 'Minutes', value: `${dollars(b)} a year`, fact: resolved },
    ],
    question: `What does the lot pay now, ${dollars(a)} or ${dollars(b)} a year, and since when?`,
    told: /\bminutes\b|\blevies differ\b/i,
  }
}

function zonesOf(within: Narrowed): Pair | null {
  const stated = recogniseZoning(within(['vendor-statement']))
  const certified = stated === null ? null : recogniseZoning(within(['planning-certificate']))
  if (stated === null || certified === null) return null
  const [a, b] = [zoneCode(stated.value), zoneCode(certified.value)]
  if (a === null || b === null || a.startsWith(b) || b.startsWith(a)) return null
  return {
    title: TITLES.zones,
    sides: [
      { label: 'Statement', value: stated.value, fact: stated },
      { label: 'Planning certificate', value: certified.value, fact: certified },
    ],
    question: `Which zone is the land in, ${stated.value} or ${certified.value}?`,
    told: /\bzon(?:e|ing)\b/i,
  }
}

function zoneCode(zone: string): string | null {
  return /(?:^|\()([A-Z]{1,4}\d?[A-Z]?\d{0,3})(?:\)|$)/.exec(zone)?.[1] ?? null
}

function titleParts(doc: Doc): readonly Part[] {
  return doc.parts.filter(({ kind }) => kind === 'title-search')
}

/** Letters of a lot or plan fall away: "PS412233K" and "412233" are one plan, "09876" and "9876" one volume. */
function numbers(value: string): string {
  return [...value.matchAll(/\d+/g)].map(([number]) => String(Number(number))).join(' ')
}

/** "lot", "section", "block", "unit". */
function kindOfLot(value: string): string {
  return (/^[a-z]{1,10}/i.exec(value)?.[0] ?? '').toLowerCase()
}

/** Titles of different forms (a folio identifier, a volume and folio) are not compared. */
function shape(value: string): string {
  return value
    .replace(/\d+/g, '0')
    .replace(/[^0/A-Za-z]/g, '')
    .toLowerCase()
}

/** The document with only the parts of some kinds to be read. */
type Narrowed = (kinds: readonly PageKind[]) => Doc

/** Every other part is read as printed conditions, in which no fact is looked for. */
function narrowed(doc: Doc): Narrowed {
  const hidden = doc.blocks.map(hide)
  return (kinds) => ({
    ...doc,
    blocks: doc.blocks.map((block, index) =>
      kinds.includes(block.zone) ? block : (hidden[index] ?? block),
    ),
    parts: doc.parts.map((part) => (kinds.includes(part.kind) ? part : hidePart(part))),
  })
}

/** One part and the block behind it, which tells where it ends, as a document of its own. */
function partOf(doc: Doc, { blocks }: Part): Doc {
  const first = blocks[0]?.index ?? 0
  const behind = doc.blocks.slice(first + blocks.length, first + blocks.length + 1).map(hide)
  return { ...doc, blocks: [...blocks, ...behind].map((block, index) => ({ ...block, index })) }
}

function hide(block: Block): Block {
  return { ...block, zone: 'statutory-notice' }
}

function hidePart(part: Part): Part {
  return { ...part, kind: 'statutory-notice' }
}

import type { PageKind } from '#shared/report.ts'

import type { Block, Doc, Span } from '../../document.ts'
import { blocksIn, type Zones } from '../../segment/find.ts'
import { matchesIn } from '../../wording/matches.ts'
import type { Fact } from '../facts.ts'

import type { Amount } from '../forms/money.ts'
import { columnHeading } from '../forms/column-heading.ts'
import { type ValueOf, valueOf, withoutAsides } from './value-of.ts'
import { factAt } from '../fact-at.ts'
import { amountsIn } from '../forms/money.ts'
import { printedCents } from '../../wording/printed-number.ts'

/** What the council takes the property to be worth, the fullest measure first. A yearly rent (net annual, gross rental) is no value. */
const MEASURES: readonly RegExp[] = [
  // Of a flat its part in the value of the whole parcel.
  /\b(?:(?:UCV|AUV|valuation|value) share\b(?: of (?:the )?(?:lot|unit))?|valuation of (?:the )?(?:lot|unit)'?s? share)[^$\w]{0,12}(?=\$)/i,
  /\bunit(?:'s)? share (?:of|in) (?:the )?(?:AUV|unimproved value|parcel)\b[^$]{0,30}/i,
  /\bcapital improved(?: val(?:ue|uation))?(?:\s*\(CIV\))?|\bCIV\b|(?<!\w)C\.I\.V\b\.?|\bcap\.? imp(?:r(?:oved)?)?\.? val(?:ue|uation)?\b\.?/i,
  /\bcapital value\b|\bCV(?=[\s:]{1,3}\$?\d{2,3},\d)|\bcapital(?=[\s:]{1,4}\$)/i,
  /\b(?:rateable (?:land )?val(?:ue|uation)|(?:average )?(?:rateable|rating) value|unimproved (?:capital )?value(?<!\baverage unimproved value)|land value|UCV|UV(?=[^$]{0,60}\d{2,3},\d{3})|value of (?:the )?land|LV(?=\s?\$))\b(?! (?:of the owner|for land tax))/i,
  /\b(?:average unimproved value|AUV)\b/i,
  /\bsite val(?:ue|uation)(?:\s*\(SV\))?|(?<!\w)S\.V\.?(?=\s*\$)/i,
  /^(?:council |rateable |government )?valuation\b(?! (?:report|fee|number|no\b|id\b|and rates?))(?=[^$]{0,40}\$)|\bvaluation\b(?: \([^)]{0,60}\))?\s?:?\s?(?=\$)|\bvalue:?\s?(?=\$[\d,]{5,12}[;,.] ?(?:general|rates?|levied|minimum)\b)|\bunimproved (?:\(site\) )?val(?:ue|uation)\b(?=[^$]{0,40}\$)/i,
  // "The Valuer-General has valued the lot at $310,000."
  /\b(?:land|lot|unit|property|parcel)\b[^$.;]{0,40}\bvalued\b[^$.;]{0,50}\bat (?=\$)|\bvalued (?:the|this) (?:land|lot|unit|property|parcel)\b[^$.;]{0,50}\bat (?=\$)/i,
]
const OTHER_MEASURE =
  /\b(?:net annual|gross rental|annual value|site value|capital (?:improved )?value|land value|taxable)\b/gi

const ZONES: readonly (readonly PageKind[])[] = [
  ['rates-certificate'],
  [
    'water-certificate',
    'planning-certificate',
    'vendor-statement',
    'land-tax-certificate',
    'particulars',
    'contract-form',
  ],
  ['other', 'annexure', 'title-search', 'plan', 'building-permit', 'building-report'],
]
/** A council's answer on the page of a paper of another kind; there rates are told beside the value. */
const ELSEWHERE: Zones = { excludeZones: [...ZONES.flat(), 'company-extract', 'building-report'] }
const TELLS_RATES = /\brates?\b|\blev(?:y|ies|ied)\b|\bassessment\b|\bNAV\b/i

/**
 * The council's or the Valuer-General's value of the property in cents. Where a Western Australian
 * council states only what it would rent for, that amount, named for what it is.
 */
export function recogniseCouncilValuation(doc: Doc): Fact<number> | null {
  const value = measured(doc, MEASURES)
  if (value !== null || doc.state !== 'WA') return value
  const rent = measured(doc, [YEARLY_RENT])
  return rent === null ? null : { ...rent, text: `${rent.text} (gross rental value for a year)` }
}

const YEARLY_RENT = /\bgross rental value(?:\s*\(GRV\))?|\bGRV\b/i

/** Nothing more than whose value it is, and a colon: the amount stands on the next line. */
const OPEN_END = /^(?:.{0,3}|[^$\d.;]{0,40}:\s?)$/

/** A value with what its words say that it is of. */
type Measured = { readonly fact: Fact<number>; readonly of: ValueOf }

function measured(doc: Doc, measures: readonly RegExp[]): Fact<number> | null {
  let ofMore: Fact<number> | null = null
  for (const zones of ZONES) {
    const blocks = zones === ZONES[0] ? withTheirHeads(doc, zones) : blocksIn(doc, { zones })
    for (const measure of measures) {
      const found = blocks.flatMap((block) => measuresIn(doc, block, measure))
      const best = found.find(({ of }) => of === 'lot') ?? found.find(({ of }) => of === 'unsaid')
      if (best !== undefined) return best.fact
      ofMore ??= found[0]?.fact ?? null
    }
  }
  const told = blocksIn(doc, ELSEWHERE).filter(
    ({ text }) => text.includes('$') && TELLS_RATES.test(text),
  )
  for (const measure of measures.filter((one) => one !== YEARLY_RENT)) {
    for (const block of told) {
      const [first] = measuresIn(doc, block, measure)
      if (first !== undefined) return { ...first.fact, confidence: 60 }
    }
  }
  return ofMore
}

/** With what stands above the rates on the page of a council whose head was taken for the paper before. */
function withTheirHeads(doc: Doc, zones: readonly PageKind[]): readonly Block[] {
  const own = blocksIn(doc, { zones })
  const first = new Map(own.toReversed().map(({ page, index }) => [page, index]))
  const heads = blocksIn(doc, { zones: ['title-search', 'plan'] }).filter(
    ({ page, index }) => index < (first.get(page) ?? 0),
  )
  return [...own, ...heads]
}

/** The value in a column of the measure's name, else one behind each place where a line names it. */
function measuresIn(doc: Doc, block: Block, measure: RegExp): readonly Measured[] {
  const column = inColumn(doc, block, measure)
  if (column !== null) {
    const span = { start: block.span.start + column.start, end: block.span.start + column.end }
    const fact = factAt(doc, column.cents, span, 86, ['an amount below the name of the measure'])
    const heading = columnHeading(doc, block, column.start)
    return [{ fact, of: valueOf(heading, block.text.slice(column.end)) }]
  }
  const text = withoutAsides(block.text)
  return presentIn(text, measure).flatMap((match) => measureAt(doc, block, text, match) ?? [])
}

function measureAt(
  doc: Doc,
  block: Block,
  text: string,
  match: { readonly 0: string; readonly index: number },
): Measured | null {
  const end = match.index + match[0].length
  const amount = amountFor(text, match.index, end)
  const next = doc.blocks[block.index + 1]
  const below =
    amount === null && OPEN_END.test(text.slice(end)) && next?.partIndex === block.partIndex
      ? (amountsIn(next.text)[0] ?? onlyUnsigned(next.text))
      : undefined
  const found = amount ?? (below !== undefined && below.start < 4 ? below : null)
  if (found === null || found.cents < 1_000_000) return null
  const base = amount === null ? (next?.span.start ?? 0) : block.span.start
  const span = { start: base + found.start, end: base + found.end }
  const fact = factAt(doc, found.cents, span, 88, [`an amount behind "${match[0]}"`])
  const from = Math.max(0, match.index - LEAD)
  const lead = text.slice(from, match.index).split(SENTENCE).at(-1) ?? ''
  const label = amount === null ? match[0] : text.slice(match.index, Math.max(end, amount.start))
  return { fact, of: valueOf(lead + label, amount === null ? '' : text.slice(amount.end)) }
}

const LEAD = 30
const SENTENCE = /[.;$]|\d,\d{3}/

const PAST = /\b(?:previous|prior|former|last year'?s?|old)\W{1,3}$/i

/** The places of a measure where it is not said to be of a time before. */
function presentIn(text: string, measure: RegExp) {
  return matchesIn(text, measure).filter(({ index }) => !PAST.test(text.slice(0, index)))
}

/** A line that holds a value and nothing else. */
function onlyUnsigned(text: string): Amount | undefined {
  const [, digits] = ONLY_UNSIGNED.exec(text) ?? []
  return digits === undefined ? undefined : unsigned(digits, text.indexOf(digits) + digits.length)
}

/** The amount below the measure's name in a table. */
function inColumn(doc: Doc, block: Block, measure: RegExp): Amount | null {
  if (block.cells === null || block.cells.length < 3) return null
  const amounts = [...amountsIn(block.text), ...unsignedCells(block, block.cells)]
  return (
    amounts.find(
      (amount) =>
        amount.cents >= 1_000_000 && measure.test(columnHeading(doc, block, amount.start)),
    ) ?? null
  )
}

/** The cells of a row without a sign that hold one value each. */
function unsignedCells({ text, span }: Block, cells: readonly Span[]): readonly Amount[] {
  return cells.flatMap((cell) => {
    const from = cell.start - span.start
    const own = onlyUnsigned(text.slice(from, cell.end - span.start))
    return own === undefined ? [] : [{ ...own, start: own.start + from, end: own.end + from }]
  })
}

/** "Site value / Capital improved value / Net annual value  $a / $b / $c": the same place in both rows. */
function amountFor(text: string, at: number, end: number) {
  const amounts = valuesIn(text, end)
  const before = amounts.filter((amount) => amount.end <= at)
  const after = amounts.filter((amount) => amount.start >= end)
  const labels = [...text.matchAll(OTHER_MEASURE)].filter(
    (match) => match.index < (amounts[0]?.start ?? 0),
  )
  if (before.length === 0 && labels.length > 1 && amounts.length >= labels.length) {
    const place = labels.findIndex((label) => label.index >= at - 1)
    if (place >= 0) return amounts[place] ?? null
  }
  // "$365,000 (unimproved value)"
  const named = /\(\s?$/.test(text.slice(Math.max(0, at - 2), at)) ? before.at(-1) : undefined
  if (named !== undefined && at - named.end < 4) return named
  const [first] = after
  if (first === undefined || first.start - end > 60) return null
  return text.slice(end, first.start).search(OTHER_MEASURE) >= 0 ? null : first
}

/** The amounts of a line; "Capital Value (1 July 2025): 395,000" has none with a sign. */
function valuesIn(text: string, end: number): readonly Amount[] {
  const signed = amountsIn(text)
  const plain = UNSIGNED.exec(text.slice(end, end + 80))
  if (plain === null) return signed
  const own = unsigned(plain[1] ?? '', end + plain[0].length)
  const others =
    signed.length > 0 ? signed : unsignedIn(text).filter(({ end: to }) => to !== own.end)
  return [...others, own].toSorted((a, b) => a.start - b.start)
}

/** A value without its sign, and no number of a lot, a day or an assessment. */
const UNSIGNED =
  /^(?![^$;\n]{0,60}\b(?:assessment|property|account|reference|parcel) (?:no\b|num))[^$;\n]{0,60}?[\s:|](\d{1,3}(?:,\d{3}){2}|\d{2,3},\d{3}|\d{6,7})(?!\d|[-/.,]\d|\s?(?:m[2²]?|sq|ha|square|hectares?)(?!\w))/
const EACH_UNSIGNED =
  /(?<![\d$.,/-])(?:\d{1,3}(?:,\d{3}){2}|\d{2,3},\d{3})(?!\d|[-/.,]\d|\s?(?:m[2²]?|sq|ha|square|hectares?)(?!\w))/g
const ONLY_UNSIGNED = /^\W{0,2}(\d{1,3}(?:,\d{3}){2}|\d{2,3},\d{3})\W{0,2}$/

function unsignedIn(text: string): readonly Amount[] {
  return [...text.matchAll(EACH_UNSIGNED)].map((match) =>
    unsigned(match[0], match.index + match[0].length),
  )
}

function unsigned(digits: string, end: number): Amount {
  return { cents: printedCents(digits), start: end - digits.length, end }
}

import type { PageKind } from '#shared/report.ts'

import type { Block, Doc } from '../document.ts'
import { blockAt, blocksIn } from '../segment/find.ts'
import type { Fact } from './facts.ts'

import { factAt } from './fact-at.ts'

const AREA =
  /(?<![\d.,])((?<=\b(?:lot|allotment) \d{1,4}[:,]?\s{1,3})\d{1,2} \d{3}(?=\s?m)|\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d{1,7}(?:\.\d{1,4})?)\s?(m²|m2|sqm|sq\.?\s?m(?:et(?:re|er)s?)?\b|square met(?:re|er)s?|ha\b|hectares?|acres?\b)/i
/** "Land area: ", "Area (approx.) ", "Area under title is ", "having an area of about ". */
const LABELLED_AREA =
  /\b(?:(?:(?:total|approx(?:imate|\.)?|land|site|lot|parcel|allotment|block|property|title) ?)*(?:area|size)s?(?:(?: of| under)? (?:the |this )?(?:land|lot|allotment|parcel|block|property|title|site)(?: \d{1,5}[A-Z]?\b(?! ?(?:m|sq|ha)))?)?(?: (?:is|of|being|about|approximately|approx\.?|measures))*(?: ?\((?:approx[^)]{0,12}|more or less|about|(m²|m2|sqm|square met(?:re|er)s|ha|hectares)|[^)]{0,24})\))?|(?:being|comprising|comprises|containing|contains|measuring|measures)(?: an area of)?(?: approximately| about)?(?= \d[\d.,]* ?(?:m²|m2|sqm|sq|square|ha\b|hectares)))(?:\s?[.…_]{3,60}\s?|[\s:.=_-]{0,12})(?:(?:is|of|approximately|about|approx\.?) )?/gi
/** Floor areas of flats, part areas and areas of other things. */
const NOT_LAND =
  /\b(?:floor|internal|balcony|apartment|unit|(?<!survey[- ])strata|building|living|net lettable|office|easement|reservation|at least|minimum|more than|less than|reserve|part [a-z]\b|storage|car)\b/i

const ZONES: readonly (readonly [readonly PageKind[], number])[] = [
  [['particulars', 'contract-form'], 88],
  [['plan', 'title-search'], 86],
  [['planning-certificate', 'rates-certificate', 'land-tax-certificate', 'water-certificate'], 80],
  [['vendor-statement', 'other', 'annexure'], 60],
]

/**
 * The area of the land as printed. A flat's floor area is not land. Of several lots it is what they
 * come to together; where papers differ, what more of them say, and else what a plan measures.
 */
export function recogniseLandSize(doc: Doc, lotPlan: Fact<string> | null): Fact<string> | null {
  const several = / and |^Lots\b|\bLots? \d+ (?:and|&) \d/.test(lotPlan?.value ?? '')
  const together = togetherIn(doc, several)
  if (together !== null) return together
  const first = firstLandSize(doc, lotPlan)
  const all = several && first !== null ? saidTwice(doc, squareMetres(first.value)) : null
  if (all !== null) return all
  if (several || isStrata(doc, lotPlan)) return first
  const others = areasOfLot(doc, lotPlan)
  const [plan] = others
  if (first === null) return plan ?? null
  const agree = (one: Fact<string>) =>
    [first, ...others].filter((other) => sameArea(other.value, one.value)).length
  // The first stands for itself once more where it is one of the others.
  const rival = others.find((one) => !sameArea(one.value, first.value))
  if (rival === undefined || plan === undefined) return first
  const own = others.filter((one) => sameArea(one.value, first.value)).length + 1
  return agree(rival) >= own && sameArea(plan.value, rival.value) && isContract(doc, first)
    ? rival
    : first
}

const ROUGH = 0.005

function sameArea(one: string, other: string): boolean {
  const [a, b] = [squareMetres(one), squareMetres(other)]
  return Math.abs(a - b) <= Math.max(a, b) * ROUGH
}

function squareMetres(text: string): number {
  const match = AREA.exec(text)
  const number = Number((match?.[1] ?? '').replace(/[, ]/g, ''))
  const unit = match?.[2] ?? ''
  return /^h/i.test(unit) ? number * 10_000 : /^a/i.test(unit) ? number * 4_046.86 : number
}

function isContract(doc: Doc, { spans: [span] }: Fact<string>): boolean {
  const zone = span === undefined ? undefined : blockAt(doc, span.start)?.zone
  return zone === 'particulars' || zone === 'contract-form'
}

const TOGETHER = new RegExp(
  `\\b(?:(?:containing |comprising )?(?:together|in all|altogether)|combined area|total(?: area)?(?: of (?:the )?(?:two|three|both) (?:lots|parcels|titles))|together (?:contain|measure)\\w*)(?: (?:is|of|about|approximately))*[\\s:]{1,4}(?=${AREA.source})`,
  'i',
)

/** "containing together 62.35 hectares", "Combined area about 48.6 hectares" */
function togetherIn(doc: Doc, several: boolean): Fact<string> | null {
  if (!several) return null
  for (const zones of [
    ['particulars', 'contract-form'],
    ['plan', 'title-search', 'vendor-statement', 'rates-certificate', 'other', 'annexure'],
  ] as const) {
    for (const block of blocksIn(doc, { zones })) {
      const match = TOGETHER.exec(block.text)
      if (match === null) continue
      const start = match.index + match[0].length
      const area = AREA.exec(block.text.slice(start, start + 30))
      if (area === null || area.index > 0 || isTooSmall(area)) continue
      return areaAt(doc, block, { start, end: start + area[0].length }, 84)
    }
  }
  return null
}

const ALL_PAPERS: readonly PageKind[] = [
  'particulars',
  'contract-form',
  'special-conditions',
  'planning-certificate',
  'rates-certificate',
  'other',
  'annexure',
]
/** So much more than one of its lots the whole land is at least. */
const WHOLE_TIMES = 1.2

/** Of several lots what two papers print alike and no lot alone measures. */
function saidTwice(doc: Doc, oneLot: number): Fact<string> | null {
  const said: { readonly fact: Fact<string>; readonly part: number }[] = []
  for (const block of blocksIn(doc, { zones: ALL_PAPERS })) {
    const area = AREA.exec(block.text)
    if (area === null || isTooSmall(area)) continue
    if (NOT_LAND.test(block.text.slice(Math.max(0, area.index - 40), area.index))) continue
    const fact = areaAt(doc, block, { start: area.index, end: area.index + area[0].length }, 76)
    if (squareMetres(fact.value) < oneLot * WHOLE_TIMES) continue
    const same = said.find((one) => sameArea(one.fact.value, fact.value))
    if (same !== undefined && same.part !== block.partIndex) return same.fact
    said.push({ fact, part: block.partIndex })
  }
  return null
}

const RATES_REACH = 9

/** What the plan measures of the lot sold, and what the council's papers print beside its name. */
function areasOfLot(doc: Doc, lotPlan: Fact<string> | null): Fact<string>[] {
  const lot = lotNumber(lotPlan)
  const found: Fact<string>[] = []
  if (lot !== undefined) {
    const named = new RegExp(
      `\\b(?:lot|allotment) ${lot}\\b(?=\\s{0,3}[:–,(-]?[^.;\\n]{0,34}?(${AREA.source}))`,
      'gi',
    )
    for (const block of blocksIn(doc, {
      zones: ['plan', 'title-search', 'annexure', 'planning-certificate'],
    })) {
      for (const match of block.text.matchAll(named)) {
        const printed = match[1] ?? ''
        const from = match.index + match[0].length
        const at = block.text.indexOf(printed, from)
        const between = at < 0 ? '' : block.text.slice(from, at)
        if (at < 0 || at - from > 40 || !OWN.test(between) || NEXT_LOT.test(between)) continue
        if (/\bplan\b|\b[A-Z]{2}\s?\d{4}/i.test(between) && !/[(]\s?$/.test(between)) continue
        if (NOT_LAND.test(block.text.slice(at + printed.length, at + printed.length + 24))) continue
        const area = AREA.exec(printed)
        if (area === null || isTooSmall(area)) continue
        found.push(areaAt(doc, block, { start: at, end: at + printed.length }, 80))
      }
    }
  }
  for (const part of doc.parts) {
    if (part.kind !== 'rates-certificate') continue
    for (const block of part.blocks.slice(0, RATES_REACH)) {
      const area = AREA.exec(block.text)
      if (area === null || isTooSmall(area) || /\$/.test(block.text.slice(0, area.index))) continue
      if (
        NOT_LAND.test(
          block.text.slice(Math.max(0, area.index - 30), area.index + area[0].length + 14),
        )
      )
        continue
      const place = { start: area.index, end: area.index + area[0].length }
      found.push(areaAt(doc, block, place, 70))
      break
    }
  }
  return found
}

function firstLandSize(doc: Doc, lotPlan: Fact<string> | null): Fact<string> | null {
  const lot = lotNumber(lotPlan)
  const strata = isStrata(doc, lotPlan)
  const ofLot =
    lot === undefined || / and /.test(lotPlan?.value ?? '') ? null : measuredLot(doc, lot, strata)
  for (const [zones, confidence] of ZONES) {
    const contract = zones.includes('particulars')
    if (ofLot !== null && !contract) return areaAt(doc, ofLot.block, ofLot, 84)
    // Of a flat only what the contract's own field or the plan says of its lot is told.
    if (strata && !contract) return null
    for (const block of blocksIn(doc, { zones })) {
      const place = strata ? fieldArea(block) : (lotArea(block, lot) ?? labelledArea(block, lot))
      if (place === null) continue
      // What the contract only rounds stands behind what a plan measures.
      if (ofLot !== null && contract && isRounded(block, place)) break
      return areaAt(doc, block, place, confidence)
    }
  }
  for (const block of blocksIn(doc, { zones: ['particulars', 'contract-form'] })) {
    const place = roundedArea(block)
    if (place !== null) return areaAt(doc, block, place, 75)
  }
  return null
}

function lotNumber(lotPlan: Fact<string> | null): string | undefined {
  return /\b(?:Lots?|Allotment|Unit|Block|Section)\s([A-Z]?\d+[A-Z]?|[A-Z](?=\sDP))/i.exec(
    lotPlan?.value ?? '',
  )?.[1]
}

const HEDGED = /^\s?[(,]?\s?(?:approx|more or less|or thereabouts|thereabouts|or so|about|m\/l)/i

function isRounded(block: Block, { start, end }: { start: number; end: number }): boolean {
  return (
    HEDGED.test(block.text.slice(end, end + 24)) ||
    /\b(?:about|approx\w*\.?)[\s):(]{0,4}$/i.test(block.text.slice(Math.max(0, start - 18), start))
  )
}

/** "Area   121 m²" in the contract's own field for a lot in a scheme. */
const FIELD_AREA = new RegExp(
  `(?:^|[.;|]\\s|\\s{2})(?:[A-Z\\d]{1,2}[.)]?\\s+)?(?:lot )?area(?: of (?:the )?lot)?[\\s:]{1,30}(?:per plan:?\\s)?(?=${AREA.source})`,
  'i',
)

function fieldArea(block: Block): { start: number; end: number } | null {
  const label = FIELD_AREA.exec(block.text)
  if (label === null) return null
  const from = label.index + label[0].length
  const area = AREA.exec(block.text.slice(from, from + 30))
  if (area === null || area.index > 0 || isTooSmall(area)) return null
  return { start: from, end: from + area[0].length }
}

const PLAN_ZONES: readonly PageKind[] = ['plan', 'title-search', 'annexure']
/** A sheet of a building's plan often stands on the page of its scheme's certificate. */
const STRATA_ZONES: readonly PageKind[] = [
  ...PLAN_ZONES,
  'owners-corporation-certificate',
  'by-laws',
  'planning-certificate',
]

type Measured = { readonly block: Block; readonly start: number; readonly end: number }

const REACH = 240
const NEXT_LOT =
  /\b(?:lots?|units?|allotments?|townhouse|villa) (?:\d{1,5}|[B-HJ-Z](?=\s))\b(?!\s?(?:m²|m2|sqm|sq))/i
const WHOLE = new RegExp(
  `(?:\\b(?:total|in all|altogether)(?: area)?(?: of)?[\\s:–-]{1,4}|(?<=(?:and|plus|\\+) [^.;]{3,40})\\(\\s?)(?=${AREA.source})`,
  'i',
)
/** What stands between a lot and its own measure: no other part of it, and no other thing. */
const OWN =
  /^(?:(?!\b(?:car|bay|parking|garage|balcony|store|storage|courtyard|cage|easement|garden|terrace|common|part of|derivation|grant)\b)[^.;$]){0,60}$/i

/**
 * The measure that stands with the lot on a plan: its total where the parts of a flat are told one by
 * one, else the first that is not a part. The words may run over several lines.
 */
function measuredLot(doc: Doc, lot: string, strata: boolean): Measured | null {
  const named = new RegExp(`\\b(?:lot|unit|allotment|block) ?${lot}\\b`, 'gi')
  for (const block of blocksIn(doc, { zones: strata ? STRATA_ZONES : PLAN_ZONES })) {
    if (!block.text.includes(lot)) continue
    if (!PLAN_ZONES.includes(block.zone) && !/\bplan\b|\btotal\b/i.test(block.text)) continue
    const row = dimensionsRow(block, lot)
    if (row !== null) return { block, ...row }
    for (const match of block.text.matchAll(named)) {
      const from = match.index + match[0].length
      const stop = doc.parts[block.partIndex]?.span.end ?? block.span.end
      const at = block.span.start + from
      const rest = doc.text.slice(at, Math.min(stop, at + REACH)).replaceAll('\n', ' ')
      const own = rest.slice(0, NEXT_LOT.exec(rest)?.index ?? rest.length)
      const total = WHOLE.exec(own)
      const start = total === null ? 0 : total.index + total[0].length
      const area = AREA.exec(own.slice(start))
      if (area === null || isTooSmall(area)) continue
      if (
        total === null &&
        (!OWN.test(own.slice(0, area.index)) || (strata && doc.state === 'NSW'))
      )
        continue
      if (strata && total === null && /\bareas? (?:are|is) approx/i.test(rest)) continue
      return {
        block,
        start: from + start + area.index,
        end: from + start + area.index + area[0].length,
      }
    }
  }
  return null
}

/** "418   14.00 × 30.05   421 m²": a row of a plan's table with the lot's sides. */
function dimensionsRow(block: Block, lot: string): { start: number; end: number } | null {
  const head = new RegExp(`^(?:lot )?${lot}\\s(?=[\\d.,\\sx×*m|–-]{0,50}$)`, 'i')
  const area = AREA.exec(block.text.slice(0, 120))
  if (area === null || isTooSmall(area) || !head.test(block.text.slice(0, area.index))) return null
  // Of several measures in a row, or one that is named, none is the whole lot's.
  const rest = block.text.slice(area.index + area[0].length, 160)
  if (AREA.test(rest) || NOT_LAND.test(rest.slice(0, 24))) return null
  return { start: area.index, end: area.index + area[0].length }
}

function areaAt(
  doc: Doc,
  block: Block,
  place: { start: number; end: number },
  confidence: number,
): Fact<string> {
  const span = { start: block.span.start + place.start, end: block.span.start + place.end }
  const fact = factAt(doc, '', span, confidence, ['an area of the land'])
  return { ...fact, ...inUnits(fact.text) }
}

/** "Land area (m²): 684" is told as a person says it. */
function inUnits(text: string): { value: string; text: string } {
  const split = /\((m²|m2|sqm|square met(?:re|er)s|ha|hectares)\)[^\d]{0,12}(\d[\d,.]*)$/i.exec(
    text,
  )
  const spaced = text.replace(/^(\d{1,2}) (?=\d{3} ?m)/, '$1,')
  const area = split === null ? spaced : `${split[2]} ${split[1]}`
  return { value: area.replace(/m2\b|sqm\b/i, 'm²'), text: area }
}

function labelledArea(
  block: Block,
  lot: string | undefined,
): { start: number; end: number } | null {
  for (const label of block.text.matchAll(LABELLED_AREA)) {
    const from = label.index + label[0].length
    if (NOT_LAND.test(block.text.slice(Math.max(0, label.index - 30), from))) continue
    const other = OF_A_LOT.exec(block.text.slice(Math.max(0, label.index - 16), from))?.[1]
    if (lot !== undefined && other !== undefined && other !== lot) continue
    const rest = block.text.slice(from, from + 30)
    const perches = PERCHES.exec(block.text.slice(from, from + 60))?.[0].length ?? 0
    const area = AREA.exec(block.text.slice(from + perches, from + perches + 30))
    if (area !== null && area.index <= 2) {
      const start = from + perches + area.index
      const end = start + area[0].length
      if (isTooSmall(area) || NOT_LAND.test(ownRemark(block.text.slice(end, end + 30)))) continue
      return { start, end }
    }
    // The unit stands in the label: "Land area (m²): 684".
    const bare = label[1] === undefined ? null : /^\d[\d,]{0,9}(?:\.\d{1,4})?\b/.exec(rest)
    if (bare !== null) return { start: label.index, end: from + bare[0].length }
  }
  return null
}

const ROUNDED = new RegExp(
  `${AREA.source}(?=\\s(?:or thereabouts|more or less|or so|in all|in total|altogether)\\b)`,
  'i',
)

/** "Vol. 9123 Fol. 045, Lot 2 PS 418822H, 1,012 square metres": the area closes what the land is. */
const OF_LAND = /\b(?:lot|allotment|fol(?:io)?|block|c\/t)\b\.? ?\d/i
const LAST = new RegExp(`(?<=[,;]\\s|\\s{2})${AREA.source}(?=[\\s.]*$)`, 'i')

/** "Volume 10611 Folio 254  6.88 hectares or thereabouts": so one speaks of land alone. */
function roundedArea(block: Block): { start: number; end: number } | null {
  const area = ROUNDED.exec(block.text) ?? (OF_LAND.test(block.text) ? LAST.exec(block.text) : null)
  if (area === null || isTooSmall(area)) return null
  if (NOT_LAND.test(block.text.slice(Math.max(0, area.index - 40), area.index))) return null
  return { start: area.index, end: area.index + area[0].length }
}

/** "32.4 perches (", "1 rood 0 perches (": the old measure stands before the new one. */
const PERCHES =
  /^(?:\d[\d.]{0,6}\s?(?:acres?|roods?|perches|a\.|r\.|p\.)[\s,]*(?:and\s)?){1,3}[(,=or\s]{1,4}/i

/** What is said of the area itself; what stands in brackets behind it tells of its parts. */
function ownRemark(text: string): string {
  return /^\s?\((?:internal|of which|incl)/i.test(text) ? '' : text
}

const OF_A_LOT = /\b(?:lot|allotment) ([A-Z]?\d{1,5}[A-Z]?)\b/i

/** No block of land is smaller than a car space. */
function isTooSmall(area: RegExpExecArray): boolean {
  return !/^[ha]/i.test(area[2] ?? '') && Number((area[1] ?? '').replaceAll(',', '')) < 30
}

/** The row of this lot in a plan's table, or "Lot 2: 301 m²" in a sentence. */
function lotArea(block: Block, lot: string | undefined): { start: number; end: number } | null {
  if (
    lot === undefined ||
    (block.zone !== 'plan' && block.zone !== 'title-search' && block.zone !== 'annexure')
  )
    return null
  const named = block.text.matchAll(
    new RegExp(`\\b(?:lot|allotment|block) ?${lot}\\b(?=([^\\d.;]{0,30}))`, 'gi'),
  )
  const behindPlan = new RegExp(
    `\\b(?:lot|allotment|block) ?${lot}\\b[^.;()]{0,50}\\(([\\d,.]{2,9} ?(?:m²|m2|sqm|sq\\.? ?m|square|ha|hectares)[^)]{0,24})\\)`,
    'i',
  ).exec(block.text)
  if (behindPlan?.[1] !== undefined) {
    const area = AREA.exec(behindPlan[1])
    const at = behindPlan.index + behindPlan[0].length - 1 - behindPlan[1].length
    if (area !== null && !isTooSmall(area))
      return { start: at + area.index, end: at + area.index + area[0].length }
  }
  const row = new RegExp(`^(?:lot )?${lot} `, 'i').exec(block.text)
  for (const match of [...named, ...(row === null ? [] : [row])]) {
    const from = match.index + match[0].length + (match[1]?.length ?? 0)
    const area = AREA.exec(block.text.slice(from, from + 24))
    if (area === null || area.index > 3) continue
    const end = from + area.index + area[0].length
    if (NOT_LAND.test(block.text.slice(match.index, Math.min(end + 22, block.text.length))))
      continue
    return { start: from + area.index, end }
  }
  return null
}

function isStrata(doc: Doc, lotPlan: Fact<string> | null): boolean {
  const plan = lotPlan?.value ?? ''
  if (/\b(?:BUP|GTP|UP)\d|^Unit\b/i.test(plan)) return true
  if (/\bSP\d/.test(plan) && (doc.state === 'NSW' || doc.state === 'SA' || doc.state === 'WA'))
    return true
  return (
    doc.state === 'QLD' && doc.parts.some((part) => part.kind === 'owners-corporation-certificate')
  )
}

import type { PageKind } from '#shared/report.ts'

import type { Block, Doc, Span } from '../document.ts'
import { blocksIn } from '../segment/find.ts'
import type { Fact, PlanningOverlay } from './facts.ts'

import { isNegated } from '../segment/negation.ts'
import { recogniseConstraints } from './constraints.ts'
import { factAt } from './fact-at.ts'
import { listedOverlays } from './overlay-list.ts'
import { answerOf } from './planning-answer.ts'

/** Victoria Planning Provisions, clauses 42 to 45: code and name. */
const VICTORIAN: readonly (readonly [string, string])[] = [
  ['LSIO', 'Land Subject to Inundation Overlay'],
  ['DCPO', 'Development Contributions Plan Overlay'],
  ['ICPO', 'Infrastructure Contributions Plan Overlay'],
  ['ICO', 'Infrastructure Contributions Overlay'],
  ['MAEO', 'Melbourne Airport Environs Overlay'],
  ['CLPO', 'City Link Project Overlay'],
  ['DDO', 'Design and Development Overlay'],
  ['DPO', 'Development Plan Overlay'],
  ['IPO', 'Incorporated Plan Overlay'],
  ['NCO', 'Neighbourhood Character Overlay'],
  ['BFO', 'Buffer Area Overlay'],
  ['BAO', 'Buffer Area Overlay'],
  ['ESO', 'Environmental Significance Overlay'],
  ['VPO', 'Vegetation Protection Overlay'],
  ['SLO', 'Significant Landscape Overlay'],
  ['EMO', 'Erosion Management Overlay'],
  ['SMO', 'Salinity Management Overlay'],
  ['RFO', 'Rural Floodway Overlay'],
  ['FO', 'Floodway Overlay'],
  ['SBO', 'Special Building Overlay'],
  ['BMO', 'Bushfire Management Overlay'],
  ['SRO', 'State Resource Overlay'],
  ['PAO', 'Public Acquisition Overlay'],
  ['AEO', 'Airport Environs Overlay'],
  ['EAO', 'Environmental Audit Overlay'],
  ['RXO', 'Road Closure Overlay'],
  ['RO', 'Restructure Overlay'],
  ['SCO', 'Specific Controls Overlay'],
  ['PO', 'Parking Overlay'],
  ['HO', 'Heritage Overlay'],
]
const BY_CODE = new Map(VICTORIAN)
const CODES = VICTORIAN.map(([code]) => code).join('|')
const NAMES = VICTORIAN.map(([, name]) => name).join('|')
const VIC_NAME = new RegExp(
  `\\b(${NAMES})(?:\\s?\\((?:${CODES})\\))?(?:\\s?[-,]?\\s?(?:schedule|sch\\.?|precinct|no\\.?|number)\\s?(\\d{1,4}))?(?:\\s?\\(((?:${CODES})\\s?-?\\s?\\d{0,4})\\))?`,
  'gi',
)
const VIC_CODE = new RegExp(`\\b(${CODES})\\s?-?\\s?(\\d{1,4})\\b|\\((${CODES})\\)`, 'g')

const ELSEWHERE =
  /\b(?:vicinity|nearby|adjoining|near but|not directly affect|not (?:on|over) (?:this|the) (?:land|lot|property)|surrounding|does not apply|other overlays)\b/i
/** The same within a sentence; as a line of its own it opens nothing. */
const ELSEWHERE_TOLD =
  /\b(?:other side of|across the (?:road|street)|propos(?:es|ed)|exhibited|next door|neighbouring|former overlay)\b/i
const ZONES: readonly PageKind[] = [
  'planning-certificate',
  'vendor-statement',
  'other',
  'particulars',
  'annexure',
  'building-permit',
  'rates-certificate',
  'water-certificate',
  'land-tax-certificate',
]

/** The planning overlays that apply to the land itself, each once in its most exact form. */
export function recogniseOverlays(doc: Doc): Fact<PlanningOverlay>[] {
  const found: Fact<PlanningOverlay>[] = []
  const others: Fact<PlanningOverlay>[] = []
  let elsewhere = false
  let listing = false
  const lists = listedOverlays(doc)
  others.push(...lists.facts)
  for (const block of blocksIn(doc, { zones: ZONES })) {
    if (lists.blocks.has(block.index)) continue
    if (isShortHead(block)) {
      const opens = /^(?:planning |zoning )?overlays?\s*:?$/i.test(block.text)
      if (ELSEWHERE.test(block.text)) elsewhere = true
      else if (
        opens ||
        !/overlay|^[A-Z]{2,4}\d{0,4}(?:[,; ]+[A-Z]{2,4}\d{0,4})*$/i.test(block.text)
      )
        elsewhere = false
      const goesOn: boolean = listing && block.kind !== 'heading' && !LIST_ENDS.test(block.text)
      listing = (opens || goesOn || /\boverlays?\s*:?$/i.test(block.text)) && !elsewhere
      if (opens) continue
    }
    if (elsewhere) continue
    if (doc.state === 'VIC' || doc.state === null) found.push(...victorian(doc, block))
    if (doc.state !== 'VIC' && doc.state !== 'NSW') others.push(...named(doc, block, listing))
  }
  const listed = mostExact(found.length > 0 ? found : others)
  return withConstraints(listed, recogniseConstraints(doc, lists.blocks))
}

/** A constraint that its row names as an overlay is that overlay, with the row's words. */
function withConstraints(
  listed: readonly Fact<PlanningOverlay>[],
  constraints: readonly Fact<PlanningOverlay>[],
): Fact<PlanningOverlay>[] {
  const known = new Set(listed.map(({ value }) => plain(value.code)))
  const rows = new Map(constraints.map((fact) => [plain(fact.value.code), fact]))
  const places = listed
    .flatMap(({ spans }) => spans.map(({ start }) => start))
    .toSorted((a, b) => a - b)
  const own = listed.map((fact) => {
    const row = rows.get(plain(fact.value.code))
    return row === undefined ? fact : { ...fact, text: row.text, spans: row.spans }
  })
  const others = constraints.filter(
    ({ value, spans: [span] }) =>
      !known.has(plain(value.code)) && (span === undefined || !holdsOne(places, span)),
  )
  return [...own, ...others]
}

/** Does one of the offsets, in order, lie within the span? */
function holdsOne(places: readonly number[], { start, end }: Span): boolean {
  let low = 0
  let high = places.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((places[middle] ?? Infinity) < start) low = middle + 1
    else high = middle
  }
  return (places[low] ?? Infinity) < end
}

function plain(code: string): string {
  return code
    .toLowerCase()
    .replace(/\s?\b(?:overlays?|code)\b/g, '')
    .trim()
}

/** What stands behind a list of overlays in an extract of a planning code. */
const LIST_ENDS =
  /[?:]|\b(?:zones?|subzones?|variations?|valuation|certificate of title|heritage places?|is the land|scheme|policy|council|not)\b/i

function isShortHead(block: Block): boolean {
  if (block.kind === 'heading') return true
  // A row that denies one overlay is no heading over those that follow.
  const row = block.cells !== null && block.cells.length > 1 && !/\boverlays\b/i.test(block.text)
  return !row && block.text.length < 90 && !/[.;]$/.test(block.text)
}

function victorian(doc: Doc, own: Block): Fact<PlanningOverlay>[] {
  const block = withBrokenName(doc, own)
  if (!/overlay|\b(?:HO|DDO|SBO|LSIO|VPO|DCPO|ESO|BMO)\d/i.test(block.text)) return []
  const found: Fact<PlanningOverlay>[] = []
  const put = (start: number, length: number, code: string, name: string) => {
    const span = { start: block.span.start + start, end: block.span.start + start + length }
    if (isElsewhere(doc, block, start) || isNegated(doc, span)) return
    found.push(factAt(doc, { code, name }, span, 92, ['the name or code of an overlay']))
  }
  for (const match of block.text.matchAll(VIC_NAME)) {
    const [entry] = VICTORIAN.filter(([, name]) => name.toLowerCase() === match[1]?.toLowerCase())
    if (entry === undefined) continue
    const printed = match[3]?.replace(/[\s-]/g, '').toUpperCase()
    const before = SCHEDULE_BEFORE.exec(
      block.text.slice(Math.max(0, match.index - 24), match.index),
    )
    const number = match[2] ?? before?.[1] ?? ''
    put(match.index, match[0].trimEnd().length, printed ?? `${entry[0]}${number}`, entry[1])
  }
  if (!/overlay|planning|schedule/i.test(block.text)) return found
  for (const match of block.text.matchAll(VIC_CODE)) {
    const code = match[1] ?? match[3] ?? ''
    const name = BY_CODE.get(code)
    if (name === undefined) continue
    put(match.index, match[0].length, `${code}${match[2] ?? ''}`, name)
  }
  // "Overlays: DDO2, ESO4 and BMO": codes that have no schedule stand bare in such a list.
  for (const list of block.text.matchAll(LISTED_CODES)) {
    const from = list.index + list[0].length - (list[1]?.length ?? 0)
    for (const match of (list[1] ?? '').matchAll(BARE_CODE)) {
      const code = match[1] ?? ''
      put(from + match.index, match[0].length, code, BY_CODE.get(code) ?? '')
    }
  }
  return found
}

/** "Schedule 4 to the Design and Development Overlay" */
const SCHEDULE_BEFORE = /\bschedule (\d{1,3}) (?:to|of) (?:the )?$/i
const LISTED_CODES =
  /\b[Oo]verlays?(?:\(s\))?(?: codes?| controls?)?\s?[:-]?\s((?:[A-Z]{2,4}\d{0,4}\b(?:\s?[,;&/]\s?|\sand\s|\s)?){1,12})/g
const BARE_CODE = new RegExp(`\\b(${CODES})\\b(?!\\s?-?\\s?\\d)`, 'g')

/** "Overlay: Public Acquisition" above "Overlay Schedule 3": a name that its line broke. */
function withBrokenName(doc: Doc, block: Block): Block {
  const next = doc.blocks[block.index + 1]
  if (next?.partIndex !== block.partIndex) return block
  const goesOn = /^Overlay\b/.test(next.text)
    ? /\b(?:overlays?:?|and|,|an?) ?(?:[A-Z][a-z]+ ?){1,4}$/i.test(block.text)
    : /^(?:and )?(?:[A-Z][a-z]+ ){1,3}Overlay\b/.test(next.text) &&
      /[A-Z][a-z]+(?: and)?$/.test(block.text) &&
      next.text.search(VIC_NAME) !== 0
  if (!goesOn) return block
  const text = doc.text.slice(block.span.start, next.span.end).replace('\n', ' ')
  return { ...block, text, span: { start: block.span.start, end: next.span.end } }
}

/** "… in the vicinity of, but not affected by, a …" in the same sentence. */
function isElsewhere(doc: Doc, block: Block, start: number): boolean {
  const at = block.span.start + start
  const from = Math.max(block.span.start, at - 900)
  const before = doc.text.slice(from, at)
  const sentence = before.slice(Math.max(before.lastIndexOf('. '), before.lastIndexOf('; ')) + 1)
  if (ELSEWHERE.test(sentence) || ELSEWHERE_TOLD.test(sentence)) return true
  const behind = doc.text.slice(at, Math.min(block.span.end, at + 220))
  const end = behind.search(/[.;](?=\s|$)/)
  return NOT_HERE.test(end < 0 ? behind : behind.slice(0, end))
}

/** "… was taken off the land in 2023", "… covers the former maltings at number 31" */
const NOT_HERE =
  /\b(?:was|were|has been|have been) (?:removed|deleted|taken off|lifted|repealed|dropped|abandoned)\b|\bno longer\b|\bbut not (?:this|the|your)\b|\bnearest boundary\b|\bland to the (?:north|south|east|west)\b|\bstreets? (?:away|north|south|east|west)\b|\b(?:km|kilometres|metres) (?:away|distant)\b|\b(?:covers|applies to|affects|for)\b(?! (?:the |this |your |all |whole |part |subject |of )*(?:land|lot|property|site|parcel|dwelling|house|building))[^.;]{0,60}\b(?:at number|at no|only|former)\b/i

const OVERLAY_NAME =
  /\b((?:(?:State|Local|Agricultural|Rural|Strategic|Community|Historic|Heritage|Character|Regulated|Native|Airport|Aircraft|Building|Hazards?|Coastal|Noise|Stormwater|Urban|Affordable|Prescribed|Traffic|Major|Future|Limited|Flood|Bushfire|Bush|Landslip|Landslide|Steep|Acid|Biodiversity|Environmental|Waterway|Waterways|Wetland|Character|Transport|Extractive|Water|Scenic|Gas|Interface|Murray-Darling|Mount|Hills|Defence|Key|Design|Advertising|Significant|Erosion|Priority|Potentially|Attenuation|Electricity|Road|Specific|Special|Dwelling|Regional|Natural|Demolition|Traditional|Residential|Neighbourhood|Storm|Sloping|Potential)\b)(?:[\s(/&-]{1,3}[A-Za-z0-9'-]+\)?){0,8}?)\s?\(?\boverlay\b/gi
/** "Zoning overlays: Airport Building Heights (Regulated) (…); Stormwater Management Overlay" */
const LIST = /\b(?:(?:[Zz]oning|[Pp]lanning) )?[Oo]verlays?\s?:\s?(?=[A-Z])/
const ITEM =
  /^\s?([A-Z][A-Za-z-]+(?:\s(?:[A-Z][A-Za-z-]+|and|of|in|the|Near|-)){0,8}(?:\s\((?:[A-Z][A-Za-z0-9 -]{2,40})\))?)(?=\s?(?:\(|overlay|$|-|,|\.|applies))/
const LISTED =
  /^(?:[•\-*]\s?)?((?:[A-Z][A-Za-z-]+|\([A-Z][^)]{2,60}\)|and|of|in|the|Near)(?:\s(?:[A-Z][A-Za-z-]+|\([A-Z][^)]{2,60}\)|and|of|in|the|-)){0,9})/

/** Overlays that are known by name, as in South Australia's and Queensland's planning schemes. */
function named(doc: Doc, block: Block, listing: boolean): Fact<PlanningOverlay>[] {
  const found: Fact<PlanningOverlay>[] = []
  const put = (start: number, text: string) => {
    const name = text
      .replace(/\s+/g, ' ')
      .replace(/^(?:the|a|an)\s/i, '')
      .replace(/\s?overlays?\b.*$/i, '')
      .trim()
    const answer = CLASS_BEHIND.exec(block.text.slice(start + text.length))
    const length = text.length + (answer?.[0].length ?? 0)
    const span = { start: block.span.start + start, end: block.span.start + start + text.length }
    if (
      name.length < 5 ||
      /^(?:none|nil|no|not)\b|\b(?:the|on|in|of|an?|this|any|no)$/i.test(name) ||
      isElsewhere(doc, block, start) ||
      isNegated(doc, span) ||
      isDenied(block.text.slice(start + text.length))
    )
      return
    const value = { code: name, name: `${name} Overlay${answer === null ? '' : `, ${answer[1]}`}` }
    const place = { ...span, end: span.start + length }
    found.push(factAt(doc, value, place, 85, ['the name of an overlay']))
  }
  for (const match of block.text.matchAll(OVERLAY_NAME)) put(match.index, match[1] ?? '')
  const list = LIST.exec(block.text)
  if (list !== null) {
    let at = list.index + list[0].length
    for (const item of block.text.slice(at).split(/;|•/)) {
      const name = ITEM.exec(item)
      if (name?.[1] !== undefined) put(at + name.index + name[0].indexOf(name[1]), name[1].trim())
      at += item.length + 1
    }
  }
  const opens = OPENS_LIST.exec(block.text)
  if (found.length > 0 || !(listing || opens !== null) || block.kind === 'heading') return found
  // Where lines of a list were read as one paragraph, each line of the page is an item.
  let at = opens === null ? 0 : opens[0].length
  for (const line of linesOf(doc, block)) {
    const place = block.text.indexOf(line, Math.max(0, at - line.length))
    const item = opens !== null && place <= 0 ? line.slice(opens[0].length).trim() : line
    if (place < 0 || item === '' || item.length > 160) continue
    if (LIST_ENDS.test(item)) break
    const listed = LISTED.exec(item)
    if (listed?.[1] === undefined || NO_ITEM.test(listed[1])) continue
    const start = block.text.indexOf(listed[1], Math.max(0, place))
    if (start >= 0) put(start, listed[1])
    at = Math.max(at, place + line.length)
  }
  return found
}

/** "Flood Hazard Overlay - not mapped over the premises" */
const NOT_MAPPED =
  /^[^\w.]{0,2}(?:overlay)?[^\w.]{0,4}(?:not (?:mapped|applicable|affected|within|identified|present|entered|shown|relevant)|nil\b|none\b|no\b|n\/a\b|does not|outside)/i

function isDenied(behind: string): boolean {
  if (NOT_MAPPED.test(behind)) return true
  const answer = /^\s?overlay\s?(?::|-)\s(.+)/is.exec(behind)?.[1]
  return answer !== undefined && answerOf(answer) === false
}

/** "Storm tide inundation overlay: high" */
const CLASS_BEHIND =
  /^\s?overlay\s?(?::|-|,)\s((?:very )?(?:extreme|high|medium|moderate|low)(?: hazard| risk| area| impact| potential)?)\b(?=\s*(?:[.;,(\n]|$))/i

const OPENS_LIST = /^(?:zoning |planning )?overlays?(?: \(?s\)?)?\s(?=[A-Z][a-z])/i
const NO_ITEM = /^(?:the|this|zone|subzone|nil|none|no|not|these|property|overlays?)\b/i

function linesOf(doc: Doc, block: Block): string[] {
  const quotes = doc.evidence(block.span).flatMap(({ quote }) => quote.split('\n'))
  return quotes.map((line) => line.replace(/\s+/g, ' ').trim()).filter((line) => line !== '')
}

/** Places quoted for one overlay; a planning scheme names it on every page. */
const MOST_PLACES = 8

/** Drops the general entry where the same overlay is there with its number, and repeats. */
function mostExact(found: readonly Fact<PlanningOverlay>[]): Fact<PlanningOverlay>[] {
  const kept = new Map<string, Fact<PlanningOverlay>>()
  for (const fact of found) {
    const key = fact.value.code.toLowerCase()
    const known = kept.get(key)
    if (known !== undefined && known.spans.length >= MOST_PLACES) continue
    kept.set(key, known === undefined ? fact : { ...known, spans: [...known.spans, ...fact.spans] })
  }
  // "HO" where "HO61" is there, "Hazards" where "Hazards (Flooding)" is.
  const told = new Set(
    [...kept.keys()].flatMap((key) =>
      [key.replace(/\d+$/, ''), key.split(' (')[0] ?? key].filter((base) => base !== key),
    ),
  )
  return [...kept].flatMap(([key, fact]) => (told.has(key) ? [] : [fact]))
}

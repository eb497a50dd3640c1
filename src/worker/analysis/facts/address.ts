import type { PageKind } from '#shared/report.ts'

import type { Doc, Span } from '../document.ts'
import { blocksIn } from '../segment/find.ts'
import type { Fact } from './facts.ts'
import type { Labelled } from './labels.ts'

import { brokenOver } from './broken-over.ts'
import { CONTRACT_ZONES, LOOSE_ZONES } from './contract-zones.ts'
import { factAt } from './fact-at.ts'
import { labelled } from './labels.ts'
import { plainCase } from './plain-case.ts'

export const STREET_TYPE =
  '(?:Street|St|Road|Rd|Avenue|Ave|Av|Court|Crt|Ct|Crescent|Cres|Cr|Drive|Dr|Place|Pl|Parade|Pde|Terrace|Tce|Lane|Ln|Way|Close|Cl|Boulevard|Blvd|Bvd|Highway|Hwy|Grove|Gr|Circuit|Cct|Esplanade|Esp|Square|Sq|Rise|View|Views|Walk|Track|Mews|Loop|Link|Row|Gardens|Gdns|Green|Quay|Promenade|Prom|Circle|Chase|Retreat|Ridge|Glen|Outlook|Vista|Pass|Path|Trail|Turn|Parkway|Pkwy|Freeway|Alley|Arcade|Broadway|Mall|Heights|Hill|Key|Landing|Point|Crossing|Corner|Cove|Nook|Bend|Elbow|Entrance|Approach|Concourse|Grange|Haven|Wharf|Strand|Meander|Ramble|Gate|Fairway|Wynd|Dale|Vale|Copse|Common|Crest|Dene|Edge|Glade|Hollow|Knoll|Lookout|Reach|Run|Spur|Brae|Causeway|Circus|Domain|Drift|Quadrant|Return|Ring|Slope|Tramway|Walkway|Boardwalk|Plaza|Rest|Ride)'
const STATE =
  '(?:VIC(?:TORIA)?|NSW|New South Wales|QLD|Queensland|SA|South Australia|WA|Western Australia|TAS(?:MANIA)?|ACT|NT)'
const NUMBER =
  "(?:Lot\\s\\d{1,5}\\s?,\\s(?:[A-Z][\\w'.-]{1,24}\\s){0,2}[A-Z][\\w'.-]{1,24}(?=,\\s)|(?:(?:Unit|Apartment|Apt|Flat|Lot|Shop|Suite|Villa|Townhouse|Residence|Dwelling)\\s[A-Za-z]?\\d{1,5}(?:\\.\\d{1,3})?[A-Za-z]?\\s?[,/]?\\s?(?:at\\s)?(?:\"?[A-Z][\\w'&.-]*(?:\\s[A-Z][\\w'&.-]*){0,3}\"?,\\s)?)?(?:[A-Z]{0,2}\\d{1,5}[A-Za-z]?\\s?[/-]\\s?){0,2}\\d{1,5}[A-Za-z]?(?:\\s?-\\s?\\d{1,5}[A-Za-z]?)?)"
const NAME = "(?:(?![A-Z]{2}\\d{3})[A-Z][\\w'.-]{0,24}\\s){1,4}"
const SUBURB =
  "[A-Z][\\w'.-]{1,24}(?:\\s(?!(?:VIC|NSW|QLD|SA|WA|TAS|ACT|NT|Lot|Title|Being|Volume)\\b)[A-Z][\\w'.-]{1,24}){0,3}"

/** "corner of Beacon Street" behind the street is no suburb. */
const CORNER = '(?:\\s?,?\\s?\\(?(?:corner|cnr)\\b[^,);]{3,40}(?:\\)|(?=,)))?'

const ADDRESS = new RegExp(
  `\\b((?:\\d{1,5}[A-Z]?\\s(?:and|&)\\s(?=\\d))?${NUMBER},?\\s(?:${NAME}${STREET_TYPE}|(?:The\\s)?(?:Esplanade|Strand|Parade|Broadway|Boulevard|Terrace|Crescent|Avenue|Promenade|Mall|Quay|Parkway)(?=\\s?,))\\b\\.?(?:\\s(?:North|South|East|West|N|S|E|W)\\b)?)${CORNER}(?:\\s?[,-]?\\s?(?:in\\s)?(${SUBURB}))?(?:\\s?,?\\s?(${STATE})\\b)?(?:\\s?,?\\s?(\\d{4})\\b)?`,
  'i',
)

/** A farm road without a number, as far as its postcode. */
const NUMBERLESS = new RegExp(
  `(?<![\\d/] )\\b((?:(?!Lot\\b)[A-Z][\\w'-]{1,24}\\s){1,3}${STREET_TYPE})\\b${CORNER}\\s?,?\\s(${SUBURB})(?:\\s?,?\\s?(?:in (?:the State of )?)?(${STATE})\\b)?\\s?,?\\s?(\\d{4})\\b`,
  'i',
)

const ADDRESSES = new RegExp(ADDRESS.source, 'gi')
/** "Lot 4418 Town of Nightcliff Point" is a parcel and no street. */
const OF_A_PLACE = /\b(?:town|hundred|parish|county|district|division|city|shire) of\b/i

const LABEL =
  /\b(?:(?:property|street|land|site)(?: street)? address|where it is|situation(?=\s*:)|(?:the )?address of (?:the )?(?:land|property)(?: is)?|property situated at|(?:the )?property at|(?:the )?(?:property|land|farm|station) (?:called|named|known as) ["']?[A-Z][\w ]{2,30}["']?,? (?:at|situated at)|known as|(?:the )?land(?: \(address[^)]{0,60}\))?|(?:the )?property|situated at|located at|(?:the )?vendor'?s property at|description of (?:the )?land|lot on plan and address|what (?:is (?:being )?sold|the (?:vendor|seller) sells)|(?:the )?(?:house and land|premises)|the (?:strata )?(?:lot|unit|apartment|dwelling|house|home)(?! (?:is|was|will|must|may|has|or|and|on|in|of|to|at|with|by|for|sold)\b)|site|address)\b(?!\s*(?:of (?:the )?(?:vendor|purchaser|seller|buyer)|for (?:service|notices?)))/i
/** A description of the land comes before its street. */
const DESCRIBED =
  /^(?:(?:the )?(?:whole|land|all)\b|(?:community |strata |proposed )?lots?\b|allotments?\b|unit \d+ on|certificate|volume|folio|c\/?t\b|proposed|(?:section|portion) \d|[^,;]{0,40},? being\b)/i
const SPLIT =
  /\baddress\s*:?\s*(\d[^:]{3,60}?)\s*,?\s+suburb(?:\/town)?\s*:?\s*([A-Za-z][A-Za-z' -]{2,30}?)(?=\s*(?:$|,|\bstate\b|\bpost ?code\b|\b(?:VIC|NSW|QLD|SA|WA|TAS|ACT|NT)\b))\s*,?\s*(?:state\s*:?\s*)?(VIC|NSW|QLD|SA|WA|TAS|ACT|NT)?\b\s*,?\s*(?:post ?code\s*:?\s*)?(\d{4})?/i

const ZONES: readonly (readonly [readonly PageKind[], number])[] = [
  [CONTRACT_ZONES, 93],
  [['vendor-statement'], 88],
  [LOOSE_ZONES, 60],
  [
    ['title-search', 'planning-certificate', 'owners-corporation-certificate', 'rates-certificate'],
    55,
  ],
]

/** The street address of the property that is sold, as one line. */
export function recogniseAddress(doc: Doc): Fact<string> | null {
  let road: Fact<string> | null = null
  for (const [zones, confidence] of ZONES) {
    let partial: Fact<string> | null = null
    const split = splitFields(doc, zones, confidence)
    for (const place of labelled(doc, LABEL, zones, { anywhere: true })) {
      if (
        !place.leads &&
        !/\b(?:address of|situated|located|known as|called|named|property at)\b/i.test(place.label)
      )
        continue
      if (belongsToAParty(doc, place)) continue
      const fact = addressIn(
        doc,
        wholeValue(doc, place).slice(0, 240),
        place.offset,
        place.leads ? (DESCRIBED.test(place.text) ? 200 : 70) : 12,
        confidence,
      )
      if (fact === null && place.leads && road === null)
        road = roadWithoutNumber(doc, wholeValue(doc, place).slice(0, 200), place.offset)
      if (fact === null) continue
      if (/\b\d{4}$/.test(fact.value)) return fact
      partial ??= fact
    }
    // Of a farm the road alone is told; a number further back is a plan's or a neighbour's.
    if (road !== null && partial === null) return road
    if (split !== null) return split
    if (partial !== null) return completed(doc, partial)
  }
  return besideTheLot(doc) ?? onCover(doc)
}

function roadWithoutNumber(doc: Doc, text: string, offset: number): Fact<string> | null {
  const match = NUMBERLESS.exec(text)
  if (match === null || match.index > 70) return null
  const [whole, street = '', suburb = '', state, postcode = ''] = match
  const start = offset + match.index
  const where = [tidy(suburb), state?.toUpperCase(), postcode].filter((one) => one !== undefined)
  const value = `${tidy(street)}, ${where.join(' ')}`
  return factAt(doc, value, { start, end: start + whole.length }, 60, ['a road without a number'])
}

/** A value that reaches the end of its block may go on below it. */
function wholeValue(doc: Doc, { block, text, offset }: Labelled): string {
  const { start, end } = block.span
  const within = offset >= start && offset < end && offset + text.length >= end - 1
  return within ? brokenOver(doc, block, offset) : text
}

/** "ADDRESS: … SUBURB: … STATE: … POSTCODE: …", each in a field of its own. */
function splitFields(
  doc: Doc,
  zones: readonly PageKind[],
  confidence: number,
): Fact<string> | null {
  for (const block of blocksIn(doc, { zones })) {
    if (!/\baddress\b/i.test(block.text)) continue
    const { index } = block
    const after = doc.blocks[index + 1]
    const last = doc.blocks[index + 2]
    const end =
      last?.partIndex === block.partIndex ? last.span.end : (after?.span.end ?? block.span.end)
    const text = doc.text.slice(block.span.start, Math.min(end, block.span.start + 700))
    const match = SPLIT.exec(text.replaceAll('\n', ' '))
    if (match === null || isPartyField(doc, block.index, block.text.slice(0, match.index))) continue
    const [, own = '', suburb = '', state, postcode] = match
    const unit = own.includes('/') ? null : unitAbove(doc, index)
    const street = unit === null ? own : `${unit}, ${own}`
    const where = [suburb.trim(), state?.toUpperCase(), postcode].filter((one) => one !== undefined)
    const start = block.span.start + match.index
    const span = { start, end: start + match[0].length }
    const value = `${street.trim()}, ${where.join(' ')}`
    const explanation = ['address, suburb and postcode from their fields']
    // The names of the fields between the words are no part of the address.
    return { ...factAt(doc, value, span, confidence, explanation), text: value }
  }
  return null
}

/** "Lot: Unit 9" in the field above the street. */
function unitAbove(doc: Doc, index: number): string | null {
  for (const block of doc.blocks.slice(Math.max(0, index - 2), index).toReversed()) {
    const unit =
      /^(?:lot|unit|property)\b[^\d]{0,12}\b((?:unit|apartment|apt|villa|townhouse|flat) ?\d{1,5}[A-Z]?)\b/i.exec(
        block.text,
      )
    if (unit?.[1] !== undefined) return unit[1]
  }
  return null
}

/** Fields above this one tell whose address it is: a party's or an agent's is not the property's. */
function belongsToAParty(doc: Doc, place: Labelled): boolean {
  if (!/^address$/i.test(place.label)) return false
  const own = place.block.text.slice(0, Math.max(0, place.offset - place.block.span.start))
  return isPartyField(doc, place.block.index, own)
}

const PROPERTY = /\b(?:land|property|lot)\b/i
const PARTY =
  /\b(?:vendor|purchaser|seller|buyer|agent|solicitor|conveyancer|lender|tenant|name)\b/i

function isPartyField(doc: Doc, index: number, own: string): boolean {
  const above = doc.blocks
    .slice(Math.max(0, index - 3), index)
    .toReversed()
    .map((block) => block.text.slice(0, 60))
  for (const text of [own, ...above]) {
    // "Seller: Tamber Property Holdings": the word that comes first names the field.
    const [property, party] = [text.search(PROPERTY), text.search(PARTY)]
    if (property >= 0 && (party < 0 || property < party)) return false
    if (party >= 0) return true
  }
  return false
}

export function addressIn(
  doc: Doc,
  text: string,
  offset: number,
  near: number,
  confidence: number,
): Fact<string> | null {
  const match = [...text.matchAll(ADDRESSES)].find((one) => !OF_A_PLACE.test(one[1] ?? ''))
  if (match === undefined || match.index > near) return null
  const [whole, street = '', suburb, state, postcode] = match
  if (suburb === undefined && postcode === undefined) {
    const span = { start: offset + match.index, end: offset + match.index + street.length }
    return factAt(doc, tidy(street), span, confidence - 20, ['a street without a suburb'])
  }
  const span: Span = {
    start: offset + match.index,
    end: offset + match.index + whole.trimEnd().length,
  }
  const where = [suburb === undefined ? undefined : tidy(suburb), state?.toUpperCase(), postcode]
  const value = `${tidy(street)}, ${where.filter((one) => one !== undefined).join(' ')}`
  return factAt(doc, value, span, confidence - (postcode === undefined ? 8 : 0), [
    'an address behind a label of the property',
  ])
}

function tidy(text: string): string {
  return plainCase(
    text
      .replace(/\s+/g, ' ')
      .replace(/\s?,\s?/g, ', ')
      .trim(),
  )
}

/** A street found without its suburb takes the fuller form that stands elsewhere in the file. */
function completed(doc: Doc, partial: Fact<string>): Fact<string> {
  const street = partial.value.split(',')[0] ?? partial.value
  const at = new RegExp(street.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'gi')
  for (const match of doc.text.matchAll(at)) {
    const full = addressIn(
      doc,
      doc.text.slice(match.index, match.index + 160),
      match.index,
      0,
      partial.confidence,
    )
    if (full !== null && /\d{4}$/.test(full.value))
      return { ...full, spans: [...partial.spans, ...full.spans] }
  }
  return partial
}

const LOT_OR_TITLE =
  /\b(?:lot|allotment|unit|block) ?:? ?\d{1,5}\b|\bvol(?:ume|\.)? ?\d|\btitle reference\b|\bfolio\b/i

/** No label fits: the full address that stands in one row of the contract with the lot or the title. */
function besideTheLot(doc: Doc): Fact<string> | null {
  for (const block of blocksIn(doc, { zones: CONTRACT_ZONES })) {
    const text = block.text.slice(0, 300)
    if (!LOT_OR_TITLE.test(text) || PARTY.test(text.slice(0, 40))) continue
    const fact = addressIn(doc, text, block.span.start, 120, 70)
    const at = (fact?.spans[0]?.start ?? 0) - block.span.start
    // "both care of Plume & Co, 3 High Street": a party's address, whatever it stands beside.
    if (
      /\b(?:care of|c\/[o-]|both of|all of)(?![^.;]{0,80}\b(?:lot|volume|folio)\b)/i.test(
        text.slice(0, at),
      )
    )
      continue
    if (fact !== null && /\d{4}$/.test(fact.value)) return fact
  }
  return null
}

/** The first full address on a cover that names no field at all. */
function onCover(doc: Doc): Fact<string> | null {
  for (const block of doc.blocks.slice(0, 12)) {
    if (PARTY.test(block.text.slice(0, 24))) continue
    const fact = addressIn(doc, block.text.slice(0, 300), block.span.start, 80, 50)
    if (fact !== null && /\d{4}$/.test(fact.value)) return fact
  }
  return null
}

import type { PageKind } from '#shared/report.ts'

import type { Doc } from '../../document.ts'
import type { Fact } from '../facts.ts'
import type { Labelled } from '../forms/labels.ts'

import { escaped } from '../../wording/escaped.ts'
import { blockAt, blocksIn } from '../../segment/find.ts'
import { addressInFields } from './address-fields.ts'
import { addressInSubject } from './address-in-subject.ts'
import { addressOfVendor } from './address-of-vendor.ts'
import { belongsToAParty, isPartyField, PARTY } from './address-of-party.ts'
import { brokenOver } from '../forms/broken-over.ts'
import { CONTRACT_ZONES, LOOSE_ZONES } from '../forms/contract-zones.ts'
import { labelled } from '../forms/labels.ts'
import { addressIn, roadWithoutNumber } from './street-address.ts'
import { withUnitInFront } from './unit-in-front.ts'

/** The street address of the property that is sold, as one line. */
export function recogniseAddress(doc: Doc): Fact<string> | null {
  const address = addressOfLand(doc)
  return address === null ? null : withUnitInFront(doc, address)
}

function addressOfLand(doc: Doc): Fact<string> | null {
  let road: Fact<string> | null = null
  for (const [zones, confidence] of ZONES) {
    let partial: Fact<string> | null = null
    let below: Fact<string> | null = null
    const split = addressInFields(doc, zones, confidence)
    for (const place of labelled(doc, LABEL, zones, { anywhere: true })) {
      if (!place.leads && !TELLS_PLACE.test(place.label) && !isSoldAt(place)) continue
      if (belongsToAParty(doc, place)) continue
      const fact = addressIn(
        doc,
        wholeValue(doc, place).slice(0, 240),
        place.offset,
        place.leads ? (DESCRIBED.test(place.text) ? 200 : 70) : 12,
        confidence,
      )
      if (fact === null && place.leads && road === null)
        road = roadWithoutNumber(
          doc,
          wholeValue(doc, place).slice(0, 200),
          place.offset,
          /\blot$/i.test(place.label),
        )
      if (fact === null && place.leads && DESCRIBED.test(place.text))
        below ??= inRowBelow(doc, place)
      if (fact === null) continue
      if (/\b\d{4}$/.test(fact.value)) return fieldsFirst(doc, split, fact)
      partial ??= fact
    }
    if (below !== null) return below
    // Of a farm the road alone is told; a number further back is a plan's or a neighbour's.
    if (road !== null && partial === null) return road
    if (split !== null) return split
    if (partial !== null) return completed(doc, partial)
  }
  return besideTheLot(doc) ?? onCover(doc) ?? addressOfVendor(doc) ?? headOfCover(doc)
}

const LABEL =
  /\b(?:(?:property|street|land|site)(?: street)? address|where(?: it is)?(?=\W{0,3}(?:$|\d|(?:unit|villa|townhouse|apartment|flat|lot) \d))|where it is|situation(?=\s*:)|(?:the )?address of (?:the )?(?:land|property)(?: is)?|property situated? at|(?:the )?property at|(?:the )?(?:house and land|land|house|farm|villa|cottage|townhouse|block) at(?=\s(?:\d|(?:unit|villa|townhouse|apartment|flat|lot) \d))|(?:the )?(?:farm|station|house|property)(?=\s["'][A-Z][\w ]{2,30}["'],?\s\d)|(?:the )?(?:property|land|farm|station) (?:called|named|known as) ["']?[A-Z][\w ]{2,30}["']?,? (?:at|situated at)|known as|(?:the )?land(?: \(address(?:[^)]{0,60}\)|, plan(?: details)?(?: and title)?(?: ref(?:erence)?)?\b))?|(?:the )?property|situated? at|located at|(?:the )?vendor'?s property at|description of (?:the )?land|lot on plan and address|what (?:is (?:being )?(?:sold|bought)|(?:the )?(?:vendor|seller)s? sells?|(?:are|is) (?:you|they|we|the (?:buyer|purchaser)s?) buying|(?:you|we) (?:buy|sell|are (?:buying|selling)))|which property|lot(?=\s?:)|(?:the )?(?:house and land|premises)(?: (?:being |to be )?sold)?|(?:the|proposed) (?:strata )?(?:lot|unit|flat|apartment|dwelling|house|home)(?! (?:is|was|will|must|may|has|or|and|on|in|of|to|at|with|by|for|sold)\b)|site|address)\b(?!\s*(?:of (?:the )?(?:vendor|purchaser|seller|buyer)|for (?:service|notices?)))/i
const TELLS_PLACE = /\b(?:address of|situated?|located|known as|called|named|property at)\b/i
const SALE =
  /\b(?:sells?|sold|selling|sale of|buys?|buying|bought|purchas(?:e|es|ing) of|to purchase)\b/i

/** "agrees to buy the house and land at 63 Gawler Terrace", "to sell the farm "Glen Mhor", 455 …" */
function isSoldAt({ block, label, text, offset }: Labelled): boolean {
  const before = block.text.slice(0, Math.max(0, offset - block.span.start))
  return (/\bat$/i.test(label) || /^["']/.test(text)) && SALE.test(before)
}

/** A description of the land comes before its street. */
const DESCRIBED =
  /^(?:(?:the )?(?:whole|land|all)\b|(?:community |strata |proposed )?lots?\b|allotments?\b|unit \d+ on|certificate|volume|folio|c\/?t\b|proposed|(?:section|portion) \d|[^,;]{0,40},? being\b)/i
const ZONES: readonly (readonly [readonly PageKind[], number])[] = [
  [CONTRACT_ZONES, 93],
  [['vendor-statement'], 88],
  [LOOSE_ZONES, 60],
  [
    ['title-search', 'planning-certificate', 'owners-corporation-certificate', 'rates-certificate'],
    55,
  ],
]

/** "The Property at   Address   115 Marri Ridge Road": the property's own fields, or those that stand first. */
function fieldsFirst(doc: Doc, split: Fact<string> | null, other: Fact<string>): Fact<string> {
  const [own, next] = [split?.spans[0]?.start, other.spans[0]?.start]
  if (split === null || own === undefined || next === undefined) return other
  return own < next || /\bproperty\b/i.test(doc.text.slice(Math.max(0, own - 24), own + 12))
    ? split
    : other
}

/** A value that reaches the end of its block may go on below it. */
function wholeValue(doc: Doc, { block, text, offset }: Labelled): string {
  const { start, end } = block.span
  const within = offset >= start && offset < end && offset + text.length >= end - 1
  if (within) return brokenOver(doc, block, offset)
  const below = blockAt(doc, offset)
  const reachesEnd = below !== undefined && offset + text.length === below.span.end
  return reachesEnd && below.cells === null ? brokenOver(doc, below, offset) : text
}

/** "Land   Allotment 71 in Deposited Plan 33109", and the full address in the row below. */
function inRowBelow(doc: Doc, { block }: Labelled): Fact<string> | null {
  const next = doc.blocks[block.index + 1]
  if (next?.partIndex !== block.partIndex || next === undefined) return null
  const fact = addressIn(doc, next.text.slice(0, 200), next.span.start, 4, 86)
  return fact !== null && /\b\d{4}$/.test(fact.value) ? fact : null
}

/** A street found without its suburb takes the fuller form that stands elsewhere in the file. */
function completed(doc: Doc, partial: Fact<string>): Fact<string> {
  const street = partial.value.split(',')[0] ?? partial.value
  const full = fullForm(doc, street, partial.confidence)
  if (full !== null) return { ...full, spans: [...partial.spans, ...full.spans] }
  // "812/5 Barque Street" where the suburb is told with the building's own number only.
  const building = street.replace(/^\w{1,6}\s?\/\s?(?=\d)/, '')
  const whole = building === street ? null : fullForm(doc, building, partial.confidence)
  if (whole === null) return partial
  const unit = street.slice(0, street.length - building.length)
  return {
    ...partial,
    value: `${unit}${whole.value}`,
    text: `${unit}${whole.text}`,
    spans: [...partial.spans, ...whole.spans],
  }
}

function fullForm(doc: Doc, street: string, confidence: number): Fact<string> | null {
  // It may be broken over two lines.
  const at = new RegExp(escaped(street).replaceAll(' ', '\\s+'), 'gi')
  for (const match of doc.text.matchAll(at)) {
    const text = doc.text.slice(match.index, match.index + 160)
    const full = addressIn(doc, text, match.index, 0, confidence)
    if (full !== null && /\d{4}$/.test(full.value)) return full
  }
  return null
}

const LOT_OR_TITLE =
  /\b(?:lot|allotment|unit|block) ?:? ?\d{1,5}\b|\bvol(?:ume|\.)? ?\d|\btitle reference\b|\bfolio\b/i

/** No label fits: the full address that stands in one row of the contract with the lot or the title. */
function besideTheLot(doc: Doc): Fact<string> | null {
  for (const block of blocksIn(doc, { zones: CONTRACT_ZONES })) {
    const text = block.text.slice(0, 300)
    if (!LOT_OR_TITLE.test(text) || PARTY.test(text.slice(0, 40))) continue
    if (/^address\b/i.test(text) && isPartyField(doc, block.index, '')) continue
    const fact = addressIn(doc, text, block.span.start, 120, 70)
    const at = (fact?.spans[0]?.start ?? 0) - block.span.start
    // "both care of Plume & Co, 3 High Street": a party's address, whatever it stands beside.
    if (
      /\b(?:care of|c\/[o-]|both of|all of)(?![^.;]{0,80}\b(?:lot|volume|folio)\b)/i.test(
        text.slice(0, at),
      )
    )
      continue
    if (fact === null) continue
    const full = /\d{4}$/.test(fact.value) ? fact : completed(doc, fact)
    if (/\d{4}$/.test(full.value)) return full
  }
  return null
}

/** "Strata Plan 11873, Lot 4: Flat 4, 15 Casuarina Street, …" as the head of a paper on a lot. */
function inHeadOfLot(doc: Doc): Fact<string> | null {
  for (const block of doc.blocks.slice(0, 12)) {
    if (block.text.length > LONGEST_HEAD_OF_LOT || !HEAD_OF_LOT.test(block.text)) continue
    const fact = addressIn(doc, block.text, block.span.start, 100, 55)
    if (fact !== null && /\d{4}$/.test(fact.value)) return fact
  }
  return null
}

const HEAD_OF_LOT =
  /^(?:(?:strata|units?|community|deposited) plan\b.{0,24}\b(?:lot|unit) \d{1,5}\b|(?:lot|allotment|unit|block) \d{1,5}\b.{0,20}\b(?:plan|[SDCR]P ?\d|PS ?\d))/i
const LONGEST_HEAD_OF_LOT = 200

/** The first full address on a cover that names no field at all: one on a line of its own, or another. */
function onCover(doc: Doc): Fact<string> | null {
  const subject = addressInSubject(doc) ?? inHeadOfLot(doc)
  if (subject !== null) return subject
  for (const block of doc.blocks.slice(0, 12)) {
    const fact = addressIn(doc, block.text, block.span.start, 0, 55)
    const [span] = fact?.spans ?? []
    if (fact === null || span === undefined || !/\d{4}$/.test(fact.value)) continue
    if (span.end >= block.span.end - 1 && !isPartyField(doc, block.index, '')) return fact
  }
  for (const block of doc.blocks.slice(0, 12)) {
    const lot = /\blots? ?:? ?\d{1,5}\b/i.exec(block.text.slice(0, 120))
    if (lot === null && PARTY.test(block.text.slice(0, 24))) continue
    if (/\bfor (?:service|notices?)\b|\bcare of\b|\bc\/[o-]/i.test(block.text.slice(0, 60)))
      continue
    const from = lot?.index ?? 0
    const text = block.text.slice(from, from + 300)
    const fact = addressIn(doc, text, block.span.start + from, 80, 50)
    if (fact !== null && /\d{4}$/.test(fact.value)) return fact
  }
  return null
}

/** "22 Pier Road, Salter" above the contract, which tells the postcode only in a sentence or for a party. */
function headOfCover(doc: Doc): Fact<string> | null {
  let bare: Fact<string> | null = null
  for (const block of doc.blocks.slice(0, 6)) {
    if (block.text.length > LONGEST_HEAD || PARTY.test(block.text.slice(0, 24))) continue
    const street = addressIn(doc, block.text, block.span.start, LONGEST_HEAD, 60)
    if (street === null) continue
    const full = fullForm(doc, street.value.split(',')[0] ?? street.value, 58)
    if (full !== null) return { ...full, spans: [...street.spans, ...full.spans] }
    if (street.value.includes(',')) bare ??= { ...street, confidence: 40 }
  }
  return bare
}

/** Longer than this, a line is no head. */
const LONGEST_HEAD = 90

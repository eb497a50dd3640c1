import type { Doc, Span } from '../../document.ts'
import type { Fact } from '../facts.ts'

import { factAt } from '../fact-at.ts'
import { HOUSE_NUMBER } from './house-number.ts'
import { plainCase } from '../forms/plain-case.ts'
import { STREET_TYPE } from './street-type.ts'

/** The first street address of a text that begins near enough; without suburb and postcode only its street. */
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
  const where = [suburb === undefined ? undefined : tidy(suburb), shortState(state), postcode]
  const value = `${tidy(street)}, ${where.filter((one) => one !== undefined).join(' ')}`
  return factAt(doc, value, span, confidence - (postcode === undefined ? 8 : 0), [
    'an address behind a label of the property',
  ])
}

/** A road with its suburb and postcode, as a farm without a number has it. */
export function roadWithoutNumber(
  doc: Doc,
  text: string,
  offset: number,
  labelIsLot = false,
): Fact<string> | null {
  const match = NUMBERLESS.exec(text)
  const lot = (labelIsLot ? BARE_PARCEL : PARCEL).exec(text)?.[0]
  if (match === null || match.index > (lot === undefined ? 70 : 170)) return null
  const [whole, street = '', suburb = '', state, postcode = ''] = match
  const start = offset + match.index
  const where = [tidy(suburb), shortState(state), postcode].filter((one) => one !== undefined)
  const value = `${tidy(street)}, ${where.join(' ')}`
  const road = factAt(doc, value, { start, end: start + whole.length }, 60, [
    'a road without a number',
  ])
  if (lot === undefined) return road
  // A lot without a street number: its own stands for it.
  const own = labelIsLot && /^\d/.test(lot) ? `Lot ${lot}` : lot
  return {
    ...road,
    value: `${own}, ${value}`,
    text: `${own}, ${road.text}`,
    spans: [{ start: offset, end: offset + lot.length }, ...road.spans],
  }
}

function tidy(text: string): string {
  return plainCase(
    text
      .replace(/\s+/g, ' ')
      .replace(/\s?,\s?/g, ', ')
      .trim(),
  )
}

/** "in the Australian Capital Territory" as an address has it. */
function shortState(state: string | undefined): string | undefined {
  const named = state?.toUpperCase()
  return named === undefined ? undefined : (IN_SHORT[named] ?? named)
}

const IN_SHORT: Readonly<Record<string, string>> = {
  VICTORIA: 'VIC',
  'NEW SOUTH WALES': 'NSW',
  QUEENSLAND: 'QLD',
  'SOUTH AUSTRALIA': 'SA',
  'WESTERN AUSTRALIA': 'WA',
  TASMANIA: 'TAS',
  'AUSTRALIAN CAPITAL TERRITORY': 'ACT',
  'NORTHERN TERRITORY': 'NT',
}

const STATE =
  '(?:VIC(?:TORIA)?|NSW|New South Wales|QLD|Queensland|SA|South Australia|WA|Western Australia|TAS(?:MANIA)?|ACT|NT|Australian Capital Territory|Northern Territory)'
/** "Lot 27 (No. 14) Sandpiper Way", "Lot 27 (14) Sandpiper Way", "208 (proposed number 17) Honeyeater Rise" */
const TWO_NUMBERS =
  '(?:Lot\\s)?\\d{1,5}[A-Z]?\\s\\((?:(?:no\\.?|number|proposed|street|also)\\s[^()]{1,24}|\\d{1,5}[A-Z]?)\\)'
const NAME = "(?:(?![A-Z]{2}\\d{3})[A-Z][\\w'.-]{0,24}\\s){1,4}"
const SUBURB =
  "(?!(?:and|being|which|the|plan details|PID|assessment|account|owner|certificate|quarter)\\b)[A-Z][\\w'.-]{1,24}(?:\\s(?!(?:VIC|NSW|QLD|SA|WA|TAS|ACT|NT|Lot|Title|Being|Volume|in)\\b)[A-Z][\\w'.-]{1,24}){0,3}"
/** "corner of Beacon Street" and "(proposed road)" behind the street are no suburb. */
const CORNER =
  '(?:\\s?,?\\s?\\(?(?:corner|cnr)\\b[^,);]{3,40}(?:\\)|(?=,))|\\s\\((?:proposed|new|unnamed|private)[^()]{0,30}\\))?'
/** "2 Vine Street and 19 Church Lane": land with two fronts, or two houses. */
const SECOND_STREET = `(?:,?\\s(?:and|&)\\s\\d{1,5}[A-Z]?(?:-\\d{1,5})?\\s${NAME}${STREET_TYPE}\\b)?`
/** "4 The Ridgeway, Kensington VIC 3031": a street of no known kind, told by what follows it. */
const UNTYPED = `(?:The\\s)?[A-Z][\\w'-]{2,20}(?:\\s[A-Z][\\w'-]{2,20})?(?=,\\s${SUBURB}\\s?,?\\s${STATE}\\s\\d{4}\\b)`
const ADDRESSES = new RegExp(
  `(?<!\\b(?:folio|volume|plan|section|block|reference|BUP|GTP|SP|RP|DP|PS|LP|CTS)\\s)(?<!\\w)((?:\\d{1,5}[A-Z]?\\s(?:and|&)\\s(?=\\d))?(?:${TWO_NUMBERS}|${HOUSE_NUMBER}),?\\s(?:${NAME}${STREET_TYPE}|${UNTYPED}|Avenue\\sof\\s(?:Honour|the\\s[A-Z]\\w{2,20})|(?:The\\s)?(?:Esplanade|Strand|Parade|Broadway|Boulevard|Terrace|Crescent|Avenue|Promenade|Mall|Quay|Parkway)(?=\\s?,|\\s(?:North|South|East|West)\\b))\\b(?:(?<=\\b(?:St|Rd|Ave?|Ct|Crt|Cres|Cr|Dr|Pl|Pde|Tce|Ln|Cl|Blvd|Bvd|Hwy|Gr|Cct|Esp|Sq))\\.)?(?:\\s(?:North|South|East|West|N|S|E|W)\\b)?${SECOND_STREET})${CORNER}(?:\\s?[,-]?\\s?(?:in\\s)?(${SUBURB}))?(?:\\s?,?\\s?(?:in\\s(?:the\\s)?(?:State\\sof\\s)?)?(${STATE})\\b)?(?:\\s?,?\\s?(\\d{4})\\b)?`,
  'gi',
)
/** A farm road without a number, as far as its postcode. */
const NUMBERLESS = new RegExp(
  `(?<![\\d/] )\\b((?:(?!Lot\\b)[A-Z][\\w'-]{1,24}\\s){1,3}${STREET_TYPE})\\b${CORNER}\\s?,?\\s(${SUBURB})(?:\\s?,?\\s?(?:in (?:the State of )?)?(${STATE})\\b)?\\s?,?\\s?(\\d{4})\\b`,
  'i',
)
const PARCEL =
  /^(?:proposed )?(?:lot|(?:crown )?allotment) \d{1,5}[A-Z]?\b(?! ?[,&]? ?(?:and|lot)\b)/i
/** Behind the label "Lot" its number stands alone. */
const BARE_PARCEL = /^(?:proposed )?(?:lot )?\d{1,5}[A-Z]?\b/i
/** "Lot 4418 Town of Nightcliff Point" is a parcel and no street. */
const OF_A_PLACE =
  /\b(?:town|hundred|parish|county|district|division|city|shire) of\b|\bwith (?:its|a) share\b|\bshare in\b/i

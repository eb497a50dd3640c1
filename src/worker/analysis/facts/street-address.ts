import type { Doc, Span } from '../document.ts'
import type { Fact } from './facts.ts'

import { factAt } from './fact-at.ts'
import { plainCase } from './plain-case.ts'
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
  const where = [suburb === undefined ? undefined : tidy(suburb), state?.toUpperCase(), postcode]
  const value = `${tidy(street)}, ${where.filter((one) => one !== undefined).join(' ')}`
  return factAt(doc, value, span, confidence - (postcode === undefined ? 8 : 0), [
    'an address behind a label of the property',
  ])
}

/** A road with its suburb and postcode, as a farm without a number has it. */
export function roadWithoutNumber(doc: Doc, text: string, offset: number): Fact<string> | null {
  const match = NUMBERLESS.exec(text)
  const lot = PARCEL.exec(text)?.[0]
  if (match === null || match.index > (lot === undefined ? 70 : 170)) return null
  const [whole, street = '', suburb = '', state, postcode = ''] = match
  const start = offset + match.index
  const where = [tidy(suburb), state?.toUpperCase(), postcode].filter((one) => one !== undefined)
  const value = `${tidy(street)}, ${where.join(' ')}`
  const road = factAt(doc, value, { start, end: start + whole.length }, 60, [
    'a road without a number',
  ])
  if (lot === undefined || !/^proposed/i.test(lot)) return road
  // A lot that is not yet made has no street number: its own stands for it.
  return {
    ...road,
    value: `${lot}, ${value}`,
    text: `${lot}, ${road.text}`,
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

const STATE =
  '(?:VIC(?:TORIA)?|NSW|New South Wales|QLD|Queensland|SA|South Australia|WA|Western Australia|TAS(?:MANIA)?|ACT|NT)'
/** "Lot 27 (No. 14) Sandpiper Way", "Lot 27 (14) Sandpiper Way", "208 (proposed number 17) Honeyeater Rise" */
const TWO_NUMBERS =
  '(?:Lot\\s)?\\d{1,5}[A-Z]?\\s\\((?:(?:no\\.?|number|proposed|street|also)\\s[^()]{1,24}|\\d{1,5}[A-Z]?)\\)'
const NUMBER =
  "(?:Lot\\s\\d{1,5}\\s?,\\s(?:[A-Z][\\w'.-]{1,24}\\s){0,2}[A-Z][\\w'.-]{1,24}(?=,\\s)|(?:(?:Unit|Apartment|Apt|Flat|Lot|Shop|Suite|Villa|Townhouse|Townhome|Duplex|Studio|Penthouse|Maisonette|Office|Residence|Dwelling|Loft|Terrace)\\s[A-Za-z]?\\d{1,5}(?:\\.\\d{1,3})?[A-Za-z]?\\s?[,/]?\\s?(?:at\\s)?(?:\"?[A-Z][\\w'&.-]*(?:\\s[A-Z][\\w'&.-]*){0,3}\"?,\\s)?)?(?:[A-Z]{0,2}\\d{1,5}[A-Za-z]?\\s?[/-]\\s?){0,2}\\d{1,5}[A-Za-z]?(?:\\s?-\\s?\\d{1,5}[A-Za-z]?)?)"
const NAME = "(?:(?![A-Z]{2}\\d{3})[A-Z][\\w'.-]{0,24}\\s){1,4}"
const SUBURB =
  "[A-Z][\\w'.-]{1,24}(?:\\s(?!(?:VIC|NSW|QLD|SA|WA|TAS|ACT|NT|Lot|Title|Being|Volume)\\b)[A-Z][\\w'.-]{1,24}){0,3}"
/** "corner of Beacon Street" behind the street is no suburb. */
const CORNER = '(?:\\s?,?\\s?\\(?(?:corner|cnr)\\b[^,);]{3,40}(?:\\)|(?=,)))?'
const ADDRESSES = new RegExp(
  `(?<!\\b(?:folio|volume|plan|section|reference)\\s)\\b((?:\\d{1,5}[A-Z]?\\s(?:and|&)\\s(?=\\d))?(?:${TWO_NUMBERS}|${NUMBER}),?\\s(?:${NAME}${STREET_TYPE}|(?:The\\s)?(?:Esplanade|Strand|Parade|Broadway|Boulevard|Terrace|Crescent|Avenue|Promenade|Mall|Quay|Parkway)(?=\\s?,|\\s(?:North|South|East|West)\\b))\\b(?:(?<=\\b(?:St|Rd|Ave?|Ct|Crt|Cres|Cr|Dr|Pl|Pde|Tce|Ln|Cl|Blvd|Bvd|Hwy|Gr|Cct|Esp|Sq))\\.)?(?:\\s(?:North|South|East|West|N|S|E|W)\\b)?)${CORNER}(?:\\s?[,-]?\\s?(?:in\\s)?(${SUBURB}))?(?:\\s?,?\\s?(${STATE})\\b)?(?:\\s?,?\\s?(\\d{4})\\b)?`,
  'gi',
)
/** A farm road without a number, as far as its postcode. */
const NUMBERLESS = new RegExp(
  `(?<![\\d/] )\\b((?:(?!Lot\\b)[A-Z][\\w'-]{1,24}\\s){1,3}${STREET_TYPE})\\b${CORNER}\\s?,?\\s(${SUBURB})(?:\\s?,?\\s?(?:in (?:the State of )?)?(${STATE})\\b)?\\s?,?\\s?(\\d{4})\\b`,
  'i',
)
const PARCEL = /^(?:proposed )?(?:lot|allotment) \d{1,5}\b/i
/** "Lot 4418 Town of Nightcliff Point" is a parcel and no street. */
const OF_A_PLACE =
  /\b(?:town|hundred|parish|county|district|division|city|shire) of\b|\bwith (?:its|a) share\b|\bshare in\b/i

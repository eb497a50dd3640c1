import type { PageKind } from '#shared/report.ts'

import type { Doc } from '../../document.ts'
import { everywhere } from '../../wording/everywhere.ts'
import { wordings } from '../../wording/wordings.ts'
import { affirmed } from '../reading/affirmed.ts'
import type { Passage } from '../reading/passages.ts'
import { passagesIn } from '../reading/passages.ts'
import { printedNumber } from '../../wording/printed-number.ts'

/** How papers tell of building work that a builder has done for pay in the last years. */
export const RECENT_WORK_PATTERNS = wordings({
  /** A whole home, and the word that it was made. */
  workHome:
    /\b(?:dwelling(?:-house)?|house|home|residence|town ?house|villa|duplex|cottage|terrace)s?\b[^.;]{0,24}\b(?:built|constructed|erected|completed|finished)\b|\b(?:built|constructed|erected|completed|finished)\b[^.;]{0,16}\b(?:dwelling|house|home|residence|town ?house|villa|duplex)\b|\bnew (?:\w{4,12}[ -]){0,2}(?:dwelling|house|home|residence|town ?houses?)\b|\b(?:permit|approval|consent)\b[^.;:]{0,40}: ?(?:an? |the )?(?:(?!for|and|with|near|beside)[\w-]{3,12} ){0,3}(?:dwelling|house|home|residence|town ?house|villa|duplex)(?:es|s)?\b/i,
  workLarge:
    /\b(?:extensions?(?! (?:of|to) (?:the )?(?:time|term|lease|licence|sunset|permit|date|period)| (?:fee|lead|cord|option|slab|Pty))|additions?(?! (?:Pty|to (?:any|the (?:price|purchase|deposit))))|renovat(?:ions?(?! Pty)|ed)|refurbish(?:ed|ment)|remodell(?:ed|ing)|extended(?! (?:to|until|by \d|warrant|settlement|cover|period|time))|(?:second|upper|first|top)[- ](?:storey|floor|level)|granny flat|secondary dwelling|ancillary dwelling|studio|rumpus(?: room)?|sun ?room|family room|living room|(?:rear|side|new|east|west|north|south) (?:room|wing|bedrooms?)|alfresco|conversion|(?:added|additional|extra) bedrooms?)\b/i,
  workRoom:
    /\b(?:kitchens?|bathrooms?|ensuites?|laundr(?:y|ies)|swimming pool|in-?ground pool|alterations?)\b/i,
  /** Done, and not wished or planned. */
  workDone:
    /\b(?:built|constructed|erected|completed|finished|renovat(?:ed|ion|ions)|refurbish(?:ed|ment)|remodell(?:ed|ing)|rebuilt|extended|added|converted|conversion|enclosed|renewed|redone|(?:was|were) done|carried out|put on|gutted|new)\b/i,
  /** A list of what was allowed. */
  workPermit:
    /\b(?:(?:building|occupancy|construction) (?:permit|approval|certificate|consent)s?|permits?(?: no\.?)?|CDC|BA|BP|CC|BS-?[A-Z]|CBS-?[A-Z]|occupation certificate|certificate of (?:final inspection|occupancy|completion|classification)|final (?:inspection|certificate)|development (?:approval|consent))\b/i,
  /** Whoever did it was paid for it. */
  workBuilder:
    /\b(?:(?:builder|contractor|licen[cs]e|lic)\b|by (?:an? )?(?:licen[cs]ed|registered)|Pty Ltd|by [^.;,]{2,40} (?:Constructions?|Homes?|Builders?|Renovations?|Carpentry|Bathrooms|Extensions|Building|Projects?|Kitchens|Patios)|by (?:an? |the )(?:[\w'’-]{3,12} ){0,2}(?:friend|tradesm[ae]n|tradies?|bricklayer|carpenter|handym[ae]n|brother|brother-in-law|son|mate|company|firm|tiler)|our own team)\b/i,
  workPrice: /\$ ?(\d{1,3}(?:,\d{3}){1,2}|\d{4,7})(?:\.\d\d)?/,
  /** Of somebody else, of the whole building, never done, or none that a builder insures. */
  workNotHere:
    /\b(?:neighbou?rs?(?:'s)?|next door|adjoining|adjacent|opposite|across the road|nearby|within \d{2,4} ?m|number \d{1,4}|common property|owners corporation|body corporate|strata (?:scheme|committee|building)|council works|roads?|sewer|easement|culvert|reserve|contributions?|propos(?:ed|al)|planned|intend(?:s|ed|ing)?|would|will be|to be (?:built|done|completed|carried)|may be|future|never (?:built|started|lodged|begun|proceeded)|not (?:been )?(?:built|started|begun|commenced|proceeded|acted on)|nothing was built|refused|withdrawn|surrendered|demolish\w{0,5}|pull(?:ed)? down|fences?|lease of|tenan(?:t|cy)|church|school|hall|hotel|restaurant|shops?|office|kitchenette|lapsed|beneath|stormwater|re-?roof\w{0,3}|re-?stump\w{0,3}|re-?block\w{0,3}|awnings?|battery|solar|smoke|alarms?|barrier|notice|order|without (?:an? |any )?(?:permit|approval|consent)s?)\b/i,
  workNone:
    /\b(?:no|nil|none|not any|without|never)\b[^.;]{0,24}\b(?:renovations?|extensions?|additions?|alterations?|building works?|works?|dwelling|house|home)\b/i,
  workConditional: /\b(?:if|whether|unless|any|must|shall|should|where)\b|\?/i,
  /** Told with its own papers and warnings by the owner-builder rules. */
  workOwn:
    /\bowner[- ]build|\b(?:himself|herself|themselves|myself|ourselves|own hands)\b|\bby the (?:vendor|seller|owner)s?\b(?!')|\b(?:vendor|seller|owner)s? (?:\w{3,8} )?(?:built|renovated|constructed|did)\b/i,
  /** A day that is told from now: always of the last years. */
  workLately:
    /\b(?:(?:last|this) year|(?:two|three|four|five|[2-5]) years ago|recently|in the (?:last|past) (?:two|three|four|five|[2-5]) years|within the last (?:two|three|four|five|[2-5]) years)\b/i,
  workYear: /\b(?:20\d\d|year|years ago|recently|years)\b/i,
  workTrade: /\b(?:registered|licen[cs]ed|qualified)[^.;]{0,12}\bbuilder\b/i,
  workPriceNear: /\b(?:cost|contract|price|sum|value|paid|for|spent|invoice)\b/i,
  /** A year of a number, an act or a certificate and not of the work. */
  workNoYear:
    /(?:act|regulations?|code|scheme|plan|LEP|DCP|edition|search|(?<!\b\d{1,2}[/.-])\b\d{1,6}[/-]|[A-Z]{2}\d{0,2}\/) ?$/i,
  /** Nobody has lived there, or its builder still owes work on it. */
  workNewHome:
    /\b(?:brand[- ]new|newly[- ](?:built|completed|constructed)|just (?:built|completed|finished)) (?:\w{4,12}[ -]){0,2}(?:dwelling|house|home|residence|town ?house|villa|terrace)\b|\b(?:dwelling|house|home|residence|town ?house|villa|terrace)\b[^.;]{0,40}\b(?:builder'?s? (?:maintenance|defects?|warranty)|maintenance period|has (?:not|never) been (?:lived in|occupied)|never been (?:lived in|occupied)|nobody has (?:yet )?lived)\b|\bbuilder'?s? maintenance period\b/i,
  workGst: /\b(?:GST (?:withholding|RW)|GSTRW|RW payment|residential withholding|14-25[05])\b/i,
  workGstYes:
    /☒ ?yes|\b(?:required|applies|payment|withholding)\b.{0,30}[:?|] ?yes\b|\b7 ?%|\bone[- ]eleventh/i,
  workGstNo: /☒ ?no\b|\b(?:not|no|nil|if|unless|whether)\b/i,
  workImproved:
    /\b(?:improvements?|dwelling type|property type|description)\b.{0,60}\b(?:house|home|dwelling|town ?house|terrace|villa|duplex|residence)\b/i,
})

const P = RECENT_WORK_PATTERNS

export type RecentWork = {
  readonly passage: Passage
  readonly size: 'home' | 'large' | 'room'
  readonly dollars: number | null
  /** Paid for, as far as the words tell; else only a permit for it is listed. */
  readonly byBuilder: boolean
  readonly year: number
}

const TELLING: readonly PageKind[] = [
  'contract-form',
  'particulars',
  'special-conditions',
  'vendor-statement',
  'planning-certificate',
  'rates-certificate',
  'building-permit',
  'building-report',
  'lease',
  'annexure',
  'other',
]

/** Work that the papers date in one of the years up to `until`, done by others than the owner. */
export function recentWorkIn(doc: Doc, from: number, until: number): RecentWork[] {
  return passagesIn(doc, TELLING).flatMap((passage) => {
    const { text, zone, next } = passage
    if (!P.workYear.test(text) || text.endsWith('?')) return []
    if (P.workOwn.test(text) && !P.workTrade.test(text)) return []
    return text.split(BREATH).flatMap((breath) => {
      const found = sizeOf(breath)
      if (found === null || P.workNone.test(breath)) return []
      if (P.workNotHere.test(breath) || P.workConditional.test(breath)) return []
      if (!P.workDone.test(breath) && !(PERMITS.has(zone) && P.workPermit.test(breath))) return []
      const lately = !ANY_YEAR.test(breath) && P.workDone.test(breath) && P.workLately.test(breath)
      const year = lately ? until : nearestYear(breath, found.index)
      if (year === null || year < from || year > until) return []
      const behind = P.workPriceNear.test(next.slice(0, NEAR)) ? next.slice(0, NEAR) : ''
      const price = (P.workPrice.exec(breath) ?? P.workPrice.exec(behind))?.[1]
      const dollars = price === undefined ? null : printedNumber(price)
      return [{ passage, size: found.size, dollars, byBuilder: P.workBuilder.test(breath), year }]
    })
  })
}

/** The words that show a home of which nobody but the builder or seller has been the owner. */
export function newHomeIn(doc: Doc): Passage | null {
  const terms = passagesIn(doc, ['contract-form', 'particulars', 'special-conditions', 'annexure'])
  const said = terms.find((passage) => affirmed(passage, P.workNewHome) !== null)
  if (said !== undefined) return said
  if (!terms.some(({ text }) => P.workImproved.test(text.replaceAll(UNMARKED, '')))) return null
  return (
    terms.find(
      ({ text }) =>
        P.workGst.test(text) &&
        P.workGstYes.test(text) &&
        !P.workGstNo.test(text.replaceAll(UNMARKED, '')),
    ) ?? null
  )
}

/** A printed choice that nobody marked. */
const UNMARKED = /☐ ?[^☐☒]{1,24}/g

const BREATH = /; |(?<=[a-z)\d]{2})\. (?=[A-Z(])/

/** Papers that list what was allowed, and so what was built. */
const PERMITS: ReadonlySet<PageKind> = new Set([
  'vendor-statement',
  'planning-certificate',
  'rates-certificate',
  'building-permit',
  'annexure',
  'other',
])

function sizeOf(text: string): { size: RecentWork['size']; index: number } | null {
  const sizes = [
    ['large', P.workLarge],
    ['home', P.workHome],
    ['room', P.workRoom],
  ] as const
  for (const [size, pattern] of sizes) {
    const index = text.search(pattern)
    if (index >= 0) return { size, index }
  }
  return null
}

/** The year that stands nearest to the thing: "House 1974, bathroom 2022". */
function nearestYear(text: string, index: number): number | null {
  let best: { year: number; far: number } | null = null
  for (const match of text.matchAll(everywhere(ANY_YEAR))) {
    if (P.workNoYear.test(text.slice(0, match.index))) continue
    const far = match.index >= index ? match.index - index : (index - match.index) * BEFORE
    if (far > FARTHEST || (best !== null && best.far <= far)) continue
    best = { year: Number(match[0]), far }
  }
  return best?.year ?? null
}

const ANY_YEAR = /\b(?:1[89]\d\d|20\d\d)\b/
/** What is dated is followed by its day more often than it follows it. */
const BEFORE = 1.5
const FARTHEST = 180
/** A price that the next sentence gives: "The contract sum was $84,000." */
const NEAR = 60

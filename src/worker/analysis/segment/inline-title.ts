import type { PageKind } from '#shared/report.ts'

import type { DraftBlock } from './draft-blocks.ts'
import type { PartStart } from './part-start.ts'

import { TIED_PAPERS } from './paper-kinds.ts'

/** Papers that are so short that several stand on one page, each behind its name in the same line. */
const NEIGHBOURS: ReadonlySet<PageKind> = new Set([
  ...TIED_PAPERS,
  'plan',
  'by-laws',
  'building-permit',
])

const TITLES: readonly (readonly [PageKind, RegExp])[] = [
  [
    'title-search',
    /^(?:FOLIO(?: IDENTIFIER)?:? [A-Z0-9]{1,8}\/[A-Z0-9]{2,10}\b|(?:TITLE|REGISTER) SEARCH\b|TITLE:? VOLUME \d{1,5} FOLIO \d{1,4}\b|(?:CURRENT )?CERTIFICATE OF TITLE\b.{0,12}\b[Vv][Oo][Ll])/,
  ],
  [
    'plan',
    // "A. Service location print (…)", "Sewerage service diagram No. 4471": maps of an authority's pipes.
    /^(?:[A-F1-6][.)] )?(?:[Ss]ewer(?:age)?|[Ss]ewer [Ll]ines?|[Ss]ewer [Mm]ains?|[Ss]ervice|[Aa]ssets?|[Ww]ater and [Ss]ewer(?:age)?|SEWER(?:AGE)?|SERVICE|ASSETS?)(?: [Ss]ervice| [Ll]ines?| [Mm]ains?| SERVICE| LINES?| MAINS?)?(?: [Ll]ocation| LOCATION)? (?:[Dd]iagram|[Pp]rint|[Mm]ap|DIAGRAM|PRINT|MAP)(?=$| \(| [Ff]or\b| FOR\b| [Nn]o\b| NO\b| of\b| [-–])(?!.{0,60}\b(?:attached|annexed|not available|enclosed)\b)/,
  ],
  [
    'building-report',
    /^(?:(?:[Vv]endor's|[Pp]re-?(?:purchase|sale)|VENDOR'S|PRE-?(?:PURCHASE|SALE)) )?(?:Building|Pest|Timber pest|Termite|Structural|Engineer's|Building and pest|BUILDING|PEST|TIMBER PEST|TERMITE|STRUCTURAL|ENGINEER'S|BUILDING AND PEST)(?: [Ii]nspection| INSPECTION)? (?:[Rr]eport|REPORT)\b[^.:]{0,40}:/,
  ],
  [
    'water-certificate',
    /^(?:(?:[A-Z][A-Za-z&]{1,14} ){0,3}(?:WATER|TASWATER|TasWater|Water Corporation|WATER CORPORATION): (?!not applicable|inside|outside|urban|rural)(?=.{0,100}(?:\d|[Cc]harge|[Ss]ervice|[Aa]ccount|[Cc]onnect|[Ss]ewer|[Mm]ain))|WATER (?:AND SEWER(?:AGE)? )?SEARCH\b)/,
  ],
  [
    'land-tax-certificate',
    /^(?:LAND TAX (?:SEARCH|ENQUIRY)\b|(?:STATE REVENUE OFFICE|REVENUESA|REVENUE NSW): )/,
  ],
  [
    'owners-corporation-certificate',
    /^(?:STRATA|BODY CORPORATE|OWNERS CORPORATION|COMMUNITY CORPORATION) (?:SEARCH|RECORDS|INSPECTION)\b/,
  ],
  ['minutes', /^(?:(?:Minutes of|MINUTES OF)\b[^:.]{4,50}:|(?:AGM|EGM)\b[^:.]{4,50}\b20\d\d[.:])/],
  [
    'rates-certificate',
    /^(?:(?:LOCAL GOVERNMENT|COUNCIL|MUNICIPAL|RATES) (?:SEARCH|ENQUIRY|INQUIRY)\b|(?:CITY|SHIRE|TOWN|MUNICIPALITY) OF [A-Z][A-Z -]{2,30}: |[A-Z][A-Z -]{2,30} (?:CITY |SHIRE |REGIONAL )?COUNCIL: )/,
  ],
  [
    'planning-certificate',
    /^(?:PLANNING|ZONING|HERITAGE|FLOOD|BUSHFIRE|EPA|CONTAMINATED LAND|ENVIRONMENTAL?|MINING|ROADS?|TRANSPORT) (?:SEARCH|ENQUIRY|INQUIRY)\b|^DEPARTMENT (?:FOR|OF) [A-Z ]{4,50}: /,
  ],
]

/**
 * The kind of a paper whose name stands at the head of a line and its text in the same line:
 * "LOCAL GOVERNMENT SEARCH  Springvale Council  General rates …". Only among other short papers:
 * on a form and in a statement such names are the names of fields.
 */
export function inlineTitle(draft: DraftBlock, current: PartStart): PageKind | null {
  if (!NEIGHBOURS.has(current.kind)) return null
  const opening = draft.text.slice(0, 140)
  const kind = TITLES.find(([, pattern]) => pattern.test(opening))?.[0]
  return kind === undefined || kind === current.kind ? null : kind
}

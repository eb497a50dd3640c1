import type { Doc, Span } from '../../document.ts'
import { matchesOf } from '../../wording/matches-of.ts'
import { wordings } from '../../wording/wordings.ts'
import { affirmed } from '../reading/affirmed.ts'
import { passagesIn, type Passage } from '../reading/passages.ts'
import { ALL_PAPERS } from '../reading/zones-of-papers.ts'

/** A piece of the land that a scheme, a map or a road plan has already given another name. */
export const STRIP = wordings({
  /** How much of it: an area that leads its row, or a strip of so many metres. */
  areaFirst:
    /^\W{0,3}(?:about |approx\w{0,9} )?\d[\d,.]{0,8} ?(?:m2|m²|sq\.? ?m|sqm|square metres|ha|hectares)\b/i,
  deep: /\b(\d{1,2}(?:\.\d{1,2})?) ?(?:m|metres?)(?: (?:deep|wide|in (?:depth|width)|strip|setback|(?:inside|within|behind|back from|(?:in)?to the (?:north|south|east|west) of|(?:north|south|east|west)\w{0,5} of|in from) the (?:present|existing|current|old) )\b|,? being\b)|\b(?:depth|width|strip) of (\d{1,2}(?:\.\d{1,2})?) ?(?:m|metres?)\b/i,
  ofLand:
    /\b(?:strip|part of (?:the |this )?(?:land|lot|site|property|parcel)|portion|(?:full|whole|entire) (?:width|length|frontage) of|front \d|frontage|corner|splay|truncation|affected|required)\b/i,
  area: /\b\d[\d,.]{0,8} ?(?:m2|m²|sq\.? ?m|sqm|square metres)(?![a-z])/i,
  /** What the scheme or the road authority calls it. */
  reservedAs:
    /\b(?:(?:other|primary) regional roads?|land reservation acquisition|LRA map|classified road|(?:road|street) widening|(?:future|proposed|ultimate|planned) (?:\w{3,12} )?(?:road|widening|carriageway|corridor|(?:street|property|highway) (?:boundary|alignment|line))|new (?:road|street) alignment|realignment|land requirement|road requirement|reserved? (?:for|as) (?:\w{3,12} )?(?:road|public|open space|drain|rail)\w{0,8}|public acquisition|PAO ?\d{0,2}|road reservation|local road reserve|public purposes? reserv\w{1,6}|parks and recreation reserv\w{1,6})\b/i,
  /** Roads that are there already, rights, and land of others. */
  other:
    /\b(?:easement|road reserve (?:is )?\d|adjoins?|adjoining|abuts?|opposite|nearby|beyond|across the (?:road|street)|within \d{1,4} ?m|does not|do not|nil|none|not (?:affected|reserved|within|required)|no part|closed|opened|constructed|sealed|dedicated (?:in|on)|vested in|already|former\w{0,2}|rescinded|lapsed|uplifted|cancelled|removed|0 ?(?:m2|m²))\b/i,
  building:
    /\b(?:garage|carport|dwelling|house|residence|verandah|porch|shed|studio|granny flat|shop|cottage|building|workshop)\b/i,
  fromRoad:
    /\b(\d{1,2}(?:\.\d{1,2})?) ?(?:m|metres?) (?:back )?(?:from|off|behind) (?:the )?(?:\w{2,12} )?(?:street|road|front(?:age)?|front boundary|(?:street|road|front) (?:boundary|alignment|line))\b|\b(?:front )?(?:setback|set back) (?:of |is |from the (?:street|road|front boundary):? )?(\d{1,2}(?:\.\d{1,2})?) ?(?:m|metres?)\b/i,
  home: /\b(?:dwelling|house|residence|cottage)\b/i,
})

export type ReservedStrip = {
  readonly span: Span
  readonly text: string
  /** How deep it is; null where only an area is told. */
  readonly metres: number | null
  /** What stands nearer to the road than the strip is deep. */
  readonly built: { readonly span: Span; readonly metres: number; readonly isHome: boolean } | null
}

/** A row or a sentence that measures a piece of the land and names it as somebody's reservation. */
export function reservedStrip(doc: Doc, passage: Passage): ReservedStrip | null {
  const { block } = passage
  if (!STRIP.reservedAs.test(passage.text)) return null
  // The area may stand in a cell of its own before the name of what it is kept for.
  const { text, span } = block.kind === 'row' ? block : passage
  if (STRIP.other.test(text)) return null
  const measured = STRIP.area.test(text) || STRIP.deep.test(text)
  const isPiece = STRIP.areaFirst.test(text) || STRIP.deep.test(text) || STRIP.ofLand.test(text)
  if (!measured || !isPiece || affirmed(passage, STRIP.reservedAs) === null) return null
  const [deep] = matchesOf(text, STRIP.deep)
  const metres = deep === undefined ? null : Number(deep[1] ?? deep[2])
  return { span, text, metres, built: metres === null ? null : standsIn(doc, metres) }
}

function standsIn(doc: Doc, deep: number): ReservedStrip['built'] {
  for (const { text, span } of passagesIn(doc, ALL_PAPERS)) {
    if (!STRIP.building.test(text)) continue
    const [from] = matchesOf(text, STRIP.fromRoad)
    const metres = Number(from?.[1] ?? from?.[2] ?? Infinity)
    if (metres < deep) return { span, metres, isHome: STRIP.home.test(text.slice(0, 40)) }
  }
  return null
}

import type { PageKind } from '#shared/report.ts'

import type { Doc } from '../../document.ts'
import { CONTRACT_ZONES } from '../../segment/part-start.ts'
import { wordings } from '../../wording/wordings.ts'

/** How the prescribed papers look where they are typed out, without a heading of their own. */
export const shownPatterns = wordings({
  planText:
    /\bplan of (?:re-?)?(?:subdivision|consolidation|survey|land|definition|delimitation|partition|acquisition)\b|\b(?:deposited|strata) plan (?:no\.? ?)?\d.{0,40}\b(?:sheets?|extract|registered|copy)\b|\b(?:DP|SP) ?\d{3,7}(?:,? ?\(?| - )(?:extract|copy|sheets?)|\bsheet \d{1,2} of \d{1,2}\b|\bsurveyor'?s? certificate\b|\blot \d{1,5} ?[-:,] ?area\b/i,
  /** A plan whose lots are told in words, under its number. */
  planInWords:
    /\b(?:DP|SP) ?\d{4,7} ?[:–-] (?:(?:of )?\w{2,9} )?(?:lots?|villas?|units?|apartments?|townhouses?|sheets?|parcels?)\b|\bplan (?:DP|SP) ?\d{4,7}\b[^.;]{0,40}\bregistered\b|\b(?:DP|SP) ?\d{3,7}(?: ?\(\d{4}\))?(?: ?[-:–] ?[^.;]{0,24}?)? lots? (?:\d{1,5}|[A-Z])[ :–-]{1,4}\d[\d.,]{1,8} ?(?:m²|m2\b|ha\b|square)|\bcrown plan \w{1,6}[./-]\w{1,6} ?[-:(].{0,60}\b(?:lots?|portions?|allotments?)\b/i,
  /** A line that opens with a plan's number or name, and not with an interest that the plan made. */
  planHead:
    /^\W{0,3}(?:(?:copy of |extract (?:of|from) |draft |title diagram )?(?:(?:DP|SP) ?\d{3,7}|(?:deposited|strata|community|neighbourhood|precinct|stratum) plan (?:no\.? ?)?(?:[DS]P ?)?\d{3,7}|crown plan \w{1,6}[./-]\w{1,6}|(?:draft|unregistered|proposed) (?:strata |community )?plan)|plan (?:notes|information|extract))\b(?! ?[-:–]? ?(?:cross |positive |common |\d{1,2} )?(?:easement|rights?\b|restriction|covenant|caveat|lease|note\b|profit|by-?law|management|section 88|88B|annual|minutes|AGM|general meeting|certificate|attention))/i,
  /** What a plan says of its lots: their numbers, their measures, the day of its registration. */
  planLots:
    /\blots? (?:\d{1,5}|[A-Z])\b[^;]{0,60}(?<![$\d,.])\d[\d.,]{0,8} ?(?:m²|m2|m\b|ha\b|square|hectares?|perches|acres|roods?)|\blots? (?:\d{1,5}|[A-Z]) (?:to|and|&|-|–) (?:lot )?(?:\d{1,5}|[A-Z])\b|\breg(?:istere)?d\.? \d{1,2}[ ./]|\bregistered (?:in )?(?:1[89]|20)\d\d|\bsubdivision of\b|\bsheets? \d|\bfrontage\b|\((?:compiled|copied|print|text|transcribed|reduced|notes)\b|\blots? (?:\d{1,5}|[A-Z]):? \d[\d.,]{1,8}\b/i,
  measuredLot:
    /\blots? (?:\d{1,5}|[A-Z])[ :–-]{1,4}(?:in )?\d[\d.,]{1,8} ?(?:m²|m2\b|ha\b|square|hectares)|\bsheets? \d/i,
  sewerText:
    /\b(?:diagrams?|location (?:plan|print))\b[^.;]{0,40}\b(?:sewer|service lines)|\b(?:sewer\w{0,3}|drainage)\b.{0,60}\b(?:diagrams?|print|plan|location|mains?)\b/i,
  /** Where the authority says that its sewer lies. */
  sewerLies:
    /\bsewers?(?: junction| branch)? (?:is |lies |runs )?(?:in|at|along|under) (?:the |an? )?\w/i,
  sewerMeasured: /\bsewers?(?: main)? \d{2,3} ?mm\b/i,
  /** "Sewer diagrams (images)": in the contract, in a form that has no words. */
  sewerAsImage:
    /\b(?:sewer\w{0,3}(?: \w{3,14}){0,3} )?diagrams? ?\((?:as )?(?:images?|pictures?|drawings?|maps?)\b|☒ ?8 (?:☒ ?|and )9 \((?:as )?(?:images?|drawings?)\b/i,
  planningText:
    /\bflood related development controls\b|\bidentity of (?:the )?zone\b|\b10\.7\b.{0,80}\b(?:certificate (?:no|number)|issued|date of issue)\b/i,
  /** The head of a certificate: who gave it, under which section, with its number and day. */
  planningHead:
    /\bCOUNCIL\b.{0,30}(?<!\d)10\.7\b.{0,40}\b(?:[123]?\d [A-Z][A-Za-z]{2,8} 20\d\d|[123]?\d[./]\d{1,2}[./](?:20)?\d\d)\b/,
  commonFolio:
    /(?<!\b(?:recorded (?:in|on)|see|in) (?:the )?(?:register )?)\bfolio(?: identifier)?[: ]{1,3}CP\/ ?SP ?\d{3,7}\b|\bthe common property in the strata\b/i,
  /** The folio's number at the head of a line, with its owner, its day or its entries behind it. */
  commonHead:
    /^\W{0,3}CP\/ ?SP ?\d{3,7}\b.{0,80}\b(?:the owners|first schedule|second schedule|edition|search(?:ed)?|reservations|easements?|rights?)\b/i,
  /** The head of the instrument of a plan, with what it makes behind it or below. */
  instrumentHead:
    /^\W{0,3}(?:draft |proposed |copy of (?:the )?|extracts? (?:of|from) (?:the )?)?(?:section |s\.? ?)?88 ?[BE]\b/i,
  makes: /\b(?:restrictions?|covenants?|easements?|rights? of)\b/i,
  notHere:
    /[☐☒]|\b(?:not|nil|none|missing|to (?:be|come|follow)|will be|on order|purchaser|vendor)\b[^:]{0,60}$/i,
  /** "Restriction 3, Lots 4 to 9: no building …": a term itself, under its number. */
  instrumentTerm:
    /\b(?:restrictions?|positive covenants?)(?: \d{1,2})?(?:[,.] ?(?:lots?|all|burden\w{0,3})\b[^:;]{0,60}|, [^:.;]{0,40})?: ?.{0,120}\b(?:no|not|must|shall|(?:is|are) to|to be|to keep|may|keep)\b/i,
  byLawText:
    /^\W{0,3}(?:(?:annexure|attachment|appendix|schedule|part|tab) [a-z\d]{1,3}\W{1,4})?(?:(?:from|extracts?|of|in|consolidated|strata|registered|scheme|model|the|draft|proposed|main|some) ){0,4}(?:(?:draft )?(?:section )?88B instruments? and )?by-?laws\b(?! (?:made|not|nil|none)\b)/i,
  /** The name in capitals, at the head of a line that was joined to the one above. */
  byLawHead: /[.):] BY-?LAWS\b(?! (?:MADE|NOT|NIL|NONE))/,
})

/** True when the attached papers, not the contract that names them, hold the words. */
export function shows(doc: Doc, words: RegExp): boolean {
  return doc.blocks.some(({ text, zone }) => !CONTRACT_ZONES.has(zone) && words.test(text))
}

/** True when a plan of the land is in this file, if only typed out. */
export function showsPlan(doc: Doc): boolean {
  if (shows(doc, shownPatterns.planText) || shows(doc, shownPatterns.planInWords)) return true
  return doc.blocks.some(({ text, zone, index }) => {
    if (!shownPatterns.planHead.test(text)) return false
    const below = doc.blocks[index + 1]?.text ?? ''
    // Behind the last clause a plan without a name still counts as the contract's own.
    const lots = CONTRACT_ZONES.has(zone) ? shownPatterns.measuredLot : shownPatterns.planLots
    return lots.test(`${text} ${below}`.slice(0, PLAN_REACH))
  })
}

/** How far below its head a plan names its first lot. */
const PLAN_REACH = 240

export function showsPlanning(doc: Doc): boolean {
  return shownPatterns.planningText.test(doc.text) || shows(doc, shownPatterns.planningHead)
}

export function showsSewer(doc: Doc): boolean {
  return (
    shows(doc, shownPatterns.sewerText) ||
    shows(doc, shownPatterns.sewerMeasured) ||
    doc.blocks.some(
      ({ text, zone }) => OF_SEWERS.has(zone) && shownPatterns.sewerLies.test(text),
    ) ||
    doc.blocks.some(({ text, zone }) => ON_FRONT.has(zone) && shownPatterns.sewerAsImage.test(text))
  )
}

const OF_SEWERS: ReadonlySet<PageKind> = new Set([
  'water-certificate',
  'rates-certificate',
  'annexure',
  'other',
])
const ON_FRONT: ReadonlySet<PageKind> = new Set(['contract-form', 'particulars'])

/** True when the title search of the common property is here, and not only named by that of the lot. */
export function showsCommonTitle(doc: Doc): boolean {
  return shows(doc, shownPatterns.commonFolio) || shows(doc, shownPatterns.commonHead)
}

/** True when an instrument of restrictions or covenants is in this file, if only its terms. */
export function showsInstrument(doc: Doc): boolean {
  if (shows(doc, shownPatterns.instrumentTerm)) return true
  return doc.blocks.some(({ text, kind, zone, index }) => {
    if (ON_FRONT.has(zone) || kind === 'row' || !shownPatterns.instrumentHead.test(text))
      return false
    const opening = text.slice(0, HEAD)
    if (shownPatterns.notHere.test(opening)) return false
    return shownPatterns.makes.test(
      `${text} ${doc.blocks[index + 1]?.text ?? ''}`.slice(0, PLAN_REACH),
    )
  })
}

/** How much of a block is its head. */
const HEAD = 70

/** True when by-laws are printed in this file, if within the part of another paper. */
export function showsByLaws(doc: Doc): boolean {
  return doc.blocks.some(
    ({ text, zone }) =>
      !CONTRACT_ZONES.has(zone) &&
      zone !== 'title-search' &&
      (shownPatterns.byLawText.test(text) || shownPatterns.byLawHead.test(text)),
  )
}

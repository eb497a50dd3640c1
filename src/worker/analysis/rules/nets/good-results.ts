import { wordings } from '../../wording/wordings.ts'
import type { Passage } from '../reading/passage.ts'

/** What was looked for and is right, was asked for and is there, or came to nothing. */
export const GOOD_RESULTS = wordings({
  /** A form's answer with the denial that explains it: "NO | No order has been made". */
  answeredNo:
    /(?:^|[\s|])NO[\s|]{1,6}No [\w, '/()-]{3,120} (?:has|have|is|are|was|were)(?: been)? \w{3,14}\b/,
  /** "Lease or licence | NO | The house is not let". */
  answeredNot:
    /[a-z)] ?[\t|]? ?NO[\s|]{1,4}(?:The|It|This) [\w' -]{3,60} (?:is|are|was|were|has|have) not (?:been )?(?:let|leased|rented|occupied|listed|affected|subject|in|within|charged|mortgaged|party)\b[^.;]{0,60}\.?$/,
  /** Books that a buyer may see. */
  openBooks:
    /\b(?:inspect|look at|see|read|copies? of)\b[^.;]{0,60}\b(?:records|minute books?|minutes|accounts|register)\b[^.;]{0,40}\b(?:without (?:charge|fee|payment)|free of charge)\b/i,
  answeredNone:
    /(?:[\t|:] ?|[a-z)] )(?:None|Nil)[.;,] ?(?:[Tt]he |[Ii]t |[Tt]here )?[^.;]{0,60}\b(?:has|have|is|are|was|were) (?:not|no)\b[^.;]{0,120}\.?$/,
  /** The vendor says that he knows of none. */
  knowsOfNone:
    /\b(?:have|has) (?:been (?:given|served with|sent|told of)|received|had) none\b|\b(?:is|are) aware of none\b|\b(?:so|as) far as (?:the )?(?:vendor|seller|owner)s? (?:is|are) aware,? there (?:is|are|has been) (?:at present )?no\b/i,
  /** What is told elsewhere in the papers, and nothing more. */
  elsewhere:
    /[:|] ?(?:those|only those|such as are|as) (?:which |that )?(?:appear(?:ing)?|are shown|shown|listed|set out|disclosed) in the (?:annexed|attached|enclosed) [^.;]{3,50}\.?$/i,
  /** What an extract leaves out. */
  leftOut:
    /\b(?:remaining|other|further) (?:orders|paragraphs|items|parts|pages|clauses|entries)\b[^.;]{0,70}\b(?:left out|omitted|not (?:copied|reproduced|included|set out))\b/i,
  /** A thing that stands where it has to stand. */
  within:
    /\b(?:walls?|house|dwelling|building|garage|carport|shed|verandah?|deck|fences?|gutters?|eaves|pool)\b[^.;]{0,50}\b(?:stands?|lies|is|are|lie)(?: all| wholly| entirely)? within (?:the|its|title) (?:land|boundar(?:y|ies)|lot|parcel|title)\b/i,
  /** The pool has its fence, as it was found. */
  fenced:
    /\bpool\b[^.;]{0,40}\b(?:within|inside|enclosed by|surrounded by|behind)\b[^;]{0,60}\b(?:fenc(?:e|ed|ing)|barrier|enclosure|panels)\b/i,
  fenceFault:
    /\b(?:not|no|below|less than|lower|gap\w{0,1}|loose|broken|missing|removed|taken down|except|but|climb\w{0,4}|fail\w{0,3}|open\w{0,3}|only|over the boundary)\b/i,
  /** A motion or a question of money that came to nothing. */
  notRaised:
    /\b(?:decided|resolved|agreed|voted) (?:not to|against) (?:borrow\w{0,3}|rais\w{1,3}|levy\w{0,3}|a (?:loan|levy|special)|tak\w{1,3} (?:out )?a loan)/i,
  /** A permission that nobody used, so that nothing was built under it. */
  unused:
    /\b(?:lapsed|refused|expired|withdrawn|cancelled|surrendered)\b[^.]{0,60}\b(?:never|not) (?:having )?(?:been )?(?:begun|built|started|commenced|carried out|taken up|acted on|proceeded with)\b/i,
  /** What somebody asked to build nearby, and may not. */
  notRezoned:
    /\b(?:re-?zoning|planning scheme amendment)\b[^;]{0,90}\b(?:refused|rejected|withdrawn|not (?:approved|adopted))\b/i,
  /** What a policy pays beside the building. */
  benefit:
    /^\W{0,3}(?:loss of rent|temporary (?:housing|accommodation)|removal of debris|legal liability|public liability|voluntary workers|fidelity|office bearers?)\b[^;]{0,80}(?:%|per cent|\$ ?\d)[^;]{0,40}$/i,
  /** Who manages a scheme, for a few years. */
  manager:
    /^\W{0,3}(?:strata |building )?manag(?:er|ing agent|ement)(?:'s)? (?:agreement|appointment|contract)[\s|:]{1,4}(?:one|two|three|[1-3]) years? from\b[^;$]{0,80}$/i,
  /** What a part of the common property is for. */
  setAside:
    /\bis common property (?:set aside|used|kept|meant|marked) (?:for|as) [a-z ,-]{3,60}\.?$/i,
  /** The papers that should be on a file are on it. */
  onFile:
    /\b(?:plans?|certificates?|inspections?|reports?|approvals?)\b[^☐☒?]{0,40}[:?] ?☒ ?yes\b/i,
  notOnFile: /☒ ?(?:no|not)\b|\b(?:expired|lapsed|refused|failed|outstanding)\b/i,
  stays:
    /\b(?:but|however|except|until|unless|still|yet|although|save|purchaser must|buyer must|apart from)\b/i,
})

const p = GOOD_RESULTS

/** True of a statement that tells a good result, a denial or a thing that came to nothing. */
export function isGoodResult({ text }: Passage): boolean {
  if (p.stays.test(text)) return false
  if (p.fenced.test(text)) return !p.fenceFault.test(text)
  if (p.onFile.test(text)) return !p.notOnFile.test(text) && !text.includes('$')
  return [
    p.answeredNo,
    p.answeredNone,
    p.answeredNot,
    p.openBooks,
    p.knowsOfNone,
    p.elsewhere,
    p.leftOut,
    p.within,
    p.notRaised,
    p.unused,
    p.notRezoned,
    p.manager,
    p.benefit,
    p.setAside,
  ].some((pattern) => pattern.test(text))
}

import { matchesOf } from '../../../wording/matches-of.ts'
import { wordings } from '../../../wording/wordings.ts'

/** Every pattern of this file, for the test of their running time. */
export const NAMES_THIS_PATTERNS = wordings({
  day: /\b(?:\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\.?,? (?:19|20)\d\d|\d{1,2}[/.-]\d{1,2}[/.-](?:19|20)?\d\d|(?:jan|feb|mar|apr|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6} (?:19|20)\d\d|(?<=\b(?:of|to|until|in) )(?:19|20)\d\d)\b/i,
  /** The days of laws, which hold for everybody. */
  ofLaw:
    /\b(?:since|after|before|from|until|till|between|and|prior to|by|to|as (?:at|of)|commenc\w{1,4}(?: on)?|(?:effect|force) (?:on|from))(?: on)? ?$/i,
  sum: /\$ ?\d/,
  /** Sums of scales and fines. */
  ofScale:
    /\b(?:up to|fees? (?:of|is)|penalt(?:y|ies)|fin(?:e|es|ed)|maximum|minimum|more than|less than|exceed\w{0,3}|over|under|at least|every|each|first|additional|administration|threshold|for example|example|cost of|insured is|or more|per (?:copy|certificate|annum))\b[^$]{0,50}$/i,
  /** The steps of a scale: "$1,000 or more". */
  scaled:
    /^\$ ?[\d,.]{1,12}(?: (?:million|billion))? (?:or (?:more|less|over|greater|above)|and (?:over|above|more)|to \$)/i,
  answered: /☒|[:?|] ?yes\b|\byes[ -]{1,3}[a-z]|[a-z)] Yes\.?$|\bYES\b/i,
  seen: /\b(?:was|were|has been|have been|had been|is|are) (?:also |been |\w{3,9}ly )?(?:found|noted|observed|sighted|identified|detected|recorded|evident|visible|present|served|issued (?:on|to)|given (?:on|to)|not (?:complied|been complied)|unapproved|cracked|leaking|rusted|rotten|rotted|damaged|unsafe|defective|loose|missing|broken)\b|\b(?:we|i|the inspector) (?:also )?(?:saw|found|noted|observed|recommend that the|identified|located)\b/i,
  /** Said of a case that may be: nothing was seen. */
  supposed:
    /\b(?:if|where|when|whether|should|may|might|can|could|unless|any|no|not|never|often)\b|\b(?:that|which) ?$/i,
  unsure:
    /\b(?:if|where|when|whether|may|might|cannot|does not|do not|not (?:an?|the)|no)\b(?! required)/i,
  /** A part of a house that only this one has. */
  place:
    /\b(?:the|this|your) (?:existing |rear |front |upper |lower |main |detached |attached )?(?:laundry|kitchen|ensuite|garage|carport|studio|shed|pergola|patio|verandah|extension|addition|lounge|hallway|main bedroom|outbuilding|granny flat|enclosed room|rear room|retaining wall along)\b|\b(?:rear|front|north(?:ern|-east\w{0,3}|-west\w{0,3})?|south(?:ern|-east\w{0,3}|-west\w{0,3})?|eastern|western|left|right)[ -](?:hand )?(?:side|wall|corner|bedroom|elevation|boundary|eaves?|verandah|deck|balcony|fence|third|half|yard|retaining wall)\b|\b(?:lots?|bedroom|bathroom|unit|shop|apartment|flat|house|villa|townhouse|building|bay|level|block|stage|bays) (?:no\.? ?)?\d/i,
  /** "at this property", "the subject land". */
  here: /\b(?:at|on|in|of|to|affect\w{0,3}|within|under) (?:this|the subject|the above|your) (?:property|house|dwelling|home|land|lot|unit|site|building|address|scheme|parcel|premises)\b|^(?:this|the subject) (?:property|house|dwelling|home|land|lot|unit|site|building|parcel) (?:is|was|has|lies|adjoins|contains)\b/i,
  area: /\b\d[\d,.]{0,9} ?(?:m2|m²|sqm|sq\.? ?m|square met\w{2,3}|ha|hectares?)(?![\w/])/i,
  /** The number of a file: "BA 2013/217", "notice no. 3". */
  file: /\b[A-Z]{1,5}[ -/]?\d{2,8}\/\d{1,6}\b|\bNo\.? ?\d{1,8}\b(?! \d)|\b[A-Z]{2}\d{5,8}\b/,
})

const P = NAMES_THIS_PATTERNS

/**
 * Whether a sentence that stands among print says something of this property: a day that is no law's,
 * a sum that is no scale's, an answer, something seen, a room or side of the house, a lot or a file.
 */
export function namesThis(text: string): boolean {
  if (P.answered.test(text) || P.file.test(text) || P.area.test(text)) return true
  if (P.here.test(text) && !P.unsure.test(text)) return true
  if (P.place.test(text) && !isSupposed(text)) return true
  if (matchesOf(text, P.day).some(({ index }) => !P.ofLaw.test(text.slice(0, index)))) return true
  const isOwn = (at: number) =>
    !P.ofScale.test(text.slice(0, at)) && !P.scaled.test(text.slice(at, at + SCALE_LENGTH))
  if (matchesOf(text, P.sum).some(({ index }) => isOwn(index))) return true
  return matchesOf(text, P.seen).some(({ index }) => !P.supposed.test(text.slice(0, index)))
}

const SCALE_LENGTH = 40

/** A room that is named for a case that may be: "if the laundry …". */
function isSupposed(text: string): boolean {
  return /^\W{0,4}(?:\(?[a-z\d.]{1,5}[.)]? )?(?:if|where|when|should|any)\b/i.test(text)
}

import { wordings } from '../../wording/wordings.ts'
import { INSPECTION_ANNEXURE_PATTERNS } from './inspection-annexure.ts'
import { REPORT_LATE_PATTERNS } from './report-late.ts'
import { WAY_OUT_PATTERNS } from '../terms/way-out.ts'

/** How a contract gives, cuts down or leaves out an inspection for the buyer. */
export const INSPECTION_CONDITION = wordings({
  fromContract: /\b(?:contract|acceptance|agreement|this offer|day of sale|date of sale)\b/i,
  /** A sum that the cost of repair must pass before a report lets the buyer out. */
  floor:
    /\b(?:reports?|inspections?|inspector|author)\b[^;]{0,220}\b(?:only (?:if|where|when)|unless|not (?:unless|until)|must not)\b[^;]{0,200}\$ ?[1-9][\d,]{3,9}/i,
  /** The same, with the report named after the limit. */
  onlyWhere:
    /\b(?:only (?:if|where|when|in case)|unless|not (?:unless|until))\b[^;]{0,90}\b(?:reports?|inspections?|inspector|author)\b/i,
  aboveSum:
    /\b(?:more than|exceed\w{0,3}|in excess of|above|over|at least|(?:not|no) less than|greater than|upwards of)\b[^;]{0,24}\$ ?[1-9][\d,]{3,9}/i,
  lets: /\b(?:available|invoked?|called on|use[sd]?|appl(?:y|ies)|dissatisf\w{3,8}|satisf\w{2,8}|ends?|terminat\w{1,4}|rescinds?|withdraws?|cancels?|rel(?:y|ies))\b/i,
  ofRepair:
    /\b(?:repair\w{0,3}|put(?:ting)? right|structural|rectif\w{2,8}|mak(?:e|ing) good|remed\w{1,4}|defects?|faults?|damage)\b/i,
  vendorMends: /\bvendor (?:must|may|agrees to) (?:repair|rectify|pay|allow|make good|remedy)\b/i,
  auction: /\bauction\b/i,
  box: /[☐☒]/,
  /** What the printed conditions say of boxes that stand elsewhere. */
  byBox: /\bappl(?:y|ies) (?:only )?(?:where|if|when) (?:the|its|a|that) box\b/i,
  ...WAY_OUT_PATTERNS,
  ...INSPECTION_ANNEXURE_PATTERNS,
  notChosen:
    /☒ ?(?:this )?(?:annexure|condition|clause|schedule)?[^☐☒]{0,12}\b(?:not applicable|does not apply)\b/i,
  ...REPORT_LATE_PATTERNS,
  inspection:
    /\b(?:building(?! (?:acts?|regulations?|codes?|contracts?|insurance|permits?|approvals?|compensation)\b)|pest|timber pest|termite)(?: (?:and|or|&|and\/or) (?:building|pest|timber pest))?\b.{0,30}\b(?:report|inspection|condition)s?\b|^\W{0,3}(?:building|pest|termite)(?: (?:and|&|\/) (?:building|pest))?[ :|]{1,4}[☐☒] ?(?:GCs? ?2|general|appl|clause|condition|yes|no\b|within|\||$)|\bdue diligence\b|\binspection date\b|\bpre-?purchase inspection\b/i,
  /** The Victorian form's own two; other forms number other matters so. */
  victorian: /\b(?:general conditions?|GCs?) ?2[12]\b/i,
  /** The name of a field, with its value in the line below. */
  fieldAlone:
    /^\W{0,3}(?:item )?(?:[\dA-Z]{1,3}[.)]? )?(?:building|pest|timber pest|termite)(?: (?:and|&|\/) (?:timber )?(?:pest|building))?(?: (?:inspections?|reports?|condition))?(?: date)? ?:?$/i,
  noneBelow:
    /^\W{0,3}(?:not applicable|n\/a|nil|none|no\b|does not apply|deleted|waived|not required)/i,
  chosenBelow:
    /^\W{0,3}(?:yes\b|applies\b|applicable\b|required\b|☒ ?(?:yes|applies)|within \d|\d{1,2} (?:business )?days|by \d|report (?:within|by)|subject to)/i,
  subject:
    /\b(?:subject to|conditional (?:up)?on)\b|\b(?:inspections?|reports?)\b[^.;]{0,12}\b(?:to|at) the (?:purchaser|buyer)'s (?:\w{4,10} )?satisfaction\b/i,
  none: /\b(?:not applicable|n\/a|nil|none|do(?:es)? not apply|is deleted|are deleted|deleted|not required|removed|struck(?: out| through)?|strikes? out|crossed out|ruled out|taken out|lined out|waived|omitted|excluded|of no effect|(?:have|has) no effect|no (?:building|pest|due diligence))\b/i,
  /** "ITEM Q BUILDING ☐ applies ☒ does not apply", whose name goes on in the next row. */
  boxedOut:
    /^\W{0,3}(?:item [a-z\d]{1,3}[\s:|]{1,3})?(?:building|timber pest|pest|termite)(?: (?:and|&|\/) (?:building|pest))?(?: (?:inspection|report|condition))?[\s:|]{1,4}☐ ?(?:applies|yes)\b[^☐☒]{0,14}☒ ?(?:does not apply|not applicable|no\b)/i,
  /** The field of a form, and what stands in it: "Subject to inspection: DELETED". */
  emptyField:
    /\b(?:building|pest|termite|inspection)s?\b[^:|]{0,40}[:|] ?(?:\w{1,10} )?(?:deleted|no|n\/a|nil|none|not applicable|not required|struck (?:out|through)|crossed out)\b[ .]{0,3}(?:$|[|(;,])/i,
  /** "14.2 Subject to building inspection ☐ applies ☒ does not apply". */
  markedOff:
    /☐ ?(?:this (?:clause|condition) )?(?:applies|yes)\b[^☐☒]{0,14}☒ ?(?:this (?:clause|condition) )?(?:does not apply|not applicable|no\b)|☒ ?(?:this (?:clause|condition) )?(?:does not apply|not applicable|no\b)[^☐☒]{0,14}☐ ?(?:this (?:clause|condition) )?(?:applies|yes)\b/i,
  /** One box alone, and its words: "C. Building inspection ☒ Does not apply". */
  saysNot:
    /☒ ?(?:this (?:clause|condition|annexure|item) )?(?:does not apply|not applicable|not required|deleted|excluded|waived|none|no)\b/i,
  /** "This Contract is not conditional on a building inspection." */
  notSubject:
    /\b(?:not|nor|never|neither)\b[^.;]{0,24}\b(?:subject to|conditional (?:up)?on|depends? (?:up)?on)\b[^.;]{0,60}\b(?:inspect\w{0,4}|reports?)\b/i,
  /** Whoever the form calls the buyer's own: "Purchaser's inspector ☒ applies". */
  ownInspector:
    /\b(?:purchaser|buyer)s?'?s? (?:own )?(?:inspector|inspections?|(?:building )?(?:expert|surveyor|reports?))\b[^☐☒]{0,60}([☐☒]) ?(?:this (?:clause|condition) )?(?:applies|yes|required)\b/i,
  /** One of the papers that are ticked as bound in: its words end with the report. */
  paperOption: /^[☐☒] ?(?:\d{1,2} )?[^☐☒]{0,90}\breports?\W{0,3}$/i,
  otherPapers:
    /[☐☒] ?(?:\d{1,2} )?[^☐☒]{0,70}\b(?:search(?:es)?|plans?|by-?laws|minutes|certificates?|letters?|papers|statements?|insurance|lease|tenancy|replies|policy|copy|notices?)\b/i,
  /** The buyer had somebody look before signing. */
  lookedBefore:
    /\b(?:purchaser|buyer|transferee)s?\b(?! (?:may|must|can|should|is entitled|will))[^.;]{0,30}\b(?:has |have |had )?(?:engaged|obtained|commissioned|received|had|got|ordered)\b[^.;]{0,50}\b(?:inspectors?|reports?|inspection)\b/i,
  already:
    /\b(?:attach(?:es|ed)?|annex(?:es|ed)|before signing|before (?:this|the) contract|prior to (?:signing|this contract)|dated|(?:her|his|their|its|the (?:purchaser|buyer)'?s?) own (?:inspector|report|inspection))\b/i,
  /** What a buyer is told to do, or ticks off when it is done. */
  toDo: /\b(?:checklist|check list|things to do|to do list)\b|[☐☒] ?(?:(?:i|we|you) (?:have |should )?|have you |has the buyer )?(?:orders?|ordered|book(?:ed)?|arranged?|organised?|obtain(?:ed)?|get|engaged?|consider(?:ed)?|attend(?:ed)?|read)\b/i,
  /** The papers that are tied to the contract, whatever reports are among them. */
  paperList:
    /\b(?:attached copies|list of documents|other documents?|documents? (?:attached|annexed|enclosed)|copies (?:attached|annexed)|attachments?)\b/i,
  /** "☒ 60 building and pest report (for information only)": a paper that the form lists. */
  listedPaper:
    /^[☐☒] ?\d{1,2} (?:[a-z]{3,10} ){0,5}reports?\b(?! (?:is|are|must|to be|condition))|\breports? \(for information(?: only)?\)/i,
  waived:
    /\b(?:purchaser|buyer)\b.{0,60}\b(?:has (?:had )?(?:the opportunity|satisfied)|is satisfied|acknowledges?)\b.{0,80}\b(?:building|pest|inspect|condition)\w{0,4}\b/i,
  blank:
    /\b(?:inspection date|building inspect\w{1,4}|pest inspect\w{1,4}|inspector|latest (?:time|date))\b(?: \([^)]{0,30}\))?(?:[ :|]{0,6}(?:_{2}|\.{4,90}(?!\.| {0,3}\w)|nil\b|n\/a\b)| ?[:|]\W{0,4}$)|(?:^\W{0,4}|[|] ?)(?:inspection date|building inspect\w{1,4}|pest inspect\w{1,4}|inspector|latest (?:time|date))\W{0,4}$/i,
  /** The title of an annexure or clause, whose text stands below it. */
  titled:
    /^\W{0,3}(?:(?:annexure|schedule|part|clause) \w{1,3}[:.]? ?|\d{1,2}[.)]? ?)?[-–:]? ?(?:building|pest|timber pest|termite|structural)(?:(?: and| &|,|\/) (?:timber )?(?:pest|building|termite))? inspections?(?: (?:condition|clause|annexure))?$/i,
  noBuilding:
    /\bno (?:building|house|dwelling|improvement|structure)s?\b[^.;]{0,24}\b(?:to (?:be )?inspect\w{0,2}|on (?:it|the (?:land|lot|block))|stands?|exists?|erected)\b/i,
  inFile:
    /\breports?\b[^.;]{0,60}\b(?:on which (?:bidders|buyers|purchasers) may rely|which (?:bidders|buyers|purchasers) may rely (?:up)?on)\b[^.;]{0,40}\b(?:attached|annexed|enclosed|in this)\b|\breports?\b[^.;]{0,60}\b(?:in this (?:bundle|file|contract)|attached|annexed|enclosed|bound in|behind)\b[^.;]{0,80}\b(?:rely|reliance|relied|addressed to the buyer)\b/i,
  filled:
    /\binspection date\b[ :|.]{1,90}(?:is )?(?:\d|within|by \d|(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:seven|ten|fourteen|twenty[- ]one) )/i,
  /** "Inspection: building and pest, by 6 November 2026": a field with its last day. */
  timed:
    /\binspections?\b[^.;]{0,40}\b(?:building|pest)\b[^.;]{0,30}\b(?:by|within|before|until|no later than) (?:\d{1,2}\b|(?:five|seven|ten|fourteen|twenty[- ]one)\b)|\b(?:building|pest)\b[^.;]{0,30}\binspections?\b[^.;]{0,30}\b(?:by|within|before|until|no later than) (?:\d{1,2}\b|(?:five|seven|ten|fourteen|twenty[- ]one)\b)/i,
  /** Why the buyer may go: what an inspector finds. */
  report: /\b(?:inspect\w{0,4}|reports?|surveyor|expert|written opinion)\b/i,
  fault:
    /\b(?:defects?|faults?|structur\w{1,3}|termites?|timber pests?|live pests?|unsatisf\w{1,6}|not (?:reasonably )?satisf\w{1,4}|building)\b/i,
  endsIt: /\bif (?:the|that|a|an|any|either)\b[^.;]{0,24}\breport\b[^.;]{0,160}\bpurchaser may\b/i,
  ending:
    /\b(?:ends?|terminates?|rescinds?|ending|terminating|rescinding) (?:the|this) contract\b/i,
  otherReport:
    /\b(?:vendor|seller|developer) may\b|\b(?:valuation|strata records?|financial) (?:report|inspection)\b/i,
  /** Nothing is lost by looking. */
  stillHis:
    /\b(?:nothing|no (?:right|claim))\b[^.;]{0,40}\b(?:is|are) (?:waived|lost|given up)\b|\bwithout waiving\b/i,
  yes: /\b(?:building|pest|termite)\b[^:|]{0,30}\b(?:reports?|inspections?|conditions?)\b[ :|]{1,5}(?:☒ ?)?(?:yes|applies|applicable|required)\b|\b(?:building|pest|termite)(?: (?:and|&) (?:building|pest))?(?: (?:inspection|report|condition))?[ :|]{1,4}☒ ?(?!no\b|not\b|n\/a|waived)(?:\(?(?:within )?\d{1,2} (?:business )?days|by \d|yes\b|appl(?:y|ies)\b)/i,
  annexed:
    /\b(?:building|structural|pest|termite)\b.{0,60}\b(?:annexures?|conditions?)\b.{0,20}\b(?:apply|applies|form(?:s)? part|(?:is|are) included)\b|\b(?:annexed|attached)\b[^.;]{0,40}\b(?:building|structural|pest|termite)\b[^.;]{0,40}\b(?:clause|condition|annexure)s?\b[^.;]{0,20}\b(?:appl(?:y|ies)|forms? part|(?:is|are) included)\b/i,
  attached: /\b(?:report|inspection)\b.{0,40}\b(?:attached|annexed|dated)\b/i,
  land: /\bvacant (?:land|lot|block)\b|\bproposed lot\b/i,
  waives:
    /\bpurchaser\b.{0,30}\b(?:gives? up|waives?|forgoes?|surrenders?|abandons?|has no right|must not)\b.{0,60}\b(?:inspect\w{0,4}|building report|pest report)\b/i,
})

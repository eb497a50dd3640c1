import type { PageKind } from '#shared/report.ts'
import { PAGE_KINDS } from '#shared/report.ts'

import type { Doc, Span } from '../document.ts'
import { LAW_AS_AT } from '../law/as-at.ts'
import { datesIn } from './dates.ts'
import type { Reading } from './define-rule.ts'
import { passagesIn, TERMS, type Passage } from './passages.ts'
import { plainOf } from './plain.ts'

/** What every reading of a harmless sentence looks at. */
type Said = Pick<Passage, 'text' | 'plain' | 'next' | 'block' | 'zone' | 'heading'> & {
  /** The whole sentence, where the passage is one item of it. */
  readonly wide: string
}

/**
 * What a buyer wants to have. Where a sentence denies one of these, or says that it ended, that is the
 * risk itself and nobody's comfort.
 */
const WANTED =
  /\b(?:approv\w{1,5}|certif\w{1,8}|permit(?!ted)s?|permission|consents?|insur\w{1,6}|uninsured|warrant\w{1,4}|guarantee|complian\w{1,3}|compl(?:y|ies|ied)|non-compliant|connect\w{1,5}|licen[cs]\w{1,4}|regist(?:ered|ration)|alarms?|safety switch\w{0,2}|attach\w{0,5}|supplied|provided|produced|available|held|funds?|funded|sinking|reserve|forecast|statements?|access|mains|reticulat\w{2,3}|services?|(?:scheme|town) (?:water|sewer\w{0,3})|sewerage|electricity|meetings?|minutes|valuation|surveys?|finaliz\w{1,3}|finalis\w{1,3}|install\w{1,5}|fitted|barriers?|finance|cooling|inspect\w{1,4}|remed(?:y|ies)|compensation|obligation|obliged|duty|right|entitle\w{1,5}|allowance|reduction|refund\w{0,3}|plan|deposit|bonds?|title|extension|records|manager|committee|known to (?:the )?council)\b/i

/** What is wrong without it: taken out first, so that "work without a permit: no" is a denial. */
const LACKED =
  /\bnot yet registered\b|\b(?:without|unapproved|unauthori[sz]ed|illegal|uncertified|lack of) ?(?:an? |any |the )?(?:building |council |development )?(?:approvals?|permits?|consents?|licen[cs]es?|authority)?\b/i

/** A name of law, of a register or of a map, which is no statement about the thing. */
const NAMED = /\b(?:[\w()]{2,16} ){1,3}(?:Act|Regulations?|Register|Overlay|Map|List)\b(?: \d{4})?/

/** The answer of a row, or of a line with its colon, which is nothing but a denial. */
const NO_ANSWER =
  /^\W{0,3}(?:\(?[a-z]\) )?(?:(?:no(?! (?:exceptions?|exclusions?|limits?|end|access|entry))|nil|none|not applicable|n\/a|nothing|neither|never|false|\$?0(?:\.00)?|not (?:significantly|subject|affected|entered|mapped|identified|listed|recorded|registered|known|detected|found|seen|within|near|proposed|regulated|established|in (?:such )?an?|on (?:the|any)|over))\b(?!\. ?\d)[^.;☐☒]{0,60}|no matters? (?:to report|recorded|known))[.; ]{0,3}$/i

/** In a clause only the barest answer denies: "GST: not included" and "Term: no caveat" oblige. */
const BARE_NO = /^\W{0,3}(?:no|nil|none|not applicable|n\/a|not affected)[.; ]{0,3}$/i

/** A line of several statements, of which the last alone is denied; a ban and no answer. */
const SEVERAL = /[.;] |\$ ?\d/
const OBLIGES = /\b(?:shall|must|may|will|can)\b/i

/** A line that was answered with yes before, or whose "no" is that it stays. */
const AFFIRMED =
  /\byes\b|\bwill (?:this|it) be (?:discharged|satisfied|removed)\b|\b(?:discharged|satisfied|withdrawn|resolved)\W{0,3}$|\b(?:sold|chattels|inclusions?|gst|included)\b/i

/** What a denial says of how it was looked for. */
const RECORD =
  /\b(?:to report|on foot|recorded|registered|held|received|seen|found|known|listed|entered|in writing|reported|provided for)\b/i

/** Two boxes after a question, of which the second is marked. */
const MARKED_NO =
  /☐ ?yes\b[^☐☒]{0,12}(?:☒|\(x\)) ?no\b|\byes ?☐[^☐☒]{0,12}\bno ?(?:☒|\(x\))|(?:☒|\(x\)) ?no\b[^☐☒]{0,12}☐ ?yes\b/i

const LIFTED =
  /\b(?:other than|except|save|however|but|apart from|unless|until|although|though|see|refer|pending|(?<!not )subject to|(?<!not )yet)\b/i

/** The word above a list of what lies about the land. */
const NOT_HERE = /^\W{0,3}not on (?:this|the|your) (?:land|lot|property|parcel)\b/i

const SEE = /\bsee (?:also )?[a-z]{0,2}\d{4,8}\w?\b/i

/** A matter of another place, said to be one. */
const ELSEWHERE =
  /\b(?:do|does|did) not (?:touch|affect|burden|extend into|concern|reach|cross|involve|relate to)\b.{0,30}\b(?:land|lots?|parcel|property|premises|house|apartment|unit|folio|block|site|building|corporation)\b|\bnot affecting\b.{0,20}\b(?:folio|lot|land)\b|\bno lot for sale\b|\bnot (?:to |on |over |of )?(?:the land (?:above|within|in this)|the property you|the subject (?:land|lot|site))|\((?:adjoining|adjacent)(?: land| lot)?\)|\b(?:neighbouring|adjoining|another|next-door) (?:strata )?(?:scheme|building|corporation)\b|\b(?:lot sold|lot|property|land|parcel|house|building|premises) (?:is|lies|stands|was|itself is) (?:wholly )?(?:outside|above|clear of|beyond|not (?:in|within|part of|on|near|mapped|listed))\b|\bneither the (?:lot|land|property|house|building)\b|\b(?:our|this) (?:building|scheme) is not\b|\b(?:never|not) (?:in|part of) the scheme\b|\bhas no bearing on\b|\bwhich adjoins; nothing\b|\bnone of (?:these|those|the above)(?: matters)? (?:applies|apply|affects?)\b|\bnearest\b.{0,60}\b(?:does not|is not)\b/i

/** A past matter that ended: the entry or the sentence says so itself. */
const ENDED =
  /\b(?:covenants?|easements?|caveats?|restrictions?|mortgages?|charges?|leases?|notifications?|notices?|orders?|condition|agreements?|caution|dealings?|memorials?|writs?|claims?|resumption|network|levy|scheme|administrator|appointment|proposal|motion|application|proceedings|bond|levy|plan|title|guidelines|system|dispute|power of attorney)\b[^|$?]{0,80}\b(?:released|expired|extinguished|revoked|withdrawn|discharged|surrendered|cancelled|dismissed|lapsed|satisfied|removed|no longer (?:affects?|applies|apply|in force|covers?)|(?:decided|resolved) not to proceed|(?:did|does|will) not proceed|not proceeded with|abandoned|ceased to (?:apply|have effect)|came to an end|was (?:completed|finished|settled|carried out|released|refunded|paid out|converted|corrected)|completed and|ended (?:on|in)|wound up)\b|\brelease of (?:restriction|covenant|easement)\b|\bnothing (?:is )?owing\b/i

/** In a clause only the past ends a thing: "is then released" is what is agreed. */
const OVER =
  /\b(?:was|were|has been|have been|had been|has|have|ended|ceased|expired|lapsed|formerly|(?:19|20)\d\d)\b/i

/** An entry with its last day. */
const EXPIRES =
  /\b(?:covenant|restriction|lease|notification|easement|caveat|agreement|memorial)\b.{0,100}\bexpir(?:es|ed|y|ing)\b/i

/** What was taken away or put right, with the paper or the year that shows it. */
const MENDED =
  /\b(?:taken down|demolished|pulled down|ground out|removed|removal|remediated|cleaned up|pumped out)\b.{0,90}\b(?:clearance|certificate|certified|(?:in|since) (?:19|20)[012]\d|tested clear|no residue|onto the sewer)\b|\bformer\b.{0,80}\b(?:replaced|removed|cut out|demolished)\b|\bdecommissioned\b.{0,60}\b(?:sewer|connection|(?:19|20)\d\d)\b|\b(?:repaired|replaced|rectified|made good|treated)\b.{0,60}\b(?:clearance|certificate of (?:compliance|completion)|certified|inspected and passed|no defect remains)\b/i

/** Ended, but not yet, not quite, or with something that stays. */
const STAYS =
  /\b(?:not (?:yet )?been|not (?:yet )?(?:removed|released|withdrawn|discharged|repaired|replaced|lifted|rectified|satisfied)|never|will be|is to be|are to be|to be (?:removed|released|withdrawn|discharged)|must|shall|should|yes|(?:discharged|satisfied|withdrawn)\W{0,3}no|remains?|still|again|continues?|holding over|would|may be|can be|outstanding|if|until|unless|upon (?:settlement|completion)|without|failed|refus\w{1,3}|buyer|purchaser|you)\b/i

/** Said of such things everywhere, and not of this property. */
const GENERAL =
  /\b(?:for|as|is|are|being|contains?) (?:further )?(?:general )?information only\b|\bfurther general information\b|\(general information\b|\bgeneral information,|^explanatory note\b|\bprescribed for all\b|\bin (?:some|many|most|other|certain) (?:schemes|cases|areas|houses|homes|buildings|strata (?:plans|schemes))\b|\b(?:termites?|white ants|borers?|mould|rot|timber pests?)\b(?: \w{1,12}){0,2} (?:may|can|could) (?:attack|occur|enter|gain|return|be|build|develop)\b.{0,40}\b(?:any|at any time|always|homes?|houses?|buildings?)\b|\b(?:usual|normal|typical|common|ordinary) (?:in|for|of|to) (?:coastal|older|homes|houses|buildings|a |an |this (?:age|type|area)|the (?:age|area|district|suburb))\b|\b(?:maps?|registers?) are (?:free|available|on the)\b/i

/** "A strata company may be sued": a law told of everybody, where no party promises anything. */
const OF_EVERYBODY =
  /^an? (?:strata company|body corporate|owners'? corporation|person|caveator|lot owner|vendor|seller|tenant|landlord|council)\b[^.;]{0,60}\b(?:may|must|can|is)\b/i

/** What a paper says that it does not speak of. */
const NOT_TOLD =
  /\b(?:statement|certificate|report|form|search|inspection|notice|document)\b[^.;:]{0,30}\b(?:does|do|did) not (?:tell|include|cover|deal|disclose|extend|address|contain|consider|report|comment|speak)\b|\b(?:areas?|items?|parts?) not inspected\b|\bno answer is required\b|\bnot (?:told|covered) (?:by|in) this\b|\bask the (?:local government|council|state agency)\b/i

/** A heading, or a word above a list, that denies all below it. */
const DENYING_HEAD =
  /^\W{0,3}(?:does not affect|not affect\w{1,3}|no(?:t)? (?:on|near|in|applicable)|not on this land|nil|none|no records? (?:of|found)|not included in|matters? that do(?:es)? not|does not apply)\b/i
const AFFIRMING_HEAD = /^\W{0,3}(?:affects?|affected|affecting|applies|on this land)\b.{0,30}$/i

/** What only tells the meaning of a word. */
const DEFINED =
  /^\W{0,3}["'][^"']{2,60}["'] (?:has the (?:same )?meaning|is defined|includes?\b(?! (?:any|all|every|each|the)\b)|means (?:the external|a notice|rent due|each person who|the draft))|\bdefined for the purposes? of (?:stage|lot|another)\b|^(?:meaning|definitions?): |^in this (?:contract|clause|condition|special condition|annexure),? ["'][^"']{2,60}["'] (?:has (?:its|the)|have the)\b|^general conditions?\b[^.]{0,30}\bdefinition:/i

/** The name of a paper in a list of what is behind the contract. */
const PAPER =
  /^\W{0,3}(?:annexure|attachment|appendix|tab) [a-z0-9]{1,3}\b ?[:.-]? [^.;:]{3,80}\.?$|^list of (?:attachments|annexures|documents)\b/i
const STATES =
  /\b(?:is|are|was|were|has|have|had|shows?|must|may|shall|will|not|no|requires?|missing|unavailable|ordered)\b/i

/** A right over other land that comes with this one. */
const BENEFIT =
  /\bbenefit(?:s|ing|ting|ed)?\b.{0,12}\b(?:the|this) (?:land|lot|property|parcel)\b|\bappurtenant to (?:the|this) (?:land|lot)\b|\bin favour of (?:the|this) (?:land|lot|property)\b/i
const RIGHT = /\b(?:easement|right of|carriageway|covenant|restriction|licen[cs]e|profit)\b/i
const BURDEN = /\b(?:burden|subject to|servient|affect)/i

/** Looked for, and nothing there; or a party that knows of none. */
const FOUND_NONE =
  /\bno (?:evidence|signs?|trace|part|record|entry|entries|major|structural|live|active|known|such|other|visible|notices?|orders?|proposals?|claims?|contaminat\w{1,3}|heritage|termites?|asbestos)\b[^.;]{0,50}\b(?:was|were|is|are|has been|have been|seen|found|noted|detected|recorded|shaded|affected|known|registered|proposed|fall due)\b|\b(?:is|are|was) neither \w{1,12} nor\b|\bnot (?:shaded|coloured)\b|\bbelow the (?:reporting|detection) limit\b|\b(?:vendor|seller|owner)s? (?:has|have|had) (?:not (?:received|been (?:given|served|told))|no (?:knowledge|notice))\b|\b(?:is|are) not aware of any\b|\b(?:has|have) no (?:policy|record|entry|proposal|requirement)s?\b|\b(?:shows?|discloses?|reveals?|revealed|found|disclosed) no\b|\bno entries\b|\bnothing (?:is |was )?(?:recorded|found|noted|listed) (?:against|on|for|at)\b|\bno (?:sewer|drain|easement|pipe|main|line)s?\b(?: main)? (?:cross(?:es)?|traverses?|pass(?:es)?|runs?|affects?|lies?)\b|\bnone (?:outstanding|on foot|threatened|pending)\b/i

/** Nothing is owing; nothing of the kind was bargained. */
const NOTHING_OWED =
  /\b(?:overdue|arrears|outstanding|owing|unpaid|due)\b[^a-z\d$]{0,5}(?:nil|none|\$ ?0(?:\.00)?)[. ]{0,3}$/i
const NO_BARGAIN =
  /\bno (?:[\w-]{1,14} ){0,2}(?:agreement|arrangement|lease[- ]?back|rent[- ]?back|undertaking|option) (?:is (?:agreed|made|given|intended)|was made|has been made|for the (?:vendor|seller)|by which the (?:vendor|seller)|exists)\b/i

/** What is there all the same. */
const AND_YET =
  /\b(?:damage\w{0,2}|decay\w{0,2}|crack\w{0,3}|fail\w{0,3}|defective|leak\w{0,3}|evidence of|suspected|likely|needed|required|necessary|may|shall|must|purchaser|buyer|yes)\b/i

/** A clause that gives the purchaser something, or binds the vendor alone; in plain words. */
const FAIR =
  /^\W{0,4}(?:the )?vendor,? (?:must|will|shall|undertakes to|agrees to)\b(?! not)[^.]{0,40}\b(?:procure|withdraw|discharge|obtain|pay|bear|repair(?:ed)?|make good|hand over|rectify|refund|reimburse|pumped)\b[^.]{0,90}\b(?:before (?:settlement|the settlement date)|at (?:the vendor's|its|his|her|their) (?:own )?(?:cost|expense)|at no (?:cost|expense) to the purchaser|own (?:cost|expense))|^\W{0,4}(?:the )?vendor,? (?:must|will|shall),? at (?:the vendor's|its|his|her|their) (?:own )?(?:cost|expense)\b|^\W{0,4}(?:the )?vendor must not (?:require|ask|seek|call for|increase|vary|let|encumber)\b|\bat no (?:cost|expense) to the purchaser\b|\b(?:the )?purchaser,? (?:and only (?:the )?purchaser,? |alone |only )?may (?:end|cancel|rescind|terminate|withdraw)\b|\bpurchaser (?:must not|is not) (?:(?:be )?(?:required|obliged|bound) to )?(?:appoint|indemnify|guarantee|bear|pay any)\b|\bpurchaser may\b[^.]{0,90}\band (?:may )?(?:end|withdraw|cancel|terminate) (?:the|this|if)\b|\b(?:fees?|levy|levies|orders?|notices?|contributions?)\b[^.]{0,80}\b(?:is|are|must)(?: to)? be (?:paid|borne|met) by the vendor\b|\bguarantee\b.{0,30}\b(?:is not|must not be) required\b|\bpurchaser need not (?:agree|accept|settle|complete|pay)\b|\bfor the (?:sole )?benefit of the purchaser\b|^\W{0,4}this contract is not conditional (?:up)?on (?:anything|presales|the vendor)\b|\beither party\b[^.]{0,60}\bthe other's\b|\bpurchaser's liability\b.{0,40}\b(?:limited|capped)\b|\bnothing in this (?:contract|clause|condition)\b.{0,20}\b(?:excludes|limits|restricts|affects) (?:any |the )?(?:warrant|right|claim|statutory|purchaser)|\bno (?:representation|warranty|right)\b[^.]{0,40}\bis (?:excluded|lost|waived)\b|\bthe vendor remains (?:bound|liable)\b|^\W{0,4}(?:the )?vendor warrants (?:that )?(?:it|he|she|they|all|no|the (?:land|property))\b/i

/** What takes it back. */
const UNFAIR =
  /\bpurchaser (?:must(?! not (?:appoint|indemnify|guarantee|bear|pay any|be (?:required|obliged|bound|liable)))|will|shall|accepts?|agrees?|acknowledges?|releases?|indemnif\w{1,4}|waives?|has no|bears?)\b|\bat the purchaser's\b|\bvendor (?:may|need not|is not|must not be|gives no|has no)\b|\bafter settlement\b|\b(?:only (?:if|where|when|to the extent|remedy|by|on)|sole remedy|no compensation|no claim|not claim|without (?:any )?(?:claim|compensation))\b|\bknown to the vendor\b|\bbest of\b|\bendeavours?\b/i

/** A sentence about what the one before it told. */
const POINTS_BACK =
  /^\W{0,3}(?:it|they|that|this|these|those|which|no lot|none|neither|nothing|the (?:present|new))\b/i

/** Every pattern of this file, for the test of their running time. */
export const HARMLESS_PATTERNS = {
  WANTED,
  LACKED,
  NAMED,
  NO_ANSWER,
  BARE_NO,
  SEVERAL,
  OBLIGES,
  AFFIRMED,
  RECORD,
  MARKED_NO,
  LIFTED,
  SEE,
  NOT_HERE,
  ELSEWHERE,
  ENDED,
  OVER,
  EXPIRES,
  MENDED,
  STAYS,
  GENERAL,
  OF_EVERYBODY,
  NOT_TOLD,
  DENYING_HEAD,
  AFFIRMING_HEAD,
  FOUND_NONE,
  NOTHING_OWED,
  NO_BARGAIN,
  AND_YET,
  FAIR,
  UNFAIR,
  POINTS_BACK,
  PAPER,
  STATES,
  DEFINED,
  BENEFIT,
  RIGHT,
  BURDEN,
} as const

export type Harmless =
  | 'denied'
  | 'elsewhere'
  | 'ended'
  | 'general'
  | 'not-told'
  | 'definition'
  | 'benefit'
  | 'fair'

/**
 * Why words that a rule found say nothing against this property; null where they may. It knows only
 * what holds for every risk: that a paper denies it, that it ended, that it concerns another place,
 * that it is told of everybody, or that it is a meaning of a word. What a buyer wants to have and is
 * denied stays a risk.
 */
export function whyHarmless(said: Said): Harmless | null {
  const { text, plain, next, block, zone, wide } = said
  const isTerm = TERM_ZONES.has(zone)
  if (DEFINED.test(text) || (PAPER.test(text) && !STATES.test(text))) return 'definition'
  if (isDenied(said)) return 'denied'
  const past = pastOrElsewhere(text, isTerm)
  if (past !== null) return past
  if (POINTS_BACK.test(next) && block.text.includes(`${text} ${next}`)) {
    const told = pastOrElsewhere(next, isTerm)
    if (told !== null && !STAYS.test(text)) return told
  }
  if (FOUND_NONE.test(text) && !LIFTED.test(text) && !AND_YET.test(text) && !lacksWanted(text)) {
    return 'denied'
  }
  if (isTerm && FAIR.test(plain) && !UNFAIR.test(plain) && !LIFTED.test(text)) return 'fair'
  if (RIGHT.test(text) && BENEFIT.test(text) && !BURDEN.test(text)) return 'benefit'
  if (GENERAL.test(text)) return 'general'
  if (!isTerm && OF_EVERYBODY.test(text)) return 'general'
  if (!isTerm && NOT_TOLD.test(wide)) return 'not-told'
  return null
}

/** Whether the words tell of a matter that ended, or that concerns another place. */
function pastOrElsewhere(text: string, isTerm: boolean): Harmless | null {
  if (NOT_HERE.test(text)) return 'elsewhere'
  // "Released: see AM20117" names the dealing that released it.
  if (LIFTED.test(text.replace(SEE, ' '))) return null
  if (governs(ELSEWHERE, text) && !lacksWanted(text)) return 'elsewhere'
  if (STAYS.test(text)) return null
  const isOver = isTerm ? OVER.test(text) : true
  return (isOver && governs(ENDED, text)) || governs(MENDED, text) ? 'ended' : null
}

/** True where the words stand in the first statement of a text, and not behind another one. */
function governs(pattern: RegExp, text: string): boolean {
  const found = pattern.exec(text)
  return found !== null && !/[.;] /.test(text.slice(0, found.index))
}

const TERM_ZONES: ReadonlySet<PageKind> = new Set(TERMS)

/** "Caveats lodged: none", "Heritage list | not entered", "( ) Yes (x) No", or a head above it. */
function isDenied({ text, block, zone, heading }: Said): boolean {
  if (DENYING_HEAD.test(heading) && !TERM_ZONES.has(zone)) return true
  if (LIFTED.test(text)) return false
  if (NOTHING_OWED.test(text) || NO_BARGAIN.test(text)) return true
  const [asked, answer] = answered(text, block)
  if (asked === null || answer === null || AFFIRMED.test(asked)) return false
  if (SEVERAL.test(asked) || OBLIGES.test(answer)) return false
  const no = TERM_ZONES.has(zone) ? BARE_NO : NO_ANSWER
  return (
    no.test(answer) && !lacksWanted(asked) && !lacksWanted(answer.replaceAll(EVERY_RECORD, ' '))
  )
}

const EVERY_NAMED = new RegExp(NAMED, 'g')
const EVERY_LACKED = new RegExp(LACKED, 'gi')
const EVERY_RECORD = new RegExp(RECORD, 'gi')

/** True when the words name what a buyer wants to have. */
function lacksWanted(text: string): boolean {
  return WANTED.test(text.replaceAll(EVERY_NAMED, ' ').replaceAll(EVERY_LACKED, ' '))
}

/** What a line asks and how it is answered; nulls where it is no such line. */
function answered(text: string, block: Said['block']): [string | null, string | null] {
  const marked = MARKED_NO.exec(text)
  if (marked !== null) return [text.slice(0, marked.index), 'no']
  const signs = [...text.matchAll(ASKED)].map((match) => match.index + match[0].length)
  const at = Math.max(...signs, (block.kind === 'row' ? lastCell(text, block) : null) ?? 0, 0)
  return at === 0 ? [null, null] : [text.slice(0, at), text.slice(at)]
}

const ASKED = /(?:[:?|]| [-–—]) /g

/** Where the last cell of a row begins within the passage. */
function lastCell(text: string, { cells, span, text: whole }: Said['block']): number | null {
  const last = cells?.at(-1)
  if (cells === null || cells === undefined || cells.length < 2 || last === undefined) return null
  const said = whole.slice(last.start - span.start)
  return text.endsWith(said) && said.length < text.length ? text.length - said.length : null
}

/** Why the words at a span are harmless; null where they are not, or are no whole passage. */
export function harmlessAt({ doc, facts }: Reading, span: Span): Harmless | null {
  const today = facts.contractDate?.value ?? LAW_AS_AT
  if (hasExpired(doc.text.slice(span.start, span.end), today)) return 'ended'
  const passage = passagesByStart(doc).get(span.start)
  if (passage?.span.end === span.end) {
    const { text, plain, next, block, zone } = passage
    const heading = headOf(doc, passage)
    return whyHarmless({ text, plain, next, block, zone, heading, wide: wideOf(passage) })
  }
  const block = doc.blocks.find((one) => one.span.start <= span.start && one.span.end >= span.end)
  if (block === undefined) return null
  const text = doc.text.slice(span.start, span.end)
  return whyHarmless({
    text,
    plain: plainOf(text),
    next: '',
    block,
    zone: block.zone,
    heading: '',
    wide: text,
  })
}

/** "Covenant … expires 31/12/2024", read in a contract of 2026. */
function hasExpired(text: string, today: string): boolean {
  const told = EXPIRES.exec(text)
  if (told === null || LIFTED.test(text)) return false
  const [day] = datesIn(text.slice(told.index + told[0].length).slice(0, 40))
  return day !== undefined && day < today
}

const byStart = new WeakMap<Doc, ReadonlyMap<number, Passage>>()

function passagesByStart(doc: Doc): ReadonlyMap<number, Passage> {
  const known = byStart.get(doc)
  if (known !== undefined) return known
  const made = new Map(passagesIn(doc, PAGE_KINDS).map((passage) => [passage.span.start, passage]))
  byStart.set(doc, made)
  return made
}

/** The line above that affirms or denies what stands below it; else the heading. */
function headOf(doc: Doc, { block, heading }: Passage): string {
  if (block.kind === 'heading') return ''
  for (let index = block.index - 1; index >= block.index - 12; index -= 1) {
    const above = doc.blocks[index]
    if (above === undefined || above.partIndex !== block.partIndex) break
    if (above.text.length > 60) continue
    if (AFFIRMING_HEAD.test(above.text)) return ''
    if (above.kind === 'heading') break
    if (above.text.length < 40 && above.kind === 'paragraph' && DENYING_HEAD.test(above.text)) {
      return above.text
    }
  }
  return heading
}

/** The whole sentence of which a passage is one item, or the end after a line broke. */
function wideOf({ text, span, block, previous }: Passage): string {
  const before = block.text.slice(0, span.start - block.span.start)
  const stop = before.search(/[.!?] (?!.{0,600}[.!?] )/)
  const whole = `${before.slice(stop < 0 ? 0 : stop + 2)}${text}`
  const runsOn = /^[a-z]/.test(whole) && !/[.;:]$/.test(previous)
  return (runsOn ? `${previous} ${whole}` : whole).slice(-900)
}

import type { Doc, Span } from '../../document.ts'
import { endsInNo } from '../reading/affirmed.ts'
import type { Passage } from '../reading/passages.ts'
import { disclosuresOf } from '../reading/passages.ts'
import { UNRECORDED_PATTERNS, unrecordedWork } from './unrecorded-work.ts'
import { isOfAnyonesWorks, WORKS_OF_ANYONE_PATTERNS } from './works-of-anyone.ts'

export type UncertifiedWork = {
  readonly span: Span
  /** `approval`: built without one. `final`: approved and never signed off. */
  readonly lacks: 'approval' | 'final'
  /** People live or sleep there. */
  readonly habitable: boolean
}

const STRUCTURE =
  /\b(?:buildings?|building work|works|structures?|improvements?|extensions?|additions?|alterations?|renovations?|garages?|carports?|decks?|pergolas?|verandahs?|patios?|sheds?|studios?|granny flats?|bathrooms?|rooms?|conversions?|bedrooms?|retaining walls?|pools?|spas?|balcon(?:y|ies)|outbuildings?|sunrooms?|dwellings?|house|units?|lofts?|upper (?:level|storey)|downstairs|enclosures?|awnings?|demountables?|donga|shade ?sails?)\b/i

const WITHOUT =
  /\b(?:without|no(?!\.)|not|never|lacks?|lacking|neither|nor)\b.{0,50}\b(?:approval|approvals|approved|permits?|certif(?:ied|icates?|ication)|consents?|plans found)\b|\b(?:certificate|permit|approval|consent)s?\b:? .{0,24}\b(?:not (?:been )?(?:issued|granted|obtained|held|found|sought)|nil|none|missing|lapsed|expired|cancelled|never (?:applied|sought|obtained|issued|granted))\b|\bnever\b.{0,20}\bfinali[sz]ed\b|\b(?:unapproved|unpermitted|unauthori[sz]ed|illegal(?:ly)?|unlawful(?:ly)?|uncertified|uncompleted permits?)\b/i

const SIGN_OFF =
  /\b(?:certificates? of (?:completion|final inspection|occupancy(?: and use)?|substantial compliance|existence)|(?:building |plumbing )?completion (?:certificates?)?|occupancy (?:permits?|certificat\w{1,4})|final (?:inspection|certificate|approval)s?|(?:permit|certificate) of substantial compliance)\b/i

const OPEN =
  /\b(?:not (?:yet )?(?:been )?(?:issued|granted|obtained|held|given|found|completed|provided|signed)|outstanding|never|no record|has lapsed|required|pending|nil|none|missing|not (?:on file|located|sighted|recorded|available))\b/i

const NO_SIGN_OFF =
  /\b(?:not|never)\b.{0,12}\bsigned off\b|\b(?:no(?!\.)|without(?: an?)?|lacks?(?: an?)?|never (?:received|obtained|had)(?: an?)?|not (?:been )?(?:issued|granted|given)(?: with)?(?: an?)?)\b[^.;]{0,24}\b(?:occupancy|completion|final inspection|certificate of|substantial compliance)\b/i

const VERB =
  /\b(?:is|are|was|were|has|have|had|do|does|did|built|erected|constructed|installed|converted|enclosed|added|issued|obtained|granted|holds?|lapsed|expired|finali[sz]ed|discloses?|acknowledges?|accepts?|knowledge|aware|found|used)\b/i

/** A thing and what is wrong with it: "Granny flat: not certified". */
const VALUE = /[:|] ?(?:not|no|never|un\w{4})/i

const HARMLESS =
  /\b(?:rules?|standards?|exemptions?|provisions?|regulations?) (?:do|does) not apply\b|\bpool\b[^.;]{0,40}\bbarriers?\b[^.;]{0,60}\bcertificate\b|\b(?:for which|which|that) (?:neither|no|needs? no|requires? no)\b[^.;]{0,60}\b(?:called for|needed|required|necessary)\b|\bno (?:buildings?|structures?|works?|improvements?|additions?)\b[^.;]{0,60}\b(?:which|that|wants?|wanting|lacks?|lacking|without|needs?|needing)\b[^.;]{0,40}\b(?:want|lack|need|approv|permit|certif|consent)|\b(?:no|nor any) (?:building |construction )?(?:works?|development|construction|clearing)\b[^.;]{0,24}\b(?:can|may|must|shall|is to|should|will)\b[^.;]{0,40}\b(?:unless|until|before|without)\b|\b(?:use|used|purpose|occup\w{1,6})\b[^.;]{0,40}\b(?:unlawful|illegal) (?:purpose|use|activity|act)s?\b|\b(?:unlawful|illegal)\b[^.;]{0,16}\bpurposes?\b|\bcannot be transferred\b[^.;]{0,60}\buntil\b|^(?:where|if|when) (?:(?:an?|any|the) \w{3,12} (?:has|have|is|was)|there (?:is|are) no)\b|\b(?:if|once|when|provided) an? (?:certificate|permit|approval)\b[^.;]{0,60}\b(?:has|have) been (?:given|issued|granted|obtained)\b|\b(?:works?|buildings?|structures?|additions?) (?:that (?:was|were|are) )?(?:built|carried out|done) without (?:an? )?(?:permit|approval)s? (?:cannot|may|must|can|are|is)\b|\bno (?:statutory )?warranty\b[^.;]{0,40}\bcertificate\b|\b(?:without|lacking)\b.{0,40}[:|?-] ?0\b|\b(?:without|unapproved|lacking)\b.{0,40}[:|?-] ?(?:none|nil|n\/a|not applicable)\b|\b(?:must not|may not|shall not|cannot|will not|need not)\b.{0,90}\bwithout\b|\bnot require\w{0,1}\b|\b(?:approval|permit|certificate) (?:is |was )?not (?:required|needed)\b|\bexempt\b|\bno warrant|\bnot warrant|\bno (?:unapproved|illegal|unauthori[sz]ed|uncertified)\b|\ball\b.{0,50}\b(?:approved|certified)\b|\bno building (?:work|permit|approval)s? (?:was|were|has|have)\b|\bnot (?:aware|contain) (?:of )?any\b|\bno reports?\b|\bfinal inspection (?:by|before|prior|of the property)\b|\bpre-?settlement\b/i

const LABEL = /^(?:\d{1,2}\.? )?(?:breach of covenant or )?unapproved structures?\b.{0,12}$/i
const REFERS = /^(?:breach of covenant or )?unapproved structures?\b.{0,8}\b(?:see|refer)\b/i
const HABITABLE =
  /\b(?:bedroom|habitable|granny flat|studio|dwelling|house|conversion|converted|residential|upper (?:level|storey)|loft|downstairs|sleep|habitation|room|unit)\b/i
const NOT = /\bnot\b/i
const DONE = /\b(?:issued|granted|obtained|dated)\b.{0,20}\b\d{4}\b/i

/** "Has a permit been granted? Yes: mezzanine: certificate of completion not issued" */
const NEVER_CLOSED =
  /\bcertificate of (?:completion|occupancy|final inspection)\b[^.;?]{0,24}\b(?:(?:not|never) (?:yet )?(?:been )?issued|outstanding)\b|\bfinal inspection\b[^.;?]{0,12}\b(?:never|not (?:yet )?(?:been )?) ?(?:booked|made|called for|carried out|done|requested)\b/i

/** The next sentence tells that it was approved or signed off after all. */
const CURED =
  /\b(?:certificates?|approvals?|permits?|consents?)\b[^.;]{0,60}\b(?:was|were|has been|have been) (?:since |later |then |duly )?(?:issued|granted|given|obtained)\b|\b(?:was|were|has been|have been|it is) (?:since |later |then |now |duly )?(?:approved|regularised|certified|signed off)\b|\b(?:council|vendor|seller|owner|certifier|we|they|he|she)s? (?:has |have )?(?:since |later |then )?(?:issued|obtained|granted|gave|got|received)\b[^.;]{0,40}\b(?:certificate|approval|consent|permit)\b/i
const NOT_CURED =
  /\b(?:no|not|never|only|except|but|however|unless|until|if|will|must|should|would|shall|subject to|refus\w{2,3}|part of|other)\b/i

/** What an inspector compared with the plans and found alike. */
const NO_WORK =
  /\bno (?:\w{4,12} )?(?:differences?|departures?|discrepanc(?:y|ies)|deviations?|variations?)\b[^.;]{0,30}\b(?:from|with|to|between)\b[^.;]{0,20}\bapproved\b/i

/** Every pattern of this file, for the test of their running time. */
export const UNCERTIFIED_PATTERNS = {
  ...UNRECORDED_PATTERNS,
  ...WORKS_OF_ANYONE_PATTERNS,
  workStructure: STRUCTURE,
  workWithout: WITHOUT,
  workSignOff: SIGN_OFF,
  workOpen: OPEN,
  workNoSignOff: NO_SIGN_OFF,
  workVerb: VERB,
  workValue: VALUE,
  workHarmless: HARMLESS,
  workLabel: LABEL,
  workRefers: REFERS,
  workHabitable: HABITABLE,
  workDone: DONE,
  workCured: CURED,
  workNotCured: NOT_CURED,
  workNone: NO_WORK,
  workNeverClosed: NEVER_CLOSED,
} as const

/** Building work said to have no approval or no sign-off, for the states with words of their own. */
export function uncertifiedWork(doc: Doc): UncertifiedWork[] {
  const said = disclosuresOf(doc).flatMap((passage) => {
    const lacks = lackOf(passage)
    if (lacks === null) return []
    return [{ span: passage.span, lacks, habitable: HABITABLE.test(passage.text) }]
  })
  const told = unrecordedWork(doc).flatMap(({ spans, lacks }) => {
    const [first] = spans
    const last = spans.at(-1)
    if (first === undefined || last === undefined) return []
    return [{ span: last, lacks, habitable: HABITABLE.test(doc.text.slice(first.start, last.end)) }]
  })
  const known = new Set(said.map(({ span }) => span.start))
  return [...said, ...told.filter(({ span }) => !known.has(span.start))]
}

function lackOf({ text, zone, block, next }: Passage): UncertifiedWork['lacks'] | null {
  if (zone === 'by-laws' || zone === 'plan' || zone === 'title-search') return null
  if (text.endsWith('?') || endsInNo(text) || HARMLESS.test(text)) return null
  if (isOfAnyonesWorks(text)) return null
  if (NO_WORK.test(text) || isCured(block.text, text, next)) return null
  if (LABEL.test(text) || REFERS.test(text) || block.kind === 'heading') return null
  // A question with its answer is read with the certificate it stands in.
  if (zone === 'planning-certificate' && text.includes('?'))
    return NEVER_CLOSED.test(text.slice(text.lastIndexOf('?'))) ? 'final' : null
  if (NO_SIGN_OFF.test(text)) return 'final'
  if (SIGN_OFF.test(text) && OPEN.test(text)) {
    return DONE.test(text) && !NO_SIGN_OFF.test(text) && !NOT.test(text) ? null : 'final'
  }
  const said = VERB.test(text) || VALUE.test(text)
  return STRUCTURE.test(text) && WITHOUT.test(text) && said ? 'approval' : null
}

/** "Built without approval in 2009. A certificate of occupancy was issued on 6 March 2024." */
export function isCured(whole: string, text: string, next: string): boolean {
  return whole.includes(`${text} ${next}`) && CURED.test(next) && !NOT_CURED.test(next)
}

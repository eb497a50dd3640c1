import type { PageKind } from '#shared/report.ts'

import type { Doc, Span } from '../../document.ts'
import { wordings } from '../../wording/wordings.ts'
import { DEMAND_PATTERNS, demandIn } from '../papers/demands.ts'
import type { Passage } from '../reading/passages.ts'
import { disclosuresOf } from '../reading/passages.ts'

/** How papers tell of work that nobody approved, without saying "unapproved". */
export const UNRECORDED_PATTERNS = wordings({
  ...DEMAND_PATTERNS,
  thing:
    /\b(?:extensions?|additions?|alterations?|garages?|carports?|decks?|pergolas?|verandahs?|verandas?|patios?|sheds?|studios?|bungalows?|granny flats?|flats?|bathrooms?|ensuites?|kitchens?|laundr(?:y|ies)|rooms?|bedrooms?|stud(?:y|ies)|retaining walls?|new walls?|wall (?:between|dividing|formerly)|walls?|mezzanines?|attics?|lofts?|balcon(?:y|ies)|terraces?|outbuildings?|sun ?rooms?|dwellings?|cottages?|quarters, (?:19|20)\d\d|stables?|awnings?|sleep-?outs?|enclosures?|workshops?|cabins?|cabanas?|pavilions?|gazebos?|jett(?:y|ies)|pontoons?|boat (?:ramps?|sheds?|hoists?)|seawalls?|alfrescos?|roof(?:ed)? (?:area|over)|conversions?|containers?|transportables?|demountables?|dongas?|caravans?|annexes?|lean-?tos?|upper (?:floor|storey|level)|second storey|rumpus|spas?|saunas?|toilets?|showers?|air conditioners?|driveways?|crossovers?|culverts?|dams?|skylights?|chimneys?|stairs?)\b/i,
  madeOrMoved:
    /\b(?:built|erected|constructed|made|put (?:up|in|on)|added|enclosed|installed|convert(?:ed|ing|sion)|lined|altered|alteration|moved|relocated|removed|taken (?:out|down)|took out|taken away|knocked (?:out|down|through)|cut (?:in|through)|turned into|raised|laid|glassed|roofed|built in|fitted out|extended|seen|visible|shown|used as|lived in)\b/i,
  /** In one sentence: the lack, whatever it is a lack of. */
  lackFor:
    /\b(?:nothing(?: was| has been| is)?(?: found| held| recorded| on file)?|none(?: was| has been| is)?(?: found| held| recorded| on file)?|no (?:records?|applications?|approvals?|permits?|consents?|paper(?:s|work)?|certificates?)(?:,? (?:or|nor|and) (?:an? )?(?:\w{4,12} )?(?:records?|applications?|approvals?|permits?|consents?|certificates?))?(?: (?:at all|has been|was|is|were|could be|can be|found|held|made|lodged|sighted|recorded|on (?:the |our )?(?:file|record|register)|exists?)){0,3}),? (?:for|about|covering|in respect of|to cover) (?:the |an? |any |either |that |those |these |this )/i,
  /** A building put to another use, of which the file has no application. */
  lackOfChange:
    /\bno (?:records?|applications?|approvals?|permits?|consents?)(?: (?:at all|has been|was|is|were|could be|can be|found|held|made|lodged|sighted|recorded|on (?:the |our )?(?:file|record|register)|exists?)){0,3},? (?:for|of|to) (?:the |an? |any |its |their )?(?:conversion|change of (?:class(?:ification)?|use)|reclassification)\b/i,
  lackBehind:
    /[:,;(-] ?(?:(?:there (?:is|are|was) |we hold |council holds |council has )?no (?:records?|applications?|approvals?|permits?|consents?|certificates?|paperwork)(?: (?:at all|found|held|on file|sighted|traced|recorded|made|lodged|shown))?|none(?: found| held| on file| recorded| sighted)?|nothing(?: on file| found| held| recorded)?|nil|not (?:in the (?:file|register|records)|on (?:the )?file|found|recorded|in council's records))(?:[.;:,)]|$)/i,
  matchesNone:
    /\b(?:match(?:es)?|correspond(?:s)? (?:to|with)|answer(?:s)? to|agree(?:s)? with|appear(?:s)? (?:in|on|among)|(?:is|are) (?:covered by|found in|shown in|on|in|among))\b (?:no|none of the|neither|not any) (?:of the )?(?:approvals?|permits?|plans?|consents?|records?|files?)\b|\bnot among the (?:approvals|permits|consents|plans)\b/i,
  cannotProduce:
    /\b(?:approvals?|permits?|consents?|certificates?|by-?law|resolution|authority|permission)\b[^.;]{0,70}\b(?:cannot|can not|can't|could not|has not|have not|is not able to) be(?:en)? (?:produced|found|located|traced|shown|sighted)\b|\bno (?:by-?law|consent|permit|approval|resolution|certificate)[^.;]{0,60}\bcan be (?:produced|found|shown|traced)\b/i,
  /** "… any approval for the studio, none having been obtained." */
  noneObtained:
    /\b(?:approvals?|permits?|consents?|certificates?|authori[sz]ations?|statements? of compliance)\b[^.;]{0,90}\b(?:none (?:of (?:them|these|which|those) )?(?:having been|has been|have been|being|was|were|is|are)|no such (?:\w{4,12} ){1,2}(?:having been|has been|being|was|is)|(?:it|they|same|which) (?:was|were|has|have)(?: been)? never) (?:ever )?(?:obtained|sought|applied for|issued|given|granted|held|made)\b/i,
  /** What an inspector asked for and was not shown. */
  notSighted:
    /\b(?:approvals?|permits?|consents?|certification|certificates? of (?:occupancy|completion|final inspection)|approved plans?)\b[^.;]{0,24}\b(?:not (?:been )?(?:sighted|seen|shown|produced)|unsighted|could not be (?:sighted|produced|shown))\b/i,
  /** An inspector who compared what stands with the file: "I could match none of this to a plan". */
  noneMatched:
    /\b(?:(?:could|can|was able to|were able to) (?:match|find|trace|tie|relate|reconcile|connect) (?:none|nothing|no part|neither)\b|(?:could|can) ?not (?:match|find|trace|tie|relate|reconcile|connect) (?:it|this|these|them|that|those|any(?: part)? of (?:it|this|that|them))\b|(?:(?:it|this|these|they) (?:could|can) not|none of (?:it|this|that|these|them) (?:could|can)) be (?:matched|traced|tied|related|reconciled|found))\b[^.;]{0,60}\b(?:plans?|drawings?|approvals?|permits?|exemptions?|consents?|the (?:building )?files?)\b/i,
  /** A permit of the list, and the paper that ends it. */
  neverIssued:
    /[-:,;(|] ?(?:(?:the )?(?:completion |final |occupancy )?(?:certificates?|permits?|inspection) )?(?:not (?:yet )?(?:been )?issued|never issued|none issued|permit (?:has )?(?:expired|lapsed))\b/i,
  withoutAsking:
    /\bwithout (?:(?:any |a |an |either |first |the )?(?:\w{4,12} ){0,1}(?:application|plans|drawings|engineer|paperwork|papers|certifier|surveyor|by-?law|consent|leave|permission)|asking|telling|applying|going to|reference to|anybody'?s? (?:leave|consent)|anyone'?s? (?:leave|consent))\b/i,
  /** In the next sentence: who did not ask, or what nobody has. */
  noneOfIt:
    /^(?:\W{0,3})(?:(?:it|they|this|that|these|those|both|neither|which|the (?:work|works|room|flat|deck|shed|wall|conversion|enclosure|building|structure))\b[^.;]{0,24}\b(?:has|have|had|with|holds?|is|are|was|were)\b[^.;]{0,16}\b(?:no|never|not|without)\b[^.;]{0,30}\b(?:approv\w{1,4}|permits?|consents?|authori\w{2,8}|certif\w{2,9}|permission)|no (?:\w{4,12} ){0,2}(?:approvals?|permits?|consents?|authorit(?:y|ies)|by-?law|certificat\w{1,4}|applications?|permission|paperwork)\b|nobody (?:has )?(?:asked|applied|told|seen|holds|got|obtained|sought)|nothing (?:was|is|has been) (?:lodged|approved|applied for|signed|held)|(?:the )?(?:council|shire|city|vendor|seller|owner|corporation|surveyor)s? (?:holds?|has|have|had|can find|could find|found|knows? of|is aware of|can produce|has been able to find)\b[^.;]{0,16}\b(?:no|neither|not (?:located|found|obtained|sighted|been able to find)|never)\b[^.;]{0,60}\b(?:approv\w{1,4}|permits?|consents?|certificat\w{1,5}|authority|application|by-?law))/i,
  /** What insures the work, and no leave for it. */
  cover:
    /\b(?:insurance|warranty|indemnity|HBCF|HBC|compensation)(?: cover| policy)? certificates?\b|\bcertificates? of (?:\w{4,10} ){0,3}(?:insurance|indemnity|cover|currency|warranty)\b/i,
  leave:
    /\b(?:approv\w{1,4}|consents?|permits?|permission|authority|by-?laws?|final|occup\w{4,5})\b/i,
  /** Approved, and then made larger, higher or nearer. */
  beyond:
    /\b(?:\d[\d.,]{0,6} ?(?:m|mm|cm|metres?|millimetres?|square metres|m2|m²)|larger|longer|higher|taller|bigger|wider|deeper|closer|nearer|further|lower)\b[^.;]{0,40}\b(?:past|beyond|above|over|outside|than)\b (?:what )?(?:the |its |their |was |were |council's )?(?:approved|approval|permit(?:ted)?|consent(?:ed)?|endorsed|allowed|plans?|drawings?)\b|\b(?:not|never) (?:built|finished|made|constructed|carried out|sited) (?:as|in accordance with|according to|to) (?:the |its )?(?:approved|endorsed|permit|stamped|approval|consent)\b|\b(?:differs?|departs?) from (?:the |its )?(?:approved|endorsed|permit|stamped) (?:plans?|drawings?)\b/i,
  /** Approved for one use and used for another. */
  otherUse:
    /\b(?:approved|classified|certified|permitted|passed|consented)\b[^.;]{0,24}\b(?:only )?(?:as|for) (?:an? |the )?(?:\w{3,12} ){0,1}(?:offices?|stores?|storage|store ?rooms?|workshops?|carports?|outbuildings?|machinery|farm (?:shed|building)|garages?|sheds?)\b/i,
  livedIn:
    /\b(?:lived in|living in|lives in|live in|sleeps?|sleep(?:ing)? (?:in|there)|occupied|let (?:as|to|out)|rented|used (?:as|for) (?:an? )?(?:\w{3,12} )?(?:bedroom|dwelling|home|flat|residence|accommodation|living|short stay|guests?)|bedroom and|kitchen)\b/i,
  open: /\b(?:permit|BS-?[A-Z]|CBS|BLD|BA\d|DA\d|\d{1,2} \w{3,9} 20\d{2}|\d{1,2}\/\d{1,2}\/20\d{2})\b[^;]{0,160}\b(?:open|not received|not finali[sz]ed|incomplete|still open|in progress|not closed|no final)\W{0,3}$/i,
  /** The number of a permit. */
  numbered: /\b[A-Z]{1,5}[- ]?\d{1,6}(?:[-/]\d{1,6}){1,2}\b/,
  fileAround:
    /\b(?:approv\w{1,4}|permits?|consents?|files?|records?|register|applications?|licen[cs]es?|certificates?|final|complete[d]?|inspection)\b|\b(?:19|20)\d{2}\b/i,
  /** Of a home that nobody has asked to build, too. */
  excused:
    /\bno (?:\w{4,12} )?applications? for (?:a|any) (?:new )?(?:dwelling|house|home)\b[^.;]{0,16}\b(?:lodged|made|received)\b|^\W{0,4}(?:\w{1,3}[.)] )?not (?:without|except with|save with)\b[^.;]{0,110}\bto (?:erect|build|construct|place|permit|suffer|allow|make|alter)\b|\b(?:exempt\w{0,3}|not (?:required|needed|necessary)|no (?:approval|permit|consent|certificate)s? (?:is|are|was|were|being)? ?(?:required|needed|necessary)|needs? no|need(?:ed)? no|did not need|before (?:permits?|approvals?|records?|19[0-5]\d)|predates?|may be|must not|shall not|(?:none|nothing|no (?:records?|applications?|approvals?|permits?|consents?|notices?|orders?))[^.;]{0,30}\b(?:outstanding|overdue|refused|complaint|nuisance)|if any|no warrant|any (?:building|structure|work)|unless|whether|for (?:the )?(?:last|past|preceding) \w{3,6} years|no objection|registered|no notices?|neither needed|needed neither|none (?:is|was) (?:needed|required)|none of the warrant|(?:may|can)\b[^.;]{0,60}\bwithout|free of|since (?:been )?(?:approved|legalised|regularised|removed)|(?:was|were|been) (?:since |later )?(?:demolished|regularised|legalised))\b/i,
})

/** Papers in which an authority lists what it has on file, or that are bound in behind such a list. */
const FILES: ReadonlySet<PageKind> = new Set([
  'planning-certificate',
  'rates-certificate',
  'building-permit',
  'water-certificate',
  'land-tax-certificate',
  'annexure',
  'other',
])
const TOLD: ReadonlySet<PageKind> = new Set([
  ...FILES,
  'special-conditions',
  'particulars',
  'vendor-statement',
  'building-report',
  'minutes',
  'owners-corporation-certificate',
])

export type UnrecordedWork = {
  readonly spans: readonly Span[]
  readonly lacks: 'approval' | 'final'
}

const known = new WeakMap<Doc, readonly UnrecordedWork[]>()

/** Work that the papers show without an approval, one statement each, in the order of the file. */
export function unrecordedWork(doc: Doc): readonly UnrecordedWork[] {
  const ready = known.get(doc)
  if (ready !== undefined) return ready
  const found: UnrecordedWork[] = []
  let before: Passage | null = null
  for (const passage of disclosuresOf(doc)) {
    const near: Passage | null =
      before !== null && before.block.partIndex === passage.block.partIndex ? before : null
    const work = workIn(passage, near)
    if (work !== null) found.push(work)
    before = passage
  }
  known.set(doc, found)
  return found
}

const P = UNRECORDED_PATTERNS

function workIn(passage: Passage, before: Passage | null): UnrecordedWork | null {
  const { text, zone, span, previous, heading } = passage
  if (!TOLD.has(zone) || text.endsWith('?')) return null
  if (
    P.noneMatched.test(text) &&
    before !== null &&
    (P.thing.test(before.text) ||
      P.madeOrMoved.test(before.text) ||
      P.livedIn.test(before.text) ||
      P.thing.test(passage.block.text))
  )
    return { spans: [before.span, span], lacks: 'approval' }
  if (P.excused.test(text)) return null
  // What an order says of the work is told with the order.
  if (demandIn(passage) === 'ordered') return null
  if (
    before !== null &&
    P.noneOfIt.test(text) &&
    !(P.cover.test(text) && !P.leave.test(text)) &&
    !P.thing.test(headOf(text)) &&
    P.thing.test(before.text) &&
    P.madeOrMoved.test(before.text) &&
    !P.excused.test(before.text)
  )
    return { spans: [before.span, span], lacks: 'approval' }
  const unsighted = zone === 'building-report' && P.notSighted.test(text)
  if (unsighted && before !== null && before.block === passage.block && P.thing.test(before.text))
    return { spans: [before.span, span], lacks: 'approval' }
  if (FILES.has(zone) && P.lackOfChange.test(text)) {
    // What was changed stands before it, often in a note without a verb.
    if (P.thing.test(passage.block.text)) return { spans: [span], lacks: 'approval' }
  }
  if (!P.thing.test(text)) return null
  const approval = { spans: [span], lacks: 'approval' } as const
  if (P.beyond.test(text) || P.matchesNone.test(text)) return approval
  if (P.otherUse.test(text) && P.livedIn.test(text)) return approval
  if (P.madeOrMoved.test(text) && (P.withoutAsking.test(text) || P.cannotProduce.test(text)))
    return approval
  if (P.noneObtained.test(text)) return approval
  if (unsighted) return approval
  if (!FILES.has(zone)) return null
  if (P.neverIssued.test(text) && P.numbered.test(text)) return { spans: [span], lacks: 'final' }
  if (passage.block.kind === 'row' && P.open.test(text)) return { spans: [span], lacks: 'final' }
  const file = P.fileAround.test(`${heading} ${previous.slice(-200)} ${text}`)
  return file && (P.lackFor.test(text) || P.lackBehind.test(text)) ? approval : null
}

/** The words up to the verb, where a sentence that points back names nothing of its own. */
function headOf(text: string): string {
  return text.slice(0, 24)
}

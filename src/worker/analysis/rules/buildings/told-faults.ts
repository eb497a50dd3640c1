import type { PageKind } from '#shared/report.ts'

import type { Doc } from '../../document.ts'
import { wordings } from '../../wording/wordings.ts'
import { isOfPolicy } from '../schemes/insurance-words.ts'
import { topicOfFault } from './fault-weight.ts'
import { FAULT_PATTERNS as P } from './fault-words.ts'
import { faultOf, isMended, type InspectedFault } from './inspected-faults.ts'
import { inspectedIn } from './inspection-papers.ts'
import type { Passage } from '../reading/passages.ts'
import { passagesIn } from '../reading/passages.ts'

/** How minutes, letters and clauses tell of what is wrong with a building, beside an inspector's words. */
export const TOLD_FAULT_PATTERNS = wordings({
  /** What is built; narrower than an inspector's list, since these papers speak of all things. */
  built:
    /\b(?:stumps?|piers?|footings?|foundations?|bearers?|joists?|rafters?|truss(?:es)?|beams?|lintels?|columns?|slabs?|retaining|sea-?walls?|revetment|parapets?|chimneys?|balcon(?:y|ies)|balustrad\w{1,3}|party walls?|masonry|brickwork|stonework|walls?|walkways?|roofs?|roofing|ceilings?|gutters?|downpipes?|membranes?|waterproof\w{0,3}|flashings?|decks?|decking|verandahs?|stair\w{0,4}|steps|hand ?rails?|windows?|showers?|bathrooms?|ensuite|laundry|tiles|tiling|wiring|switchboard|septic|sewers?|sewage|drains?|drainage|pipes?|riser|stack|pumps?|hot water|lifts?|fire doors?|hydrants?|sprinklers?|smoke alarms?|alarms?|floors?|basement|car ?park|podium|garages?|carport|driveway|fa[cç]ade|render|cladding|concrete|reinforcement|steel|pool shell|tank|power|electricity|circuits?|jett(?:y|ies)|pontoon|piles)\b/i,
  /** Bad news in the words of people who are no inspectors. */
  told: /\b(?:(?:has|have|had|is|are|was|were|been|it|they|all|now) (?:\w{3,10} )?(?:gone (?:soft|rotten|rusty)|breaking up|coming (?:away|off|loose|down|apart)|come (?:away|off|loose|apart)|falling (?:away|off|down|apart)|(?:had|has) its day|letting (?:in )?water|giving way|given way)|breaking up|(?:pieces|lumps|chunks|bits)\b[^.;]{0,30}\b(?:come|coming|came|fallen|falling|fell|dropped|dropping|off|down)\b|dropping (?:pieces|lumps|chunks)|chlorides?\b[^.;]{0,40}\b(?:reach\w{0,3}|got (?:in)?to|in|at)\b|(?:not|never) (?:last|safe|fit) (?:the|another|to|for)\b|to be propped|(?:has|have) (?:been )?propped|must stay propped|props? (?:are|is|on|under|to stay)|water (?:is |was |has |keeps |still )?(?:com(?:es|ing|e)|got|getting|gets|runs|running|enter\w{0,3}|pour\w{1,3}|drip\w{1,4})\b[^.;]{0,30}\b(?:in|into|through|under|behind|above|around)|rain (?:comes|came|gets|gets in|enters|runs)\b|lets? in (?:the )?(?:rain|water)|back(?:s|ing|ed)? up\b|(?:has|have) not (?:run|worked|operated)|out of (?:use|service|order|action)|off since|could not (?:be )?sign(?:ed)?(?: off)?|cannot be signed|lost its drain|(?:stay|keep|stand) (?:off|out|clear|back)\b|not to (?:put|stand|load|use|go)|closed (?:to|for|until|off)|taken out of use|near failure|at the end of (?:its|their) li(?:fe|ves)|past (?:its|their) (?:life|best)|porous)\b/i,
  /** What keeps people from fire, shock and falls, said not to be there. */
  safety:
    /\b(?:no(?! (?:faults?|defects?|problems?|issues?|concerns?)\b)|none|without|never|missing|lacks?|neither|not (?:fitted|installed|working|connected)|do(?:es)? not (?:work|sound|comply))\b[^.;]{0,40}\b(?:smoke alarms?|safety switch(?:es)?|RCDs?|hand ?rails?|balustrades?|waterproofing|membrane)\b|\b(?:smoke alarms?|safety switch(?:es)?|RCDs?|hand ?rails?|balustrades?|waterproofing|membrane)\b[^.;]{0,40}\b(?:none|missing|absent|not (?:fitted|installed|working|connected)|do(?:es)? not (?:work|sound|comply)|flat|expired|out of date|past ten years)\b/i,
  /** A thing that is plugged in or bolted on, and has stopped: no fault of what it stands on. */
  appliance:
    /\b(?:coolers?|air ?condition\w{1,3}|split systems?|heaters?|dishwashers?|ovens?|cook ?tops?|range ?hoods?|aerials?|antennas?|fans?|fridges?|freezers?|washing machines?|dryers?|blinds?|alarm system|door ?bell|intercom|spa heater|solar panels?|satellite dish|evaporative unit)\b/i,
  stopped:
    /\bnot (?:been )?(?:work(?:ed|ing)?|run(?:ning)?|operat(?:ed|ing)|in working order)\b|\bout of (?:use|service|order|action)\b|\b(?:does|do) not (?:work|run)\b/i,
  /** What somebody promises to keep in order until the land changes hands. */
  keepsUp:
    /\b(?:must|shall|will) have\b[^.;]{0,90}\b(?:kept|cleaned|cleared|mown|serviced|maintained)\b/i,
  /** What an agent lists of a home to make it wanted. */
  praise:
    /\b(?:there (?:is|are)|with|features?|offers?|boasts?|includes?|enjoys?|comes with|complete with)\b[^.;]{0,60}\b(?:heating|cooling|double glazing|air ?condition\w{1,3}|ensuite|stone (?:bench)?tops?|walk-in)\b[^.;]{0,80}(?:,|\band\b)/i,
  /** A duty for the day on which a thing is used up. */
  onceWorn:
    /\b(?:renew|replace|repair|repaint)\w{0,3} (?:it |them )?(?:when(?:ever)?|once|as soon as|if) (?:it is |they are )?(?:worn|broken|damaged|failed|used up|at the end)/i,
  required:
    /\b(?:must|shall|required|law|Act|Regulations?|needs? to|to be (?:fitted|installed)|will be (?:fitted|installed)|offence)\b(?! [^.;]{0,20}\bafter (?:settlement|completion))/i,
  /** Not of the building: a motion that failed, a debt, a man who leaned on somebody. */
  other:
    /\b(?:motion|resolution|vote|voted|quorum|payments?|cheque|settle|loan|tenant|rent|fails? to (?:pay|settle|complete|comply|notify|give)|failed to|failing which|failure (?:to|by|of the (?:purchaser|buyer|vendor))|breach|default|notice (?:to|of)|damaged by the|in the event|cover(?:s|ed)?\b|polic(?:y|ies)|premium|insured? events?)\b/i,
  /** A duty, a chance or a definition, and not how it stands. */
  notSo:
    /\b(?:if|should|where|unless|whether|whenever|any|may|might|could|in case|to prevent|so as not|means|includes?|shall be (?:repaired|maintained)|(?:must|shall|will|is to|are to) (?:not )?(?:maintain|keep|repair|ensure|make sure|cause|permit|allow))\b[^.;]{0,60}$/i,
  /** Ended, or to be mended at another's cost. */
  over: /\b(?:(?:vendor|seller|developer|builder|authority|council)s? (?:will|must|shall|is to|are to|has agreed to|have agreed to|undertakes? to|agrees? to) (?:[a-z]{3,10} ){0,3}(?:repair|replace|fix|rectify|mend|make good|renew|rebuild|remove|attend)|(?:was|were|has been|have been|since) (?:\w{3,12} )?(?:repaired|replaced|renewed|rectified|fixed|mended|rebuilt|relined|made good|resealed)|under (?:the )?(?:builder's |maker's )?warranty|completed in|paid for by the (?:vendor|seller|builder|insurer)|no (?:action|works?) (?:is|are|was) (?:needed|required)|found no|no further)\b/i,
})

const T = TOLD_FAULT_PATTERNS

/** Papers in which owners, managers, neighbours and the parties write of the building. */
const PAPERS: readonly PageKind[] = [
  'minutes',
  'owners-corporation-certificate',
  'annexure',
  'other',
  'special-conditions',
  'vendor-statement',
]

const known = new WeakMap<Doc, readonly InspectedFault[]>()

/** What papers that are no inspector's say is wrong with the building, as surely as words can be read. */
export function toldFaults(doc: Doc): readonly InspectedFault[] {
  const ready = known.get(doc)
  if (ready !== undefined) return ready
  const inspected = new Set(inspectedIn(doc).map(({ span }) => span.start))
  const found = passagesIn(doc, PAPERS).flatMap((passage) =>
    inspected.has(passage.span.start) || isOfPolicy(doc, passage) ? [] : (toldOf(passage) ?? []),
  )
  known.set(doc, found)
  return found
}

function toldOf(passage: Passage): InspectedFault | null {
  const { text, span, block } = passage
  if (block.kind === 'heading' || text.length > LONGEST) return null
  if (!T.built.test(text) || T.over.test(text) || T.other.test(text)) return null
  if (T.praise.test(text) || T.onceWorn.test(text) || T.keepsUp.test(text)) return null
  if (isMended(passage) || (T.appliance.test(text) && T.stopped.test(text))) return null
  const at = text.search(T.told)
  if (at >= 0 && !T.notSo.test(text.slice(0, at)) && !P.denies.test(text.slice(0, at))) {
    return (
      faultOf(passage) ?? {
        span,
        text,
        topic: topicOfFault(text),
        severity: severityOf(text),
        sure: false,
      }
    )
  }
  const lacked = T.required.test(text) ? -1 : text.search(T.safety)
  if (lacked >= 0) return T.notSo.test(text.slice(0, lacked)) ? null : faultOf(passage)
  const ill = text.search(P.ill)
  const asks = text.search(P.asks)
  const weak = LETTERS.has(passage.zone) && P.bearing.test(text) ? text.search(P.weak) : -1
  const first = [ill, asks, weak].filter((found) => found >= 0)
  if (first.length === 0 || T.notSo.test(text.slice(0, Math.min(...first)))) return null
  return faultOf(passage)
}

/** Somebody who saw the place writes of it there, and seldom of anything else. */
const LETTERS: ReadonlySet<PageKind> = new Set(['annexure', 'other'])

/** Longer ones are terms that hold for every case. */
const LONGEST = 420

/**
 * Coarser than what an inspector's words weigh (`severityOfFault`): people who are none name where
 * it shows before what it is of, and write of nothing small.
 */
function severityOf(text: string): InspectedFault['severity'] {
  if (P.grave.test(text)) return 'critical'
  return P.bearing.test(text) || P.major.test(text) ? 'high' : 'medium'
}

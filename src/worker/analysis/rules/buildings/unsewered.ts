import type { Doc } from '../../document.ts'
import { wordings } from '../../wording/wordings.ts'
import { isTickedOff, MARKED_OFF_PATTERNS } from '../harmless/marked-off.ts'
import { disclosuresOf, type Passage } from '../reading/passages.ts'
import { rowDenies } from '../reading/row-answers.ts'

export const UNSEWERED_PATTERNS = wordings({
  ...MARKED_OFF_PATTERNS,
  sewer: /\b(?:un)?sewer(?:ed|age|s)?\b|\bservices?\b/i,
  said: /\b(?:is|are|lies|land|lot|property|house|block|locality)\b[^.;]{0,20}\bunsewered\b|\(unsewered\)|^unsewered\b|\bno (?:(?:mains|town|deep|reticulated|public|gravity) )?sewer(?:age)?(?: (?:service|connection|scheme|available))?(?= ?(?:[.;,)]|$|(?:in|at|to|out|for|is available|serves?|reaches) ))|\bthere (?:is|are) no (?:(?:mains|town|deep|reticulated|public) )?sewer(?:s|age)?\b(?! (?:mains?|lines?|pipes?|or|and|under|within|on|across|over|through|beneath|charges?|rates?)\b)|\bno authority has sewers?\b|\bhas no sewers? in\b|\bsewer(?:age)?(?: (?:service|main|scheme|is|are|were|:|-|,)){0,2} (?:currently |presently |at present |yet )?(?:not|un)[ -]?(?:connected|available|reticulated|provided|rated|laid on)\b|\b(?:not|un)[ -]?(?:connected|rated|serviced?)(?: (?:to|for|by|with))(?: (?:the|any|a|mains|town|deep|reticulated|public)){0,2} sewer|\b(?:water|mains)\b[^.;☐☒]{0,24}\bsewer(?:age)? (?:is|are) not (?:provided|available|connected)\b|\bsewer(?:age)? (?:does|do) not (?:reach|serve|extend|pass)\b|\boutside (?:the |any )?(?:\w{3,10} ){0,3}sewer(?:age|ed)? (?:districts?|areas?)\b|\bno sewer(?:age)? (?:is|was) (?:available|connected|laid)\b|\bsewer\b ?\| ?(?:not rated|none|no|not available|not connected)\b/i,
  listed:
    /\bnot connected\b[^.;☐☒]{0,7}[:(–-] ?(?!none|nil|no\b)(?![^.;☐☒]{0,90}\bare (?:all )?(?:on|connected)\b)[^.;☐☒]{0,60}\bsewer(?:age)?\b/i,
  /** The whole list of what is connected, and the sewer is not in it. */
  others:
    /\b(?:electricity|power|water|telephone)(?: (?:and|,) \w{3,11}){0,2} only (?:is|are|was|were)? ?connected\b|\bonly (?:the )?(?:electricity|power|water|telephone)\b[^.;☐☒]{0,40}\b(?:is|are) connected\b|\bconnected ?[:–-] ?(?:electricity|power|water|telephone)(?:(?: and|,) \w{3,11}){0,2} only\b/i,
  /** Another matter, in whose row the sewer is a remark: "Septic tank recorded   No   Deep sewer". */
  otherRow:
    /\b(?:septics?|effluent|on-?site (?:sewage|waste ?water)|waste ?water|leach drains?)\b/i,
  /** "… waste water system? | No | Sewer available": the answer to what was asked, and no "no sewer". */
  answeredNo: /\?[ |\t]{1,4}(?:no|nil)[ |\t]{1,4}(?=[A-Z])/i,
  points: /^\W{0,3}(?:it|they|these|this|each|all)\b/i,
  /** A sewer that waits at the land, a rule for land of a kind, or other land. */
  notSo:
    /\?$|\b(?:available|ready|tapping|pits?|stub|point|mains|connected) (?:at|on|to|inside|within|in) the (?:boundary|street|kerb|frontage|front|verge|lane)\b|\bmain in the (?:lane|street|road)\b|\b(?:where|if|when|unless|until|must|shall|whether|any|minimum (?:lot|site)|not connected to a sewerage system or common)\b|\bsewer (?:not built|will be)\b|\bwe connect\b|\b(?:will|to) be (?:connected|available|provided|laid)\b|\b(?:before|at|by|until) settlement\b|\b(?:is|now) (?:on|connected to) (?:the )?(?:town |mains |deep )?sewer\b|\bbuild-?over\b|\b(?:on|under) (?:the )?(?:adjoining|neighbouring)\b/i,
})

const P = UNSEWERED_PATTERNS

const known = new WeakMap<Doc, readonly Passage[]>()

/** Where the papers say that no sewer is connected to this land, in words or by a marked box. */
export function unseweredIn(doc: Doc): readonly Passage[] {
  const ready = known.get(doc)
  if (ready !== undefined) return ready
  const found = disclosuresOf(doc).filter((passage) => isUnsewered(doc, passage))
  known.set(doc, found)
  return found
}

function isUnsewered(doc: Doc, passage: Passage): boolean {
  const { text, zone } = passage
  if (!P.sewer.test(text) || text.length > LONGEST || zone === 'by-laws') return false
  if (isOtherRow(text) || P.notSo.test(text) || P.notSo.test(nextAnswer(passage))) return false
  if (P.box.test(text) && (P.sewerBefore.test(text) || P.sewerBehind.test(text))) {
    return isTickedOff(doc, passage, 'sewer')
  }
  const told = text.replace(P.answeredNo, '? ')
  return P.said.test(told) || P.listed.test(text) || P.others.test(text)
}

/** The row of another matter that is answered with no, and a remark on the sewer. */
function isOtherRow(text: string): boolean {
  const named = P.otherRow.exec(text)
  return named !== null && rowDenies(text.slice(named.index + named[0].length))
}

/** The line below, where it says that what is not connected lies ready. */
function nextAnswer({ next }: Passage): string {
  return next.length < NEXT_LINE &&
    !next.endsWith('?') &&
    (P.service.test(next) || P.points.test(next))
    ? next
    : ''
}

const LONGEST = 420
const NEXT_LINE = 160

import type { Severity } from '#shared/report.ts'

import type { Doc, Span } from '../../document.ts'
import { matchesOf } from '../../wording/matches-of.ts'
import { crackWidth, type FaultTopic, severityOfFault, topicOfFault } from './fault-weight.ts'
import { FAULT_PATTERNS as P } from './fault-words.ts'
import { inspectedIn } from './inspection-papers.ts'
import { isMarkedSound } from '../harmless/marked-sound.ts'
import { isPestMatter } from './pest-matter.ts'
import { isDeniedInList, isRatedNone, tellsNoFault } from '../harmless/no-fault.ts'
import { isHeadRow } from '../reading/head-row.ts'
import { markedWords } from '../reading/marked-words.ts'
import type { Passage } from '../reading/passages.ts'
import { worstOf } from '../../severity.ts'

export type InspectedFault = {
  readonly span: Span
  readonly text: string
  readonly topic: FaultTopic
  readonly severity: Severity
  /** Nothing in the sentence is denied, so that its fault can be no item of what was not found. */
  readonly sure: boolean
}

/** A crack that a hand can feel; narrower ones come with every house (AS 2870, table C1). */
const FELT = 3
/** The guard of a deck a metre above the ground (NCC 11.3.4). */
const GUARD_MM = 1000

const known = new WeakMap<Doc, readonly InspectedFault[]>()

/** What inspectors say is wrong with the building, sentence by sentence and row by row. */
export function inspectedFaults(doc: Doc): readonly InspectedFault[] {
  const ready = known.get(doc)
  if (ready !== undefined) return ready
  const found = inspectedIn(doc)
    .filter((passage) => !isMarkedSound(doc, passage))
    .flatMap((passage) => faultOf(passage) ?? [])
  known.set(doc, found)
  return found
}

/** What one passage of somebody who looked at the building says is wrong with it; null for nothing. */
export function faultOf(passage: Passage): InspectedFault | null {
  const { text, span, block } = passage
  if (isHeadRow(text, block) || P.asksAny.test(text) || isPestMatter(passage)) return null
  if (isMended(passage) || P.mightShow.test(text) || P.outage.test(text)) return null
  if (P.everybody.test(text) && !P.grave.test(text) && !P.major.test(text)) return null
  const clauses = clausesOf(passage)
  if (clauses.some(({ of }) => MINOR_HEAD.test(of))) return null
  const bad = clauses.filter(({ said, of }) => isFault(said, of))
  if (bad.length === 0) return null
  // The rating of a row stands in its last cell, and belongs to all of it.
  const rating = passage.block.kind === 'row' ? ` ${text.slice(-40)}` : ''
  if (MINOR.test(rating)) return null
  const severities = bad.map(({ said, of }) => severityOfFault(`${said}${rating}`, `${of} ${said}`))
  const severity = worstOf(severities)
  const whole = bad.map(({ said, of }) => `${of} ${said}`).join(' ')
  const topic = topicOfFault(whole)
  const sure =
    !DENIAL.test(text) || lacksSomething(text) || P.asks.test(text) || P.banned.test(text)
  return { span, text, topic, severity, sure }
}

/** "Drains: clear pipes with no roots or collapse": all that could be wrong is denied, and no more is said. */
export function isOnlyDenied(passage: Passage): boolean {
  const { text } = passage
  if (!DENIAL.test(text) || faultOf(passage) !== null) return false
  if (lacksSomething(text) || P.unseen.test(text) || P.banned.test(text)) return false
  const words = [P.ill, P.weak, P.asks]
  return (
    words.some((word) => word.test(text)) &&
    !text.split(BREAK).some((said) => words.some((word) => meant(said, word)))
  )
}

function lacksSomething(text: string): boolean {
  return P.lacks.test(text) || P.lacking.test(text) || P.untied.test(text)
}

/** Whether a passage, or the one after it, says that nothing is wrong there any more. */
export function isMended(passage: Passage): boolean {
  return MENDED_NEXT.test(passage.next) || isRatedNone(passage) || tellsNoFault(passage)
}

type SaidOf = { readonly said: string; readonly of: string }

/** The statements of a passage, each with the part of the building that it is about. */
function clausesOf({ text, block, heading, previous, span }: Passage): SaidOf[] {
  const label = LABEL.exec(text)?.[0] ?? ''
  const above = heading.length < 60 && block.kind !== 'heading' ? heading : ''
  // "Deck: posts are in soil; the handrail shakes.": the label holds to the end of the block.
  const first = block.text.slice(0, Math.max(0, span.start - block.span.start))
  const opening = LABEL.exec(first)?.[0] ?? (first.length > 0 ? previous.slice(0, 60) : '')
  const cell = block.kind === 'row' ? firstCell(block) : ''
  return markedWords(text)
    .split(BREAK)
    .filter((said) => said.trim().length > 3)
    .map((said) => ({ said, of: `${label} ${cell} ${above} ${opening}` }))
}

function firstCell({ cells, text, span }: Passage['block']): string {
  const end = (cells ?? []).find(({ end: at }) => at - span.start > 3)?.end ?? span.start
  return text.slice(0, Math.min(80, end - span.start))
}

const BREAK =
  /[;.](?= )|\t|\n| but (?!(?:is |are |now |quite |it is |they |otherwise )?(?:dry|dried|drained|drains|dead|sound|works?|opens?|inactive|serviceable)\b)|, (?=while |though |although )/
/** "Six screws had rusted heads. They were replaced …" */
const MENDED_NEXT =
  /^(?:they|it|this|these|those|all|both|which)(?: of (?:them|these))? (?:was|were|has been|have been) (?:since )?(?:replaced|repaired|renewed|fixed|rectified|treated|re-?sealed|made good)\b/i
const MINOR =
  /\b(?:minor|low|cosmetic|note|no defect|maintenance|compliant|closed)(?: defects?| issue)?\W{0,3}$/i
const MINOR_HEAD = /^\W{0,3}(?:minor|cosmetic|maintenance)\b(?! and)/i
const LABEL = /^\W{0,3}(?:\d{1,2}[.)]? {1,2})?[A-Z][\w' /&-]{2,40}(?=[:.] | - )/
const DENIAL = /\b(?:no|not|nil|none|neither|nor|nothing|never|without|free (?:of|from))\b/i

function isFault(whole: string, of: string): boolean {
  // "Damp: 9 to 12 per cent": what was looked for is in the label, and the answer is ordinary.
  const said = isReassured(whole) ? whole.replace(TOPIC, '') : whole
  if (P.mended.test(said.replace(UNTIL, '')) || P.everybody.test(said) || P.noneOf.test(said))
    return false
  if (P.banned.test(said) || (P.grave.test(said) && meant(said, P.grave))) return true
  const graded = P.major.test(said)
  if (P.trifling.test(said) && !graded) return false
  if (lacksSomething(said)) {
    return !NEEDLESS.test(said) && !P.unseen.test(said)
  }
  if (P.old.test(said) && meant(said, P.old)) return true
  if (P.discharges.test(said) && P.effluent.test(`${of} ${said}`) && meant(said, P.discharges)) {
    return true
  }
  if (isCrack(said) || isLowGuard(said, of)) return true
  if (P.cracks.test(said) && crackWidth(said) > 0 && !graded) return false
  if (P.reads.test(said) && meant(said, P.reads)) return true
  if (P.below.test(said)) return true
  if (P.asks.test(said) && meant(said, P.asks)) return true
  if (P.unseen.test(said) && !graded) return false
  if (P.ill.test(said) && meant(said, P.ill)) return true
  return (P.parts.test(said) || P.bearing.test(said)) && meant(said, P.weak)
}

/** What must be done first is not done. */
const UNTIL = /\b(?:until|unless|before)\b.{0,200}$/i

/** What an inspector looks for, as the label of what was found. */
const TOPIC =
  /^\W{0,3}(?:\d{1,2}[.)]? {1,2})?(?:[\w/-]{3,10} ){0,2}(?:damp|mould|mold|moisture|cracks?|cracking|leaks?|corrosion|rust|rot|decay|salt damp|movement|sagging)\b[^:.\t]{0,20}[:\t]/i

function isReassured(said: string): boolean {
  const label = TOPIC.exec(said)?.[0]
  if (label === undefined) return false
  const answer = said.slice(label.length)
  return P.reassures.test(answer) && !P.reads.test(`moisture ${answer}`)
}

const NEEDLESS =
  /\b(?:required|needed|necessary|called for|asked for|recommended (?:that|to) you)\b(?!.{0,20}\b\d)/i

/** Whether the words stand somewhere in a statement without being denied there. */
function meant(said: string, pattern: RegExp): boolean {
  for (const match of matchesOf(said, pattern)) {
    const before = said.slice(Math.max(0, match.index - 50), match.index)
    if (P.denies.test(before)) continue
    if (P.deniedAfter.test(said.slice(match.index + match[0].length))) continue
    if (isDeniedInList(said, match.index, match[0].length)) continue
    return true
  }
  return false
}

function isCrack(said: string): boolean {
  return P.cracks.test(said) && meant(said, P.cracks) && crackWidth(said) >= FELT
}

function isLowGuard(said: string, of: string): boolean {
  const height = LOW_GUARD.exec(said)?.[1] ?? (GUARD.test(of) ? HEIGHT.exec(said)?.[1] : undefined)
  return height !== undefined && Number(height) < GUARD_MM
}

const LOW_GUARD =
  /\b(?:balustrad\w{1,3}|guard ?rail(?:ing)?s?)\b[^;.]{0,24}?\b([5-9]\d\d) ?(?:mm|millimetres)\b/i
/** The part in the first cell of its row, and how high it is in the next. */
const GUARD = /^[^:]{0,60}\b(?:balustrad\w{1,3}|guard ?rail(?:ing)?s?)\W{0,3}(?:\s|$)/i
const HEIGHT =
  /^\W{0,3}(?:(?:is|only|just|stands?|measures?|height) ){0,3}([5-9]\d\d) ?(?:mm|millimetres)\b(?! (?:wide|long|apart|gaps?|between|centres|spacing))/i

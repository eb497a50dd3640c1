import type { PageKind } from '#shared/report.ts'

import type { Doc, Span } from '../../document.ts'
import { cellsOf } from '../../segment/cells-of.ts'
import { affirmed } from '../reading/affirmed.ts'
import type { Passage } from '../reading/passages.ts'
import { passagesIn } from '../reading/passages.ts'

export type Answer = { readonly spans: readonly Span[]; readonly text: string }

/**
 * What a certificate affirms about a topic. Its items are questions with answers: a heading or
 * question, and an answer in the same row, the next sentence, the next block or on the next page.
 */
export function certificateSays(doc: Doc, topic: RegExp, kinds: readonly PageKind[]): Answer[] {
  return itemsOf(doc, kinds).flatMap((item) => answersIn(item, topic))
}

const NUMBERED = /^\(?\d{1,2}[A-Z]?(?:\.\d{1,2})?[.)] ?\(?[A-Z]/
const SHORT_ANSWER = 5

function itemsOf(doc: Doc, kinds: readonly PageKind[]): Passage[][] {
  const items: Passage[][] = []
  let block = -1
  let part = -1
  for (const passage of passagesIn(doc, kinds)) {
    const opensBlock = passage.block.index !== block
    const row = passage.block.kind === 'row' && passage.text.split(' ').length > SHORT_ANSWER
    const opens =
      passage.block.partIndex !== part ||
      row ||
      (opensBlock && (passage.block.kind === 'heading' || NUMBERED.test(passage.block.text))) ||
      NUMBERED.test(passage.text)
    block = passage.block.index
    part = passage.block.partIndex
    if (opens) items.push([passage])
    else items.at(-1)?.push(passage)
  }
  return items
}

function answersIn(item: readonly Passage[], topic: RegExp): Answer[] {
  const found: Answer[] = []
  let label: Passage | null = null
  for (const passage of item) {
    const named = topic.test(passage.text)
    if (!named && label === null && !topic.test(passage.heading)) continue
    // "… asbestos: NO. 13. Mine subsidence: YES": the next question brings its own answer.
    if (!named && label !== null && isLabelled(passage.text)) break
    const said = polarity(passage, named ? topic : null)
    if (said === 'open') {
      if (named) label = passage
    } else if (named) {
      if (said === 'yes') found.push({ spans: [passage.span], text: passage.text })
    } else {
      // The first answer under the heading is the one to its question.
      if (said === 'no' || found.length > 0) break
      const spans = label === null ? [passage.span] : [label.span, passage.span]
      found.push({ spans, text: `${passage.heading} ${label?.text ?? ''} ${passage.text}` })
      break
    }
  }
  return found
}

const NO =
  /^\W{0,4}(?:\d{1,2}[.)] ?)?(?:no|nil|none|not|n\/a|nothing|neither|unaffected)\b|\b(?:is|are|was|were|has|have|had|does|do|did) not\b|\bnone of\b|\b(?:no|not) (?:part|matters?|such|records?|aware|affected|applicable|within|in|listed|notified|known|annual|order|mapped|identified)\b/i
const DENIAL = /\b(?:no|not|none|nil|neither|nor)\b(?!\. ?\d)/i
const YES = /^\W{0,4}yes\b|[?|:] ?yes\b|☒ ?yes\b/i
const VERB =
  /\b(?:is|are|was|were|has|have|lies?|falls?|affects?|affected|subject|applies|contains?|includes?|listed|proclaimed|declared|identified|mapped|shows?|shown|made|given|levied|payable|restricts?|requires?|within|wholly|partly)\b/i
/** What a council says of every property is no answer about this one. */
const GENERAL =
  /\b(?:may|might|should|could|policy|policies|for (?:more|further) information|generally|refer to|means)\b/

const QUESTION = /\?\W{0,3}$/
/** What a question is answered with behind its colon. */
const TOLD_NO =
  /^[^:;.?]{0,50}: ?(?:[a-z]{3,12} ){0,2}(?:(?:no|nil|none|n\/a|unaffected)(?=[.;,)]|$)|not (?:on|in|within|registered|listed|mapped|affected|known|applicable|identified|declared|part)\b)/i
/** A matter with its colon: "Mine subsidence: …". */
const LABELLED = /^\W{0,3}(?:\d{1,2}[A-Z]?[.)]? ?)?[A-Z][\w ,'()/-]{2,60}: ?\w/
const ANSWER_LABEL =
  /^\W{0,3}(?:answer|response|reply|result|advice|comment|council|details?|note)\b/i
const AFTER_QUESTION = /\?\W{1,3}(\w.{0,120})$/

/** Every pattern of this file, for the test of their running time. */
export const CERTIFICATE_PATTERNS = {
  NUMBERED,
  NO,
  DENIAL,
  YES,
  VERB,
  GENERAL,
  QUESTION,
  AFTER_QUESTION,
  TOLD_NO,
  LABELLED,
  ANSWER_LABEL,
} as const

function polarity(passage: Passage, topic: RegExp | null): 'yes' | 'no' | 'open' {
  const last = lastCell(passage)
  if (last !== null && NO.test(last)) return 'no'
  if (last !== null && YES.test(last)) return 'yes'
  const { text } = passage
  const asked = topic?.exec(text)?.index
  if (asked !== undefined && TOLD_NO.test(text.slice(asked))) return 'no'
  if (YES.test(text)) return 'yes'
  if (QUESTION.test(text)) return 'open'
  if (topic === null ? DENIAL.test(text) : VERB.test(text) && affirmed(passage, topic) === null) {
    return 'no'
  }
  if (NO.test(text) && text.length < 160) return 'no'
  return VERB.test(text) && !GENERAL.test(text) ? 'yes' : 'open'
}

function isLabelled(text: string): boolean {
  return LABELLED.test(text) && !ANSWER_LABEL.test(text)
}

function lastCell({ block, text }: Passage): string | null {
  const cells = cellsOf(block)
  if (cells.length > 1) return cells.at(-1) ?? null
  return AFTER_QUESTION.exec(text)?.[1] ?? null
}

import type { Doc, Span } from '../document.ts'

import { sentenceAround } from './sentences.ts'

const BEFORE =
  /\b(?:no|not|nil|none|never|neither|nor|without|free (?:of|from)|unaffected|exclud(?:es?|ing)|cannot|is n't|isn't|doesn't|don't|aren't|hasn't|wasn't|other than|no record of|no known|not aware of|unaware of|outside)\b/i
const AFTER =
  /^[^.;\n]{0,40}?(?:\b(?:nil|none|not applicable|does not|do not|is not|are not|was not|were not|has not|have not|will not|no record)\b|\bn\/?a\b|: no\b)/i
/** A clause end between the negation and the hit takes its force away. */
const TURN = /\b(?:but|however|except(?: that)?|unless|although|though|save)\b|;/gi

/**
 * True when what stands at the span is denied: a negation shortly before it in its sentence ("the
 * land is not affected by"), or an answer right behind it ("Notices: nil").
 */
export function isNegated(doc: Doc, span: Span, window = 70): boolean {
  const sentence = sentenceAround(doc, span.start)
  let before = doc.text.slice(Math.max(sentence.start, span.start - window), span.start)
  for (const turn of before.matchAll(TURN)) {
    if (!/^(?:except|unless|save)/i.test(turn[0]))
      before = before.slice(turn.index + turn[0].length)
    break
  }
  if (BEFORE.test(before)) return true
  return AFTER.test(doc.text.slice(span.end, Math.min(span.end + 60, doc.text.length)))
}

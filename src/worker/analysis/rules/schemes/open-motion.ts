import type { Doc } from '../../document.ts'
import { wordings } from '../../wording/wordings.ts'
import type { Passage } from '../reading/passages.ts'

export const OPEN_MOTION_PATTERNS = wordings({
  /** "That a special contribution … be levied": how a motion is put, and how a resolution is written. */
  motionWords: /^\W{0,3}(?:motion \d{1,3}\W{0,4})?that (?:the|an?|all|each|owners|members)\b/i,
  motionHead:
    /\bmotions? (?:no\.? ?)?\d{1,3}\b|\bitem (?:no\.? ?)?\d{1,3}\b[^.;]{0,60}\bmotion\b|\bagenda\b|\bnotice of (?:an? |the )?(?:annual |extraordinary |special |general |committee )/i,
  /** What came of it, in its own words or soon below them. */
  motionResult:
    /\b(?:carried|passed|adopted|resolved|agreed|approved|lost|defeated|withdrawn|lapsed|not put|votes? (?:for|in favour)|\d{1,4} (?:for|in favour),? (?:and )?\d{1,4} against)\b/i,
  nextMotion: /\bmotion (?:no\.? ?)?\d{1,3}\b/i,
})

const P = OPEN_MOTION_PATTERNS

/** How far below a motion its result is looked for, in characters. */
const RESULT_WITHIN = 260

/** Whether a passage is a motion of which nobody says what came of it: owners are still to vote. */
export function isOpenMotion(doc: Doc, passage: Passage, above: string): boolean {
  const { text, span, heading } = passage
  if (!P.motionWords.test(text)) return false
  if (!P.motionHead.test(`${heading} ${above.slice(-200)}`)) return false
  const below = doc.text.slice(span.end, span.end + RESULT_WITHIN)
  const next = below.search(P.nextMotion)
  return !P.motionResult.test(`${text} ${next < 0 ? below : below.slice(0, next)}`)
}

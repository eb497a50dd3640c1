import type { Passage } from './passages.ts'

/** Denials that stand before what they deny, in the same breath. */
const DENIED_BEFORE =
  /\b(?:no(?!\. ?\d|s?\.)|not|nil|never|none|neither|nor|without|free (?:of|from)|unaffected by|outside|n\/a|cannot|isn't|aren't)\b[^.;:?]{0,46}$/i

/** What lifts a denial again: "no notices other than: …". */
const LIFTED = /\b(?:other than|except|save for|save that|but|however|apart from)\b/i

const DENIED_AFTER =
  /^[^.;]{0,34}(?:[:?|-] ?(?:no(?!\. ?\d)|nil|none|not applicable|n\/a|not affected|false)\b|\b(?:is|are|was|were|has|have|does|do|did) not\b|\b(?:not (?:detected|found|identified|applicable|affected|apply|included)|has been (?:withdrawn|removed|discharged|complied)|nil|none)\b)/i

const QUESTION = /^[^?]{0,400}\?/
const ANSWERED_YES = /\?[^?]{0,40}\b(?:yes|☒ ?yes|yes ?☒)/i
const CONDITIONAL = /^(?:\(?[a-z0-9.]{1,5}\)? )?(?:if|whether|where|should|in the event)\b/i

/**
 * The first place where the words stand and are meant: not denied, not a question left open, not an
 * unticked box. Null when there is none (common-risks.md, reading rules 1 and 2).
 */
export function affirmed(
  passage: Pick<Passage, 'text' | 'block'>,
  pattern: RegExp,
): { index: number; text: string } | null {
  const { text } = passage
  for (const match of text.matchAll(everywhere(pattern))) {
    const before = text.slice(Math.max(0, match.index - 70), match.index)
    const after = text.slice(match.index + match[0].length)
    const lifted = LIFTED.exec(before)
    const near = lifted === null ? before : before.slice(lifted.index + lifted[0].length)
    if (DENIED_BEFORE.test(near) || DENIED_AFTER.test(after)) continue
    if (isUnticked(text, match.index) || isOpenQuestion(text)) continue
    if (CONDITIONAL.test(text) && match.index < 60) continue
    return { index: match.index, text: match[0] }
  }
  return null
}

/** True when the box that belongs to the words at `index` is there and unticked. */
export function isUnticked(text: string, index: number): boolean {
  if (!text.includes('☐')) return false
  if (!text.includes('☒')) return true
  const before = Math.max(text.lastIndexOf('☐', index), text.lastIndexOf('☒', index))
  const box = before >= 0 ? before : text.slice(index).search(/[☐☒]/) + index
  return text[box] === '☐'
}

function isOpenQuestion(text: string): boolean {
  return QUESTION.test(text) && text.length < 400 && !ANSWERED_YES.test(text)
}

const globals = new WeakMap<RegExp, RegExp>()

function everywhere(pattern: RegExp): RegExp {
  const known = globals.get(pattern)
  if (known !== undefined) return known
  const global = new RegExp(pattern.source, `${pattern.flags.replace('g', '')}g`)
  globals.set(pattern, global)
  return global
}

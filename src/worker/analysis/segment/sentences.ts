import type { Doc, Span } from '../document.ts'

/** Ends that are no ends: "No.", "Pty.", "s.", an initial, a clause number. */
const ABBREVIATION =
  /(?:^|[\s("])(?:no|nos|vol|fol|pty|ltd|cl|cls|s|ss|r|rr|reg|regs|para|pt|mr|mrs|ms|dr|st|rd|ave|approx|inc|incl|e\.g|i\.e|etc|cf|v|[a-z]|\d{1,3}(?:\.\d{1,3})*)\.$/i

/** The sentence around an offset, within its block; a clause of a list counts as a sentence. */
export function sentenceAround(doc: Doc, offset: number): Span {
  const { text } = doc
  const at = Math.min(Math.max(offset, 0), Math.max(text.length - 1, 0))
  let start = at
  while (start > 0 && !endsSentence(text, start - 1)) start -= 1
  let end = at
  while (end < text.length && !endsSentence(text, end)) end += 1
  if (end < text.length && text.charAt(end) !== '\n') end += 1
  while (start < end && text.charAt(start) === ' ') start += 1
  return { start, end: Math.max(start, end) }
}

function endsSentence(text: string, at: number): boolean {
  const sign = text.charAt(at)
  if (sign === '\n') return true
  if (sign === ';' || sign === '?' || sign === '!') return true
  if (sign !== '.') return false
  const next = text.charAt(at + 1)
  if (next !== ' ' && next !== '\n' && next !== '"' && next !== ')') return false
  if (/^ ?["(]?[a-z]/.test(text.slice(at + 1, at + 4))) return false
  return !ABBREVIATION.test(text.slice(Math.max(0, at - 12), at + 1))
}

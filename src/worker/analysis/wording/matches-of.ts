import { matchesIn } from './matches.ts'

/** Every match of a pattern in a text, and at once none where the pattern's own words are not there. */
export function matchesOf(text: string, pattern: RegExp): readonly RegExpExecArray[] {
  return pattern.test(text) ? matchesIn(text, pattern) : []
}

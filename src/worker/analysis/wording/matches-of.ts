import { everywhere } from './everywhere.ts'

/** Every match of a pattern in a text, and at once none where the pattern's own words are not there. */
export function matchesOf(text: string, pattern: RegExp): RegExpExecArray[] {
  return pattern.test(text) ? [...text.matchAll(everywhere(pattern))] : []
}

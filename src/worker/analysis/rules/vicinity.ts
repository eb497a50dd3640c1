import type { Passage } from './passages.ts'

const VICINITY =
  /\b(?:in the vicinity|not directly affecting|nearby|surrounding|adjoining (?:land|property|properties)|in the (?:area|locality|municipality))\b/i

/** True for what lies near the land and not on it. */
export function isVicinity({ text, heading, previous }: Passage): boolean {
  return VICINITY.test(heading) || VICINITY.test(text) || VICINITY.test(previous)
}

import type { Passage } from './passages.ts'

const LONGEST = 240

/**
 * The passage itself, for a finding that no rule has words of its own for: one line, cut at a word.
 */
export function inTheirWords({ text }: Pick<Passage, 'text'>): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  if (line.length <= LONGEST) return line
  return `${line.slice(0, line.lastIndexOf(' ', LONGEST))} …`
}

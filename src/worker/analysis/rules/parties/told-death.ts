import type { Doc, Span } from '../../document.ts'
import { matchesOf } from '../../wording/matches-of.ts'
import { wordings } from '../../wording/wordings.ts'
import { passagesSaying } from '../reading/passages.ts'
import { ALL_PAPERS } from '../reading/zones-of-papers.ts'

export const TOLD_DEATH_PATTERNS = wordings({
  /** Who died stands behind these words. */
  deathOf:
    /\b(?:passing(?: away)? of|death of|deceased estate of|estate(?: of)?|the late|sympathy to the family of|widow(?:er)? of)\b/i,
  /** Who died stands before them. */
  hasDied: /\b(?:died|passed away|deceased|dec'?d|(?:is|was) dead)\b/i,
})

/** Where a paper tells that a person by this name has died: "the passing of Ann Sample", "Estate A J Sample". */
export function deathTold(doc: Doc, name: string): Span | null {
  const words = wordsOf(name)
  const [first = '', last = ''] = [words[0], words.at(-1)]
  if (words.length < 2 || last.length < 3) return null
  const isHere = (near: readonly string[]): boolean => {
    const at = near.indexOf(last)
    const [given = ''] = near
    return at > 0 && (given === first || given === first[0])
  }
  for (const { text, span } of passagesSaying(doc, ALL_PAPERS, TOLD_DEATH_PATTERNS.deathOf)) {
    const isOf = matchesOf(text, TOLD_DEATH_PATTERNS.deathOf).some((match) => {
      const from = match.index + match[0].length
      return isHere(wordsOf(text.slice(from, from + NAME_LENGTH)).slice(0, MOST_NAMES))
    })
    if (isOf) return span
  }
  for (const { text, span } of passagesSaying(doc, ALL_PAPERS, TOLD_DEATH_PATTERNS.hasDied)) {
    const isOf = matchesOf(text, TOLD_DEATH_PATTERNS.hasDied).some(({ index }) => {
      const near = wordsOf(text.slice(Math.max(0, index - NAME_LENGTH), index)).slice(-MOST_NAMES)
      return near.some((_, at) => isHere(near.slice(at, at + MOST_NAMES)))
    })
    if (isOf) return span
  }
  return null
}

/** The words of a name without titles: "the late Mr A J Sample" is "a j sample". */
function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}'’-]/u)
    .filter((word) => word !== '' && !TITLES.has(word))
}

const TITLES = new Set([
  'mr',
  'mrs',
  'ms',
  'miss',
  'dr',
  'the',
  'late',
  'of',
  'her',
  'his',
  'husband',
  'wife',
])
const NAME_LENGTH = 60
const MOST_NAMES = 4

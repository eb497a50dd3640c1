import { NUMBERS } from './due.ts'

/** "four" or "4" gives 4; NaN for words that are no number. */
export function countOf(word: string): number {
  return NUMBERS[word.toLowerCase()] ?? Number(word)
}

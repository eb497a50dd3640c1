import type { Fact } from '../../facts/facts.ts'
import type { Reading } from '../define-rule.ts'
import { type EntryFate, fateInWords } from './entry-words.ts'
import { harmlessAt } from './harmless.ts'

/** Whether an entry has ended, lies on another lot, or comes with the land; null where it burdens it. */
export function entryFate(
  reading: Reading,
  fact: Fact<{ readonly number: string | null }>,
): EntryFate | null {
  const [span] = fact.spans
  if (span === undefined) return null
  const told = fateInWords(reading, fact)
  if (told !== null) return told
  const why = harmlessAt(reading, span)
  return why === 'ended' || why === 'elsewhere' || why === 'benefit' ? why : null
}

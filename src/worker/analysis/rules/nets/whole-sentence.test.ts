import { expect, test } from 'vitest'

import { docOf } from '../../segment/doc-of.ts'
import { wholeSentence } from './whole-sentence.ts'

/** The words shown for the marked half of a sentence. */
function shownFor(text: string, half: string): string {
  const doc = docOf(text, { state: 'NSW' })
  const start = doc.text.indexOf(half)
  const span = wholeSentence(doc, { start, end: start + half.length })
  return doc.text.slice(span.start, span.end)
}

const LETTER =
  'The roof was looked at in May. The builder is owed $9,000.00; he says that he will sue whoever owns it.'

test('the second half of a sentence is shown with the first', () => {
  expect(shownFor(LETTER, 'he says that he will sue whoever owns it.')).toBe(
    'The builder is owed $9,000.00; he says that he will sue whoever owns it.',
  )
})

test('a sentence that begins as one stays as it is, and a clause number is left out', () => {
  expect(shownFor(LETTER, 'The roof was looked at in May.')).toBe('The roof was looked at in May.')
  const clause = '7. The fence belongs next door; the purchaser must pay half of it.'
  expect(shownFor(clause, 'the purchaser must pay half of it.')).toBe(
    'The fence belongs next door; the purchaser must pay half of it.',
  )
})

import { expect, test } from 'vitest'

import { wordsOf } from '../learned/words.ts'
import { featuresOf } from './features.ts'

const wording = (full: string) => ({
  full,
  heading: '',
  zone: 'special-conditions' as const,
  block: { kind: 'paragraph' as const },
})

test('the parties and the day are the same words by whatever name', () => {
  expect(wordsOf('The Seller shall complete on Completion')).toEqual(
    wordsOf('the vendor must complete on settlement'),
  )
})

test('every sum is one word, every share another, every figure a third', () => {
  expect(wordsOf('$1,250.50 and 10 % and 14')).toEqual(wordsOf('$80 and 2% and 1,000'))
  expect(new Set(wordsOf('$80 2% 14')).size).toBe(3)
})

test('a ticked box is not an unticked one', () => {
  expect(wordsOf('☒ yes')).not.toEqual(wordsOf('☐ yes'))
})

test('the same words in another paper or in another order are another wording', () => {
  const words = featuresOf(wording('the purchaser must not object'))
  const paper = featuresOf({ ...wording('the purchaser must not object'), zone: 'minutes' })
  expect(new Set(paper)).not.toEqual(new Set(words))
  expect(new Set(featuresOf(wording('object the purchaser must not')))).not.toEqual(new Set(words))
})

test('the same words in a row of a table, or beside a denial, are another wording', () => {
  const words = featuresOf(wording('flooding is recorded'))
  expect(featuresOf({ ...wording('flooding is recorded'), block: { kind: 'row' } })).not.toEqual(
    words,
  )
  const denied = new Set(featuresOf(wording('no flooding is recorded')))
  const affirmed = new Set(featuresOf(wording('some flooding is recorded')))
  expect(denied.size).toBeGreaterThan(affirmed.size)
})

test('a text without words has only the features of its paper', () => {
  expect(featuresOf(wording('… — …'))).toHaveLength(2)
})

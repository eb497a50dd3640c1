import { expect, test } from 'vitest'

import { findText } from './find-text.ts'

const TEXT = 'The vendor’s Deposit (10%) is\nnon–refundable. a.b axb deposit'
const found = (query: string) =>
  findText(TEXT, query).map(({ start, end }) => TEXT.slice(start, end))

test.each([
  ['deposit', ['Deposit', 'deposit']],
  ["vendor's", ['vendor’s']],
  ['is non-refundable', ['is\nnon–refundable']],
  ['(10%)', ['(10%)']],
  ['a.b', ['a.b']],
  ['  deposit  ', ['Deposit', 'deposit']],
  ['nowhere', []],
])('finds %s as a reader would look for it', (query, places) => {
  expect(found(query)).toEqual(places)
})

test.each(['', ' ', 'd'])('looks for nothing on "%s"', (query) => {
  expect(found(query)).toEqual([])
})

test.each(['[', '(((', '\\', '*a', 'é🏠'])('takes %s as text, not as a pattern', (query) => {
  expect(findText(`before ${query}x after`, `${query}x`)).toHaveLength(1)
})

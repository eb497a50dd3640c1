import { expect, test } from 'vitest'

import { holds, concept } from './concepts.ts'
import { termsOf } from './passages.ts'
import { readingOf } from '../testing/reading-of.ts'

function passagesOf(text: string) {
  return termsOf(readingOf(text, { kind: 'special-conditions', state: 'VIC' }).reading.doc)
}

test('reads an item of a list with its stem', () => {
  const item = passagesOf('The purchaser must not:\n(a) lodge a caveat;').at(-1)
  expect(item?.full).toBe('The purchaser must not: lodge a caveat;')
})

test('reads what a list comes to with its stem and its items', () => {
  const last = passagesOf(
    'If the Vendor:\n(a) cannot obtain finance;\n(b) sells too few lots;\nthe Vendor may end this contract.',
  ).at(-1)
  expect(last?.text).toBe('the Vendor may end this contract.')
  expect(last?.full).toContain('cannot obtain finance')
  expect(last?.full).toContain('sells too few lots')
})

test('leaves a new sentence below a list on its own', () => {
  const last = passagesOf('The Vendor must:\n(a) clean;\nNotices are served by email.').at(-1)
  expect(last?.full).toBe('Notices are served by email.')
})

test('reads a sentence that opens with a pronoun behind the one before it', () => {
  const [, second] = passagesOf('The deposit is not held on trust. It may be used by the Vendor.')
  expect(second?.full).toBe('It may be used by the Vendor.')
  expect(second?.linked).toContain('The deposit is not held on trust.')
})

test('asks for notions in any order', () => {
  const one = 'the vendor may change the plan as it thinks fit'
  const other = 'as it thinks fit the plan may be altered and the vendor may do so'
  for (const sentence of [one, other]) {
    expect(holds(sentence, concept.changes, concept.vendorMay, concept.discretion)).toBe(true)
  }
  expect(holds('the purchaser may choose a colour', concept.vendorMay)).toBe(false)
})

test('keeps an answer with the question that dots lead from', () => {
  const texts = passagesOf('Relevant pool ............ No').map(({ text }) => text)
  expect(texts).toEqual(['Relevant pool ............ No'])
})

import { expect, test } from 'vitest'

import { sideOf } from './side-of.ts'

const span = { start: 0, end: 1 }

test('a long sentence is told by its opening, which ends behind a whole word with the mark of what is left out', () => {
  const text =
    'The vendor says that no notice of any authority was served, and that none is expected before May.'
  expect(sideOf('Vendor', { text, span })).toEqual({
    label: 'Vendor',
    value:
      'The vendor says that no notice of any authority was served, and that none is expected …',
    spans: [span],
  })
})

test('a short one is told whole, and so is what ends with a word', () => {
  expect(sideOf('Vendor', { text: 'None.', span }).value).toBe('None.')
  const words = `${'word '.repeat(17)}fives and more`
  expect(sideOf('Vendor', { text: words, span }).value).toBe(`${'word '.repeat(17)}fives …`)
  const sum = `${'word '.repeat(17)}for $148.00`
  expect(sideOf('Vendor', { text: sum, span }).value).toBe(`${'word '.repeat(17)}for …`)
})

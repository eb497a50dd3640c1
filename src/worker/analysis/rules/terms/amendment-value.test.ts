import { expect, test } from 'vitest'

import { valueOf } from './amendment-weight.ts'

test.each([
  ['two per cent a year', 2],
  ['0.04 per cent for each day', 14.6],
  ['1.5% per month', 18],
  ['six per cent', 6],
  ['ten days', 10],
])('values %j by the year, where it is a rate', (words, value) => {
  expect(valueOf(words)).toBeCloseTo(value)
})

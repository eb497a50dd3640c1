import { expect, test } from 'vitest'

import { joinMarkers } from './markers.ts'

test('a clause number leads its words, and a box its answer', () => {
  expect(joinMarkers(['4.', 'Settlement', 'in 60 days'])).toEqual(['4. Settlement', 'in 60 days'])
  expect(joinMarkers(['☒', 'Yes'])).toEqual(['☒ Yes'])
})

test('a number behind a number is the next cell of a table', () => {
  expect(joinMarkers(['4', '18', '675.00', '2,700.00'])).toEqual(['4', '18', '675.00', '2,700.00'])
})

import { expect, test } from 'vitest'

import { isOfAllLand } from './of-all-land.ts'

test.each([
  'Land may be liable to bushfire, salinity or aircraft noise.',
  'Properties in coastal districts may be affected by erosion.',
  'Note: some buildings can contain asbestos.',
  'Pools may not have a barrier that meets the law.',
])('knows what is said of all land: %s', (text) => {
  expect(isOfAllLand(text, 'particulars')).toBe(true)
})

test.each([
  'The land may be liable to flooding or storm tide.',
  'Land may be liable to flooding: yes',
  'Land may be subject to flooding in a 1% AEP event, or worse.',
  'Buildings on Lot 4 may lack approval.',
])('leaves what is said of one parcel: %s', (text) => {
  expect(isOfAllLand(text, 'particulars')).toBe(false)
})

test('leaves what a term or a certificate says of the parcel that it is about', () => {
  expect(isOfAllLand('Land may be liable to flooding or erosion.', 'planning-certificate')).toBe(
    false,
  )
  expect(isOfAllLand('Buildings may lack approval.', 'special-conditions')).toBe(false)
})

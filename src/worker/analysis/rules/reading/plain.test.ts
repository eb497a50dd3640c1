import { expect, test } from 'vitest'

import { dollarsIn, percentsIn } from './amounts.ts'
import { plainOf } from './plain.ts'

test.for([
  ['The Transferee shall refrain from lodging a caveat', 'The purchaser must not lodging a caveat'],
  ['The Seller is at liberty to defer completion', 'The vendor may defer settlement'],
  ['The Developer may walk away from this agreement', 'The vendor may end this contract'],
  ['The Buyer is not entitled to make a claim', 'The purchaser must not make a claim'],
  ['levied by the Owners Corporation', 'levied by the body corporate'],
  [
    'We may cancel this agreement if you are late',
    'the vendor may end this contract if purchaser are late',
  ],
  ['The Grantor shall have liberty to resell', 'the vendor may resell'],
  ['The Buyer has no right to delay settlement', 'The purchaser must not delay settlement'],
  ['The Buyer is not entitled to compensation', 'The purchaser is not entitled to compensation'],
  [
    'The Buyer may, not later than Friday, end this contract',
    'The purchaser may by Friday, end this contract',
  ],
  ['We act for the Seller', 'We act for the vendor'],
])('puts "%s" in common words', ([sentence = '', plain]) => {
  expect(plainOf(sentence)).toBe(plain)
})

test('leaves the builder’s completion of the works alone', () => {
  expect(plainOf('after completion of the works')).toBe('after completion of the works')
})

test('reads percentages and sums that are written in words', () => {
  expect(percentsIn('fifteen per centum, or six percentage points')).toEqual([15, 6])
  expect(dollarsIn('a sum of two hundred and fifty dollars')).toEqual([25_000])
  expect(dollarsIn('twelve thousand five hundred dollars')).toEqual([1_250_000])
})

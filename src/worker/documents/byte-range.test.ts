import { test } from 'vitest'

import { parseByteRange } from './byte-range.ts'

test.for([
  [undefined, 'whole'],
  ['bytes=0-9', { first: 0, last: 9 }],
  ['bytes=10-', { first: 10, last: 99 }],
  ['bytes=90-500', { first: 90, last: 99 }],
  ['bytes=-10', { first: 90, last: 99 }],
  ['bytes=-500', { first: 0, last: 99 }],
  ['bytes=99-99', { first: 99, last: 99 }],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  // May be ignored: several ranges, another unit, not well formed.
  ['bytes=0-1,5-6', 'whole'],
  ['pages=1-2', 'whole'],
  ['bytes=9-1', 'whole'],
  ['bytes=-', 'whole'],
  ['bytes=a-b', 'whole'],
] as const)('reads %j of a file of 100 bytes as %j', ([header, range], { expect }) => {
  expect(parseByteRange(header, 100)).toEqual(range)
})

import { expect, test } from 'vitest'

import { datesIn } from './dates.ts'

test.for([
  ['for a fixed term ending on 28 / 02 / 2027', ['2027-02-28']],
  ['Expires: 3/4/2026 or 1.12.26', ['2026-04-03', '2026-12-01']],
  ['a lease ending on / /20 with 2 / 3 options', []],
  ['Lots 4 / 51 / 7102', []],
] as const)('dates of a printed form are read over its slashes: %s', ([text, dates]) => {
  expect(datesIn(text)).toEqual(dates)
})

import { expect, test } from 'vitest'

import { cellDenies, rowDenies } from './row-answers.ts'

test.for([
  [' No. The house is empty', true],
  [' tank No', true],
  [' N/A', true],
  [' No. 4 main', false],
  [' Yes', false],
] as const)('the cell behind a name, “%s”, denies it: %s', ([behind, isNo]) => {
  expect(cellDenies(behind)).toBe(isNo)
})

test.for([
  [' tank recorded for the lot   No   Sewered', true],
  [' system on the land | NIL', true],
  [' tank recorded for the lot   Yes   No notice', false],
  [' tank serviced by No 4 Crew', false],
] as const)('the row of a name, “%s”, denies it: %s', ([behind, isNo]) => {
  expect(rowDenies(behind)).toBe(isNo)
})

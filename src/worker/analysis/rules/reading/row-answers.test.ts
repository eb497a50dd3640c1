import { expect, test } from 'vitest'

import { patternFault } from '../../wording/testing/pattern-fault.ts'
import { answeredNo, cellDenies, ROW_ANSWER_PATTERNS, rowDenies } from './row-answers.ts'

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

test.for([
  ['Fungal decay ☐ Found ☒ Not found', 'Fungal decay', ''],
  ['Work order (RAB Act 2020) Yes / No - none received', 'Work order (RAB Act 2020)', ''],
  ['Is the lot let? ☐ Yes ☒ No', 'Is the lot let?', ''],
  ['48 hour clause ☐ applies ☒ does not apply', '48 hour clause', ''],
  ['Termites ☒ Not detected ☐ Detected Limited access', 'Termites', 'Limited access'],
  ['Has it been completed? ☐ Yes ☒ No - permit lapsed', 'Has it been completed?', 'permit lapsed'],
] as const)('the row “%s” is answered with no', ([text, asked, added]) => {
  const answer = answeredNo(text)
  expect([answer?.asked.trim(), answer?.added]).toEqual([asked, added])
})

test.for([
  'Fungal decay ☒ Found ☐ Not found',
  'Is the lot let? ☒ Yes ☐ No',
  'Is there a notice? ☐ Yes ☒ No Is there an order? ☒ Yes ☐ No',
  'Have the parties initialled each page? Yes / No',
  'A yes / no answer is needed in each row',
])('the row “%s” is not', (text) => {
  expect(answeredNo(text)).toBeNull()
})

test.for(Object.entries(ROW_ANSWER_PATTERNS))('the pattern %s is bounded', ([, pattern]) => {
  expect(patternFault(pattern)).toBeNull()
})

import { expect, test } from 'vitest'

import { readingOf } from '../testing/reading-of.ts'
import { isToldAlready } from './told-already.ts'

/** The first mark is what a net caught, the others are what is quoted. */
function told(text: string): boolean {
  const { reading, marks } = readingOf(text, { kind: 'contract-form', state: 'TAS' })
  const [caught, ...quoted] = marks
  if (caught === undefined) throw new Error('nothing is marked')
  return isToldAlready(reading.doc, caught, quoted)
}

/** The same with the caught words standing behind the quoted ones. */
function toldBehind(text: string): boolean {
  const { reading, marks } = readingOf(text, { kind: 'contract-form', state: 'TAS' })
  const caught = marks.at(-1)
  if (caught === undefined) throw new Error('nothing is marked')
  return isToldAlready(reading.doc, caught, marks.slice(0, -1))
}

test('the rest of a sentence that a row of a table broke in two is told with its first half', () => {
  const half = 'Structures | «There is no permit for this change and»'
  expect(
    toldBehind(`[planning-certificate]\n${half}\n«no occupancy certificate was sought.»`),
  ).toBe(true)
  const whole = 'Structures | «There is no permit for this change.»'
  expect(toldBehind(`[planning-certificate]\n${whole}\n«and no drain to the street.»`)).toBe(false)
})

test('what points back to a quoted sentence is told with it', () => {
  const order = '«A notice requires a new tank by May.»'
  expect(toldBehind(`[annexure]\n${order} «It has not been begun.»`)).toBe(true)
  expect(toldBehind(`[annexure]\n${order} The fence is new. «It has not been begun.»`)).toBe(false)
})

test('an entry of the title is told where its dealing is quoted, and where it has another it is not', () => {
  const entry = '«E402117 CAVEAT»'
  expect(told(`[title-search]\n«E402117 lodged by Bluff Builders»\n${entry}`)).toBe(true)
  expect(told(`[title-search]\n«E402118 lodged by Bluff Builders»\n${entry}`)).toBe(false)
  expect(told('[title-search]\n«Easement in DP1098231»\n«Restriction in DP1098231»')).toBe(false)
})

test('a further row of a table is told with the row that is quoted', () => {
  expect(
    told(
      '[planning-certificate]\n«1 Forest | 24 m | downslope | BAL-29»\n«2 Woodland | 48 m | flat | BAL-12.5»',
    ),
  ).toBe(true)
  expect(
    told(
      '[minutes]\n«Instalment 3 | $1,815.00 | due in May | not yet due»\n«Instalment 1 | $1,815.00 | due in March | paid»',
    ),
  ).toBe(true)
  expect(
    told(
      '[planning-certificate]\n«9 Heritage | listed | Yes, it is»\n«10 Flood | mapped | Yes, it is»',
    ),
  ).toBe(false)
})

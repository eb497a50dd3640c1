import { expect, test } from 'vitest'

import { readingOf } from '../testing/reading-of.ts'
import { isOfToldInstrument, isToldAlready } from './told-already.ts'

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

test('what a clause says of the sum or the fact that is quoted of it is told with it', () => {
  const clause = '37. «The purchaser must pay interest at 17 per cent.»'
  expect(
    toldBehind(`[special-conditions]\n${clause} «Payment of that interest is essential.»`),
  ).toBe(true)
  expect(
    toldBehind(
      `[special-conditions]\n${clause}\n37.2 «The vendor need not settle before that sum is paid.»`,
    ),
  ).toBe(true)
  expect(
    toldBehind(
      `[special-conditions]\n5. «No permit was obtained for the shed.» «The purchaser buys with knowledge of that fact.»`,
    ),
  ).toBe(true)
  expect(toldBehind(`[special-conditions]\n${clause} «The purchaser must sign the deed.»`)).toBe(
    false,
  )
  expect(
    toldBehind(`[special-conditions]\n${clause}\n38. «Payment for that fence is due at once.»`),
  ).toBe(false)
})

test('the further parts of an instrument are told with the one that is quoted, and other papers are not', () => {
  const of = (text: string) => {
    const { reading, marks } = readingOf(text, { kind: 'contract-form', state: 'QLD' })
    const caught = marks.at(-1)
    return caught && isOfToldInstrument(reading.doc, caught, marks.slice(0, -1))
  }
  const ban = '«3. The Grantor shall not erect any building on the servient tenement.»'
  expect(of(`[annexure] Easement\n${ban}\n«4. The Grantee may enter with vehicles and dig.»`)).toBe(
    true,
  )
  expect(
    of('[plan] Covenants\n«(a) NOT to erect more than one building;»\n«(b) NOT to keep swine.»'),
  ).toBe(true)
  expect(
    of(`[annexure] Easement\n${ban}\n[other] Memo\n«The Grantee may enter with vehicles.»`),
  ).toBe(false)
  expect(
    of(
      `[title-search] Title\n«B714402 COVENANT»\n[annexure] Transfer\n«And the said transferee for his heirs, executors and assigns will not quarry.»`,
    ),
  ).toBe(true)
  expect(
    of(`[special-conditions]\n«1. No fence may be built.»\n«2. The purchaser must wait.»`),
  ).toBe(false)
})

test('a claim given up on account of a quoted letter is not told with it', () => {
  const letter = '7. «The council wrote on 4 May that the studio has no approval.»'
  const waiver =
    '«The purchaser will not on account of that letter make a claim or ask for a reduction.»'
  expect(toldBehind(`[special-conditions]\n${letter} ${waiver}`)).toBe(false)
  expect(
    toldBehind(
      `[special-conditions]\n${letter} «A copy of that letter is annexed to this contract.»`,
    ),
  ).toBe(true)
})

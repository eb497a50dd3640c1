import { expect, test } from 'vitest'

import { docOf } from '../../segment/doc-of.ts'
import { recogniseZoning } from './zoning.ts'

test('reads the zone in an answer of its own below one about the adjoining land', () => {
  const doc = docOf(
    '[contract-form] Contract for sale, Australian Capital Territory, Gungahlin ACT 2912\n' +
      '[planning-certificate] Lease conveyancing inquiry\n' +
      '8 Development application on adjoining blocks | No\n' +
      '9 Territory Plan zone | RZ1 Suburban Zone',
  )
  expect(recogniseZoning({ ...doc, state: 'ACT' })?.value).toBe('RZ1 Suburban Zone')
})

test('reads the zone with its name behind a line of dots', () => {
  const doc = docOf('[planning-certificate] Planning certificate\nZone ........ RL (Rural Living)')
  expect(recogniseZoning({ ...doc, state: 'NT' })?.value).toBe('RL (Rural Living)')
})

test('tells the name of a zone of the Northern Territory where the paper prints its code alone', () => {
  const doc = docOf('[planning-certificate] Planning enquiry\nZone LMR. Storm surge: none.')
  expect(recogniseZoning({ ...doc, state: 'NT' })).toMatchObject({
    value: 'LMR',
    text: 'LMR (Low-Medium Density Residential)',
  })
})

test("reads the code behind the name of the Territory's scheme", () => {
  const doc = docOf(
    '[planning-certificate] Enquiry\nZone, NT Planning Scheme 2020 | LR (Low Density Residential)',
  )
  expect(recogniseZoning({ ...doc, state: 'NT' })?.value).toBe('LR (Low Density Residential)')
})

test('takes no word of a heading or of a question for the name of a zone', () => {
  for (const head of [
    'REPLY TO LAND ENQUIRY, ZONING STATEMENT',
    'PART 1 | ZONING',
    'Planning and zoning advice',
  ]) {
    const doc = docOf(
      `[planning-certificate] Reply to a land enquiry\n${head}\n` +
        'Is the land zoned under a local planning scheme? | Yes. Local Planning Scheme No. 4, Residential R30',
    )
    expect(recogniseZoning({ ...doc, state: 'WA' })?.value).toBe('Residential R30')
  }
})

test('ends the name of a zone before the comma that leads on', () => {
  const doc = docOf(
    '[planning-certificate] Planning certificate\nZone\nFARMING ZONE (FZ), both parcels.',
  )
  expect(recogniseZoning({ ...doc, state: 'VIC' })).toMatchObject({ text: 'FARMING ZONE (FZ)' })
})

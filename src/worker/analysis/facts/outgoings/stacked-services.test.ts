import { expect, test } from 'vitest'

import { docOf } from '../../segment/doc-of.ts'
import { recogniseFacts } from '../recognise-facts.ts'

function waterIn(lines: readonly string[]): number | undefined {
  const { outgoings } = recogniseFacts(docOf(`HALLETT WATER\n\n${lines.join('\n\n')}`))
  return outgoings.find(({ value }) => value.kind === 'water-rates')?.value.annualCents
}

test.each([
  [
    'below a head that tells the total and the quarter',
    [
      'Account number\tDue date\tTotal due\n4410 20\t8 September 2026\t$236.10',
      'YOUR CHARGES THIS QUARTER (1 July to 30 September 2026)',
      'Water supply service charge',
      '$20.10',
      'Sewerage service charge',
      '$112.40',
      'Waterways and drainage charge (for the drainage authority)',
      '$30.00',
      'Water usage 20 kL from 9 May to 8 August',
      '$73.60',
    ],
  ],
  [
    'each with the quarter in its name',
    [
      'Water bill issued 18 August 2026',
      'Water service charge, per quarter',
      '$20.10',
      'Wastewater service charge, per quarter',
      '$112.40',
      'Drainage charge, per quarter',
      '$30.00',
    ],
  ],
])('adds the services of a bill that sets each amount below its name, %s', (_name, lines) => {
  expect(waterIn(lines)).toBe(65_000)
})

test('services of a whole year are counted once', () => {
  const lines = [
    'FIXED CHARGES FOR THE YEAR 2026-27',
    'Water service charge',
    '$201.00',
    'Sewerage service charge',
    '$512.40',
  ]
  expect(waterIn(lines)).toBe(71_340)
})

test('a bill with one line for all keeps its amount', () => {
  const lines = [
    'Charges 1 July to 30 September 2026',
    'Water and sewerage service charges for the quarter',
    '$162.50',
  ]
  expect(waterIn(lines)).toBe(65_000)
})

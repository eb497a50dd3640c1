import { expect, test } from 'vitest'

import { docOf } from '../../segment/doc-of.ts'
import { recogniseFacts } from '../recognise-facts.ts'

function valuationIn(text: string): number | undefined {
  return recogniseFacts(docOf(`RATES NOTICE 2026-27\nSampleton City Council\n${text}`))
    .councilValuation?.value
}

test.each([
  [
    'the days of a supplementary valuation',
    'Up to 3/11/2026\tFrom 4/11/2026\nSite value\t$290,000\t$290,000\nCapital improved value\t$290,000\t$655,000',
  ],
  [
    'the old valuation and the new one',
    'Measure\tPrevious valuation\tSupplementary valuation\nSite value\t$290,000\t$290,000\nCapital improved value\t$290,000\t$655,000',
  ],
  [
    'the levels of two years',
    'Valuation\tLevel 2024\tLevel 2026\nSite value\t280,000\t290,000\nCapital improved value\t610,000\t655,000',
  ],
])('of two columns the present value counts: %s', (_name, rows) => {
  expect(valuationIn(rows)).toBe(65_500_000)
})

test('what is only proposed is no value yet', () => {
  expect(
    valuationIn(
      'Measure\tCurrent\tProposed 2027\nSite value\t$290,000\t$310,000\nCapital improved value\t$655,000\t$690,000',
    ),
  ).toBe(65_500_000)
})

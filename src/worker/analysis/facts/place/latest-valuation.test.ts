import { expect, test } from 'vitest'

import { docOf } from '../../segment/doc-of.ts'
import { recogniseFacts } from '../recognise-facts.ts'

function valuationIn(text: string): number | undefined {
  return recogniseFacts(docOf(`RATES NOTICE 2026-27\nSampleton Regional Council\n${text}`))
    .councilValuation?.value
}

test('of several days of valuation the latest counts', () => {
  expect(
    valuationIn(
      'Effective\tSite value\tUsed\n30/06/2023\t$310,000\tno\n30/06/2024\t$362,500\tno\n30/06/2026\t$425,000\tyes',
    ),
  ).toBe(42_500_000)
})

test('of last year’s value and this year’s the present one counts', () => {
  expect(
    valuationIn(
      'Your rates\tLast year\tThis year\nCapital value of the property\t$715,000\t$760,000',
    ),
  ).toBe(76_000_000)
})

test('a measure beside another one is no later value', () => {
  expect(valuationIn('Land\tSite value\tCapital improved value\nLot 4\t$310,000\t$590,000')).toBe(
    59_000_000,
  )
})

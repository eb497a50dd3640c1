import { expect, test } from 'vitest'

import { docOf } from '../../segment/doc-of.ts'
import { recogniseFacts } from '../recognise-facts.ts'

function ratesIn(rows: string): number | undefined {
  const text = `MARLOW SHIRE COUNCIL\nCertificate under section 603\nBase amount\t390.00\nAd valorem\t1,210.40\n${rows}`
  const { outgoings } = recogniseFacts(docOf(text))
  return outgoings.find(({ value }) => value.kind === 'council-rates')?.value.annualCents
}

test.each([
  'Levied 2026-27\t1,600.40\nArrears\t0.00\nPaid\t-400.10\nDUE\t$1,200.30',
  'Total levied for the year 2026/27\t1,600.40\nPaid\t400.10\nAmount due\t$1,200.30',
  'Levied for 2026-27\t1,600.40\nArrears\t310.10\nPaid\t-400.10\nDUE\t$1,510.40',
])('what was levied counts and not what is left to pay: %s', (rows) => {
  expect(ratesIn(rows)).toBe(160_040)
})

test('what is due counts where nothing tells what was levied', () => {
  expect(ratesIn('Annual rates and charges due\t$1,600.40')).toBe(160_040)
})

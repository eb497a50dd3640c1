import { expect, test } from 'vitest'

import { docOf } from '../../src/worker/analysis/segment/doc-of.ts'
import { toldKindsOf } from './told-parts.ts'

const doc = docOf(
  'Contract of sale\n\nVendor: A. Bee\n\nRegister search\n\nVolume 1 Folio 2\fRates notice\n\nTotal $900.00',
  { zone: 'particulars' },
)

test('gives every block the kind of the last part that began at or before it', () => {
  const kinds = toldKindsOf(doc, [
    { page: 1, starts: 'Contract of sale', kind: 'particulars' },
    { page: 1, starts: 'Register  search', kind: 'title-search' },
    { page: 2, starts: 'Rates notice', kind: 'rates-certificate' },
  ])
  const kindOf = (words: string) => kinds[doc.blocks.findIndex(({ text }) => text.includes(words))]
  expect(kindOf('Vendor')).toBe('particulars')
  expect(kindOf('Folio 2')).toBe('title-search')
  expect(kindOf('$900')).toBe('rates-certificate')
})

test('tells nothing from where a part is not found again', () => {
  const kinds = toldKindsOf(doc, [
    { page: 1, starts: 'Contract of sale', kind: 'particulars' },
    { page: 1, starts: 'A line that is not there', kind: 'plan' },
  ])
  expect(kinds.every((kind) => kind === null)).toBe(true)
})

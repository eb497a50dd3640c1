import { expect, test } from 'vitest'

import { docOf } from '../../segment/doc-of.ts'
import { columnHeading } from './column-heading.ts'

function headingOf(text: string, amount: string): string | null {
  const doc = docOf(text)
  const block = doc.blocks.find((one) => one.text.includes(amount))
  return block === undefined ? null : columnHeading(doc, block, block.text.indexOf(amount))
}

test.each([
  ['no line', 'Charge\tAmount\tOwing\nRates\t$3,906.00\t$976.50'],
  [
    'a line of dashes',
    'Charge\tAmount\tOwing\n\n-----------------------\n\nRates\t$3,906.00\t$976.50',
  ],
  [
    'a line of another sort',
    'Charge\tAmount\tOwing\n\n===== ===== =====\n\nRates\t$3,906.00\t$976.50',
  ],
])('finds the head of a column over %s', (_name, text) => {
  expect(headingOf(text, '$976.50')).toBe('Owing')
})

test('finds none over a sentence', () => {
  const text =
    'Charge\tAmount\tOwing\n\nThese are the charges of the year.\n\nRates\t$3,906.00\t$976.50'
  expect(headingOf(text, '$976.50')).toBe('')
})

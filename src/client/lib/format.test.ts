import { expect, test } from 'vitest'

import { calendarDate, dollarsFromCents, priceFromCents } from './format.ts'

test('our prices carry A$ and two decimals', () => {
  expect(priceFromCents(300)).toBe('A$3.00')
  expect(priceFromCents(24_000)).toBe('A$240.00')
})

test('amounts of a contract show cents only where there are any', () => {
  expect(dollarsFromCents(85_000_00)).toBe('$85,000')
  expect(dollarsFromCents(1_234_56)).toBe('$1,234.56')
  expect(dollarsFromCents(-50_00)).toBe('−$50')
})

test('a calendar date is the same day in every zone', () => {
  expect(calendarDate('2027-02-22')).toBe('22 February 2027')
})

import { expect, test } from 'vitest'

import { readLayout } from '../testing/read-layout.ts'

const rates = (rows: string) =>
  (
    readLayout(
      `Contract of Sale of Land\nVendor: Ada Lind\n\fDISTRICT COUNCIL OF YARRO\nRates Department     2 September 2026\n\nDear Madam\n\nRATES: 8 FINCH COURT BAROLLA\nCapital value $540,000\n\n${rows}`,
    )['outgoings'] as Record<string, number>
  )['council-rates']

test.each([
  [
    'by their numbers, before what last year came to',
    'The rates for 2026/27 were declared on 6 July 2026 and fall due as follows.\n\n   1st quarter     1 September 2026     $412.30     paid\n   2nd quarter     1 December 2026     $412.10\n   3rd quarter     1 March 2027     $412.10\n   4th quarter     1 June 2027     $412.10\n\nRates for 2025/26 came to $1,590.00.\n',
    164_860,
  ],
  [
    'by words',
    'The rates for 2026/27 may be paid in parts.\n\n   First instalment     4 September 2026     $371.00\n   Second instalment     4 December 2026     $371.00\n   Third instalment     5 March 2027     $371.00\n   Fourth instalment     4 June 2027     $371.00\n',
    148_400,
  ],
])('adds four parts of a year that a letter lists %s', (_name, rows, cents) => {
  expect(rates(rows)).toBe(cents)
})

test('parts of a price are no rates', () => {
  expect(
    rates(
      'The price of the closed lane is paid in parts, apart from the rates.\n\n   1st instalment     1 September 2026     $400.00\n   2nd instalment     1 December 2026     $400.00\n   3rd instalment     1 March 2027     $400.00\n   4th instalment     1 June 2027     $400.00\n',
    ),
  ).toBeUndefined()
})

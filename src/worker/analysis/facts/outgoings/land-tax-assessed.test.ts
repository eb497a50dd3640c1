import { expect, test } from 'vitest'

import { readLayout } from '../testing/read-layout.ts'

const tax = (text: string, land = 'Lot 44 on SP 102030') =>
  (
    readLayout(`Contract of Sale of Real Estate\nVendor: Ada Lind\n${land}\n\f${text}`)[
      'outgoings'
    ] as Record<string, number>
  )['land-tax']

test.each([
  [
    'the assessment of this year above the one before',
    'QUEENSLAND REVENUE OFFICE\nLand tax assessment notice 2026-27\nLand owned at midnight on 30 June 2026\n  Taxable value     $460,000.00\n  Rate for companies and trustees: $1,450 plus 1.7 cents for each $1 over $350,000\n  Tax assessed 2026-27     $3,320.00\n  Tax assessed 2025-26 (taxable value $420,000)     $2,640.00\n  Balance to pay     $3,320.00\n',
    332_000,
  ],
  [
    'the assessment of the year before above this year’s',
    'STATE REVENUE OFFICE\nLAND TAX CERTIFICATE\n  Land tax assessed for 2025     $1,180.00\n  Land tax assessed for 2026     $1,262.50\n  Paid     $1,262.50\n',
    126_250,
  ],
])('reads of two years that an office assesses the latest: %s', (_name, text, cents) => {
  expect(tax(text)).toBe(cents)
})

test.each([
  [
    'by the number of the property, with its town on the next line',
    'Property Identifier Number: 2204117',
    'STATE REVENUE OFFICE OF TASMANIA\nLAND TAX CLEARANCE CERTIFICATE     No 4411\n\nPID     Property     Class     Land value     Portion of tax\n2204117     8 Teal Rd     GENERAL     $280,000     $2,104.20\n            Ferndale\n3190044     2 Ropewalk La     GENERAL     $250,000     $1,878.75\n            Sandy Point\n            Total of taxable land     $530,000     $3,982.95\n',
    210_420,
  ],
  [
    'by its lot',
    'Lot 44 on SP 102030',
    'STATE REVENUE OFFICE\nLAND TAX CERTIFICATE\n\nLand     Value     Share of tax\nLot 44 SP 102030     $280,000     $2,104.20\nLot 45 SP 102030     $250,000     $1,878.75\nTotal     $530,000     $3,982.95\n',
    210_420,
  ],
])('of a tax on several parcels reads that of the land sold: %s', (_name, land, text, cents) => {
  expect(tax(text, land)).toBe(cents)
})

test('a year that is told once is read as before', () => {
  expect(
    tax(
      'QUEENSLAND REVENUE OFFICE\nLand tax assessment notice 2026-27\n  Taxable value     $460,000.00\n  Tax assessed 2026-27     $3,320.00\n',
    ),
  ).toBe(332_000)
})

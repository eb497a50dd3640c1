import { expect, test } from 'vitest'

import { readLayout } from '../testing/read-layout.ts'

const offer = (fields: string) =>
  `CONTRACT FOR SALE OF LAND BY OFFER AND ACCEPTANCE\n\nTO:  Bluegum Realty, as agent for the Seller\n\nTHE BUYER\n${fields}  Address    7 Sedge Court, Marloo WA 6155\n\nOFFERS TO PURCHASE\n\nThe Property at:\n  Address    19 Teal Way, Marloo WA 6155\nPurchase Price     $610,000.00\n\nSELLER      Agnes May DORE      accepted  3 September 2026\n`

test.each([
  ['by their numbers', '  Name 1     Oriel Fay TRENTHAM\n  Name 2     Kofi ADJEI\n'],
  [
    'by numbers in brackets',
    '  Full name (1)     Oriel Fay TRENTHAM\n  Full name (2)     Kofi ADJEI\n',
  ],
])('the fields of two buyers are told apart %s', (_name, fields) => {
  expect(readLayout(offer(fields))).toMatchObject({
    purchasers: ['Oriel Fay Trentham', 'Kofi Adjei'],
  })
})

test('a second field that is left open names nobody', () => {
  expect(
    readLayout(offer('  Name 1     Oriel Fay TRENTHAM\n  Name 2     ______________\n')),
  ).toMatchObject({ purchasers: ['Oriel Fay Trentham'] })
})

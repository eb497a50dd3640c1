import { expect, test } from 'vitest'

import { readLayout } from '../testing/read-layout.ts'

const head = 'OFFER AND ACCEPTANCE\nSeller     Kofi Adjei\nBuyer     Oriel Fay Trentham\n'

test.each([
  [
    'by letters',
    `${head}Land     22 Mallee Road, Yarro WA 6369, being (a) Lot 310 on Deposited Plan 204417 and (b) Lot 8 on Diagram 51220, containing together 84.1 hectares\n`,
    'Lot 310 DP204417 and Lot 8 Diagram 51220',
  ],
  [
    'by Roman numbers, each on its line',
    `${head}Land     22 Mallee Road, Yarro WA 6369, being\n     (i) Lot 310 on Deposited Plan 204417; and\n     (ii) Lot 311 on Deposited Plan 204417\n`,
    'Lot 310 DP204417 and Lot 311 DP204417',
  ],
])('lots of one sale that are told apart %s', (_name, text, lots) => {
  expect(readLayout(text)['lotPlan']).toBe(lots)
})

test('a lot that the seller keeps is not sold with them', () => {
  expect(
    readLayout(
      `${head}Land     22 Mallee Road, Yarro WA 6369, being Lot 310 on Deposited Plan 204417. The Seller keeps Lot 311 on Deposited Plan 204417.\n`,
    )['lotPlan'],
  ).toBe('Lot 310 DP204417')
})

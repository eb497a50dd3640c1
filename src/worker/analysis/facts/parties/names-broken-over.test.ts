import { expect, test } from 'vitest'

import { readLayout } from '../testing/read-layout.ts'

const terms = (parties: string) =>
  `PENNANT & CO, Conveyancers\n\nCONTRACT OF SALE OF A FARM\n\n${parties}\nRoad, Upper Sorrel TAS 7264, on these terms.\n\nThe price is $410,000.00.\n`

test.each([
  [
    'its own',
    'The Vendor, Agnes May Dore as executor of the will of Piers Alan Dore, sells and the Purchasers, Oriel Fay\nTrentham and Kofi James Adjei as joint tenants, buy the property at 19 Teal',
  ],
  [
    'the second one’s',
    'The Vendor, Agnes May Dore, sells and the Purchasers, Oriel Fay Trentham and Kofi\nJames Adjei as joint tenants, buy the property at 19 Teal',
  ],
])('buyers in a sentence whose line ends within a name, %s', (_name, parties) => {
  expect(readLayout(terms(parties))).toMatchObject({
    purchasers: ['Oriel Fay Trentham', 'Kofi James Adjei'],
  })
})

test('a line that goes on with what the buyer does names nobody', () => {
  expect(
    readLayout(
      terms(
        'The Vendor, Agnes May Dore, sells and the Purchasers\nMust inspect the dam before they buy the property at 19 Teal',
      ),
    ),
  ).toMatchObject({ purchasers: [] })
})

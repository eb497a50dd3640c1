import { expect, test } from 'vitest'

import { readLayout } from '../testing/read-layout.ts'

const water = (text: string) =>
  (
    readLayout(`Contract of Sale of Land\nVendor: Ada Lind\n\f${text}`)['outgoings'] as Record<
      string,
      number
    >
  )['water-rates']

const BILL = (which: string) =>
  `Water Corporation     Account number  90 11822 04 1\nBill date     6 October 2026\n\nBill summary\n  Service charges     231.40\n  Water use     88.10\n  Please pay by 27 October 2026     319.50\n\nService charges, 1 September 2026 to 31 October 2026\n(${which})\n\n   Water supply     46.20\n   Sewerage     185.20\n                    ------\n                    231.40\n\nWater use, 31 July to 29 September 2026\n   38 kL at $2.318     88.10\n`

test.each([
  ['the second of the six equal bills for 2026/27', 138_840],
  ['2nd of six accounts of the year', 138_840],
])('a bill that is %s', (which, cents) => {
  expect(water(BILL(which))).toBe(cents)
})

test('what a row of adjustments tells of the land tax is no water bill', () => {
  expect(
    water(
      `${BILL('second of six equal bills for 2026/27')}\nStatement of adjustments\n  Water     service charges to 31 October paid\n  Land tax     RevenueWA figure of 26 October 2026: land tax $300.00 and MRIT $133.00, together $433.00 for the year.\n`,
    ),
  ).toBe(138_840)
})

import { expect, test } from 'vitest'

import { readLayout } from '../testing/read-layout.ts'

const CONTRACT =
  'CONTRACT OF SALE OF LAND\nPARTICULARS OF SALE\nVendor: Oriel Fay Trentham\nPurchaser: Kofi Adjei\nPrice: $845,000.00'

test.each([
  '\n\fTRANSFER OF LAND\nI, ABEL ROWE, being registered as the proprietor of the land below, in consideration of the sum of Two thousand five hundred dollars do hereby transfer to EDITH MOON all my estate in it.\n',
  '\n\fANNEXURE B\nCopy of an old conveyance\nThis indenture witnesses that for the consideration of Eleven hundred dollars the land is conveyed.\n',
])('takes no consideration of an old deed for the price in words', (deed) => {
  expect(readLayout(`${CONTRACT}${deed}`)).toMatchObject({ price: 84_500_000, words: null })
})

test('reads the price in words beside the figures', () => {
  const text = `${CONTRACT} (Eight hundred and fifty-four thousand dollars)\n`
  expect(readLayout(text)).toMatchObject({ words: 85_400_000 })
})

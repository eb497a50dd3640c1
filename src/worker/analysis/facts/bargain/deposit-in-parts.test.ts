import { expect, test } from 'vitest'

import { docOf } from '../../segment/doc-of.ts'
import { recogniseFacts } from '../recognise-facts.ts'

test.each([
  ['$90,000: $5,000 today and the rest within a week', 9_000_000],
  ['$90,000 paid as to $1,000 on signing and as to the rest by 3 March 2026', 9_000_000],
  ['$30,000 now, then $60,000 on 3 March 2026', 9_000_000],
])('reads the whole deposit from "%s"', (field, cents) => {
  const doc = docOf(
    `CONTRACT OF SALE OF REAL ESTATE\nPARTICULARS OF SALE\nVendor: Ada Pell\nPurchaser: Omar Roe\nPrice: $900,000\nDeposit: ${field}\nBalance: $810,000\n`,
  )
  expect(recogniseFacts(doc).deposit?.value).toBe(cents)
})

test('takes the day of a power of attorney or of an authority for no day of the contract', () => {
  const doc = docOf(
    'CONTRACT OF SALE OF REAL ESTATE\nPARTICULARS OF SALE\nVendor: Ada Pell\nPurchaser: Omar Roe\nPrice: $900,000\nSPECIAL CONDITIONS\n1. Ada Pell signs by her attorney under a power of attorney (financial) made on 3 March 2015.\nExecuted by the Purchaser: ________ Dated: ________\nExecuted for Pell Bank Limited by its attorney under power dated 3 June 2019:\n2. The agent holds an authority to sell dated 4 July 2026.\n',
  )
  expect(recogniseFacts(doc).contractDate).toBeNull()
})

import { expect, test } from 'vitest'

import { docOf } from '../../segment/doc-of.ts'
import { recogniseFacts } from '../recognise-facts.ts'

function feesIn(
  rows: string,
  land = 'Lots 6 and 21 on Plan of Subdivision PS412990',
): number | undefined {
  const text = `CONTRACT OF SALE OF LAND\nPARTICULARS OF SALE\nVendor: Ada Lind\nPurchaser: Bo Ek\nLand: ${land}\nPrice: $500,000\n\fOWNERS CORPORATION CERTIFICATE\nOwners Corporation 1 Plan PS412990\n\n${rows}`
  const { outgoings } = recogniseFacts(docOf(text))
  return outgoings.find(({ value }) => value.kind === 'owners-corporation')?.value.annualCents
}

test.each([
  '1. The current fees, payable quarterly in advance, are:\n\nLot 6 (liability 40)\t$812.00 per quarter\nLot 21 (liability 2)\t$46.50 per quarter\n\n2. Paid up to 30 September 2026.',
  '1. Annual fees for each lot\n\nLot 5\t$3,100.00\nLot 6\t$3,248.00\nLot 21 (car)\t$186.00',
  'Contributions per half year\n\nUnit 6\t$1,624.00\nCar space 21\t$93.00',
])('what a flat and its car space pay is added: %s', (rows) => {
  expect(feesIn(rows)).toBe(343_400)
})

test('a special levy is added to nothing', () => {
  const rows =
    '1. The current fees for both lots are $3,434.00 per annum.\n\n4. Special levy for the facade, each quarter:\n\nLot 6\t$500.00\nLot 21\t$50.00'
  expect(feesIn(rows)).toBe(343_400)
})

test('another lot’s fee stays out where one lot is sold', () => {
  const rows = 'Annual fees for each lot\n\nLot 6\t$3,248.00\nLot 21 (car)\t$186.00'
  expect(feesIn(rows, 'Lot 6 on Plan of Subdivision PS412990')).not.toBe(343_400)
})

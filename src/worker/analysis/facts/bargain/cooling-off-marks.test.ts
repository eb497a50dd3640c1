import { expect, it } from 'vitest'

import type { PageKind, StateCode } from '#shared/report.ts'

import { docOf } from '../../segment/doc-of.ts'
import { recogniseCoolingOffMarks } from './cooling-off-marks.ts'

function marksOf(prose: string, state: StateCode, zone: PageKind = 'contract-form'): string[] {
  return recogniseCoolingOffMarks(docOf(prose, { state, zone })).map(({ value }) => value)
}

it.for<[string, StateCode]>([
  [
    '3. There is NO COOLING OFF PERIOD—\n(a) if, at or before the time the contract is made, the purchaser gives a certificate that complies with the Act, section 66W, or\n(b) if the property is sold by public auction, or',
    'NSW',
  ],
  ['There is no cooling-off period:\n• where the land is sold at auction', 'VIC'],
  ['There is no cooling-off right - (i) if the lot was sold under the hammer, or', 'ACT'],
  [
    'There is no cooling off period for the buyer\n(1) when the contract is formed at auction',
    'QLD',
  ],
])('takes the head of a list of cases for no waiver: %s', ([prose, state]) => {
  expect(marksOf(prose, state)).toEqual([])
})

it.for<[string, StateCode]>([
  [
    '21. SALE BY AUCTION\n21.1 This clause applies only if the Property is sold by auction. The highest bidder whose bid is accepted is the purchaser.\n21.2 The purchaser at auction must sign this Contract and pay the Deposit at the fall of the hammer. There is no cooling-off period after an auction.',
    'SA',
  ],
  [
    '30. Auctions\n30.1 If the property is offered at auction, this clause applies.\n30.2 Upon the fall of the hammer the buyer must pay the deposit.',
    'QLD',
  ],
  [
    '9. AUCTION SALES\n9.1 The provisions of this clause apply to a sale by auction.\n9.2 The highest bidder shall be the purchaser.',
    'WA',
  ],
])('takes a printed clause that is for auctions only for no auction: %s', ([prose, state]) => {
  expect(marksOf(prose, state, 'general-conditions')).toEqual([])
  expect(marksOf(prose, state)).toEqual([])
})

it('still reads what is said of this sale', () => {
  expect(marksOf('4. There is no cooling-off period under this contract.', 'NSW')).toEqual([
    'waived',
  ])
  expect(
    marksOf('4. There is no cooling off period.\n5. If the buyer asks, keys are given.', 'VIC'),
  ).toEqual(['waived'])
  expect(marksOf('2. The Property was sold by auction on 4 October 2026.', 'SA')).toEqual([
    'auction',
  ])
})

it.for<[string, string]>([
  [
    'A. Cooling Off: by marking one box the Purchaser ☐ keeps the right to end this contract within three Business Days after the Contract Date, as the law of no State gives it ☒ gives up that right, having been told that it may take advice',
    'waived',
  ],
  [
    'A. Cooling Off: by marking one box the Purchaser ☒ keeps the right to end this contract within three Business Days ☐ gives up that right',
    'chosen',
  ],
])('reads a box behind the name of the right that does not name it again: %s', ([prose, mark]) => {
  expect(marksOf(prose, 'TAS', 'particulars')).toEqual([mark])
})

it('takes a box by which the buyer does without the right for its waiver, and the other for none', () => {
  const box = (kept: string, given: string) =>
    `19 Cooling off (Condition 21) ${kept} The Purchaser keeps the benefit of Condition 21. ${given} The Purchaser does without the benefit of Condition 21.`
  expect(marksOf(box('☐', '☒'), 'TAS')).toEqual(['waived'])
  expect(marksOf(box('☒', '☐'), 'TAS')).not.toContain('waived')
})

import { expect, test } from 'vitest'

import { plainOf } from '../reading/plain.ts'
import { patternFault } from '../../wording/testing/pattern-fault.ts'
import { isBuyerSpared, isVendorsBurden, WHOSE_BURDEN } from './whose-burden.ts'

test.for(Object.entries(WHOSE_BURDEN))('the pattern %s is bounded', ([, pattern]) => {
  expect(patternFault(pattern)).toBeNull()
})

test.for([
  'The Seller shall save the Buyer harmless from whatever the old manager may still claim.',
  'The Buyer is to be indemnified by the Seller against the unpaid account of the fencer.',
  'Until the keys are given the house stays at the risk of the Sellers.',
  'The Vendor bears every risk of fire and storm to the moment of completion.',
  'The Vendor shall, no later than three days before completion, cart away the broken machinery.',
  'We will hand over the manuals and the warranty of the heat pump.',
  "Guests booked up to 31 December are the Vendor's business and leave before completion.",
  "The summer bookings are the Vendor's affair and she will cancel them.",
  'The two derelict cars are to be taken away from the yard by the Seller.',
  '$1,200.00 must be held back from the balance until the pump works.',
  'The Buyer may retain $900.00 from the price until the fence stands.',
  'Should the Buyers want more time for their own sale, they may postpone settlement by ten days.',
  "The Buyer need not complete until the Buyer's own sale has completed, but not later than 1 May.",
  'The Sellers need not remove the compost bays, which the Buyers have asked to keep.',
  "If the Buyer's lender is late, the Buyer may extend the Settlement Date by five Business Days.",
  'The Seller shall pay to the Buyer $90.00 for each day on which possession is withheld.',
  'For any day of delay by the Vendor, the Vendor must allow the Purchaser compensation of $150.00.',
  'Land tax of the estate for any year is for the vendor alone and is not to be adjusted.',
  "The Vendor must pass on to the Purchaser any notice of meeting, and must not without the Purchaser's consent vote for a change of the rules.",
  'The Vendor must forward any notice of the council within two days of its receipt.',
  'If no lender offers the loan by then the Buyer may by notice rescind and recover the whole of the Deposit.',
])('%s is the burden of the vendor', (text) => {
  expect(isVendorsBurden(plainOf(text))).toBe(true)
})

test.for([
  'The Buyer shall save the Seller harmless from whatever the old manager may still claim.',
  'From today the house stays at the risk of the Buyer.',
  'The broken asbestos is on the eaves and none of it will be removed by the Vendor.',
  'If the Purchaser finds an error it may claim up to $500 for it.',
  'The Vendor shall obtain the final certificate and the fee is added to the price.',
  'The Developer must deliver the title within five years or such later time as it names.',
  'If the Purchaser finds an error it may claim no more than $500 for it.',
  'The Buyer may rescind and recover the Deposit, less $5,000.00 for the costs of the Vendor.',
  'The Vendor shall pay the outgoings and recover them from the Purchaser.',
  'The Vendor need not cart away the broken machinery.',
  "The Vendor shall remove the container after settlement at the Purchaser's expense.",
  'The Vendor shall repair the gate only if it thinks fit in its absolute discretion.',
  'The two derelict cars are to be taken away from the yard by the Buyer.',
  '$1,200.00 must be taken from the deposit for the trouble of the Seller.',
  'Should the Sellers want more time for their new house, they may postpone settlement by ten days.',
  'If the Buyer does not settle when the Seller is ready, it may end this contract.',
  'If the Buyer needs more time it may extend once, for which the Buyer pays $500 a day.',
])('%s is not', (text) => {
  expect(isVendorsBurden(plainOf(text))).toBe(false)
})

test('who holds whom harmless is told by subject and object', () => {
  const spared = 'The Seller must keep the Buyer indemnified from claims of the former manager.'
  const sparing = 'The Buyer must keep the Seller indemnified from claims of the former manager.'
  expect(isBuyerSpared(plainOf(spared))).toBe(true)
  expect(isBuyerSpared(plainOf(sparing))).toBe(false)
})

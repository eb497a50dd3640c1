import { test } from 'vitest'

import { LOSES_NOTHING, losesNothing } from './loses-nothing.ts'
import { plainOf } from '../reading/plain.ts'
import { patternFault } from '../../wording/testing/pattern-fault.ts'

const told = (text: string) => losesNothing({ text, plain: plainOf(text) })

test.for(Object.entries(LOSES_NOTHING))('the pattern %s is bounded', ([, pattern], { expect }) => {
  expect(patternFault(pattern)).toBeNull()
})

test.for([
  'If the Plan is not registered by the Sunset Date the Purchaser may rescind and the whole Deposit must be returned.',
  'Amount purchaser must pay – price multiplied by the GSTRW rate (7%): $75,950.00, out of the balance of the price.',
  'If a company is the purchaser, each of its directors must give the vendor a guarantee in the usual form.',
  'Where the Buyer is a corporation its directors sign the guarantee and indemnity behind this page.',
  'The Vendor is bound by this contract in its own right as well as as trustee, and no claim of the Purchaser is confined to the assets of the trust.',
  '6.2 Either party may, by a notice given before 4 pm on the Settlement Date, put that date back. It may be put back more than once, but not by more than 5 Business Days.',
  'Once you cool off the contract has no effect and your money must be returned, apart from $100.',
])('leaves the buyer what it speaks of: %s', (text, { expect }) => {
  expect(told(text)).toBe(true)
})

test.for([
  'If the Plan is not registered by the Sunset Date either party may rescind and the deposit must be returned.',
  'The purchaser must pay GST at one eleventh on top of the price.',
  'The vendor may by notice put the settlement date back by up to ninety days.',
  'Each of the purchasers guarantees what the other owes, and a director of the agent witnesses it.',
  'The Vendor is bound only as trustee and every claim is confined to the assets of the trust.',
])('is asked about: %s', (text, { expect }) => {
  expect(told(text)).toBe(false)
})

import { expect, test } from 'vitest'

import { patternFault } from '../../wording/testing/pattern-fault.ts'
import { FORM_ROWS, isOrdinaryRow } from './form-rows.ts'
import { passageIn } from './testing/passage-in.ts'

test.for(Object.entries(FORM_ROWS))('the pattern %s is bounded', ([, pattern]) => {
  expect(patternFault(pattern)).toBeNull()
})

test.for([
  'C3 | Land | The whole of the land in Volume 2110 Folio 9, being Lot 12 on Plan 40113',
  '7 | Property | ☒ the whole ☐ part of the lot on Diagram 3380',
  'Settlement | Due 21 days after notice is given under special condition 2',
  'K | Completion date | 42 days from the Contract Date at the office of the bank',
  'Deposit | $41,000.00, being 5 per cent, payable in two parts to the agent’s trust account',
  'Smoke alarms | ☒ installed ☐ not installed in each bedroom',
  'Pool | Is there a pool? ☒ Yes ☐ No Is there a current certificate at the date of this contract? ☒ Yes ☐ No',
  '9 | LEASES | ☐ sold subject to the lease below ☒ None. The Seller gives vacant possession',
  'Finance | ☒ Subject to a loan. Lender: any bank. Amount: $400,000. Approval date: 4 May 2026',
  'The Vendor accepts the offer. | The Vendor accepts the offer.',
  'Seller | Ada LOWE and Brian LOWE, both of 4 Hill Street, who sell the land below',
])('says what every contract has to say: %s', (text) => {
  expect(isOrdinaryRow(passageIn('particulars', text))).toBe(true)
})

test.for([
  'C3 | Land | Part of the land in Volume 2110 Folio 9, except the strip along the lane',
  'Settlement | Due 21 days after notice, or such later day as the Seller elects',
  'Deposit | $41,000.00, released to the Seller when finance is approved',
  'Deposit | $123,000.00, being 15 per cent of the price',
  'Smoke alarms | ☐ installed ☒ not installed',
  '9 | LEASES | ☒ sold subject to the lease below ☐ None. The Seller gives vacant possession',
  'Finance | ☒ Subject to a loan. The Buyer must produce two written refusals',
  'Seller | Ada LOWE as executor of the will of Brian LOWE, who sells the land below',
])('says more: %s', (text) => {
  expect(isOrdinaryRow(passageIn('particulars', text))).toBe(false)
})

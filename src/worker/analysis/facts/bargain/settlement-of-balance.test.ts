import { expect, test } from 'vitest'

import { docOf } from '../../segment/doc-of.ts'
import { recogniseSettlement } from './settlement.ts'

function settlementIn(text: string) {
  const doc = docOf(
    `CONTRACT FOR THE SALE OF LAND\nvendor ..... Ann Marsh\npurchaser ..... Bo Ek\nprice ..... $640,000\n${text}\n`,
  )
  return recogniseSettlement(doc)?.value
}

test.each([
  'A deposit of $64,000.00 is paid on signing. The balance of $576,000.00 is to be paid on 12 March 2027, when the purchaser may enter.',
  'The residue of the purchase money shall be paid on or before the 12th day of March 2027.',
  'The balance of the price is due and payable by the purchaser on Friday, 12 March 2027.',
])('the day of the balance is the day of settlement: %s', (text) => {
  expect(settlementIn(text)).toEqual({ kind: 'date', date: '2027-03-12' })
})

test.each([
  "vendor's solicitor ... Oye Pike, Port Elmore completion ........... 12 March 2027",
  "vendor's solicitor ... Oye Pike, Port Elmore settlement ____ Friday 12 March 2027",
])('leader dots join a label in the middle of a line to its day: %s', (text) => {
  expect(settlementIn(text)).toEqual({ kind: 'date', date: '2027-03-12' })
})

test.each([
  'The balance of the deposit of $54,000.00 is to be paid on 12 March 2027.',
  'possession ...... subject to existing tenancy (residential, to 12 March 2027, $540 a week)',
  'possession: with a lease that ends on 12 March 2027',
])('another day is none: %s', (text) => {
  expect(settlementIn(text)).toBeUndefined()
})

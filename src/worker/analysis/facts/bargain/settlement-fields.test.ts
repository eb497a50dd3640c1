import { expect, test } from 'vitest'

import { docOf } from '../../segment/doc-of.ts'
import { recogniseSettlement } from './settlement.ts'

function settlementIn(field: string) {
  const doc = docOf(
    `CONTRACT OF SALE OF REAL ESTATE\nPARTICULARS OF SALE\nVendor: Ann Marsh\nPurchaser: Bo Ek\nPrice: $640,000\n${field}\n`,
  )
  return recogniseSettlement(doc)?.value
}

test.each([
  ['Settlement (GC 17)   is due on 19 February 2027', '2027-02-19'],
  ['Settlement (item 9)  19 February 2027', '2027-02-19'],
  ['E.  SETTLEMENT. 27 November 2026, by electronic settlement.', '2026-11-27'],
  [
    'Settlement   on 30 November 2026, or fourteen days after [insert event], whichever is later',
    '2026-11-30',
  ],
  ['BALANCE:   payable at settlement on the 11th day of December 2026', '2026-12-11'],
  ['Balance: due on completion, on 4 March 2027', '2027-03-04'],
])('reads the day in %s', (field, date) => {
  expect(settlementIn(field)).toEqual({ kind: 'date', date })
})

test.each([
  ['Settlement:  Forty-five days from the day of sale', 45],
  ['Settlement: thirty five days after the day of sale', 35],
  ['Settlement: sixty days after the date of this contract', 60],
  ['Settlement: 28 days after the date of this contract', 28],
  [
    'The balance is paid at settlement, which is to take place 35 days after the Contract Date or, if later, 14 days after probate.',
    35,
  ],
  ['The rest is due at completion, which shall occur 60 days after the date of this contract.', 60],
])('reads the number of days in %s', (field, days) => {
  expect(settlementIn(field)).toMatchObject({ kind: 'days', days })
})

test.each([
  "Settlement: The later of 42 days after the day of sale and 7 days after the vendor's notice under clause 5.3",
  'Settlement date: the later of 60 days from the day of sale and 14 days after notice of registration',
])('takes no one number of days from %s', (field) => {
  expect(settlementIn(field)).toEqual({ kind: 'rule' })
})

test.each([
  [
    'Settlement: the later of 3 July 2026 and 14 days after the vendor tells that the plan is registered',
    'later of 3 July 2026 and 14 days after the vendor tells that the plan is registered',
  ],
  [
    'Settlement date: 3 July 2026, or five days after the title issues, whichever is the later',
    '3 July 2026, or five days after the title issues, whichever is the later',
  ],
  ['Settlement date: 3 July 2026 or earlier by agreement', '3 July 2026'],
])('tells the whole of %s', (field, words) => {
  const doc = docOf(
    `CONTRACT OF SALE OF REAL ESTATE\nPARTICULARS OF SALE\nVendor: Ann Marsh\nPurchaser: Bo Ek\nPrice: $640,000\n${field}\n`,
  )
  expect(recogniseSettlement(doc)?.text).toBe(words)
})

import { expect, test } from 'vitest'

import { docOf } from '../../segment/doc-of.ts'
import { recogniseDeposit } from './deposit.ts'

const PRICE = { value: 64_000_000, text: '', spans: [], confidence: 90, explanation: [] }
const SIGNED = { ...PRICE, value: '2026-08-03', text: '3 August 2026' }

function dueIn(rows: string): string | null {
  const doc = docOf(
    `CONTRACT OF SALE OF REAL ESTATE\nPARTICULARS OF SALE\nVendor: Ann Marsh\nPurchaser: Bo Ek\nPrice: $640,000\n${rows}\nSettlement: 60 days after the day of sale\n`,
  )
  return recogniseDeposit(doc, PRICE, SIGNED).depositDate?.value ?? null
}

test.each([
  [
    'Deposit:  $64,000.00 (10%)\nPaid on signing:  $1,000.00\nDue date for rest:  14 November 2026',
    '2026-11-14',
  ],
  ['Deposit: $64,000.00\nDue date: 9 September 2026', '2026-09-09'],
  [
    'Deposit:  $64,000.00 (of which $10,000.00 is paid on signing and the rest on 6 November 2026)',
    '2026-11-06',
  ],
  ['Deposit: $64,000.00, paid 6 August 2026 to Kessell Lawyers Trust Account', '2026-08-06'],
  ['Deposit: $64,000.00, payable on signing (paid 16 October 2026)', '2026-10-16'],
  ['Deposit: $64,000.00, payable on signing', '2026-08-03'],
  ['Deposit: $64,000.00 payable on the day the Purchaser signs this contract', '2026-08-03'],
  [
    'Deposit: $64,000.00 Initial Deposit payable on the date on which the buyer signs\nNil Balance Deposit (if any)',
    '2026-08-03',
  ],
  ['Deposit: $64,000.00 when the parties have signed', '2026-08-03'],
  ['Deposit: $64,000.00 within two days of the contract date', '2026-08-05'],
  [
    'Deposit: $64,000.00 payable to the agent not later than 14 days after the day of sale',
    '2026-08-17',
  ],
  [
    'Deposit: $4,000.00 on signing\nBalance deposit: $60,000.00 payable 14 days from the contract date',
    '2026-08-17',
  ],
  [
    'Deposit: $64,000.00\nThe deposit must be paid on or before Friday, 21 August 2026.',
    '2026-08-21',
  ],
  ['Deposit: $64,000.00\nDeposit payable: on exchange', '2026-08-03'],
  ['Deposit: 10% of the price, payable within 7 days of the day of sale', '2026-08-10'],
])('reads the day in %s', (rows, date) => {
  expect(dueIn(rows)).toBe(date)
})

test.each([
  'Deposit: $64,000.00, of which $2,000.00 was paid on 3 July 2026',
  'Deposit: $64,000.00 (10%), $1,000 on signing and the balance when finance is approved',
  'Deposit: $64,000.00\nBuilding report by 9 September 2026',
  'Deposit: $64,000.00 within 3 business days after the cooling-off period ends',
  'Deposit: $64,000.00 payable within 7 days of finance being approved',
  'Deposit: $64,000.00 within two days of execution by the vendor',
])('finds no day in %s', (rows) => {
  expect(dueIn(rows)).toBeNull()
})

test('takes the sum that stands behind its parts for their total', () => {
  const doc = docOf(
    'CONTRACT OF SALE OF REAL ESTATE\nPARTICULARS OF SALE\nVendor: Ann Marsh\nPurchaser: Bo Ek\nPrice: $640,000\nDeposit: $4,000.00 when the purchaser signs and $60,000.00 on 9 September 2026, $64,000.00 in all\nSettlement: 60 days after the day of sale\n',
  )
  expect(recogniseDeposit(doc, PRICE, SIGNED).deposit?.value).toBe(6_400_000)
})

test('tells both days of a deposit in two parts', () => {
  const doc = docOf(
    'CONTRACT OF SALE OF REAL ESTATE\nPARTICULARS OF SALE\nVendor: Ann Marsh\nPurchaser: Bo Ek\nPrice: $640,000\nDeposit: $4,000.00 when the purchaser signs and $60,000.00 on 9 September 2026\nSettlement: 60 days after the day of sale\n',
  )
  const { depositDate } = recogniseDeposit(doc, PRICE, SIGNED)
  expect(depositDate?.text).toBe('3 August 2026 (first part) and 9 September 2026')
  expect(depositDate?.value).toBe('2026-09-09')
})

test.each([
  'Deposit: $32,000 on the date of this contract and $32,000 on the settlement date',
  'Deposit: 5% ($32,000) at exchange; the further 5% ($32,000) at completion',
])('adds two equal parts in %s', (row) => {
  const doc = docOf(
    `CONTRACT OF SALE OF REAL ESTATE\nPARTICULARS OF SALE\nVendor: Ann Marsh\nPurchaser: Bo Ek\nPrice: $640,000\n${row}\n`,
  )
  expect(recogniseDeposit(doc, PRICE, SIGNED).deposit?.value).toBe(6_400_000)
})

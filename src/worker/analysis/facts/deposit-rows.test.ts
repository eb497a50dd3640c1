import { expect, test } from 'vitest'

import { docOf } from '../segment/doc-of.ts'
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
])('reads the day in %s', (rows, date) => {
  expect(dueIn(rows)).toBe(date)
})

test.each([
  'Deposit: $64,000.00, of which $2,000.00 was paid on 3 July 2026',
  'Deposit: $64,000.00 (10%), $1,000 on signing and the balance when finance is approved',
  'Deposit: $64,000.00\nBuilding report by 9 September 2026',
])('finds no day in %s', (rows) => {
  expect(dueIn(rows)).toBeNull()
})

test('takes the sum that stands behind its parts for their total', () => {
  const doc = docOf(
    'CONTRACT OF SALE OF REAL ESTATE\nPARTICULARS OF SALE\nVendor: Ann Marsh\nPurchaser: Bo Ek\nPrice: $640,000\nDeposit: $4,000.00 when the purchaser signs and $60,000.00 on 9 September 2026, $64,000.00 in all\nSettlement: 60 days after the day of sale\n',
  )
  expect(recogniseDeposit(doc, PRICE, SIGNED).deposit?.value).toBe(6_400_000)
})

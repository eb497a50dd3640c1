import { expect, test } from 'vitest'

import { docOf } from '../../segment/doc-of.ts'
import { dateOfBuyersSignature, dateOfLastSignature } from './signature-dates.ts'

function signed(page: string) {
  const doc = docOf(`CONTRACT OF SALE OF LAND\n\n${page}`, { state: 'VIC' })
  return [dateOfBuyersSignature(doc)?.value ?? null, dateOfLastSignature(doc)?.value ?? null]
}

const LAPSES = 'This offer will lapse unless accepted within 3 clear business days.'

test.each([
  [
    'below one heading each',
    `SIGNED BY THE PURCHASER:\n\nIda C Marsh\ton 14 / 11 / 2026\n\nPrint name of person signing: IDA MARSH\n\n${LAPSES}\n\nSIGNED BY THE VENDOR:\n\nOdile Quist\ton 16 / 11 / 2026`,
    ['2026-11-14', '2026-11-16'],
  ],
  [
    'of two purchasers, the second some days later',
    `Signed by the purchaser\n\nI Marsh on 14/11/2026\n\nPrint name of person signing: IDA MARSH\n\nR. V. Marsh on 15/11/2026\n\nPrint name of person signing: RAFE MARSH\n\n${LAPSES}\n\nSigned by the vendor\n\nO Quist on 16/11/2026`,
    ['2026-11-15', '2026-11-16'],
  ],
  [
    'by the vendor first, without a word before the day',
    'Executed by the Vendor\n\nOdile Quist\t3 November 2026\n\nExecuted by the Purchaser\n\nIda Marsh\t5 November 2026',
    ['2026-11-05', '2026-11-05'],
  ],
])('reads the days of signatures %s', (_, page, days) => {
  expect(signed(page)).toEqual(days)
})

test.each([
  'SIGNED BY THE PURCHASER:\n\n.................... on ..../..../2026\n\nWitness J. Reed 14/11/2026',
  "Signed by the purchaser's solicitor\n\nMarl & Co on 14/11/2026",
  'SIGNED BY THE PURCHASER:\n\nIda Marsh of 14 High Street, Orrabar 3999',
])('reads none from %s', (page) => {
  expect(signed(page)).toEqual([null, null])
})

test.each([
  'Signed by the Vendor | Odile Quist | Date: 3 November 2026\n\nSigned by the Purchaser | ____________ Date: ____ / ____ / 2026\n\nOrla Bing, property representative, 3 November 2026.',
  'Signed by the Vendor\n\nOdile Quist on 3 November 2026\n\nSigned by the Purchaser\n\n....................\n\nAgent: will hold the deposit.\n\nOrla Bing on 3 November 2026',
])('takes the day of an agent below the parties for no signature of the buyer: %s', (page) => {
  expect(signed(page)).toEqual([null, null])
})

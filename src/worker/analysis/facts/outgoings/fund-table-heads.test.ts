import { expect, test } from 'vitest'

import { readLayout } from '../testing/read-layout.ts'

const levy = (text: string) =>
  (
    readLayout(`Contract of Sale of Real Estate\nVendor: Ada Lind\n\f${text}`)[
      'outgoings'
    ] as Record<string, number>
  )['owners-corporation']

test.each([
  [
    'two rows of heads, the upper one for whose money it is',
    'BODY CORPORATE CERTIFICATE\n\nContributions for the year from 1 July 2026\n\n     Whole plan     Unit 4 (60/1000)\n     for the year     each quarter\nAdministration     $41,000.00     $615.00\nSinking fund     $9,000.00     $135.00\n',
    300_000,
  ],
  [
    'two rows of heads, half a year for the lot',
    'BODY CORPORATE CERTIFICATE\n\nContributions from 1 March 2026\n\n     All lots     Lot 9\n     a year     half-yearly\nAdministrative fund     $18,400.00     $460.00\nSinking fund     $6,000.00     $150.00\n',
    122_000,
  ],
  [
    'a remark in brackets between the title and the days',
    'PRECONTRACTUAL DISCLOSURE STATEMENT TO THE BUYER\nLot 5 on scheme plan no. 40117\n\nSTRATA LEVY / CONTRIBUTIONS FOR THE LOT\n(as estimated for the 12 months after settlement)\n\nDue date     Administrative fund     Reserve fund\n1 September 2026     $280.10     $40.00\n1 December 2026     $280.10     $40.00\n1 March 2027     $280.10     $40.00\n1 June 2027     $280.10     $40.00\n',
    128_040,
  ],
])('reads a table of funds below %s', (_name, text, cents) => {
  expect(levy(text)).toBe(cents)
})

test('what a scheme holds on some days is no contribution', () => {
  expect(
    levy(
      'PRECONTRACTUAL DISCLOSURE STATEMENT TO THE BUYER\nLot 5 on scheme plan no. 40117\n\nBALANCES OF THE STRATA COMPANY\n(from its statements)\n\nDate     Administrative fund     Reserve fund\n30 June 2025     $4,280.10     $9,040.00\n30 June 2026     $5,280.10     $9,940.00\n',
    ),
  ).toBeUndefined()
})

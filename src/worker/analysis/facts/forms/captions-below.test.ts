import { expect, test } from 'vitest'

import { readLayout } from '../testing/read-layout.ts'

const FORM = `STRATA TITLE OFFER AND ACCEPTANCE (Western Australia)

Odette Marie Quill
full name of buyer

9                         30417                     2210 / 318
lot                       strata plan number        certificate of title volume / folio
$ 518,000                 $ 15,000                  14 August 2026
price                     deposit                   deposit to be paid by
4 September 2026          No                        Nil
settlement date           finance clause applies?   special levies passed
`

test('reads a form whose captions stand below what is filled in', () => {
  expect(readLayout(FORM)).toMatchObject({
    lotPlan: 'Lot 9 SP30417',
    title: 'Volume 2210 Folio 318',
    price: 51_800_000,
    deposit: 1_500_000,
    depositDate: '2026-08-14',
    settlement: '2026-09-04',
  })
})

test('reads the same rows by the heads above them where a head comes first', () => {
  const rows = `CONTRACT OF SALE\n\nprice                     deposit                   settlement date\n$ 518,000                 $ 15,000                  4 September 2026\nbalance                   rent                      bond\n$ 503,000                 $ 610                     $ 2,440\n`
  expect(readLayout(rows)).toMatchObject({ price: 51_800_000, deposit: 1_500_000 })
})

const NOTICE = `OWNERS CORPORATION UNITS PLAN 4100
NOTICE OF LEVIES
Unit Titles (Management) Act 2011 (ACT)

1 Nov 2026 to 31 Jan 2027                4100-31-Q4                             30 November 2026
Quarter                                  Invoice                                Last day to pay
$590.00                                  $148.55                                $73.85
General fund, quarter, before GST        Sinking fund, quarter, before GST      GST on both
$812.40                                  -$16.25                                $796.15
Quarter's levies, GST included           2% rebate if paid early                If paid by 15 November 2026
$912.40                                  $9.86                                  $1,734.66
Arrears carried over                     Interest on arrears                    Total, if paid later

This is the second of the four equal quarters of the year 1 August 2026 to 31 July 2027.
`

test('takes the caption of an amount for what it is', () => {
  expect(readLayout(NOTICE)).toMatchObject({ outgoings: { 'owners-corporation': 324_960 } })
})

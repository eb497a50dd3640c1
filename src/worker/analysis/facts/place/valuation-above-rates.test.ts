import { expect, test } from 'vitest'

import { readLayout } from '../testing/read-layout.ts'

const head =
  'CONTRACT OF SALE\nVendor     Kofi Adjei\nPurchaser     Oriel Fay Trentham\nProperty     4 Quoll Court, Myrtlebank TAS 7264\n\f'
const search =
  'RESULT OF SEARCH\nRECORDER OF TITLES\nSEARCH OF TORRENS TITLE\nVOLUME 120441 FOLIO 3\nDESCRIPTION OF LAND\nLot 3 on Sealed Plan 120441\n\f'
const certificate = (values: string) =>
  `${head}${search}CITY OF MYRTLE VALE\n2 Mill Street, Myrtlebank     CERTIFICATE UNDER SECTION 132\nProperty   4 Quoll Court\n\n${values}\n\nRATES AND CHARGES     2025/26     2026/27\nGeneral rate     1,210.30     1,288.40\nWaste management     261.00     276.00\nTotal for the year     1,471.30     1,564.40\n\fSTATE REVENUE OFFICE\nLAND TAX CLEARANCE CERTIFICATE\nPID     Property     Class     Land value     Tax\n2204117     4 Quoll Court     GENERAL     $240,000     $1,102.50\n`

test.each([
  [
    'in a table',
    'VALUATIONS (Valuer-General)\nLand value     Capital value     A.A.V.\n$240,000     $520,000     $20,800',
  ],
  ['in a line', 'Capital value $520,000'],
])('a council’s valuation counts before the revenue office’s: %s', (_name, values) => {
  expect(readLayout(certificate(values))).toMatchObject({ valuation: 52_000_000 })
})

test('what a search says of the value does not count before the council’s', () => {
  expect(
    readLayout(
      `${head}${search}Transfer for value $310,000\n\fCITY OF MYRTLE VALE\nRATES NOTICE 2026/27\nCapital value $520,000\nGeneral rate     $1,288.40\n`,
    ),
  ).toMatchObject({ valuation: 52_000_000 })
})

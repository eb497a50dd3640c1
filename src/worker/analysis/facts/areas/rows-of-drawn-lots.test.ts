import { expect, test } from 'vitest'

import { readLayout } from '../testing/read-layout.ts'

const head = (land: string) =>
  `CONTRACT OF SALE\nVendor     Kofi Adjei\nPurchaser     Oriel Fay Trentham\n${land}\n\f`

test.each([
  [
    'with the depth of the last lot behind them',
    `${head('Property     9 Teal Way, Marloo WA 6155\nLot 212 on Deposited Plan 61408')}DEPOSITED PLAN 61408     SHEET 2 OF 2\nSubdivision of Lot 9001 on DP 50011 (1.9044 ha)\n\n     15.00     15.00     18.00\n   +-------+ +-------+ +-------+\n   |  211  | |  212  | |  213  |     31.60\n   | 474m2 | | 481m2 | | 569m2 |\n   +-------+ +-------+ +-------+\n     8000  Public Open Space  2740m2\n`,
    '481m2',
  ],
  [
    'with the name of what adjoins behind them, on a folio plan',
    `${head('Property     4 Quoll Court, Myrtlebank TAS 7264\nLot 3 on Sealed Plan 120441')}RESULT OF SEARCH\nRECORDER OF TITLES\nSEARCH OF TORRENS TITLE\nVOLUME 120441 FOLIO 3\nDESCRIPTION OF LAND\nLot 3 on Sealed Plan 120441\n\nFOLIO PLAN     SP120441     SCALE 1:600\n\n   +-------+ +-------+ +-------+\n   |   2   | |   3   | |   4   |     CROWN\n   | 810m2 | | 902m2 | | 1260m2 |     LAND\n   +-------+ +-------+ +-------+\n`,
    '902m2',
  ],
])('lots side by side on a drawing: %s', (_name, text, size) => {
  expect(readLayout(text)).toMatchObject({ landSize: size })
})

test('numbers that do not follow each other are no row of lots', () => {
  expect(
    readLayout(
      `${head('Property     4 Quoll Court, Myrtlebank TAS 7264\nLot 3 on Sealed Plan 120441')}RESULT OF SEARCH\nRECORDER OF TITLES\nSEARCH OF TORRENS TITLE\nVOLUME 120441 FOLIO 3\nDESCRIPTION OF LAND\nLot 3 on Sealed Plan 120441\n\nFOLIO PLAN     SP120441     SCALE 1:600\n\n   17     3     44     ROAD\n   810m2     902m2     1260m2     ROAD\n`,
    ),
  ).not.toMatchObject({ landSize: '902m2' })
})

import { expect, test } from 'vitest'

import { readLayout } from '../testing/read-layout.ts'

const WA = 'OFFER AND ACCEPTANCE\nBuyer     Oriel Fay Trentham\nSeller     Kofi Adjei\n'
const ACT = 'CONTRACT FOR SALE\nSeller     Kofi Adjei\nBuyer     Oriel Fay Trentham\n'
const NSW =
  'CONTRACT FOR SALE OF LAND\nvendor     Kofi Adjei\npurchaser     Oriel Fay Trentham\nproperty     6 Finch Way, Wonoola NSW 2519\n'
const SA = 'CONTRACT OF SALE\nVendor     Kofi Adjei\nPurchaser     Oriel Fay Trentham\n'
const NT = 'CONTRACT FOR SALE OF LAND\nVendor     Kofi Adjei\nPurchaser     Oriel Fay Trentham\n'
const QLD =
  'CONTRACT FOR HOUSES AND RESIDENTIAL LAND\nREFERENCE SCHEDULE\nSeller     Kofi Adjei\nBuyer     Oriel Fay Trentham\n'
const VIC =
  'CONTRACT OF SALE OF REAL ESTATE\nPARTICULARS OF SALE\nVendor     Kofi Adjei\nProperty     14/9 Finch Street, Port Marram VIC 3207\n'

test.each([
  [
    'a table whose unit is told above it',
    `${NSW}title     Lot 6 in Community Plan DP 270991\n\nCOMMUNITY PLAN DP270991     detail plan, areas in square metres\nLOT     AREA     STREET NUMBER\n5     248.6     4 Finch Way\n6     251.2     6 Finch Way\n7     266     8 Finch Way\n`,
    '251.2 m²',
  ],
  [
    'a table of units that have land of their own',
    `${ACT}The unit     Unit 8 Units Plan 1180 (Block 4 Section 19 Division of Ginnin)\n\nUNITS PLAN 1180     sheet 3\nUnit     Area of unit (m2)     Entitlement\n7     318     124\n8     306     122\n`,
    '306 m²',
  ],
  [
    "the total of the contract's own table",
    `${SA}The Land     Allotment 20 in Deposited Plan 71180, Allotment 21 in Deposited Plan 71180 and Section 188 Hundred of Ninnis\nPrice     $620,000.00\n\nSCHEDULE OF LAND\nParcel     Area (ha)     Cropped (ha)\nAllotment 20 DP 71180     214.6     205\nAllotment 21 DP 71180     188.2     180\nSection 188 Hd of Ninnis     64.75     61\nTOTAL     467.55     446\n`,
    '467.55 ha',
  ],
])('reads the area in %s', (_name, text, landSize) => {
  expect(readLayout(text)).toMatchObject({ landSize })
})

test.each([
  ['the disclosure', 'Area of the lot on the plan     81 square metres', '81 square metres'],
  [
    'a sentence about the parts of the lot',
    '3  The lot     The lot lies in two parts (villa and yard) with a total area of 214 m².',
    '214 m²',
  ],
  [
    'what its parts come to',
    '3  The lot     Part lots 4: home, store and bay, totalling 130 m²',
    '130 m²',
  ],
  [
    'a row about the boundaries',
    '8  Lot boundary     inner surfaces; floor area 64 square metres',
    '64 square metres',
  ],
])('reads the area of a lot in a building from %s, where no plan is bound in', (_n, row, area) => {
  const text = `${WA}Property     Lot 42 on Strata Plan 51388, Volume 2100 Folio 40\n\nPRECONTRACTUAL DISCLOSURE STATEMENT TO THE BUYER\nPart B\n${row}\nUnit entitlement of the lot     24 of 1,000\n`
  expect(readLayout(text)).toMatchObject({ landSize: area })
})

test('leaves the floor of a flat in New South Wales untold', () => {
  const text = `${NSW}title     Lot 3 in Strata Plan 70262\nfloor area     92 square metres\n`
  expect(readLayout(text)).toMatchObject({ landSize: null })
})

test('does not take the site for the land of a flat in Victoria', () => {
  const text = `${VIC}Land     Lot 14 on Plan of Subdivision 322904M\n\nPLAN OF SUBDIVISION 322904M\nThe site has an area of 1,214 square metres.\nLot 14 is on the first storey and comprises 71 sq m and an accessory car lot.\n`
  expect(readLayout(text)).toMatchObject({ landSize: null })
})

const PLAN = (of: string, size: string) =>
  `\nSURVEY PLAN ${of}\nLot 4     ${size}     frontage 20 m\n`

test('tells what the register measures where the contract says more', () => {
  const text = `${NT}Property     Section 2217 Hundred of Wirrunga plan S 91/204\nArea     8.90 hectares\n\nTITLE SEARCH     Volume 660 Folio 205\nSection 2217 Hundred of Wirrunga\nArea under title is 8 hectares 900 square metres\n`
  expect(readLayout(text)).toMatchObject({ landSize: '8.09 ha' })
})

test('tells what the contract says of a lot whose plan is not registered', () => {
  const text = `${QLD}Land     Proposed Lot 4 on SP341778, part of the land in title reference 50118204\nArea     448 m²\n${PLAN('SP341778', '412 m²')}`
  expect(readLayout(text)).toMatchObject({ landSize: '448 m²' })
})

test('lets "more or less" stand against one certificate, and not against a plan or two certificates', () => {
  const contract = `${QLD}Lot     4     on     SP341778\nArea     702 m² (more or less)\n`
  const notice = '\nRATE NOTICE\nLot 4 SP341778     Area 672 m²\nRates for the year     $2,100.00\n'
  expect(readLayout(contract + notice)).toMatchObject({ landSize: '702 m²' })
  expect(readLayout(contract + PLAN('SP341778', '672 m²'))).toMatchObject({ landSize: '672 m²' })
})

test('adds up lots and crown allotments with letters', () => {
  const text = `${VIC}Land     Lot 2 on Plan of Subdivision 318804C and Crown Allotment 27B Parish of Merrandah\n\nPLAN OF SUBDIVISION 318804C\nLot 1     2.01 ha\nLot 2     24.30 ha\n\nTITLE PLAN TP 590371G\nCrown Allotment 27B     16.80 ha\n`
  expect(readLayout(text)).toMatchObject({ landSize: '41.1 ha' })
})

test('takes no parent parcel for the lot that is cut from it', () => {
  const text = `${ACT}Block     17     Section 90     Division of Whitlow\nBlock size     451 m2 (approximate, subject to survey)\nPrice     $575,000.00\n\nBLOCK DISCLOSURE PLAN\nSection 90:   Block 16  420 m2;   Block 17  451 m2\nParent parcel: Block 1 Section 90, 2.14 ha\n`
  expect(readLayout(text)).toMatchObject({ landSize: '451 m²' })
})

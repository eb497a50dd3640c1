import { expect, test } from 'vitest'

import { readLayout } from '../testing/read-layout.ts'

const parties = (title: string, seller: string, buyer: string) =>
  `${title}\n${seller}     Kofi Adjei\n${buyer}     Oriel Fay Trentham\n`
const NSW = parties('CONTRACT FOR SALE OF LAND', 'vendor', 'purchaser')
const QLD = parties(
  'CONTRACT FOR HOUSES AND RESIDENTIAL LAND\nREFERENCE SCHEDULE',
  'Seller',
  'Buyer',
)
const TAS = parties('THE PARTICULARS OF SALE', 'Vendor', 'Purchaser')
const SA = parties('CONTRACT OF SALE', 'Vendor', 'Purchaser')
const WA = parties('OFFER AND ACCEPTANCE', 'Seller', 'Buyer')

test.each([
  [
    'the numbers of the lots above their areas',
    `${NSW}title     Lot 22 in Deposited Plan 1140551\n\nPLAN FORM 2     DP1140551     Subdivision of Lot 9 DP 803112 (1.774 ha)\n21 | 22 | 23\n615.3m2 | 604.1m2 | 688m2\n`,
    '604.1m²',
  ],
  [
    'no easement in the lot, in the plan’s list of them',
    `${QLD}Description     Lot 47 on SP338216\nArea     8,410 m²\n\nSURVEY PLAN 338216     plan of Lots 46-48\nLot 47 (8140 m²)\nEasement J | Drainage, in gross | Lot 47 | 550 m² | 723918451\n`,
    '8,410 m²',
  ],
  [
    'no strip at the rear of the lot',
    `${QLD}Description     Lot 9 on RP228614\nArea     607 m²\n\nPLAN OF LOTS 8 TO 11 REGISTERED PLAN 228614\nEasement | Where | Width | Area | Purpose\nC | Rear of Lot 9 | 3.0 m | 52 m² | Drainage\n`,
    '607 m²',
  ],
  [
    'the unit of its own column where units stand side by side',
    `${SA}Property     Unit 6 in Strata Plan 4087\n\nSTRATA PLAN 4087     deposited 14 November 1972\nUNIT 5 | UNIT 6\n168 m² | 166 m²\nUNIT 7 | UNIT 8\n167 m² | 170 m²\n`,
    '166 m²',
  ],
  [
    'the label of its allotment, where the next one has a title and no measure',
    `${SA}The Land     Allotment 71 in Deposited Plan 20881\n\nDEPOSITED PLAN 20881\nALLOT. 71     318 m²     ALLOT. 72 CT 5208/117\nMark     Purpose     Width\nB, C     Party wall rights     0.20\n`,
    '318 m²',
  ],
  [
    'rows named at their left, with the unit in the name',
    `${TAS}Property     the land at 4 Quoll Court, Myrtlebank TAS 7264, Lot 3 on Sealed Plan 158207\n\nSEALED PLAN 158207\nLot:     1     2     3     200 (road)\nArea (m2):     702     655     648     1,913\n`,
    '648 m²',
  ],
  [
    'rows named at their left, with the unit at the end',
    `${QLD}Description     Lot 8 on SP 231190\n\nSURVEY PLAN 231190     plan of Lots 6-9\nLot     6     7     8     9\nArea     2011     1998     2034     2105  m2\n`,
    '2034 m²',
  ],
  [
    'the lots in a list with bars above hectares',
    `${SA}The Land     Allotment 12 in Deposited Plan 90334\n\nDEPOSITED PLAN 90334\nAllotments | 11 | 12 | 13\nhectares | 4.012 | 3.887 | 4.2\n`,
    '3.887 ha',
  ],
  [
    'a column that is named by its unit alone',
    `${NSW}title     Lot 5 in Community Plan DP 270443\n\nDP270443     areas from sheet 3\nlot     square metres     remark\n1     2210     association property\n4     301.2\n5     288.6\n6     290\n`,
    '288.6 m²',
  ],
  [
    'a field whose name holds the unit',
    `${NSW}title     Lot 22 in Deposited Plan 1140551\n\nRATES NOTICE 2026-27\nProperty: Lot 22 DP 1140551     Land area (sq. metres) 702.00     Land value $410,000\nMinimum lot size 450 m2\n`,
    '702.00 sq. metres',
  ],
  [
    'a row of numbers that stands above a row of measures on a drawn plan',
    `${NSW}title     Lot 14 in Deposited Plan 771902\n\nPLAN FORM 2     DP771902\n(R) 9 from M.H.W.M.\n\n13 14 15\n\n661.0 m²     724.6 m²     702.3 m²\n\n17.07\n`,
    '724.6 m²',
  ],
  [
    'beside numbers of a street, each before its measure',
    `${SA}The Land     Allotment 214 in Deposited Plan 131906\n\nDEPOSITED PLAN 131906\nALLOTMENT 950 (RESERVE)\n\n213 395m² 12.93 A 4.00 C 214 412m² 13.50 215 428m² 14.00\n\nCIRCUIT\n`,
    '412m²',
  ],
  [
    'its own middle on a drawn plan, below its number',
    `${TAS}Property     the land at 4 Quoll Court, Myrtlebank TAS 7264, Lot 1 on Sealed Plan 158207\n\nSEALED PLAN 158207\nA-1 Carriageway 6 Lot 1 on this plan\n\n3\n\n2.006 ha\n\n1\n\n2.412 ha\n\nRoad\n`,
    '2.412 ha',
  ],
  [
    'its own middle on a drawn plan, beside its number',
    `${SA}The Land     Allotment 2 in Deposited Plan 90334\n\nDEPOSITED PLAN 90334\n1 217m²     14.55     M     2 194m²     8.60\n`,
    '194m²',
  ],
  [
    'its own middle on two lines of a drawn plan, each beside its number',
    `${SA}The Land     Allotment 42 in Deposited Plan 58721\n\nDEPOSITED PLAN 58721\nPUBLIC RESERVE\n\n18.90 42 738.7 m²     32.00\n\n3.66     41 557.5 m²     15.24\n`,
    '738.7 m²',
  ],
  [
    'its own middle on a plan that prints one number above and another beside its measure',
    `${NSW}title     Lot 6 in Deposited Plan 771902\n\nPLAN FORM 2     DP771902\nPLAN OF SUBDIVISION\n\n6 M.N.\n\n1,204 m²\n\n(A)\n\n20.12\n\n(B) 7 655.5 m²\n\n17.07\n`,
    '1,204 m²',
  ],
  [
    'the words of a contract for a part of two lots',
    'CONTRACT FOR SALE OF LAND\nVendor     Kofi Adjei\nLot 41 Deposited Plan 51836     Lot 42 Deposited Plan 51836\nDescription     The land to be transferred is Proposed Lot 101 of 1,152 m2, being all of Lot 41 and the west of Lot 42\n',
    '1,152 m²',
  ],
  [
    'its own middle on a plan of survey, beside its number',
    `${TAS}Property     the land at 4 Quoll Court, Myrtlebank TAS 7264, Lot 3 on Sealed Plan 158207\n\n\fPLAN OF SURVEY by surveyor A. Moss     SCALE 1 : 600 LENGTHS IN METRES\n2 2186 m²     24.00 boathouse 3 1987 m² cottage     4 1888 m²\n`,
    '1987 m²',
  ],
  [
    'one field of the contract, which tells each of two lots with its title',
    `CONTRACT OF SALE\nVendor     Kofi Adjei\nLand     Lot 1 on PS548217T - Volume 10884 Folio 211 - 12.18 hectares Lot 2 on PS548217T - Volume 10884 Folio 212 - 9.28 hectares\n`,
    '21.46 ha',
  ],
  [
    'a drawn plan with a measure that has a space for its thousands',
    `${SA}The Land     Allotment 2 in Deposited Plan 90334\n\nDEPOSITED PLAN 90334\nAllotment 2     2 194 m²\n`,
    '2,194 m²',
  ],
  [
    'a list with leader dots, whose unit is told behind its last row',
    `${NSW}title     Lot 8 in Deposited Plan 270733\n\nDP 270733     LOCATION PLAN AND LOT TABLE     sheet 2 of 4\nAssociation property, Lot 1 (road, pool) .......... 3140 sq m\nLot 6 ...... 512.4     Lot 7 ..... 498.9     Lot 8 ..... 530.6\nLot 9 ...... 545.0     Lot 10 ..... 560.1     (all in square metres)\n`,
    '530.6 m²',
  ],
  [
    'a list with leader dots and the unit with each lot',
    `${NSW}title     Lot 8 in Deposited Plan 270733\n\nDEPOSITED PLAN 270733\nLot 6 ...... 512.4 m2     Lot 7 ..... 498.9 m2     Lot 8 ..... 530.6 m2\n`,
    '530.6 m²',
  ],
  [
    'a list below a title that tells the unit',
    `${SA}The Land     Allotment 12 in Deposited Plan 90334\n\nDEPOSITED PLAN 90334\nAreas in square metres\nAllotment 11     640.5     Allotment 12     655.0\nAllotment 13     702.1     Allotment 14     718\n`,
    '655.0 m²',
  ],
])('reads the area of a lot in %s', (_name, text, landSize) => {
  expect(readLayout(text)).toMatchObject({ landSize })
})

test.each([
  [
    'an easement in the lot',
    `${QLD}Description     Lot 14 on RP 90122\nArea     809 m2 ☒ more or less\n\nREGISTERED PLAN 90122\n14     32 perches\nPlan RP140077: Easement B in Lot 14, 58 m2, sewerage, 2 metres wide\n`,
    '809 m²',
  ],
  [
    "an easement's part",
    `${TAS}Property     9 Banksia Rise, Seaford Point TAS 7316, Lot 6 on Sealed Plan 140118\n\nSEALED PLAN 140118\nEasement's part in lot 6: 66 m2. Lot 6 contains 902 m2.\n`,
    '902 m²',
  ],
  [
    'a right of way over the lot',
    `${WA}Property     Lot 31 on Deposited Plan 40227\n\nDEPOSITED PLAN 40227\nRight of way marked E over Lot 31 (112 m2)\n31 / 640 m2\n`,
    '640 m²',
  ],
])('takes the size of %s for no land', (_name, text, landSize) => {
  expect(readLayout(text)).toMatchObject({ landSize })
})

test('takes the entitlements of a list for no areas', () => {
  const text = `${NSW}title     Lot 8 in Deposited Plan 270733\n\nDEPOSITED PLAN 270733\nAssociation property 3140 m2, lengths and areas in square metres\nSchedule of unit entitlement\nLot 6 ...... 112     Lot 7 ..... 108     Lot 8 ..... 130\nLot 9 ...... 145     Lot 10 ..... 160\n`
  expect(readLayout(text)).toMatchObject({ landSize: null })
})

test('takes a car space that is part of a flat for no land', () => {
  const text = `${NSW}title     Lot 11 in Strata Plan 60217\n\nSPECIAL CONDITIONS\n31 The garage is part of lot 11 (19 m2 on the plan).\n`
  expect(readLayout(text)).toMatchObject({ landSize: null })
})

import type { Layout } from './contract-layouts.ts'

const VIC = `CONTRACT OF SALE OF LAND
PARTICULARS OF SALE
Vendor: Oriel Fay Trentham
Purchaser: Kofi Mensah Adjei
Price: $735,000
`
const WA = `CONTRACT FOR SALE OF LAND BY OFFER AND ACCEPTANCE
SELLER       Oriel Fay Trentham
BUYER        Kofi Mensah Adjei
`

/** How large the land is: tables and lists of lots, several lots, sizes that are only about. */
export const AREA_LAYOUTS: readonly Layout[] = [
  [
    'AREA 1 a table with its unit in the heading',
    `${WA}Land         Lot 47 on Deposited Plan 403318
Price        $410,000

DEPOSITED PLAN 403318 (data sheet)
Lot	Area (ha)	Notes
46	3.011
47	2.207	building envelope 2,000 m² about the rock
48	2.644`,
    { landSize: '2.207 ha' },
  ],
  [
    'AREA 2 a table with another column of numbers before the area',
    `CONTRACT FOR HOUSES AND RESIDENTIAL LAND
Seller: Oriel Fay Trentham
Buyer: Kofi Mensah Adjei
Lot: Lot 3 on RP 712240
Price: $390,000

REGISTERED PLAN 712240
Lot	Perches	m²	Frontage
2	24.1	610	Lilly Street 15.2 m
3	24.0	607	Lilly Street 15.1 m`,
    { landSize: '607 m²' },
  ],
  [
    'AREA 3 the bare numbers of lots before their measures',
    `${VIC}Land: Lot 3 on Plan of Subdivision 930117W

PLAN OF SUBDIVISION PS 930117W
Proposed lots:   1   241 m²       2   198 m²       3   205 m²       CP No. 1   116 m² (driveway)`,
    { landSize: '205 m²' },
  ],
  [
    'AREA 4 a list of lots with colons',
    `${VIC}Land: Lot 27 on Plan of Subdivision 818804H

PLAN OF SUBDIVISION PS 818804H
Lot areas          26: 702 m²      27: 715 m²      28: 698 m²`,
    { landSize: '715 m²' },
  ],
  [
    'AREA 5 the sides of the lot before its area',
    `${VIC}Land: Lot 18 on Plan of Subdivision 061840

PLAN OF SUBDIVISION LP 61840
Lot 18   50 ft x 140 ft   (15.24 x 42.67)   650 m2        No easements on lot 18.`,
    { landSize: '650 m²' },
  ],
  [
    'AREA 6 two lots, each measured on the plan',
    `${VIC}Land: Lot 1 on Plan of Subdivision 318844V and Lot 2 on Plan of Subdivision 318844V

PLAN OF SUBDIVISION PS 318844V
Lot 1                  17.85 ha
Lot 2                  24.75 ha
Lot 3                  11.20 ha`,
    { landSize: '42.6 ha' },
  ],
  [
    'AREA 7 hectares and ares with the metric sum behind them',
    `CONTRACT OF SALE - NORTHERN TERRITORY
Seller: Oriel Fay Trentham
Buyer: Kofi Mensah Adjei
Land: Section 2917 Hundred of Cavenagh, plan LTO 71/043, 310 Stringybark Road, Livistona NT 0822; area 2 hectares 60 ares (2.06 ha)
Price: $610,000`,
    { landSize: '2.06 ha' },
  ],
  [
    'AREA 8 old measures on the plan with hectares in brackets',
    `${VIC}Land: Lot 7 on Plan of Subdivision 002119

PLAN OF SUBDIVISION LP 2119
Lot 7: 2 acres 3 roods 22 perches (1.17 ha).        Lot 8: 2 acres 2 roods 35 perches (1.10 ha).`,
    { landSize: '1.17 ha' },
  ],
  [
    'AREA 9 a size that is only about and that the plan does not bear out gives way to the plan',
    `${WA}Land         Lot 12 on Deposited Plan 403318
Area         2.40 hectares, more or less
Price        $410,000

DEPOSITED PLAN 403318
Lot 11 (7.19 ha) and Lot 12 (2.12 ha).`,
    { landSize: '2.12 ha' },
  ],
  [
    'AREA 10 a size that is rounded from the plan gives way to it',
    `${WA}Land         Lot 12 on Deposited Plan 403318
Area         2.1 hectares, more or less
Price        $410,000

DEPOSITED PLAN 403318
Lot 11: 7.19 ha. Lot 12: 2.12 ha.`,
    { landSize: '2.12 ha' },
  ],
  [
    'AREA 11 the sides of lots are no list of lots',
    `${VIC}Land: Lot 30 on Plan of Subdivision 061840

PLAN OF SUBDIVISION LP 61840
Lots 12 and 14: 16 x 30 480 m², 17 x 30 510 m².`,
    { landSize: null },
  ],
  [
    'AREA 12 the size on the line below its label',
    `${VIC}Land: Lot 4 PS 418822H

Land size

640 m²`,
    { landSize: '640 m²' },
  ],
  [
    'AREA 13 a volume and folio before the label are no part of the size',
    `${WA}Property: 5 Lime Street, Volume 5432 Folio 117
Area of land	2.31 ha`,
    { landSize: '2.31 ha' },
  ],
  [
    'AREA 14 a title of the territory that tells hectares and square metres',
    `CONTRACT OF SALE - NORTHERN TERRITORY
Seller: Oriel Fay Trentham
Buyer: Kofi Mensah Adjei
Property: NT Portion 5120 plan S 2001/088, Lambrook NT 0852
Price: $610,000
\fSEARCH CERTIFICATE
NT Portion 5120 plan(s) S 2001/088
Area under title is 42 hectares 3000 square metres`,
    { landSize: '42.3 ha' },
  ],
  [
    'AREA 15 a size that the contract claims and the plan does not bear out, in brackets',
    `${WA}Land         Lot 11 on Deposited Plan 140887 (40.8 hectares, more or less)
Price        $410,000

DEPOSITED PLAN 140887
Lot 11   area 37.96 hectares by survey`,
    { landSize: '37.96 hectares' },
  ],
  [
    'AREA 16 the contract tells what two lots come to',
    `${VIC}Land: Lots 14 and 15 on Plan of Subdivision 318844V
Area: 42.6 hectares

PLAN OF SUBDIVISION PS 318844V
Lot 14                 18.38 ha
Lot 15                 21.85 ha`,
    { landSize: '42.6 hectares' },
  ],
  [
    'AREA 17 lots that a plan letters',
    `${WA}Land         Lot B on Deposited Plan 339105
Price        $410,000

DEPOSITED PLAN 339105
A 441 m²  |  B 455 m²  |  C 470 m²`,
    { landSize: '455 m²' },
  ],
  [
    'AREA 18 the rooms of an apartment on a plan of subdivision are no land',
    `${VIC}Land: Lot 507 on Plan of Subdivision 711092B, Apartment 507, 17 Cutler Quay, Ferrabank VIC 3000

PLAN OF SUBDIVISION PS 711092B
Level 5. Lot 507: 64 m2 internal, 8 m2 balcony.`,
    { landSize: null },
  ],
  [
    'AREA 19 vacant land of a size',
    `${WA}Property: Lot 9 on Deposited Plan 41877
Vacant land of 1,120 square metres.
Price        $410,000`,
    { landSize: '1,120 square metres' },
  ],
]

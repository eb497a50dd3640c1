import type { Layout } from './contract-layouts.ts'

const CONTRACT = `CONTRACT OF SALE OF LAND
PARTICULARS OF SALE
Vendor: Oriel Fay Trentham
Purchaser: Kofi Mensah Adjei
Property: 9 Linnet Way, Marrowvale VIC 3477
Price: $735,000
`
const NSW = `CONTRACT FOR THE SALE AND PURCHASE OF LAND 2022 EDITION
vendor  Oriel Fay Trentham
purchaser  Kofi Mensah Adjei
land  9 Linnet Way, Marrowvale NSW 2577, Lot 62 DP 812207
price $735,000
`
const PAPER = `${CONTRACT}\fRATES AND WATER\n`

/** Bills as issuers print them without a currency sign or a time, and areas whose unit is told once. */
export const ISSUER_LAYOUTS: readonly Layout[] = [
  [
    'BARE 1 a service charge without a sign and without a time',
    `${PAPER}OTTER PLAINS WATER      s.158 Water Act statement 551800       15 September 2026
    Service charges 688.00. No main of the authority lies in the land.`,
    { outgoings: { 'water-rates': 68_800 } },
  ],
  [
    'BARE 2 a yearly charge without a sign',
    `${PAPER}OTTER PLAINS WATER      Information statement, section 158      2 September 2026
    Yearly service charges 812.40. The account is paid.`,
    { outgoings: { 'water-rates': 81_240 } },
  ],
  [
    'BARE 3 services by the quarter, told once before them',
    `${PAPER}OTTER PLAINS WATER           Information Statement 30-1       31 August 2026
    Per quarter: water 22.10, sewerage 118.40, drainage 27.50, parks 20.00`,
    { outgoings: { 'water-rates': 75_200 } },
  ],
  [
    'BARE 4 a total for the year',
    `${PAPER}OTTER PLAINS WATER         Information statement, section 158
Unit 8. For the year: water service 251.20, sewerage service 590.60, drainage 388.20, total 1,230.00. Paid.`,
    { outgoings: { 'water-rates': 123_000 } },
  ],
  [
    'BARE 5 rates below a row of values',
    `${PAPER}SHIRE OF OTTER       LAND INFORMATION CERTIFICATE       section 121       26 August 2026
   Assessment 31       Site value 180,000       Capital improved value 420,000       Net annual value 21,000
   Rates 1,200.10       Garbage 340.00       Fire levy 199.90       Altogether 1,740.00`,
    { outgoings: { 'council-rates': 174_000 } },
  ],
  [
    'PARTS 1 the charges of one line, some by the year',
    `${PAPER}OTTER GATE WATER - INFORMATION STATEMENT UNDER SECTION 158
Charges per quarter: water service $21.11, sewerage service $117.89, waterways $30.00, parks (annual) $88.00 in July.`,
    { outgoings: { 'water-rates': 76_400 } },
  ],
  [
    'PARTS 2 the time behind the last of them, and arrears',
    `${PAPER}OTTER COAST WATER      Water Act section 158      Statement 44      29 October 2026
Water $60.05 and sewer availability $90.45, for each quarter. Usage extra. Arrears: $212.60 from last account.`,
    { outgoings: { 'water-rates': 60_200 } },
  ],
  [
    'PARTS 3 two-monthly accounts',
    `${PAPER}WATER CORPORATION - ACCOUNT SUMMARY      Account 90 1
Service charges two-monthly:	water $47.10	sewerage $70.90	drainage $9.00`,
    { outgoings: { 'water-rates': 76_200 } },
  ],
  [
    'PARTS 4 rates with water named only behind them',
    `CONTRACT FOR HOUSES AND RESIDENTIAL LAND
Seller: Oriel Fay Trentham
Buyer: Kofi Mensah Adjei
SELLER DISCLOSURE STATEMENT
Part 5   Rates $1,422.10 for 1 January to 30 June 2026     Water billed to body corporate`,
    { outgoings: { 'council-rates': 284_420 } },
  ],
  [
    'FEES 1 two corporations in one line',
    `${CONTRACT}\fOWNERS CORPORATION CERTIFICATE - OC 1 and OC 3, PS612003K
  Fees        OC1 $980.00 per quarter; OC3 $212.00 per quarter
  Unpaid      nil`,
    { outgoings: { 'owners-corporation': 476_800 } },
  ],
  [
    'FEES 2 two funds by the quarter, the year behind them',
    `${NSW}\fSTRATA INFORMATION CERTIFICATE  Section 184
Lot 58 SP 99112
Administrative $1,800.00 and capital works $250.00 a quarter, being $8,200.00 a year. Unpaid none.`,
    { outgoings: { 'owners-corporation': 820_000 } },
  ],
  [
    'AREA 12 a list of lots whose unit stands at its end',
    `${NSW}\fDEPOSITED PLAN 812207
Lot 61  842.0      Lot 62  861.7      Lot 63  866.1      square metres`,
    { landSize: '861.7 m²' },
  ],
  [
    'AREA 13 a list of lots with the unit in brackets',
    `${NSW}\fDEPOSITED PLAN 812207
Lot 61  556.4    Lot 62  562.8    Lot 63  562.8  (square metres by calculation)`,
    { landSize: '562.8 m²' },
  ],
  [
    'AREA 14 an old measure in square feet',
    `${CONTRACT}Land: Lot 1 on Title Plan 338104K
\fTITLE PLAN TP338104K
Area: 1840 square feet or thereabouts (171 m2).`,
    { landSize: '171 m²' },
  ],
]

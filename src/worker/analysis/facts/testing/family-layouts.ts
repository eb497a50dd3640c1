import type { Layout } from './contract-layouts.ts'

const VIC = `CONTRACT OF SALE OF LAND
PARTICULARS OF SALE
Vendor: Oriel Fay Trentham
Purchaser: Kofi Mensah Adjei
Property: 9 Linnet Way, Marrowvale VIC 3477
`
const NSW = `CONTRACT FOR THE SALE AND PURCHASE OF LAND
PARTICULARS
vendor   Oriel Fay Trentham
land   Unit 8, 21 Sedge Street, Marrow Bay NSW 2281; Lot 8 in Strata Plan 70155; folio identifier 8/SP70155
`
const QLD = `CONTRACT FOR RESIDENTIAL LOTS IN A COMMUNITY TITLES SCHEME
REFERENCE SCHEDULE
Seller   Oriel Fay TRENTHAM
`
const RATES = `CITY OF MARROWVALE
RATES NOTICE 2026/27
Assessment 20117, 9 Linnet Way Marrowvale
`

/** Values that no label of their own tells: what stands with the lot, adds up or is said elsewhere. */
export const FAMILY_LAYOUTS: readonly Layout[] = [
  [
    'FAMILY size 1: a row of a plan with sides and area',
    `${VIC}Land: Lot 27 on plan of subdivision PS801122K
PLAN OF SUBDIVISION PS801122K
LOT   DIMENSIONS   AREA
26   15.00 × 32.00   480 m²
27   15.00 × 31.20   468 m²
28   12.50 × 31.20   390 m²`,
    { landSize: '468 m²' },
  ],
  [
    'FAMILY size 2: a contract that rounds and a plan that measures',
    `${VIC}Land: Lot 27 on plan of subdivision PS801122K
Land area: 480 m² approximately
PLAN OF SUBDIVISION PS801122K
Lot 26: 480 m². Lot 27: 468 m². Lot 28: 390 m².`,
    { landSize: '468 m²' },
  ],
  [
    'FAMILY size 3: the rooms, car space and store of a flat are no land',
    `${NSW}
STRATA PLAN 70155
FLOOR PLAN LEVEL 2
Lot 8: level 2, unit 71 m²; basement, car space 13 m² and store 3 m².
Total 87 m².`,
    { landSize: null },
  ],
  [
    'FAMILY size 4: a flat with no sum stays without a size',
    `${NSW}
STRATA PLAN 70155
FLOOR PLAN LEVEL 2
Lot 7   66 m²     Lot 8   71 m²     Lot 9   68 m²`,
    { landSize: null },
  ],
  [
    'FAMILY size 5: the area field of a lot in a scheme',
    `${QLD}Lot   Unit 6, 8 Quoll Street, Marrowvale QLD 4570. Lot 6 on ☐ BUP ☐ GTP ☒ SP: 188033. Title Reference 50711220. Area 133 m²
Purchase Price   $540,000.00`,
    { landSize: '133 m²', address: 'Unit 6, 8 Quoll Street, Marrowvale QLD 4570' },
  ],
  [
    'FAMILY size 6: what was granted in acres is not what is sold',
    `${VIC}Land: Lot 27 on plan of subdivision PS801122K
REGISTER SEARCH STATEMENT
Lot 27 on plan of subdivision PS801122K
Derivation: part of 212 acres granted to W. Hartley`,
    { landSize: null },
  ],
  [
    'FAMILY charge 1: rows that a total adds up under the heading of a council',
    `${RATES}RATES AND CHARGES 2026/27 (estimate, GRV $18,400)
General rates   $1,510.20
Rubbish service   $395.00
Emergency levy   $210.80
Total   $2,116.00`,
    { outgoings: { 'council-rates': 211_600 } },
  ],
  [
    'FAMILY charge 2: a sum said once more is no further line',
    `${VIC}MARROW VALLEY WATER
INFORMATION STATEMENT
Water service $210.40; sewerage service $455.10. Service charges of $665.50 for the year, paid.`,
    { outgoings: { 'water-rates': 66_550 } },
  ],
  [
    'FAMILY charge 3: a notice that counts the year itself',
    `${RATES}Half-year notice, 1 July to 31 December 2026. General rate $700.00; refuse $181.00. Total $881.00, and $1,762.00 for the full year.`,
    { outgoings: { 'council-rates': 176_200 } },
  ],
  [
    'FAMILY charge 4: land tax below the name of its office',
    `${VIC}REVENUE OFFICE
LAND TAX CERTIFICATE
Owner   O F Trentham
Financial year 2026   General rate $0.00
Trust rate   $1,390.20`,
    { outgoings: { 'land-tax': 139_020 } },
  ],
  [
    "FAMILY charge 5: the budget of a building is not an owner's share",
    `OWNERS CORPORATION CERTIFICATE
Budget of the first year
General fund   $640,000
Sinking fund   $210,000
Share of Lot 41 at 62 / 10,000   $5,270.00 a year, in four instalments`,
    { outgoings: { 'owners-corporation': 527_000 } },
  ],
  [
    'FAMILY address 1: a lot without a street number',
    `CONTRACT OF SALE OF LAND
PARTICULARS OF SALE
Vendor: Teal Meadow Land Pty Ltd
Land: Lot 52, Teal Meadow, Old Marrow Road, Marrowvale VIC 3477`,
    { address: 'Lot 52, Teal Meadow, Old Marrow Road, Marrowvale VIC 3477' },
  ],
  [
    'FAMILY address 2: a seller called Property',
    `REFERENCE SCHEDULE
SELLER:   Osprey Property Holdings Pty Ltd
          as trustee for the Osprey Family Trust
Address:   Suite 2, 14 Weir Street, Marrowvale QLD 4570
PROPERTY:   6 Brolga Drive, Marrowvale QLD 4570`,
    { address: '6 Brolga Drive, Marrowvale QLD 4570' },
  ],
  [
    'FAMILY party 1: an item, the role in brackets and the name',
    `CONTRACT OF SALE OF REAL ESTATE
PARTICULARS OF SALE
Item A (Vendor): Oriel Fay TRENTHAM of 9 Linnet Way, Marrowvale VIC 3477
Item B (Purchaser): Kofi Mensah ADJEI of 4 Weir Street, Marrowvale VIC 3477`,
    { vendors: ['Oriel Fay Trentham'], purchasers: ['Kofi Mensah Adjei'] },
  ],
  [
    'FAMILY party 2: one who offers to purchase',
    `CONTRACT FOR SALE OF LAND BY OFFER AND ACCEPTANCE
I/We: Kofi Mensah ADJEI of 4 Weir Street, Karda WA 6018, offer to purchase the land set out in the Schedule
SCHEDULE
Address   7 Linnet Way, Marrowvale WA 6163`,
    { purchasers: ['Kofi Mensah Adjei'], address: '7 Linnet Way, Marrowvale WA 6163' },
  ],
  [
    'FAMILY date 1: a power of attorney is dated, not the contract',
    `CONTRACT OF SALE OF LAND
PARTICULARS OF SALE
Vendor: Teal Meadow Land Pty Ltd, by its attorney under power of attorney dated 3 March 2025
Day of Sale: 8 June 2026`,
    { contractDate: '2026-06-08' },
  ],
  [
    'FAMILY zone 1: a code behind a sentence on something exhibited elsewhere',
    `CONTRACT FOR THE SALE AND PURCHASE OF LAND
land   9 Linnet Way, Marrow Bay NSW 2281
PLANNING CERTIFICATE UNDER SECTION 10.7(2)
(1) Marrow LEP 2013. A planning proposal for the town centre has been exhibited and covers no land here.
(2) Zoning: Zone R3 Medium Density Residential. Houses: permitted with consent.`,
    { zoning: 'R3 Medium Density Residential' },
  ],
  [
    'FAMILY council 1: a town on a title is where the land lies',
    `PARTICULARS OF SALE
Property: 8 Linnet Lane, Marrow Flats TAS 7304
RESULT OF SEARCH
RECORDER OF TITLES
DESCRIPTION OF LAND. Town of MARROW FLATS. Lot 16 on Sealed Plan 131870.
COUNCIL LAND INFORMATION CERTIFICATE
MARROW VALLEY COUNCIL`,
    { council: 'Marrow Valley Council' },
  ],
  [
    'FAMILY lot 1: a unit of the Capital Territory with its block',
    `CONTRACT FOR SALE
SCHEDULE
LAND   Unit 12, UP No. 2877, Block 4, Section 30, Division of Marrow, and known as 12/5 Linnet Place, Marrow ACT 2602`,
    { lotPlan: 'Unit 12 UP2877, Block 4 Section 30 Marrow' },
  ],
]

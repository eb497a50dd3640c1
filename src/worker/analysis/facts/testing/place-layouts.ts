import type { Layout } from './contract-layouts.ts'

const WA = `CONTRACT FOR SALE OF LAND BY OFFER AND ACCEPTANCE
SELLER       Oriel Fay Trentham of 2 Railway Terrace, Wandilla WA 6225
BUYER        Kofi Mensah Adjei
SCHEDULE
`
const QLD = `CONTRACT FOR HOUSES AND RESIDENTIAL LAND
Seller: Oriel Fay Trentham
Buyer: Kofi Mensah Adjei
`
const ACT = `CONTRACT FOR SALE - AUSTRALIAN CAPITAL TERRITORY
Seller: Oriel Fay Trentham
Buyer: Kofi Mensah Adjei
`

/** Where the land is and what its plan calls it, by its fields, its cover and the papers of a scheme. */
export const PLACE_LAYOUTS: readonly Layout[] = [
  [
    'PLACE 1 the property at its street, the suburb in a field below',
    `${WA}The Property at:     18 Kestrel Loop
Suburb:              Ironbark Ridge           State: WA    Postcode: 6084
Lot:                 205 on Deposited Plan 44160`,
    { address: '18 Kestrel Loop, Ironbark Ridge WA 6084' },
  ],
  [
    'PLACE 2 fields of the property in one row below the address of a party',
    `${WA}The Property at     Address   115 Marri Ridge Road        Suburb  Wandilla      State  WA    Postcode 6225
Lot 207             Deposited Plan 48813`,
    { address: '115 Marri Ridge Road, Wandilla WA 6225' },
  ],
  [
    'PLACE 3 a unit with dots behind the names of the fields',
    `${WA} Address ............. Unit 3, 20 Dampier Loop
 Suburb .............. Port Tarrant         State WA    6714
 Lot ................. 3 on Survey-Strata Plan 38860`,
    { address: 'Unit 3, 20 Dampier Loop, Port Tarrant WA 6714' },
  ],
  [
    'PLACE 4 a duplex beside its lot',
    `${QLD}Lot:			Lot 2 on SP199387, Duplex 2, 15 Magnolia Court, Glenfern QLD 4350`,
    { address: 'Duplex 2, 15 Magnolia Court, Glenfern QLD 4350' },
  ],
  [
    'PLACE 5 the number of the lot and that of the street',
    `CONTRACT FOR THE SALE AND PURCHASE OF LAND
vendor       Oriel Fay Trentham
Land         Lot 27 (No. 14) Sandpiper Way, Gillespie Park NSW 2541`,
    { address: 'Lot 27 (No. 14) Sandpiper Way, Gillespie Park NSW 2541' },
  ],
  [
    'PLACE 6 a townhouse that the cover alone tells',
    `CONTRACT OF SALE OF LAND
TOWNHOUSE 3, 112 ORMISTON AVENUE, GLENHOLT VIC 3163
VENDOR      Oriel Fay Trentham
PURCHASER   Kofi Mensah Adjei
Property address: 112 Ormiston Avenue, Glenholt VIC 3163`,
    { address: 'Townhouse 3, 112 Ormiston Avenue, Glenholt VIC 3163' },
  ],
  [
    'PLACE 7 a sentence that begins behind the street is no suburb',
    `${QLD}Property: 18 Kestrel Loop. Commenced November 2023`,
    { address: '18 Kestrel Loop' },
  ],
  [
    'PLACE 8 a block and the plan on its title',
    `${ACT}Land:   Block: 17    Section: 63    Division/District: Yarralin
Price: $489,500.00
TITLE SEARCH - ACT Land Titles
LAND: Yarralin Section 63 Block 17 on Deposited Plan 5188     Volume 1409 Folio 72`,
    { lotPlan: 'Block 17 Section 63 Yarralin DP5188' },
  ],
  [
    'PLACE 9 a proposed lot with its street before its plan',
    `${WA}Property            Proposed Lot 438 Spinebill Avenue, Karnup Downs WA 6176, on Deposited Plan 428811`,
    { lotPlan: 'Lot 438 DP428811' },
  ],
  [
    'PLACE 10 sections of an Act and the flat of a lawyer are no lots',
    `FORM 1 VENDOR'S STATEMENT
Vendor: Oriel Fay Trentham, care of Unit 9, 700 Lygon Building, Auckland
Land: 7 Mariner Street, Port Selwyn SA 5015, being Allotment 58 Filed Plan 7033
See sections 120, 122, 132 of the Act.`,
    { lotPlan: 'Allotment 58 FP7033' },
  ],
  [
    'PLACE 11 a scheme names its plan and then the lot',
    `STRATA INFORMATION CERTIFICATE
Strata plan 73158. Lot 22. Unit entitlement 153 of 5,000. Lot 22 was let in 2024.`,
    { lotPlan: 'Lot 22 SP73158' },
  ],
  [
    'PLACE 12 the address in the row below the land, behind that of the conveyancer',
    `CONTRACT FOR THE SALE OF LAND
1. Vendor	Oriel Fay Trentham
	Address for service: care of Wakefield Plains Conveyancing, 9 Main Street, Balbarrup SA 5413
3. Land	Allotment 71 in Deposited Plan 33109, Certificate of Title Volume 5266 Folio 941
	322 Tungkillo Road, Balbarrup SA 5413, with house, sheds, dam and fences`,
    { address: '322 Tungkillo Road, Balbarrup SA 5413' },
  ],
]

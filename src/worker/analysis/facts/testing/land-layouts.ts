import type { Layout } from './contract-layouts.ts'

const VIC = `CONTRACT OF SALE OF LAND
PARTICULARS OF SALE
Vendor: Oriel Fay Trentham
Purchaser: Kofi Mensah Adjei
Price: $735,000
`
const NSW = `CONTRACT FOR THE SALE AND PURCHASE OF LAND
vendor       Oriel Fay Trentham
purchaser    Kofi Mensah Adjei
`
const QLD = `CONTRACT FOR HOUSES AND RESIDENTIAL LAND
REFERENCE SCHEDULE
Seller       Oriel Fay Trentham
`
const WA = `CONTRACT FOR SALE OF LAND BY OFFER AND ACCEPTANCE
SELLER       Oriel Fay Trentham
`

/** What the land is: several parcels, ticked plans, roads without numbers, papers that differ. */
export const LAND_LAYOUTS: readonly Layout[] = [
  [
    'LAND 1 a table of titles with lot and plan in columns of their own',
    `${VIC}LAND
   Certificate of Title reference                being lot      on plan
   Volume 09911    Folio 204                     2              PS 317604W
   Volume 06148    Folio 517                     1              TP 229815J
The two titles are sold together. Combined area about 48.6 hectares.`,
    {
      lotPlan: 'Lot 2 PS317604W and Lot 1 TP229815J',
      title: 'Volume 09911 Folio 204 and Volume 06148 Folio 517',
      landSize: '48.6 hectares',
    },
  ],
  [
    'LAND 2 a lot with a crown allotment',
    `${VIC}The land is the whole of two parcels:
   (a) Crown Allotment 14A Section 3 Parish of Yarrow, being all the land in
       Certificate of Title Volume 05822 Folio 341; and
   (b) Lot 2 on Plan of Subdivision 204417E, being all the land in Certificate
       of Title Volume 09433 Folio 017,
containing together 62.35 hectares or thereabouts.`,
    {
      lotPlan: 'Lot 2 PS204417E and Crown Allotment 14A Section 3 Parish of Yarrow',
      landSize: '62.35 hectares',
    },
  ],
  [
    'LAND 3 a second lot on the same plan',
    `${VIC}Title         VOLUME 11877 FOLIO 092, LOT 508 ON PLAN OF SUBDIVISION 720418B
              with CAR SPACE LOT C41 on the same plan, VOLUME 11877 FOLIO 311`,
    { lotPlan: 'Lot 508 PS720418B and Lot C41 PS720418B' },
  ],
  [
    'LAND 4 a plan that is told by a tick',
    `${WA}Street          18 Quenda Road
Suburb          Wandering Vale         State WA       Postcode 6076
Lot             22     [ ] Plan   [X] Diagram  61190
Title           Volume 1588   Folio 407`,
    { lotPlan: 'Lot 22 Diagram 61190' },
  ],
  [
    'LAND 5 a crown plan and a survey plan',
    `${QLD}2.2  Lot 4 on Crown Plan FY1183          Title Reference 12660031
     Lot 27 on Survey Plan 277410        Title Reference 50993318
2.3  Together 291.6 ha.`,
    { lotPlan: 'Lot 4 FY1183 and Lot 27 SP277410', landSize: '291.6 ha' },
  ],
  [
    'LAND 6 a contract that differs from the plan and from the bill',
    `${NSW}land         14 Tull Lane, Gundarra NSW 2395
             Lot 12 in Deposited Plan 748213
             Area 46.41 hectares

DEPOSITED PLAN 748213
   LOT 11    38.02 ha
   LOT 12    40.47 ha

GUNDARRA SHIRE COUNCIL     RATE NOTICE 1 JULY 2026 TO 30 JUNE 2027
Assessment 10733-4     Lot 12 DP 748213     Area 40.47 HA     Land value  $412,000
Ordinary rate $1,684.20`,
    { landSize: '40.47 ha' },
  ],
  [
    'LAND 7 a contract that rounds like the bill stays',
    `${NSW}land         14 Tull Lane, Gundarra NSW 2395
             Lot 12 in Deposited Plan 748213
             Area 405 m²

GUNDARRA SHIRE COUNCIL     RATE NOTICE 1 JULY 2026 TO 30 JUNE 2027
Assessment 10733-4     Lot 12 DP 748213     405 m2     Land value  $412,000
Ordinary rate $1,684.20`,
    { landSize: '405 m²' },
  ],
  [
    'LAND 8 old measures in the contract and metres on the bill',
    `${QLD}Lot: 8 on RP 148829
AREA: 32.4 perches (more or less)

TEWARRA COAST REGIONAL COUNCIL
RATE NOTICE   half year 1/07/2026 - 31/12/2026             Assessment 118207-4
C M Trentham, PO Box 66         Valuation (Department of Resources): $620,000
27 Pandanus Street   Lot 8 RP148829   819 m2
   General rate         1,184.51`,
    { landSize: '819 m²', valuation: 62_000_000 },
  ],
  [
    'LAND 9 a road without a number at a corner',
    `${VIC}Property address     Vacant land and shedding, Pannikin Lane (corner of Old Tallow Road),
                     Yarrigal 3478, being the land described below`,
    { address: 'Pannikin Lane, Yarrigal 3478' },
  ],
  [
    'LAND 10 a house at a corner and an apartment with a point',
    `${VIC}Property address:  Apartment 4.11, 60-68 Tannery Lane, Footsgrove VIC 3011`,
    { address: 'Apartment 4.11, 60-68 Tannery Lane, Footsgrove VIC 3011' },
  ],
  [
    'LAND 11 two searches of the same owner and no contract',
    `VENDOR STATEMENT
Section 32 Sale of Land Act 1962 (Vic)
LAND:            "Corranwood", 1180 Mulcahy Road, Tarrabool VIC 3283

REGISTER SEARCH STATEMENT
VOLUME 10214 FOLIO 667                   Produced 21/01/2026
LAND DESCRIPTION
Lot 1 on Plan of Subdivision 318844V.
REGISTERED PROPRIETOR
Estate Fee Simple
Sole Proprietor
    ORIEL FAY TRENTHAM of 1180 MULCAHY ROAD TARRABOOL VIC 3283
ENCUMBRANCES, CAVEATS AND NOTICES  NIL
VOLUME 10214 FOLIO 668                   Produced 21/01/2026
LAND DESCRIPTION
Lot 2 on Plan of Subdivision 318844V.
REGISTERED PROPRIETOR
Estate Fee Simple
Sole Proprietor
    ORIEL FAY TRENTHAM of 1180 MULCAHY ROAD TARRABOOL VIC 3283`,
    {
      title: 'Volume 10214 Folio 667 and Volume 10214 Folio 668',
      lotPlan: 'Lot 1 PS318844V and Lot 2 PS318844V',
    },
  ],
  [
    'LAND 12 a search of somebody else stays apart',
    `VENDOR STATEMENT
Section 32 Sale of Land Act 1962 (Vic)
LAND:            1180 Mulcahy Road, Tarrabool VIC 3283

REGISTER SEARCH STATEMENT
VOLUME 10214 FOLIO 667                   Produced 21/01/2026
LAND DESCRIPTION
Lot 1 on Plan of Subdivision 318844V.
REGISTERED PROPRIETOR
    ORIEL FAY TRENTHAM of 1180 MULCAHY ROAD TARRABOOL VIC 3283
ENCUMBRANCES, CAVEATS AND NOTICES  NIL
VOLUME 10214 FOLIO 668                   Produced 21/01/2026
LAND DESCRIPTION
Lot 2 on Plan of Subdivision 318844V.
REGISTERED PROPRIETOR
    WALTER NEIGHBOUR of 1182 MULCAHY ROAD TARRABOOL VIC 3283`,
    { title: 'Volume 10214 Folio 667', lotPlan: 'Lot 1 PS318844V' },
  ],
  [
    'LAND 13 a zone below its question and another across the street',
    `${NSW}\fCITY OF LAKE MERRION                      SECTION 10.7(2) PLANNING CERTIFICATE
What is the zoning of the land?
    C4 Environmental Living
    Opposite side of the street: R2 Low Density Residential.`,
    { zoning: 'C4 Environmental Living', council: 'City of Lake Merrion' },
  ],
  [
    'LAND 14 a density code behind the name of its zone',
    `${WA}
LOCAL GOVERNMENT ENQUIRY REPLY                     City of Wannaroon, 12 September 2026
Orders and Requisitions / Zoning - Lot 2 SP 51166
  Local Planning Scheme No. 5.    Zoning:  RESIDENTIAL,  density code R40`,
    { zoning: 'RESIDENTIAL, density code R40' },
  ],
]

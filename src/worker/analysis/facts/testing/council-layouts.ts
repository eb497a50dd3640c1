import type { Layout } from './contract-layouts.ts'

const VIC = `CONTRACT OF SALE OF LAND
PARTICULARS OF SALE
Vendor: Oriel Fay Trentham
Purchaser: Kofi Mensah Adjei
Land: Lot 27 on Plan of Subdivision 818804H
Price: $735,000

`
const WA = `CONTRACT FOR SALE OF LAND BY OFFER AND ACCEPTANCE
SELLER       Oriel Fay Trentham
BUYER        Kofi Mensah Adjei
Land         Lot 47 on Deposited Plan 403318
Price        $410,000

`
const QLD = `CONTRACT FOR HOUSES AND RESIDENTIAL LAND
Seller: Oriel Fay Trentham
Buyer: Kofi Mensah Adjei
Lot: Lot 3 on RP 712240
Price: $390,000

`

/** Who the council is, what it takes the land to be worth and how it has zoned it. */
export const COUNCIL_LAYOUTS: readonly Layout[] = [
  [
    'COUNCIL 1 a city at the head of its certificate',
    `${VIC}STRATHALLAN CITY, LAND INFORMATION CERTIFICATE, section 121, 29 September 2026. SV $245,000; CIV $560,000; NAV $28,000.`,
    { council: 'Strathallan City', valuation: 56000000 },
  ],
  [
    'COUNCIL 2 a city and its certificate apart by a dash',
    `${VIC}CASEY PLAINS CITY - LAND INFORMATION CERTIFICATE, 31 August 2026
Capital improved value $640,000. Rates for the year $2,110.00.`,
    { council: 'Casey Plains City', valuation: 64000000 },
  ],
  [
    'COUNCIL 3 a shire in a sentence of its own',
    `${VIC}COUNCIL: LAND INFORMATION CERTIFICATE 88190/26. Moorabool Bay Shire. Dated 27/8/2026. CIV $660,000. Rates for 2026-27 $2,006.60.`,
    { council: 'Moorabool Bay Shire', valuation: 66000000 },
  ],
  [
    'COUNCIL 4 a body that is called after a city is no council',
    `${VIC}Harbour City Plumbing - sewer inspection report, 3 May 2026. The line is clear.`,
    { council: null },
  ],
  [
    'COUNCIL 5 the share of a flat in the value of the parcel',
    `${QLD}SPRINGWATER CITY COUNCIL – rates   Townhouse 21, 150 Kurrajong Boulevard   Half year to 31 December 2026   Valuation share $118,000
General rate $801.00`,
    { council: 'Springwater City Council', valuation: 11800000 },
  ],
  [
    'COUNCIL 6 a commercial zone is told with its code',
    `${VIC}PLANNING CERTIFICATE
The land is included in a COMMERCIAL 1 ZONE and within a HERITAGE OVERLAY (HO9).`,
    { zoning: 'Commercial 1 Zone (C1Z)' },
  ],
  [
    'COUNCIL 7 the scheme stands before the zone',
    `${WA}CITY OF BALDIVALE. Reply 26/4410, 31 August 2026. Zoning: Local Planning Scheme 3, Residential R40. Road proposals: none.`,
    { zoning: 'Residential R40' },
  ],
  [
    'COUNCIL 8 the zone of the scheme before the code of its structure plan',
    `${WA}CITY OF DAWES. Reply to enquiry. Zoning: Local Planning Scheme 3: Development zone; Structure Plan 17: Residential R20 for lots 430 to 455.`,
    { zoning: 'Development' },
  ],
  [
    'COUNCIL 9 the region has zoned it too',
    `${WA}PLANNING CERTIFICATE
Region scheme zone: Urban
Planning: zoned Mixed Use R-AC0 under Local Planning Scheme 4.`,
    { zoning: 'Mixed Use R-AC0' },
  ],
  [
    'COUNCIL 10 a zone in small letters and one with a remark in brackets',
    `${QLD}COUNCIL PLANNING CERTIFICATE    17 September 2026
Zone: low density residential.     Overlays: Landslide hazard (moderate)`,
    { zoning: 'low density residential' },
  ],
  [
    'COUNCIL 11 a zone of three words and the precinct in brackets',
    `${QLD}COUNCIL PLANNING CERTIFICATE    17 September 2026
Zoning: Waterfront and marine industry zone (mixed use precinct).`,
    { zoning: 'Waterfront and marine industry zone (mixed use precinct)' },
  ],
  [
    'COUNCIL 12 what the map tells is no zone',
    `${QLD}COUNCIL PLANNING CERTIFICATE    17 September 2026
1 Zone			Refer to map; the certificate prints overlays only`,
    { zoning: null },
  ],
  [
    'COUNCIL 13 a zone that is proposed for other land',
    `CONTRACT FOR THE SALE AND PURCHASE OF LAND
vendor       Oriel Fay Trentham
purchaser    Kofi Mensah Adjei
land         Lot 9 in Deposited Plan 755108

SECTION 10.7(2) PLANNING CERTIFICATE
A planning proposal to rezone the cliff side to C2 was endorsed by council on 4 August 2026.
Zoning: C4 Environmental Living.`,
    { zoning: 'C4 Environmental Living' },
  ],
  [
    'COUNCIL 14 a regional council of a place',
    `FORM 1 VENDOR'S STATEMENT
Vendor: Oriel Fay Trentham
Land: Allotment 58 Filed Plan 7033
Council: Regional Council of Light Plains`,
    { council: 'Regional Council of Light Plains' },
  ],
  [
    'COUNCIL 15 a city without the word behind the label of a plan',
    `${VIC}PLAN OF SUBDIVISION PS 818804H
Parish of Melbourne South, Section 62C     Council: Eastquay City     Last plan: TP 871220M`,
    { council: 'Eastquay City' },
  ],
  [
    'COUNCIL 16 the council of an old grant is not that of today',
    `${QLD}CURRENT TITLE SEARCH   51288407
2. EASEMENT IN GROSS No 600771835 02/05/1977 burdening the land to COUNCIL OF THE SHIRE OF BOYNE over EASEMENT A
** End of search **

BOYNE COAST REGIONAL COUNCIL – PROPERTY SEARCHES`,
    { council: 'Boyne Coast Regional Council' },
  ],
]

import type { Layout } from './contract-layouts.ts'

/** Councils and zones in the words of each state. */
export const FRONT_COUNCIL_LAYOUTS: readonly Layout[] = [
  [
    'PLACE 1 a shire before its planning scheme',
    `CONTRACT FOR SALE OF LAND BY OFFER AND ACCEPTANCE
THE SELLER\tSouthern Timber Holdings Pty Ltd (ACN 009 112 554)
THE BUYER\t
THE PROPERTY\t310 Karri Valley Road, Pembervale WA 6260
LOT 501 on Deposited Plan 60118\tVolume 2711\tFolio 401
Shire of Manjimar: local planning scheme no. 4. The land is zoned Rural.`,
    { council: 'Shire of Manjimar', zoning: 'Rural' },
  ],
  [
    'PLACE 2 a local authority',
    `CONTRACT FOR THE SALE OF LAND
Real Estate Institute of the Northern Territory
PARTICULARS
Item 1. Vendor: Trudi Anders, 12 Bloodwood Crescent, Palmer Heights NT 0830
Item 2. Purchaser: Michael Ngalkin, 3/7 Roper Street, Moulden Park NT 0830
Item 3. Property: Lot 6120 Town of Palmer Heights from plan S 92/118, CUFT Volume 410 Folio 228
Address: 12 Bloodwood Crescent, Palmer Heights NT 0830
Item 4. Local authority: City of Palmer Heights`,
    { council: 'City of Palmer Heights' },
  ],
  [
    'PLACE 3 a precinct in brackets',
    `FORM 2 SELLER DISCLOSURE STATEMENT (Queensland)
Part 3
Zoning The zoning of the property is: Rural residential (1ha minimum precinct)`,
    { zoning: 'Rural residential (1ha minimum precinct)' },
  ],
  [
    'PLACE 4 a city that certifies',
    `FORM 1 - VENDOR'S STATEMENT (South Australia)
Vendor: Clem Pascoe
City of Holdfast Plains - section 187 certificate
Planning and Design Code
Zones: Suburban Neighbourhood (SN)
Overlays: Airport Building Heights`,
    { council: 'City of Holdfast Plains', zoning: 'Suburban Neighbourhood' },
  ],
  [
    'PLACE 5 a council and a certificate in capitals',
    `GLAMORGAN COAST COUNCIL  CERTIFICATE UNDER SECTION 337 LOCAL GOVERNMENT ACT 1993 (Tasmania)
Property: 8 Gordon Street, Swanport TAS 7190
Zoning under Tasmanian Planning Scheme: 8.0 General Residential`,
    { council: 'Glamorgan Coast Council', zoning: 'General Residential' },
  ],
  [
    'PLACE 6 two places joined',
    `FORM 1 - VENDOR'S STATEMENT (South Australia)
Vendor: Clem Pascoe
Council: District Council of Coorong and Lakes`,
    { council: 'District Council of Coorong and Lakes' },
  ],
  [
    'PLACE 7 a town',
    `CONTRACT FOR SALE OF LAND (Western Australia)
Seller: Ulla Berg
Local authority: Town of Victoria Gardens`,
    { council: 'Town of Victoria Gardens' },
  ],
  [
    'PLACE 8 land of no council',
    `FOLIO: 2/758988 (New South Wales)
LAND
LOT 2 IN DEPOSITED PLAN 758988 AT WHITE CLIFFS
LOCAL GOVERNMENT AREA: UNINCORPORATED AREA
PARISH OF KIRK COUNTY OF YUNGNULGRA`,
    { council: 'Unincorporated Area' },
  ],
  [
    'PLACE 9 three places',
    `FORM 1 - VENDOR'S STATEMENT (South Australia)
Vendor: Clem Pascoe
Council: City of Harwood, Pellham & St Judes`,
    { council: 'City of Harwood, Pellham & St Judes' },
  ],
  [
    'PLACE 10 a zone without the word',
    `VENDOR STATEMENT section 32 Sale of Land Act 1962
Land: 44 Tarcombe Road, Avenel Rise VIC 3664
Zoning: Commercial 1`,
    { zoning: 'Commercial 1 Zone (C1Z)' },
  ],
  [
    'PLACE 11 a question about the zone',
    `COUNCIL CERTIFICATE SECTION 337 (Tasmania)
What zone applies to the land? Village Zone`,
    { zoning: 'Village' },
  ],
]

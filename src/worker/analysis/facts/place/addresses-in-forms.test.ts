import { expect, test } from 'vitest'

import { readLayout } from '../testing/read-layout.ts'

test.each([
  [
    'a field above a lot of a town',
    'CONTRACT OF SALE OF LAND\nSeller\tKofi ADJEI\nAddress\t22 Pandanus Crescent, Rapid Gully NT 0810\nLand\tLot 7120 Town of Nightcliff East, plan S 90/011\nPrice\t$512,000\n',
    '22 Pandanus Crescent, Rapid Gully NT 0810',
  ],
  [
    'columns below the prompt of the group',
    'OFFER AND ACCEPTANCE\nSCHEDULE\nThe Property at:     ADDRESS 27 Sandpiper Rise\n                     SUBURB             STATE      POSTCODE\n                     Pelican Sands      WA         6281\nPurchase Price       $512,000\n',
    '27 Sandpiper Rise, Pelican Sands WA 6281',
  ],
  [
    'the right column of a table',
    'CONTRACT OF SALE\n5 Hale Road, Karrawin WA 6230     (property)\nKofi ADJEI, 12 Swan Street, Perth Hills WA 6111     (seller)\n$488,000     (price)\n',
    '5 Hale Road, Karrawin WA 6230',
  ],
  [
    'a question of one word above it',
    'VILLA SALE - SUMMARY SHEET\nSeller\n   Ivy Grace MALLINSON of Room 12, Banjup Lodge, 4 Rossiter Street, Forrestglen WA 6112\nBuyer\n   Lwazi Sipho DLAMINI\nWhere\n   Villa 3, 88 Anstey Road, Forrestglen WA 6112\nWhat\n   Lot 3 on Survey-Strata Plan 41776\nSum\n   $575,000\n',
    'Villa 3, 88 Anstey Road, Forrestglen WA 6112',
  ],
  [
    'a sentence behind the lot and the title',
    "NORTHERN TERRITORY - CONTRACT OF SALE OF LAND\n1   VENDOR\n    Terrence Wilfred GARAWA\n2   PURCHASER'S ADDRESS\n    Room 6, Ironwood Lodge, Nakara Rise NT 0810\n3   LAND\n    Lot 8812 Town of Nightcliff East, being the whole of the land in Certificate as to Title (CUFT) Volume 711\n    Folio 204; the property is 14 Pandanus Crescent, Rapid Gully NT 0810; the area is 815 m2\n4   PRICE\n    $640,000\n",
    '14 Pandanus Crescent, Rapid Gully NT 0810',
  ],
  [
    'fields of its own behind those of a party in a unit',
    'OFFER AND ACCEPTANCE\nTHE BUYER\nFull name\tTheodora KYRIAKOU\nAddress\tunit 4, 27 Amherst Way, Collie Vale WA 6225\nTHE LAND AND PROPERTY CHATTELS\nAddress\t5 Banksia Hollow\nSuburb\tYelgarra\nState\tWA\tPostcode\t6230\nLot\t812\tPlan\tDeposited Plan 52118\n',
    '5 Banksia Hollow, Yelgarra WA 6230',
  ],
  [
    'a sentence that names the house and land',
    'CONTRACT NOTE FOR SALE OF LAND\nBy this note dated the 8th day of September 2026 KOFI ADJEI of 5 Foreshore Drive, Port Lorne SA 5607 agrees to sell and ORIEL FAY TRENTHAM agrees to buy the house and land at 63 Gawler Terrace, Port Lorne, in the State of South Australia 5607, being the whole of the land in Certificate of Title Volume 5418 Folio 903.\nThe price is $495,000.\n',
    '63 Gawler Terrace, Port Lorne SA 5607',
  ],
  [
    'a sentence that names a farm',
    'SALE OF A FARM: MEMORANDUM OF PARTICULARS\nWE RECORD that Alasdair McGLASHAN has agreed to sell and Robin WYNNE, of 3 Carrick Street, Devonleigh, to buy the farm "Glen Mhor", 455 Roxdale Tier Road, Upper Lilyvale TAS 7303, PID 7761208.\nPRICE     $1,540,000\n\nSTATE REVENUE OFFICE\nThe trustee\'s town property at 18 Bourke Street, in PID 6019923, was assessed at $1,212.00.\n',
    '"Glen Mhor", 455 Roxdale Tier Road, Upper Lilyvale TAS 7303',
  ],
  [
    'a description that gives the unit plan first',
    'CONTRACT, short particulars\nFrom    Kofi ADJEI\nTo      Oriel Fay TRENTHAM\nFor     Unit 41 on Units Plan 3316, Section 30 Block 8 Braddon Hill, being 41/9\n        Ngunnara Street, Braddon Hill ACT 2612\nTitle   Volume 2104 Folio 41\nIn consideration of     $549,000\n',
    '41/9 Ngunnara Street, Braddon Hill ACT 2612',
  ],
  [
    'the street with the flat behind it',
    'PARTICULARS OF SALE\nVendor     Kofi Adjei\nProperty     22 Pellingham Street, Abercorn VIC 3067, Apartment 307\nPrice     $600,000\n',
    'Apartment 307, 22 Pellingham Street, Abercorn VIC 3067',
  ],
  [
    'an invoice that names another house of the vendor',
    'PARTICULARS OF SALE\nVendor     Kofi Adjei\nAddress     9 High Street, Moe VIC 3825\nPurchaser     Oriel Fay Trentham\nAddress     4 Low Street, Moe VIC 3825\nThe land sold     17 Correa Street, Port Marram VIC 3207\n',
    '17 Correa Street, Port Marram VIC 3207',
  ],
  [
    'a letter that opens the bundle',
    'Dear Ms Trentham\nYour purchase from Mr Adjei of 12 Elm Road, Moe VIC 3825: 17 Correa Street, Port Marram VIC 3207\nCONTRACT OF SALE OF LAND\nVendor     Kofi Adjei\nPremises sold     17 Correa Street, Port Marram VIC 3207\n',
    '17 Correa Street, Port Marram VIC 3207',
  ],
  [
    'an invoice on the cover, behind "Re"',
    'TAX INVOICE No 881\nSmith Conveyancing, 1 High Street, Moe VIC 3825\nTo: Oriel Trentham, 9 Low Street, Moe VIC 3825\nRe: purchase of 12 Correa Street, Port Marram VIC 3207\n\nCONTRACT OF SALE OF LAND\nVendor     Kofi Adjei\nLand     Lot 4 on Plan of Subdivision 331802\n',
    '12 Correa Street, Port Marram VIC 3207',
  ],
  [
    'a shop whose suburb stands on the line below',
    'CONTRACT OF SALE\nPremises being sold\n   Shop 2, 12 Correa Street\n   Port Marram VIC 3207\nVendor\n   Kofi Adjei\n   4 Elm Court, Moe VIC 3825\n',
    'Shop 2, 12 Correa Street, Port Marram VIC 3207',
  ],
])('finds the property in %s', (_name, text, address) => {
  expect(readLayout(text)).toMatchObject({ address })
})

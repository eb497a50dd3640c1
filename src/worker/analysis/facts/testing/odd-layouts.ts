import type { Layout } from './contract-layouts.ts'

/** Values written in ways of their own: amounts in millions, days in words, shares without a sum. */
export const ODD_LAYOUTS: readonly Layout[] = [
  [
    'ODD 1 days with ordinals and an amount in millions',
    `DEED OF SALE OF LAND
DETAILS
Date            the 4th day of December, 2026
Seller          Dr Ngaio Parata-Smith & Mr Hemi Parata
Buyer           Fenwick Lane Investments Limited ACN 004 085 616
Property        52 Summit Drive, Mount Ousley Heights NSW 2519 (Identifier 7/SP80001)
Price           $1.25 million
Deposit         5 per cent of the Price, payable on Friday, 11 December 2026
Completion      Friday, 29 January 2027`,
    {
      vendors: ['Ngaio Parata-Smith', 'Hemi Parata'],
      purchasers: ['Fenwick Lane Investments Limited'],
      address: '52 Summit Drive, Mount Ousley Heights NSW 2519',
      title: '7/SP80001',
      price: 125_000_000,
      deposit: 6_250_000,
      depositDate: '2026-12-11',
      settlement: '2027-01-29',
    },
  ],
  [
    'ODD 2 an agent sheet with outgoings',
    `CONTRACT OF SALE
PARTICULARS OF SALE
Vendor: Mrs. Yolanda de Groot
Purchaser:
Property: 3/19 Paperbark Court, Noosa Rise QLD 4567
Lot 3 on GTP 2204, Title Ref 18801231
Price: $
OUTGOINGS (approximate)
Council rates: $486.20 per quarter
Water: $294.00 p/q
Body corporate levies: $1,250.00 per quarter (admin $950, sinking $300)
Land tax: not applicable`,
    {
      vendors: ['Yolanda de Groot'],
      purchasers: [],
      address: '3/19 Paperbark Court, Noosa Rise QLD 4567',
      title: '18801231',
      lotPlan: 'Lot 3 GTP2204',
      price: null,
      outgoings: {
        'council-rates': 194_480,
        'water-rates': 117_600,
        'owners-corporation': 500_000,
      },
    },
  ],
  [
    'ODD 3 Vol. and Fol., square metres in words',
    `CONTRACT OF SALE OF REAL ESTATE
PARTICULARS OF SALE
V1  The Vendor            Hollowbrook Nominees Pty Ltd (ACN 004 085 616) as trustee of the Hollowbrook Unit Trust
V2  The Purchaser         Imran Qureshi
V3  The Land              Vol. 9123 Fol. 045, Lot 2 PS 418822H, 1,012 square metres
V4  Street address        88B Colac Road, Winchelsea South VIC 3241
V5  Price                 $645,000.00 (six hundred and forty-five thousand dollars)
V6  Deposit               $64,500.00, paid
V7  Balance               $580,500.00 on settlement
V8  Settlement            On 1.3.2027`,
    {
      vendors: ['Hollowbrook Nominees Pty Ltd'],
      purchasers: ['Imran Qureshi'],
      address: '88B Colac Road, Winchelsea South VIC 3241',
      title: 'Volume 9123 Folio 045',
      lotPlan: 'Lot 2 PS418822H',
      landSize: '1,012 square metres',
      price: 64_500_000,
      deposit: 6_450_000,
      settlement: '2027-03-01',
    },
  ],
  [
    'ODD 4 a South Australian agreement with a slash title',
    `AGREEMENT FOR SALE AND PURCHASE
Schedule
1. Vendor              Rosemary Ann Tilbrook and the Estate of Frank Tilbrook (deceased)
2. Purchaser           Nadia Petrova
3. Property            Lot 102 (No. 15) Bluff Road, Encounter Vale SA 5211
                       C/T 6123/55, Allotment 102 in DP 88120
4. Purchase Price      Five hundred and ten thousand dollars - $510,000
5. Deposit             $51,000 - payable when the vendor accepts
6. Settlement          thirty (30) days after acceptance
7. Chattels            nil`,
    {
      title: 'Volume 6123 Folio 55',
      lotPlan: 'Allotment 102 DP88120',
      price: 51_000_000,
      deposit: 5_100_000,
      settlement: '30 from acceptance',
    },
  ],
  [
    'ODD 5 a strata report that tells levies in a line',
    `STRATA INSPECTION REPORT
Strata Plan 66710, Lot 9
Levies: $1,250.00 per quarter (administrative $950.00, capital works $300.00), due 1 March, 1 June, 1 September, 1 December
Balance of the administrative fund: $44,120.10
Balance of the capital works fund: $201,300.00
Special levy of $4,000 per lot was paid in 2025.
State: New South Wales`,
    { outgoings: { 'owners-corporation': 500_000 } },
  ],
  [
    'ODD 6 a rate notice with a pensioner and arrears',
    `SHIRE OF MOORABEL
VALUATION AND RATE NOTICE 1 July 2026 - 30 June 2027
Your property value      CIV $540,000    SV $260,000    NAV $27,000
Rates and charges
General Rate 0.3012 cents in the $        $1,626.48
Municipal Charge                          $   99.00
Waste Collection                          $  402.00
Less pension rebate                       -$  266.00
Annual Rates and Charges                  $1,861.48
Arrears from 2025-26                      $  412.10
Total Due                                 $2,273.58`,
    { valuation: 54_000_000, outgoings: { 'council-rates': 186_148 } },
  ],
  [
    'ODD 7 water with usage and an instalment',
    `YARRA RANGES WATER
Information statement under section 158 of the Water Act 1989
Charges 1 July 2026 to 30 June 2027
Water service charge            $ 83.20
Sewerage service charge         $ 401.12
Drainage charge                 $ 118.04
Total service charges           $ 602.36
Water usage to 14/09/2026       $ 77.80
Total amount owing              $ 680.16`,
    { outgoings: { 'water-rates': 60_236 } },
  ],
  [
    'ODD 8 land tax that is and the part of it that is owed',
    `REVENUE NSW
LAND TAX CERTIFICATE under section 47 of the Land Tax Management Act 1956
Land tax assessed for the 2026 tax year: $3,122.00
Amount outstanding at 1 September 2026: $1,561.00
Taxable value $1,270,000`,
    { outgoings: { 'land-tax': 312_200 } },
  ],
  [
    'ODD 9 an authority in a sentence',
    `SECTION 32 STATEMENT
1. Outgoings. The land is rated by Corangamite Lakes Shire Council, whose rates for 2026/27 are $1,988.40, and by Barwon South Water, which charges $188.75 each quarter. There is no owners corporation and no land tax.
2. Planning. The land lies in the Township Zone under the Corangamite Lakes Planning Scheme and is not affected by any overlay.`,
    {
      council: 'Corangamite Lakes Shire Council',
      zoning: 'Township Zone (TZ)',
      overlays: [],
      outgoings: { 'council-rates': 198_840, 'water-rates': 75_500 },
    },
  ],
  [
    'ODD 10 a bundle with running heads',
    `MOSS to OKEKE                                                      1

CONTRACT FOR SALE OF LAND
PARTICULARS
Vendor: Bridget Moss
Purchaser: Grace Okeke
Land: 4/20 Wattle Street, Kiama Bay NSW 2533, Lot 4 SP 41100, Folio 4/SP41100
Price: $600,000
Deposit: $60,000
Completion: 3 April 2027
\fMOSS to OKEKE                                                      2

NEW SOUTH WALES LAND REGISTRY SERVICES - TITLE SEARCH
FOLIO: 4/SP41100
FIRST SCHEDULE
BRIDGET MOSS
SECOND SCHEDULE (1 NOTIFICATION)
1 INTERESTS RECORDED ON REGISTER FOLIO CP/SP41100
\fMOSS to OKEKE                                                      3

KIAMA BAY MUNICIPAL COUNCIL
Rates notice 2026/2027
Land value $350,000
Total rates and charges for 2026/2027 $1,544.00`,
    {
      vendors: ['Bridget Moss'],
      purchasers: ['Grace Okeke'],
      address: '4/20 Wattle Street, Kiama Bay NSW 2533',
      title: '4/SP41100',
      lotPlan: 'Lot 4 SP41100',
      price: 60_000_000,
      valuation: 35_000_000,
      proprietors: ['Bridget Moss'],
      outgoings: { 'council-rates': 154_400 },
    },
  ],
]

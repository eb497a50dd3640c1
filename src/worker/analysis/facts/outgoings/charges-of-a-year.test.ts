import { describe, expect, test } from 'vitest'

import { readLayout } from '../testing/read-layout.ts'

type Example = readonly [name: string, text: string, outgoings: Readonly<Record<string, number>>]

const SOLD = `CONTRACT OF SALE OF REAL ESTATE
PARTICULARS OF SALE
Vendor: Tannery Developments Pty Ltd
Land: Lot C204 on proposed Plan of Subdivision PS912233H
Price $640,000.00
VENDOR STATEMENT
`

const OWED: readonly Example[] = [
  [
    'a bill that is sent so many times a year',
    `WATER CORPORATION
Charges for a vacant lot
Charge                         How often                                   Amount
Water service charge           Each two-month bill, six bills a year       $57.30`,
    { 'water-rates': 34_380 },
  ],
  [
    'a charge that is reckoned on a value',
    `SA WATER     Certificate of water and sewer charges
Charges for the quarter ending 31 December 2026
Charge                         Amount
Water supply, residential      $82.60
Sewer, on capital value        $97.35
For the quarter                $179.95
Paid 21 October 2026           $179.95
Balance                        $0.00`,
    { 'water-rates': 71_980 },
  ],
  [
    'a column of the year beside one that is still to pay',
    `TOWN OF MARLOO COUNCIL   RATES CERTIFICATE under section 132      2 December 2026
     Charge                               For 2026-27              Still to pay
     General rate                         $1,322.00            $330.50 (fourth instalment, falls due 31 March 2027)
     Garbage                              $256.00              Nil
     Fire levy                            $64.80               Nil
     Arrears 2025-26 with interest        -                    $988.20`,
    { 'council-rates': 164_280 },
  ],
  [
    'rows of the year above a total with arrears and interest',
    `MIRRIWA TOWN COUNCIL                   STATEMENT OF RATES       Assessment 0099120   2 November 2026
                                     Levied 2026-27        Paid              Outstanding
   General rate (residential)        $1,650.00             -                 $1,650.00
   Garbage charge                $388.00               -                 $388.00
   Arrears 2025-26                                              $2,010.10
   Interest                                                        $301.90
   TOTAL                                                                     $4,350.00`,
    { 'council-rates': 203_800 },
  ],
  [
    'a column of what was charged beside what was received and the balance',
    `CITY OF PORT AVERY                RATES STATEMENT     12 November 2026
                                Charged 2026-27       Received         Balance
   General rate                   $1,722.40           $861.20          $861.20
   Waste service                    $340.00           $170.00          $170.00
   Brought forward                                                    $2,318.75
   Total                                                              $3,349.95`,
    { 'council-rates': 206_240 },
  ],
  [
    'a total due of one column with arrears among its rows',
    `SHIRE OF KENDRA     RATE NOTICE 2026/27      Assessment 4411
   General rate                          $1,488.30
   Rubbish service                         $365.00
   Emergency services levy                 $154.20
   Arrears and interest from 2024/25 and 2025/26   $3,205.60
   TOTAL AMOUNT DUE                      $5,213.10`,
    { 'council-rates': 200_750 },
  ],
  [
    'half a year with what was brought forward behind it',
    `WYANNA SHIRE COUNCIL       RATE NOTICE           Issued 14 August 2026
                                    Half year          Due 15 September 2026
   General rate                     $961.40
   Waste charge                     $178.00
   Total this half year             $1,139.40
   Brought forward from earlier notices                $2,907.15
   NOW PAYABLE                                         $4,046.55`,
    { 'council-rates': 227_880 },
  ],
  [
    'levies of a quarter, and twice as much left from two of them',
    `STRATA INSPECTION REPORT
Property    Unit 9, 14 Quill Street, Bexhill Junction NSW 2480     Lot 9 in Strata Plan 44718
LEVIES FOR THE LOT                      per quarter              paid to
    Administrative fund                     $840.00                31 July 2026
    Sinking fund                            $210.00                31 July 2026
LEVY NOTICE      The Owners – Strata Plan 44718       Lot 9            issued 1 November 2026
      Due              Fund                                   Amount            GST            Total
      1/11/2026        Administrative                        $840.00          nil        $840.00
      1/11/2026        Sinking                           $210.00          nil          $210.00
      Balance of earlier notices (1/05/2026, 1/08/2026)                                   $2,100.00
      TO PAY                                                                               $3,150.00`,
    { 'owners-corporation': 420_000 },
  ],
  [
    'a list of what two bodies charge, each for itself',
    `STATEMENT OF OUTGOINGS
Authority                    Amount for the year       Interest due
Ardley City Council          $1,468.30                 nil
Southern Rivers Water        $712.48                   nil`,
    { 'council-rates': 146_830, 'water-rates': 71_248 },
  ],
  [
    'a list by what is charged',
    `OUTGOINGS
Item                         2026-27                   Unpaid
Municipal rates              $1,611.00                 nil
Water rates                  $804.00                   nil`,
    { 'council-rates': 161_100, 'water-rates': 80_400 },
  ],
  [
    'contributions of a quarter with more due now',
    `BODY CORPORATE CERTIFICATE
Body Corporate for Pandora Grove CTS 14082
Lot 3
Contributions each quarter: administrative fund $640.00, sinking fund $155.00
Carried over from 1 March 2026 and 1 June 2026   $1,590.00
Amount now due   $2,385.00`,
    { 'owners-corporation': 318_000 },
  ],
]

const OF_SCHEME: readonly Example[] = [
  [
    'as a ledger lists them, of the later of two years',
    `COMMUNITY CORPORATION 30117 INC           SEARCH UNDER SECTION 139, COMMUNITY TITLES ACT 1996
Contributions raised and scheduled
Due              Year          Admin fund        Sinking fund       GST          Total          Status
01/10/2025       2025/26           310.00              90.00      40.00         440.00            PAID
01/01/2026       2025/26           310.00              90.00      40.00         440.00            PAID
01/07/2026       2026/27           345.00             115.00      46.00         506.00            PAID
01/10/2026       2026/27           345.00             115.00      46.00         506.00         OVERDUE
01/01/2027       2026/27           345.00             115.00      46.00         506.00       SCHEDULED
01/04/2027       2026/27           345.00             115.00      46.00         506.00       SCHEDULED
Owing today      $506.00`,
    { 'owners-corporation': 202_400 },
  ],
  [
    'beside what its funds hold',
    `COMMUNITY CORPORATION 30117 INC           STATEMENT UNDER SECTION 139, COMMUNITY TITLES ACT 1996
Lot                                    6
Contributions fixed                    $410.00 per half year, in advance 1 January and 1 July
Assets                                 Administrative fund $3,410.20.  Sinking fund $1,212.40`,
    { 'owners-corporation': 82_000 },
  ],
  [
    'above its money in the bank',
    `OWNERS CORPORATION CERTIFICATE
Owners Corporation Plan No. PS512234K       Lot 8
Fees for the lot      $1,980.00 per annum, payable half yearly
Money in the bank     general fund $8,122.40; maintenance fund $2,960.10`,
    { 'owners-corporation': 198_000 },
  ],
  [
    'in columns of the funds, before the budget of a meeting',
    `STRATA INFORMATION CERTIFICATE       Section 184 Strata Schemes Management Act 2015
Scheme: SP 20114    Lot: 4    U/E: 70/1000    Given: 9 November 2026
 Item                                        Administrative fund        Capital works fund
 Regular contributions, this lot             $515.00 per quarter        $240.00 per quarter
 Balance of fund at 30 September 2026        $9,614.08                 $88,447.90
MINUTES OF ANNUAL GENERAL MEETING THE OWNERS – STRATA PLAN NO. 20114  Tuesday 12 May 2026
 2   Contributions: admin $29,400 and capital works $13,700 for the year                       carried`,
    { 'owners-corporation': 302_000 },
  ],
  [
    'in columns by the half year',
    `BODY CORPORATE CERTIFICATE    Body Corporate for Quandong Rise CTS 20411    Lot 7
Item                            Administrative fund         Sinking fund
Contributions for lot 7         $1,120.00 half yearly       $390.00 half yearly
Balance at 31 August 2026       $14,220.10                  $66,018.45
MINUTES OF THE ANNUAL GENERAL MEETING    9 September 2026
4. Resolved that the administrative fund contributions of $31,800 and the sinking fund contributions of $11,200 for the year be adopted.`,
    { 'owners-corporation': 302_000 },
  ],
]

const TAX: readonly Example[] = [
  [
    'with the levy that one office certifies beside the tax',
    `REVENUESA
Certificate of land tax payable          2026/27       Site value  $388,000
    Tax                                   $804.00       Arrears  nil
Certificate of emergency services levy   2026/27       $141.60              paid`,
    { 'land-tax': 80_400, 'emergency-services-levy': 14_160 },
  ],
  [
    'a licence once and not as land tax too',
    `STATE REVENUE OFFICE      Land tax certificate 2026-27
     PID 2914477 is classed as primary production land. Tax payable: $0.00. Arrears: none.
CROWN LAND SERVICES       Licence 4411  (access)
     Area:              reserved road in front of Lot 4
     Fee:               $412.00 per annum, paid to 30 June 2027`,
    { 'rent of a licence or permit over Crown land': 41_200 },
  ],
]

const OTHERS: readonly Example[] = [
  [
    'a tank that is pumped out',
    `YARRA PLAINS WATER     Asset plan and servicing advice      4 November 2026
  Sewer               There is no sewer. Each house needs a septic tank pumped out by contractor at about $2,600 a year.`,
    { 'emptying of a tank or carting of water': 260_000 },
  ],
  [
    'water that comes by truck',
    `SERVICES    Lot 4 DP 445120
Water is not reticulated. Households cart water by truck, about $1,900 a year.`,
    { 'emptying of a tank or carting of water': 190_000 },
  ],
  [
    "the land services' rate in a line below the council's notice",
    `NULLA SHIRE COUNCIL   RATES AND CHARGES NOTICE   1 July 2026 - 30 June 2027
      Total for the year            $2,206.12
LOCAL LAND SERVICES RATE 2026     Holding 71811      $188.40    paid 1/3/2026    nil owing`,
    { 'council-rates': 220_612, 'Local Land Services rate': 18_840 },
  ],
  [
    'panels in a row above their rental',
    `HELIOS HIRE PTY LTD      Statement    30 September 2026
   Customer                    D Quill
   Equipment                18 solar panels and inverter
   Monthly rental           $96.00`,
    { 'fee for panels or equipment of another owner': 115_200 },
  ],
  [
    'a heat pump by the month',
    `SUNBELT ENERGY RENTALS      Account 4410
   Goods: hot water heat pump
   Rental each month     $54.90`,
    { 'fee for panels or equipment of another owner': 65_880 },
  ],
  [
    'a unit that belongs to another, in a condition',
    `SPECIAL CONDITIONS
7. The hot water heater in the laundry is the property of Sunbelt Energy Pty Ltd and is supplied at $41.00 a month.`,
    { 'fee for panels or equipment of another owner': 49_200 },
  ],
]

const LEASED: Example = [
  'a hire that stands among leases, and not the rent of a tenant',
  `RESIDENTIAL TENANCY AGREEMENT
   Item 1     Lessor               Desmond Quill
   Item 2     Tenant               Jessamine Reyes
   Item 7     Rent                 $340.00 a week
   Item 13    Bond                 $1,360.00
HELIOGRAPH RENTALS                                       Account statement    30 September 2026
   Equipment                20 panels, inverter
   Monthly rental           $128.00`,
  { 'fee for panels or equipment of another owner': 153_600 },
]

const PARENT: readonly Example[] = [
  [
    'its share of the budget and nothing of the parent land',
    `${SOLD}WATER COMPANY    Information statement       2 November 2026         14 Hide Street
   Parent property charges for the year       $2,744.40        Owing     $0.00
STATE REVENUE OFFICE   Property clearance certificate 90188211       issued 2 NOV 2026
   Land tax 2026 (single holding)  $48,250.00   paid        Balance  $0.00
ANNEXURE C    PROPOSED BUDGET OF OWNERS CORPORATION 1, FIRST TWELVE MONTHS
   Management                    60,000
   Total                                        210,000        Each of 10,000 units of liability: $21.00
   Lot C204: $2,310.00 a year, payable quarterly in advance.`,
    { 'owners-corporation': 231_000 },
  ],
  [
    'what is estimated for it',
    `${SOLD}Estimated outgoings for the first year: council $1,480, water $610
BOROUGH OF QUILL   LAND INFORMATION CERTIFICATE  2026/27  (parent land)
Rates and charges $7,910.20`,
    { 'council-rates': 148_000, 'water-rates': 61_000 },
  ],
  [
    'what a row of the vendor expects of its council, where the bill is of the parent at its head',
    `${SOLD}SECTION 32 STATEMENT
What the vendor expects for the lot:
Authority                 Amount                                   Interest
Quill City Council        $1,620.00 a year, rates and levies       Nil

Quill City Council
LAND INFORMATION CERTIFICATE   Section 121 Local Government Act 2020
Property                  14 Hide Street, Lot 8 LP 33107 (whole of the parent land)
Valuation                                                          Amount
Site value                                                         $1,240,000
Capital improved value                                             $1,240,000
Rate or charge                       Levied                        Balance
General rate                         $2,714.00                     $2,035.50
Municipal charge                     $136.00                       $102.00
Total                                $2,850.00                     $2,137.50`,
    { 'council-rates': 162_000 },
  ],
  [
    'nothing of the bill of the whole',
    `${SOLD}SHIRE OF QUILL   RATE NOTICE  1 July 2026 to 30 June 2027
Total for the year $18,300.00`,
    {},
  ],
]

describe('the outgoings of a year', () => {
  test.each(OWED)('are without what is owed: %s', told)
  test.each(OF_SCHEME)('are what the lot pays the scheme: %s', told)
  test.each(TAX)('are each for what it is: %s', told)
  test.each(OTHERS)('have by its own name: %s', told)
  test.each([LEASED])('have %s', told)
  test.each(PARENT)('of a lot off the plan have: %s', told)
})

function told(_name: string, text: string, outgoings: Readonly<Record<string, number>>) {
  expect(readLayout(`${text}\n`)['outgoings']).toEqual(outgoings)
}

import type { Layout } from './contract-layouts.ts'

const VIC = `CONTRACT OF SALE OF LAND
PARTICULARS OF SALE
Vendor: Oriel Fay Trentham
Purchaser: Kofi Mensah Adjei
Property: 9 Linnet Way, Marrowvale VIC 3477
Price: $610,000

`
const QLD = `CONTRACT FOR RESIDENTIAL LOTS IN A COMMUNITY TITLES SCHEME
Seller: Oriel Fay Trentham
Buyer: Kofi Mensah Adjei
Address: 12/250 Bayside Drive, Kirrabeen Waters QLD 4226
Lot 46 on SP 118833
Price: $610,000

`
const NSW = `CONTRACT FOR THE SALE AND PURCHASE OF LAND
vendor: Oriel Fay Trentham
purchaser: Kofi Mensah Adjei
land: 1148 Mulga Creek Road, Nymboolah NSW 2831, Lot 7 DP 754331
price $610,000

`
const SA = `Residential Sale Contract
Vendor: Oriel Fay Trentham
Purchaser: Kofi Mensah Adjei
Property: Unit 3, 88 Tapley Lane, Semaphore Park SA 5019
Price: $431,000

`

/** Bills whose year several lines, funds or papers tell together. */
export const WIDE_BILL_LAYOUTS: readonly Layout[] = [
  [
    'FUNDS 1 a sentence for each fund and an insurance contribution',
    `${QLD}Form 33   Body corporate certificate
Body Corporate and Community Management Act 1997
Administrative fund. Total amount of contributions (before any discount) for lot 46 for the current financial year: $2,340.00
 Due 01/07/26 $585.00	Due 01/10/26 $585.00	Due 01/01/27 $585.00	Due 01/04/27 $585.00
Sinking fund. Total amount of contributions (before any discount) for lot 46 for the current financial year: $1,296.00
 Due 01/07/26 $324.00	Due 01/10/26 $324.00	Due 01/01/27 $324.00	Due 01/04/27 $324.00
Other contributions. Insurance contribution, yearly $214.00
Sinking fund balance $88,610.42 as at 30/10/2026.`,
    { outgoings: { 'owners-corporation': 385_000 } },
  ],
  [
    'FUNDS 2 totals of each fund with the sum of them below',
    `${QLD}BODY CORPORATE CERTIFICATE      Form 33
Administrative fund - amount determined per lot entitlement  $158.30
   44 entitlements. Instalments: 1,741.30  1,741.30  1,741.30  1,741.30
   Total for the year                                              $6,965.20
   Owing on 4/9/2026: $0.00
Sinking fund - $51.40 per entitlement
   4 x $565.40                       Total for the year            $2,261.60
Insurance levy  once a year, 1 June                                $  973.20
Special levies: none.
Body corporate contributions for the lot, year to 31 May 2027     $10,200.00
SINKING FUND BALANCE at 31/8/2026: $644,301.11`,
    { outgoings: { 'owners-corporation': 1_020_000 } },
  ],
  [
    'FUNDS 3 a fund on a line above its total',
    `${QLD}BODY CORPORATE CERTIFICATE      Form 33
Administrative fund
   Total contributions for the financial year   $3,120.00
   Instalments   4 of $780.00
Sinking fund
   Total contributions for the financial year   $1,480.00
   Instalments   4 of $370.00
Balance of sinking fund   $210,334.10`,
    { outgoings: { 'owners-corporation': 460_000 } },
  ],
  [
    'FUNDS 4 two funds a year in a strata certificate',
    `${NSW}STRATA INFORMATION CERTIFICATE  Section 184 Strata Schemes Management Act 2015
Lot 7   SP 88120
Administrative fund: annual contribution $2,880.00, due quarterly in instalments of $720.00
Capital works fund: annual contribution $960.00, due quarterly in instalments of $240.00
Funds held: administrative $40,120.00; capital works $211,900.00`,
    { outgoings: { 'owners-corporation': 384_000 } },
  ],
  [
    'FUNDS 5 a statement and a certificate that agree',
    `${VIC}VENDOR STATEMENT UNDER SECTION 32
1.1  Rates, taxes, charges or other similar outgoings. Their amounts are:
     Authority                              Amount                Interest
     (1) City of Brunton                    $1,702.15 p.a.        nil
     (4) Owners Corporation PS738116R       $2,936.00 p.a.        nil
OWNERS CORPORATION CERTIFICATE  s 151 Owners Corporations Act 2006
Owners Corporation No. 1, Plan PS738116R        For Lot 3
 1  The current fees for the lot:  $734.00 per quarter, lot liability 20 of 100
 2  Fees paid up to 31 December 2026         3  Unpaid fees: nil
 7  Total funds held: $18,204.77

SRO LAND TAX CERTIFICATE 61188420        Lot 3 Plan 738116R
Owner: ORIEL FAY TRENTHAM   Year 2026
Taxable SV $310,000      Proportional tax $2,265.00      Penalty/interest $0.00    Total $2,265.00`,
    {
      outgoings: { 'council-rates': 170_215, 'owners-corporation': 293_600, 'land-tax': 226_500 },
    },
  ],
  [
    'FUNDS 6 two corporations of one building',
    `${VIC}OWNERS CORPORATION CERTIFICATE
s.151 Owners Corporations Act 2006
Owners Corporation No. 1, Plan SP031906P          Address: 211 Nicholas Street, Prenton North 3071
1.  The present annual fees for the above lots (1 July 2026 to 30 June 2027) are:
        Administration fund        Lot 4  $ 1,896.00       Lot 12  $ 316.00
        Maintenance plan fund      Lot 4  $   420.00       Lot 12  $  70.00
        Both lots together         $ 2,702.00, payable quarterly ($675.50) in advance
3.  Total of any unpaid fees or charges: Nil
8.  Funds held at 31 July 2026: $38,112.40

OWNERS CORPORATION CERTIFICATE - Owners Corporation No. 2 (limited to Lots 1-8, lift and stair)
1.  Present annual fee for Lot 4: $ 540.00, payable in two half-yearly parts of $270.00
2.  Paid to 31 December 2026.  3. Nil.   4. None.`,
    { outgoings: { 'owners-corporation': 324_200 } },
  ],
  [
    'FUNDS 7 a second corporation with quarterly fees',
    `${VIC}OWNERS CORPORATION CERTIFICATE
Owners Corporation 1 Plan No. PS612003K
The current fees for the lot are $480.00 per quarter.
Unpaid fees: nil. Total funds held: $51,201.00.

OWNERS CORPORATION CERTIFICATE
Owners Corporation 3 Plan No. PS612003K
The current fees for the lot are $95.00 per quarter.
Unpaid fees: nil. Total funds held: $4,010.00.`,
    { outgoings: { 'owners-corporation': 230_000 } },
  ],
  [
    'YEAR 1 a year with its quarter in brackets',
    `${VIC}OWNERS CORPORATION CERTIFICATE
Owners Corporation 1 Plan No. PS612003K
The fees for the lot are $1,920.00, payable quarterly ($480.00) in advance.
Funds held: $51,201.00.`,
    { outgoings: { 'owners-corporation': 192_000 } },
  ],
  [
    'YEAR 2 a year of water with its quarter behind',
    `${VIC}LODDEN REACH WATER   Information statement
Service charges on the land $812.40, billed each quarter as $203.10. Usage is extra.`,
    { outgoings: { 'water-rates': 81_240 } },
  ],
  [
    'YEAR 3 rates that fall due in four parts',
    `${VIC}MARROWVALE SHIRE COUNCIL
LAND INFORMATION CERTIFICATE
Council rates and charges $1,812.00 due quarterly: $453.00 on each of four days.`,
    { outgoings: { 'council-rates': 181_200 } },
  ],
  [
    'WATER 1 a sum with the use beside it',
    `${NSW}SHOALRIVER WATER ........................ acct 118 0044 2
   Water availability    per quarter     $ 22.25
   Wastewater avail.     per quarter     $221.00
   Fixed amount          per quarter     $243.25        Use: 11 kL $20.90
   Paid to 31 December 2026`,
    { outgoings: { 'water-rates': 97_300 } },
  ],
  [
    'WATER 2 a sum with the balance beside it',
    `${VIC}LODDEN REACH WATER   Account for the quarter to 30 September 2026
   Water service       $ 41.20
   Sewerage service    $ 96.30
   Fixed charges       $137.50        Brought forward $18.00`,
    { outgoings: { 'water-rates': 55_000 } },
  ],
  [
    'WATER 3 a bore on a farm',
    `${NSW}WaterNSW   Stock and domestic bore 80BL118827: fixed fee for the 2026-27 year        $246.55`,
    { outgoings: { 'water-rates': 24_655 } },
  ],
  [
    'LEVIED 1 columns whose heads stand over the amounts alone',
    `${NSW}COBBORA SHIRE COUNCIL
SECTION 603 CERTIFICATE - RATES AND CHARGES
Assessment 00311-00000-4     Land value $41,300 (1.7.2025)

                         Arrears       Interest     2026/27 levy     Total owing
Residential rate         1,204.55       98.20          611.30        1,914.05
Waste - domestic           640.00       41.17          344.00        1,025.17
Water access               520.00       30.08          286.00          836.08
Sewer access             1,108.00       71.54          602.00        1,781.54

Levied for the present year: rates and domestic waste $955.30; water and sewer access $888.00.
All arrears will be paid on completion.`,
    { outgoings: { 'council-rates': 95_530, 'water-rates': 88_800 } },
  ],
  [
    'LEVIED 2 levied, paid and owing',
    `${VIC}MARROWVALE SHIRE COUNCIL
LAND INFORMATION CERTIFICATE   Rating year 2026/27
                       Levied         Paid          Owing
General rate        $1,318.20       $659.10       $659.10
Waste charge          $402.00       $201.00       $201.00
Total               $1,720.20       $860.10       $860.10`,
    { outgoings: { 'council-rates': 172_020 } },
  ],
  [
    'LANDS 1 local land services with its year',
    `${NSW}CENTRAL TABLELANDS LOCAL LAND SERVICES - annual rate notice, calendar year 2026
    Holding ref 771940 - 62.93 ha rateable
    General base and ad valorem, animal health:      $ 318.45  for the year, paid 2 March 2026`,
    { outgoings: { 'Local Land Services rate': 31_845 } },
  ],
  [
    'LANDS 2 local land services with a total',
    `${NSW}SECTION 10.7 PLANNING CERTIFICATE
2. Zoning: RU1 PRIMARY PRODUCTION

Local Land Services (Ewenmar)   Rates notice 2026   Holding 441180
   General rate 771.30, animal health rate 412.60, meat levy 88.10      TOTAL $1,272.00`,
    { outgoings: { 'Local Land Services rate': 127_200 } },
  ],
  [
    'LANDS 3 local land services in a column',
    `${NSW}RIVERINA LOCAL LAND SERVICES
RATE NOTICE 2026
General rate                 $412.10
Animal health rate           $ 88.00
Total for 2026               $500.10`,
    { outgoings: { 'Local Land Services rate': 50_010 } },
  ],
  [
    'LEVY 1 an emergency levy under the office that raises it',
    `${SA}REVENUE SA
    Emergency services levy 2026-27: payable $92.15, PAID 14/10/2026
    Land tax 2026-27: site value $150,000; single holding basis: $0.00 payable`,
    { outgoings: { 'emergency-services-levy': 9_215 } },
  ],
  [
    'LEVY 2 an emergency levy in a line of a list',
    `${SA}OUTGOINGS
Council rates 2026/27            $1,402.00 a year
Emergency services levy          $118.40 a year
Water and sewerage               $176.20 a quarter`,
    {
      outgoings: {
        'council-rates': 140_200,
        'emergency-services-levy': 11_840,
        'water-rates': 70_480,
      },
    },
  ],
  [
    'TAX 1 an absentee rate for this land alone',
    `${QLD}QUEENSLAND REVENUE OFFICE  Land tax assessment 2026-27 for O F Trentham:
  Lot 163 SP198837, taxable value $214,500 (absentee rate - this land only)  Tax: $3,646.50`,
    { outgoings: { 'land-tax': 364_650 } },
  ],
  [
    'TAX 2 a tax on this lot of an assessment',
    `${QLD}QUEENSLAND REVENUE OFFICE
ASSESSMENT NOTICE - LAND TAX 2026-27
Lot 46 SP118833      Taxable value $702,000
Land tax payable for this lot     $2,020.00`,
    { outgoings: { 'land-tax': 202_000 } },
  ],
  [
    'VALUE 1 a value with dots between its letters',
    `${VIC}MOORABBERT SHIRE COUNCIL      RATES ASSESSMENT for 1.7.2026 to 30.6.2027
  S.V.  $ 265,000              C.I.V.  $ 430,000              N.A.V.  $ 21,500
  PAYABLE FOR THE YEAR                                         $2,004.10`,
    { valuation: 43_000_000 },
  ],
  [
    'VALUE 2 a land value shortened',
    `${NSW}RATE NOTICE 2026/27 .................... assessment 51-0077-3
70 QUANDONG STREET      Lot 7 DP 754331       LV $402,000 at 1/7/2025
   Residential rate ....................... $1,088.62
   TOTAL .................................. $1,088.62`,
    { valuation: 40_200_000 },
  ],
  [
    'VALUE 3 the share of a unit in the value of its parcel',
    `CONTRACT FOR SALE - AUSTRALIAN CAPITAL TERRITORY
Land:   Units Plan 3318   Unit 27   Block 6   Section 22   Division Braddonvale
Price: $489,500.00
ACT REVENUE - CERTIFICATE OF RATES AND LAND TAX (s 76 Rates Act)        Account 9 3318 0027 4
   AUV of the whole parcel       $ 9,880,000      Unit share of AUV at 81/10000      $ 80,028
   Total rates                                     $2,182.20`,
    { valuation: 8_002_800 },
  ],
  [
    'VALUE 4 a value of the year before is not this one',
    `${VIC}MARROWVALE SHIRE COUNCIL   RATE NOTICE 2026/27
Previous C.I.V. $402,000   C.I.V. $431,000   S.V. $210,000
Total for the year $1,812.00`,
    { valuation: 43_100_000 },
  ],
  [
    'ZONE 1 a numbered answer with another zone behind it',
    `${NSW}Nymboolah Plains Shire Council                 Section 10.7 (2) & (5) Planning Certificate 118/26-27
1.  Names of instruments:  Nymboolah Plains LEP 2012.
2.  Zoning:  RU1 PRIMARY PRODUCTION. Part of the adjoining stock route is RU3 Forestry.
    A dwelling house needs a lot of 400 hectares.`,
    { zoning: 'RU1' },
  ],
  [
    'ZONE 2 an answer with a neighbour in brackets',
    `${NSW}Planning Certificate pursuant to Section 10.7, EP&A Act 1979
2(a) Zone              R1 General Residential
     (Lot D and the school: SP2 Infrastructure in part.)`,
    { zoning: 'R1 General Residential' },
  ],
  [
    'ZONE 3 a zone and the zones near by',
    `${NSW}SECTION 10.7 PLANNING CERTIFICATE
1   Land zoned RU5 VILLAGE.
    Within 400 m on the eastern side, land is zoned E3 Productivity Support.`,
    { zoning: 'RU5' },
  ],
  [
    'DEPOSIT 1 on the making of a dated contract',
    `CONTRACT FOR SALE - FRONT SHEET
The vendor Oriel Fay Trentham sells to Kofi Mensah Adjei the land at 70 Quandong Street, Ulladoon NSW 2539.
The price is SIX HUNDRED AND NINETY THOUSAND DOLLARS ($690,000.00); the purchaser pays a deposit of SIXTY-NINE
THOUSAND DOLLARS ($69,000.00) to the stakeholder on the making of this contract, less $1,725.00 already held.
Made on 23 November 2026.`,
    { deposit: 6_900_000, depositDate: '2026-11-23', price: 69_000_000 },
  ],
  [
    'DEPOSIT 2 by two payments, the rest by a day',
    `CONTRACT FOR HOUSES AND RESIDENTIAL LAND
Seller: Oriel Fay Trentham
Buyer: Kofi Mensah Adjei
Price: $568,000.00
Deposit: 10% of the Price, by two payments:
   (a) $1,000.00 upon signing;
   (b) the remainder by 5.00 pm on 7 December 2026`,
    { depositDate: '2026-12-07' },
  ],
  [
    'DEPOSIT 3 a letter of sale in the first person',
    `AGREEMENT FOR THE SALE OF LAND
I, JANE ELIZABETH ORBELL, of "Merrow", 1180 Back Creek Road, Gundabluey NSW 2850 (the vendor), agree to sell to
CLEMENT ASHWIN PILBEAM of 1204 Back Creek Road, Gundabluey (the purchaser) the land in Folio Identifier 3/755108
for the sum of ONE MILLION THREE HUNDRED AND TWENTY THOUSAND DOLLARS ($1,320,000), which includes GST.
1.  The purchaser shall pay one hundred and thirty-two thousand dollars ($132,000) as a deposit on or
    before 16 October 2026 to my solicitor, who shall hold it as stakeholder for us both.
2.  The balance of $1,188,000 shall be paid in exchange for the transfer on the twenty-sixth day of
    February 2027, which is the date for completion.`,
    {
      price: 132_000_000,
      deposit: 13_200_000,
      depositDate: '2026-10-16',
      settlement: '2027-02-26',
    },
  ],
]

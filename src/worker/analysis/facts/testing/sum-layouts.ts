import type { Layout } from './contract-layouts.ts'

const VIC = `CONTRACT OF SALE OF LAND
PARTICULARS OF SALE
Vendor: Oriel Fay Trentham
Purchaser: Kofi Mensah Adjei
Property: 9 Linnet Way, Marrowvale VIC 3477
Price: $610,000

`

/** Bills whose total no word but its own lines prove. */
export const SUM_LAYOUTS: readonly Layout[] = [
  [
    'SUM 1 plain figures with the total on a line of its own',
    `${VIC}MARROWVALE SHIRE COUNCIL
RATE NOTICE   1 July 2026 to 30 June 2027
General rate                 1,211.40
Kerbside bins                  402.00
Emergency services levy        198.60
                            $1,812.00
Less paid                   $1,812.00
Owing                           $0.00`,
    { outgoings: { 'council-rates': 181_200 } },
  ],
  [
    'SUM 2 a half year under a name that no list has',
    `${VIC}MARROWVALE REGIONAL COUNCIL
RATE NOTICE   Half year 1 July to 31 December 2026
General rate (category 2)       $   702.10
Waste collection                $   188.40
State emergency levy            $    61.50
Charged for this half year      $   952.00
Arrears                         $   310.00
Pay by 30 August                $ 1,262.00`,
    { outgoings: { 'council-rates': 190_400 } },
  ],
  [
    'SUM 3 a quarter of water in one line',
    `${VIC}LODDEN REACH WATER
INFORMATION STATEMENT
Service charges for the quarter to 30 September 2026: water $21.10, sewerage $118.40. Together $139.50. Owing: $0.00`,
    { outgoings: { 'water-rates': 55_800 } },
  ],
  [
    'SUM 4 funds that are counted by entitlement',
    `${VIC}OWNERS CORPORATION CERTIFICATE
Owners Corporation 1 PS401122K   Lot 9
Administrative fund    $ 11.20 per entitlement per quarter =  $ 672.00 per quarter
Maintenance fund       $  3.40 per entitlement per quarter =  $ 204.00 per quarter
                                              Together        $ 876.00 per quarter
Balance of maintenance fund $ 84,210.55`,
    { outgoings: { 'owners-corporation': 350_400 } },
  ],
  [
    'SUM 5 columns of levied, arrears and paid',
    `${VIC}MARROWVALE SHIRE COUNCIL
LAND INFORMATION CERTIFICATE   Rating year 2026/27
                     Levied      Arrears    Paid       Owing
General rate         1,318.20      0.00     659.10     659.10
Waste management       344.00      0.00     172.00     172.00
Fire service levy       67.80      0.00      33.90      33.90
Total rates          1,730.00      0.00     865.00     865.00`,
    { outgoings: { 'council-rates': 173_000 } },
  ],
  [
    'SUM 6 a total that counts arrears is not the year',
    `${VIC}MARROWVALE SHIRE COUNCIL
RATE NOTICE   Rating year 2026/27
General rate          $1,200.00
Waste charge            $400.00
Levied for the year   $1,600.00
Arrears 2025/26         $912.40
Amount now            $2,512.40`,
    { outgoings: { 'council-rates': 160_000 } },
  ],
  [
    'SUM 7 an instalment between the lines and their total',
    `${VIC}OWNERS CORPORATION CERTIFICATE
Lot 9 on PS401122K, contributions for the lot
Administrative fund    840.00 per year
Maintenance fund       160.00 per year
Payable quarterly: $250.00 on 1/3, 1/6, 1/9, 1/12
Total for 12 months    $1,000.00`,
    { outgoings: { 'owners-corporation': 100_000 } },
  ],
  [
    'SUM 8 what a statement adds up over all issuers is nobody bill',
    `${VIC}VENDOR STATEMENT
Section 32 Sale of Land Act 1962
Authority                         Amount for the year
(a) Shire of Marrowvale           $ 1,884.20
(b) Lodden Reach Water            $   312.40
The total of (a) and (b) does not exceed $2,196.60.`,
    { outgoings: { 'council-rates': 188_420, 'water-rates': 31_240 } },
  ],
  [
    'SUM 9 the budget of the whole building is no owner share',
    `${VIC}OWNERS CORPORATION CERTIFICATE
Lot 9 on PS401122K. Current fees for the lot $2,480.00 per annum.
Budget adopted for the year
Administration         4,200.00
Cleaning               9,100.00
Maintenance plan       2,700.00
Total                 16,000.00`,
    { outgoings: { 'owners-corporation': 248_000 } },
  ],
  [
    'SUM 10 a special contribution broken over two lines',
    `${VIC}OWNERS CORPORATION CERTIFICATE
1. Administrative fund: contribution $1,108.00 per quarter
2. Maintenance fund: contribution $302.00 per quarter
4. Special contribution determined 3 December 2025: facade, $1,150,000
   in total, share of Lot 14 $38,410 payable in 4 instalments`,
    { outgoings: { 'owners-corporation': 564_000 } },
  ],
  [
    'SUM 11 four parts in one column and the year in the next',
    `${VIC}OWNERS CORPORATION CERTIFICATE
Lot 9 on PS401122K, contributions payable for the 12 months in four instalments:
     General fund    (1 Jul, 1 Oct)     4 x  702.15    =  2,808.60
     Maintenance fund  (same days)      4 x  268.40    =  1,073.60
     Total                              4 x  970.55    =  3,882.20
General fund balance $31,077.02.`,
    { outgoings: { 'owners-corporation': 388_220 } },
  ],
  [
    'SUM 12 funds and a premium that are each paid in parts',
    `${VIC}BODY CORPORATE CERTIFICATE
Contributions for the lot
   Administrative fund      Annual $5,586.00, in four parts of $1,396.50, due 1 Jun 1 Sep
   Sinking fund             Annual $1,540.00, in four parts of $385.00, same days
   Insurance                Annual $1,284.00, in two parts
   Special contributions    $0.00.  None declared.`,
    { outgoings: { 'owners-corporation': 841_000 } },
  ],
  [
    'SUM 13 a year that is four times its lines',
    `${VIC}GOULBOURN WATER      INFORMATION STATEMENT
Drainage  $31.60,  Water supply $41.10,  Sewer $79.85, a quarter
   Yearly $610.20.   Unpaid nil.`,
    { outgoings: { 'water-rates': 61_020 } },
  ],
  [
    'SUM 14 what is charged without what was used',
    `${VIC}NORTH SHORES WATER
RATES AND CHARGES NOTICE
Period 1 April to 30 June 2026
    Water access                                            $87.25
    Sewerage access                                         $161.60
    Use, 34 kL                                              $63.80
    Account total                                           $312.65
Water and sewerage access charges for a full year: $995.40`,
    { outgoings: { 'water-rates': 99_540 } },
  ],
  [
    'SUM 15 a bill of four months',
    `${VIC}MERRION WATER   INFORMATION STATEMENT
  Water service        41.66 each period
  Sewer service       228.75 each period
  Stormwater           32.26 each period
  Total each period $302.67 (1 July to 31 October 2026)
  Arrears $908.01`,
    { outgoings: { 'water-rates': 90_801 } },
  ],
  [
    'SUM 16 a statement under the name of the water company',
    `${VIC}ESTUARY WATER – CERTIFICATE AND DIAGRAM        25 May 2026
Service charges for the year to 30 June 2026: $702.80, paid. Usage is billed apart.`,
    { outgoings: { 'water-rates': 70_280 } },
  ],
  [
    'SUM 17 a list of lots, of which one is sold',
    `${VIC}Land: Lot 411 on proposed plan of subdivision PS902264T
OWNERS CORPORATION INFORMATION
Building insurance   $212,000
Total                $631,400
Contribution by lot: 410 $4,926   411 $6,383   412 $4,440`,
    { outgoings: { 'owners-corporation': 638_300 } },
  ],
  [
    'SUM 18 the tax that was assessed and not what is payable with interest',
    `${VIC}REVENUESA – certificate of land tax payable
2025-26   Taxable site value $415,000    Assessed $3,871.60    Arrears from prior years $0.00    Interest $96.15    PAYABLE $3,967.75`,
    { outgoings: { 'land-tax': 387_160 } },
  ],
  [
    'SUM 19 yearly charges beside the rates',
    `${VIC}SHIRE OF MARROWVALE
RATE NOTICE 2026/2027
General rate                                     $1,948.72
Total rates and levies for 2026/27               $2,541.37
Underground power charge, instalment 2 of 10     $541.20
DEPARTMENT OF CROWN LAND
Licence 10442 issued to A Trentham for a pump shed upon Crown reserve. Fee $614 a year.`,
    {
      outgoings: {
        'council-rates': 254_137,
        'charge for underground power': 54_120,
        'fee of a licence over Crown land': 61_400,
      },
    },
  ],
]

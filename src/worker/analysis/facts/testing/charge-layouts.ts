import type { Layout } from './contract-layouts.ts'

/** Bills, certificates and tellings of what the land costs each year, and what it is worth. */
export const CHARGE_LAYOUTS: readonly Layout[] = [
  // papers that stand behind another one on its page
  [
    'BIL 1 a statement of rates behind a report',
    `BUILDING INSPECTION REPORT
Brick house, sound.

ACT REVENUE OFFICE – STATEMENT OF RATES, LAND TAX AND OTHER CHARGES
Block 14 Section 37 WIRRABEE       Issued 10 August 2026
Unimproved value 1 January 2026       $742,000
Average unimproved value              $715,000
General rates                         $3,206.40
Police, fire and emergency services levy   $413.00
Total for 2026-27                     $3,669.40
Paid                                  $0.00. First quarter falls due 15 September 2026`,
    { outgoings: { 'council-rates': 366_940 }, valuation: 74_200_000 },
  ],
  [
    'BIL 2 a strata certificate by its owners',
    `STRATA PLAN 7316          SHEET 2 OF 3
Lot 5     74 m²

THE OWNERS – STRATA PLAN 7316                (self managed – no strata managing agent)
Information certificate – section 184 Strata Schemes Management Act 2015
Lot no. 5       Unit entitlement of lot 9       Aggregate 114           Date 9 January 2026
1   Administrative fund contribution                          $812.40 each quarter
    Capital works fund contribution                           $375.00 each quarter
    Due 1 February, 1 May, 1 August, 1 November.   Total for the year $4,749.60
5   Administrative fund at 31 December 2025                   $4,310.75 in debit`,
    { outgoings: { 'owners-corporation': 474_960 } },
  ],
  [
    'BIL 3 a city answers and sends its bill',
    `RECORD OF CERTIFICATE OF TITLE      VOLUME 2184      FOLIO 611
LOT 11 ON STRATA PLAN 33120
REGISTERED PROPRIETOR: ANN MORAY

CITY OF NANDUP			Reply to settlement enquiry 26-2207		31 July 2026
Property	11/3 Cassia Court, PORT NANDUP			Assessment 2093311
Scheme		Local Planning Scheme No 8. Zone: Residential R60

RATES 2026/27		GRV $19,760
	Residential improved rate		$1,612.44
	Waste charge				  $379.00
	Emergency Services Levy			  $196.56
	Amount for the year			$2,188.00
	Paid to date	$2,188.00	Balance	$0.00

WATER CORPORATION	Unit 11, 3 Cassia Court			Advice 30 July 2026
	Water and sewerage service charges 1 July 2026 to 30 June 2027	$1,044.12`,
    { outgoings: { 'council-rates': 218_800, 'water-rates': 104_412 }, zoning: 'Residential R60' },
  ],
  [
    'BIL 4 a register extract behind an annexure number',
    `SECTION 187 CERTIFICATE
Local Government Act 1999
Rates for 2025-26      $1,496.85
Balance owing          $0.00

ANNEXURE 7        PLANSA DATA EXTRACT
Valuation ID 8144060016             Generated 27/02/2026
Certificate Title:      CT6288/740
Zone                    Master Planned Neighbourhood (MPN)
Zoning overlays
    Affordable Housing
    Aircraft Noise Exposure (ANEF 25)
    Defence Aviation Area (All structures over 90 metres)
    Hazards (Bushfire - Urban Interface)
    Regulated and Significant Tree
Is the land situated in a State Heritage Place/Area           NO

SA WATER
Account 40 99310 27 5      Issued 26 February 2026
Water and sewer availability, per quarter       $171.55
Outstanding                                     $0.00`,
    {
      outgoings: { 'council-rates': 149_685, 'water-rates': 68_620 },
      zoning: 'Master Planned Neighbourhood',
      overlays: [
        'Affordable Housing',
        'Aircraft Noise Exposure (ANEF 25)',
        'Defence Aviation Area (All structures over 90 metres)',
        'Hazards (Bushfire - Urban Interface)',
        'Regulated and Significant Tree',
      ],
    },
  ],
  [
    'BIL 5 a part of a council search',
    `WANDOORAH REGIONAL COUNCIL        Town planning and building search
For: Hathers Legal        Property 100 4417        9 October 2026
PART ONE        PLANNING
Zone            Rural zone (minimum lot size 100 ha)
State           Queensland
PART THREE      RATES
Assessment      55-1002
Valuation       $365,000 (unimproved value)
Half year to 31 December 2026        general $982.40, waste $198.50, rural fire $44.00        $1,224.90`,
    { outgoings: { 'council-rates': 244_980 }, valuation: 36_500_000 },
  ],

  // contributions of a scheme
  [
    'CON 1 two funds in one sentence',
    `SECTION 32 STATEMENT
1.1 Owners corporation: administrative $410.00; maintenance $95.00 per quarter.`,
    { outgoings: { 'owners-corporation': 202_000 } },
  ],
  [
    'CON 2 contribution by fund behind the amounts',
    `FORM 1
VENDOR'S STATEMENT
Community corporation 23110
Contribution: $735 per quarter administrative, $160 per quarter sinking`,
    { outgoings: { 'owners-corporation': 358_000 } },
  ],
  [
    'CON 3 an estimate of a developer',
    `DISCLOSURE STATEMENT
Body Corporate and Community Management Act 1997
4. The seller estimates that the owner of the proposed lot can reasonably be expected to pay to the body corporate, in the first year after the scheme is established:
Administrative fund     $6,380
Sinking fund            $1,985
Insurance               $1,475
Total                   $9,840
5. Body corporate manager - Capstan Strata Pty Ltd, 3 years. Estimated cost to the owner: $168 a year.`,
    { outgoings: { 'owners-corporation': 984_000 } },
  ],
  [
    'CON 4 a disclosure with a row for each fund',
    `PRECONTRACTUAL DISCLOSURE STATEMENT TO THE BUYER
Strata Titles Act 1985
Strata levy/contributions for the lot (lot proportion 37 of 1,000)
Administrative fund       $3,860.00 per year
Reserve fund              $860.00 per year
Total                     $4,720.00, being $1,180.00 per quarter`,
    { outgoings: { 'owners-corporation': 472_000 } },
  ],
  [
    'CON 5 told by an owner of a small scheme',
    `BY-LAWS OF STRATA CORPORATION 172340
1. An owner keeps the inside of the lot in good repair.

RECORD OF THE BODY CORPORATE
Put together by the owner of Lot 2 at the request of Rowe Conveyancing.
Bank account, administrative                   $1,206.88 on 31 July 2026
Sinking fund                                   There is none
Contribution, each flat in equal shares        $210.00 a quarter, so $840.00 a year
Lot 3 paid up to                               30 September 2026`,
    { outgoings: { 'owners-corporation': 84_000 } },
  ],
  [
    'CON 6 lately resolved',
    `STRATA COMPANY CERTIFICATE
Strata Titles Act 1985
Contributions for lot 11: administrative fund $950.00 per quarter; reserve fund $200.00 per quarter

MINUTES - ANNUAL GENERAL MEETING
The Owners of Sands Strata Plan 33120, 4 June 2026
4. Budget. Resolved that from 1 July 2026 the contribution for lots with 37 units be $1,462.00 a quarter ($1,197 administrative, $265 reserve).
5. Balconies. Resolved to raise $392,000 by special contribution.`,
    { outgoings: { 'owners-corporation': 584_800 } },
  ],
  [
    'CON 7 a half year and a fund each',
    `BODY CORPORATE CERTIFICATE
Body Corporate and Community Management Act 1997
Administrative fund contribution: $1,410.00 per half year
Sinking fund contribution: $388.50 per half year
Insurance premium (lot's share): included`,
    { outgoings: { 'owners-corporation': 359_700 } },
  ],
  [
    'CON 8 a table by fund and due day',
    `STRATA INFORMATION CERTIFICATE
Strata Schemes Management Act 2015 section 184
Fund                   Annual         Quarterly
Administrative fund    $2,400.00      $600.00
Capital works fund     $800.00        $200.00
Total                  $3,200.00      $800.00`,
    { outgoings: { 'owners-corporation': 320_000 } },
  ],

  // water
  [
    'WAT 1 one of four bills',
    `CITY OF NORBURY	CERTIFICATE OF LIABILITIES	Section 132
Paid in full on 29 July 2026. No arrears. No interest.
TASWATER	Bill for Unit 3, 41 Mulgrave Street
Issued 9 July 2026	Period 1 July to 30 September 2026
Water fixed charge	$95.61
Sewerage fixed charge	$182.14
This bill, one of four equal bills for the year: $277.75
Brought forward $0.00. Direct debit on 30 July 2026.`,
    { outgoings: { 'water-rates': 111_100 } },
  ],
  [
    'WAT 2 service rent where no sewer is',
    `SOUTH AUSTRALIAN WATER CORPORATION
Certificate of Water and Sewer Charges & Encumbrance Information
   Account  33 04412 08 7           Date of issue  13 May 2026
   Service rent – water             $78.60 per quarter
   Service rent – sewer             not rated; no sewer main is available
   Other charges                    0.00
   This account is paid up to and including 30 June 2026.
   If your certificate is for unmetered premises, the charge will be
   estimated.`,
    { outgoings: { 'water-rates': 31_440 } },
  ],
  [
    'WAT 3 service rents of both',
    `SA WATER
Certificate of Water and Sewer Charges
Water supply charge      $74.20 per quarter
Sewerage supply charge   $102.80 per quarter
Usage                    billed to the tenant`,
    { outgoings: { 'water-rates': 70_800 } },
  ],
  [
    'WAT 4 lines of the council are no water bill',
    `SOUTH ARM VALLEY COUNCIL – RATE NOTICE	1 July 2026 to 30 June 2027	Assessment 11873-2
Land value $312,000 as at 1 July 2025
Residential (village)	1,211.60
Waste and recycling (2 services)	1,018.00
Sewer access	884.00
Water access	302.00
Annual total	$3,415.60	First instalment due 31 August 2026
Arrears brought forward	$0.00`,
    { outgoings: { 'council-rates': 341_560 }, valuation: 31_200_000 },
  ],
  [
    'WAT 5 three service charges with their yearly total',
    `SOUTH BAY WATER
Information Statement – section 158 Water Act 1989
Service charges: water $82.40, sewerage $411.20, drainage $117.60; yearly total $611.20
Account balance nil.`,
    { outgoings: { 'water-rates': 61_120 } },
  ],

  // land tax
  [
    'TAX 1 with an absentee surcharge',
    `STATE REVENUE OFFICE – PROPERTY CLEARANCE CERTIFICATE        No. 93305518
Land              Lot 61 Plan 211540 Volume 9907 Folio 138
Land tax 2026     Taxable value $505,000   Tax (incl. absentee owner surcharge) $22,165.00   Outstanding $22,165.00
Vacant residential land tax      $0.00
Arrears (2025 and before)        $0.00`,
    { outgoings: { 'land-tax': 2_216_500 } },
  ],
  [
    'TAX 2 single and multiple holding',
    `REVENUESA
Certificate of Emergency Services Levy Payable          Cert 2261870
   Financial year 2025–2026   Levy $148.05   Amount paid $148.05   Due 0.00
Certificate of Land Tax Payable                         Cert 2261871
   Ownership: H R & T W Keo (3 properties aggregated)
   Taxable site value $1,286,000
   Single holding               $0.00
   Multiple holding             $4,116.40
   Arrears                      $0.00`,
    { outgoings: { 'land-tax': 411_640, 'emergency-services-levy': 14_805 } },
  ],
  [
    'TAX 3 none on the principal residence',
    `STATE REVENUE OFFICE
Property Clearance Certificate 90117752
Land tax 2026        $0.00 (exempt – principal residence)
Taxable value        $352,000
Arrears              $0.00`,
    { outgoings: {} },
  ],

  // rates told in other words
  [
    'RAT 1 for six months',
    `FORM 2
SELLER DISCLOSURE STATEMENT
Rates $1,102.00 for the six months to 31 December 2026
Water $220.50 for the quarter to 30 September 2026`,
    { outgoings: { 'council-rates': 220_400, 'water-rates': 88_200 } },
  ],
  [
    'RAT 2 a parcel is not the lot',
    `ANNEXURE G - BUYER'S CHECK SHEET

RATES AND SERVICES
No separate assessment has been made for the Lot. Seabright City Council rates on the Parent Parcel for 1 July to 31 December 2026
were $84,310.00 and have been paid. The agent's estimate for an apartment of this type is $2,480 a year.`,
    { outgoings: { 'council-rates': 248_000 } },
  ],
  [
    'RAT 3 a sum of lines that has no sign',
    `CITY OF NORBURY	CERTIFICATE OF LIABILITIES	Section 132
PID 5518027	17 August 2026
Land Value 190,000	Capital Value 395,000	AAV 15,800
2026-27 General rate	1,104.60
Waste collection	265.00
State Fire levy	88.40
Rates for the year	$1,458.00
Paid in full on 29 July 2026. No arrears. No interest.`,
    { outgoings: { 'council-rates': 145_800 }, valuation: 39_500_000 },
  ],

  // what the council takes the land to be worth
  [
    'VAL 1 the measures without the word value',
    `STRATHDOON SHIRE COUNCIL
LAND INFORMATION CERTIFICATE section 121 Local Government Act 2020
Valuation as at 1 January 2026:	Site $402,000	Capital improved $780,000	Net annual $39,000
Amount for the year	$2,881.60`,
    { valuation: 78_000_000, outgoings: { 'council-rates': 288_160 } },
  ],
  [
    'VAL 2 a valuation with its base date',
    `CUDGEE PLAINS SHIRE COUNCIL
Rates and Charges Notice 2026/2027
Valuation (base date 1/7/2025):	$742,000
Farmland ordinary rate	2,318.70
TOTAL FOR YEAR	$2,528.70`,
    { valuation: 74_200_000, outgoings: { 'council-rates': 252_870 } },
  ],
  [
    'VAL 3 unimproved before average',
    `RATES NOTICE
ACT Revenue Office
Unimproved value at 1 January 2026: $610,000
Average unimproved value: $574,000
Total rates for 2026-27: $3,104.00`,
    { valuation: 61_000_000 },
  ],
  [
    'VAL 4 a market valuation is none',
    `PROPERTY VALUATION REPORT
Market value for mortgage purposes: $905,000
Insurance value: $610,000`,
    { valuation: null },
  ],
  [
    'VAL 5 capital value beside land value',
    `CERTIFICATE OF LIABILITIES
Local Government Act 1993 section 132
Land value $210,000    Capital value $480,000    Assessed annual value $19,200
Total rates for 2026-27    $1,911.30`,
    { valuation: 48_000_000, outgoings: { 'council-rates': 191_130 } },
  ],

  // what else an owner pays each year
  [
    'OTH 1 a rate of the land services and a permit',
    `ANNEXURE B - LETTERS
Rates: annual LLS rate for 2026, $386.40. In arrear: $772.80 for 2024 and 2025.
The enclosure permit for the Crown road on your northern boundary may be transferred on application. Rent $214.00 a year, paid to June 2027.`,
    {
      outgoings: {
        'Local Land Services rate': 38_640,
        'rent of a licence or permit over Crown land': 21_400,
      },
    },
  ],
  [
    'OTH 2 a licence under its own heading',
    `ANNEXURE C
DEPARTMENT - UNUSED ROAD LICENCE 0518834
Land Act 1958 section 130 and Schedule 1
Licensee: Rowan Dall          Area: 0.41 ha
Term: from year to year since 1 October 2015.     Rent: $104.00 a year, paid to 30 September 2026`,
    { outgoings: { 'rent of a licence or permit over Crown land': 10_400 } },
  ],
  [
    'OTH 3 an encumbrance of an estate',
    `ANNEXURE 2 FORM M2 - MEMORANDUM OF ENCUMBRANCE (extract)
OPERATIVE CLAUSE The Encumbrancer encumbers the land with an annual rent charge of ONE THOUSAND TWO HUNDRED AND FORTY DOLLARS ($1,240.00), which rises by four per cent on every first day of July.`,
    { outgoings: { 'rent charge of an encumbrance': 124_000 } },
  ],
  [
    'OTH 4 panels of a supplier',
    `SPECIAL CONDITIONS
8. The solar panels are not the vendor's. They belong to Sundial Energy Pty Ltd under a power purchase agreement of 5 March 2023 for fifteen years at a fee of $46.20 per week.`,
    { outgoings: { 'fee for panels or equipment of another owner': 240_240 } },
  ],
  [
    'OTH 5 a club for every owner',
    `COMMUNITY MANAGEMENT STATEMENT
14. Club. Each owner must be a member of The Capstan Club and pay its annual subscription ($1,450 in the first year) whether or not it uses the club.`,
    { outgoings: { 'subscription of a club or an estate': 145_000 } },
  ],
  [
    'OTH 6 what a grazier pays to the owner is no charge',
    `ANNEXURE A AGISTMENT AND GRAZING LICENCE
3. The grazier pays a fee of $1,050 a calendar month to the owner, in arrears.
7. The lessee of the tower pays rent of $11,400 a year.`,
    { outgoings: {} },
  ],
]

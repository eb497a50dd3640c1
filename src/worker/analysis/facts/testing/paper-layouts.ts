import type { Layout } from './contract-layouts.ts'

/** Statements, titles, plans and certificates in the layouts of different issuers. */
export const PAPER_LAYOUTS: readonly Layout[] = [
  // outgoings in statements
  [
    'OUT 1 table by authority, yearly by its heading',
    `SECTION 32 STATEMENT
1. FINANCIAL MATTERS
1.1 Rates, taxes and charges (annual amounts)
Authority                        Amount
Hollow Creek Shire Council       $1,940.20
Wimmera Valley Water             $812.00
3.4 Planning scheme
Name of responsible authority    Hollow Creek Shire Council`,
    {
      outgoings: { 'council-rates': 194_020, 'water-rates': 81_200 },
      council: 'Hollow Creek Shire Council',
    },
  ],
  [
    'OUT 2 prose',
    `VENDOR STATEMENT
1.1 Council rates of $2,110.00 per annum are payable to the City of Merrin. Water charges of $260.50 per quarter are payable to Eastern Water. Owners corporation fees are $850 per quarter.`,
    {
      outgoings: {
        'council-rates': 211_000,
        'water-rates': 104_200,
        'owners-corporation': 340_000,
      },
    },
  ],
  [
    'OUT 3 colon lines',
    `VENDOR STATEMENT
1. Outgoings
Municipal rates: $1,733.15 p.a.
Water rates: $910.00 p.a.
Land tax: $1,350.00 p.a.
Owners corporation: $2,480.00 p.a.`,
    {
      outgoings: {
        'council-rates': 173_315,
        'water-rates': 91_000,
        'land-tax': 135_000,
        'owners-corporation': 248_000,
      },
    },
  ],
  [
    'OUT 4 unit entitlement quarterly both funds',
    `OWNERS CORPORATION CERTIFICATE
Owners Corporations Act 2006 section 151
Owners Corporation 1 Plan No. PS 612344T
1. The current fees for the lot are:
Administration fund     $410.00 per quarter
Maintenance fund        $95.00 per quarter
2. The fees are paid to 31 December 2026.`,
    { outgoings: { 'owners-corporation': 202_000 } },
  ],
  [
    'OUT 5 annual fee paid in quarters',
    `OWNERS CORPORATION CERTIFICATE
Owners Corporations Act 2006 section 151
1. The annual fees for Lot 4 are $3,200.00 payable by quarterly instalments of $800.00 on the first day of each quarter.
7. The total funds held by the owners corporation are $48,120.00.`,
    { outgoings: { 'owners-corporation': 320_000 } },
  ],
  [
    'OUT 6 rate notice with instalments',
    `BARROW SHIRE COUNCIL
VALUATION AND RATE NOTICE 2026/2027
Rating period 1 July 2026 to 30 June 2027
Site Value $310,000     Capital Improved Value $690,000     Net Annual Value $34,500
General rate            $1,610.40
Waste charge            $398.00
Emergency Services and Volunteers Fund   $211.30
Total rates and charges $2,219.70
1st instalment due 30/09/2026   $554.95`,
    {
      outgoings: { 'council-rates': 221_970 },
      valuation: 69_000_000,
      council: 'Barrow Shire Council',
    },
  ],
  [
    'OUT 7 NSW section 603',
    `TELLOW BAY COUNCIL
SECTION 603 CERTIFICATE
Local Government Act 1993
Land value: $880,000
Rates for the year ending 30 June 2027: $1,745.00
Domestic waste management: $612.00
Total levied for the year: $2,357.00
Balance owing: $1,178.50`,
    {
      outgoings: { 'council-rates': 235_700 },
      valuation: 88_000_000,
      council: 'Tellow Bay Council',
    },
  ],
  [
    'OUT 8 QLD half-yearly',
    `CARDWELL REGIONAL COUNCIL
RATES NOTICE
Half year 1 January 2027 to 30 June 2027
Rateable valuation $255,000
Net rates and charges this half year $1,480.00`,
    {
      outgoings: { 'council-rates': 296_000 },
      valuation: 25_500_000,
      council: 'Cardwell Regional Council',
    },
  ],
  [
    'OUT 9 SA certificates',
    `CITY OF PORT BRENNAN
CERTIFICATE OF LIABILITIES section 187 Local Government Act 1999
Capital Value $640,000   Site Value $390,000
Rates levied for 2026/27: $1,880.00

SA WATER: CERTIFICATE OF WATER AND SEWER CHARGES
Water supply charge per quarter: $78.60
Sewerage charge per quarter: $115.40

REVENUESA - CERTIFICATE OF EMERGENCY SERVICES LEVY PAYABLE
Levy for 2026/2027: $132.50`,
    { valuation: 64_000_000 },
  ],
  [
    'OUT 10 WA rates',
    `SHIRE OF MARRI
RATES NOTICE 2026/27
Gross Rental Value (GRV) $22,360
General rates $1,702.11
Emergency services levy $301.00
Total for the year $2,003.11`,
    { outgoings: { 'council-rates': 200_311 }, council: 'Shire of Marri' },
  ],
  [
    'OUT 11 strata 184 levies',
    `STRATA INFORMATION CERTIFICATE
Section 184 Strata Schemes Management Act 2015
Strata Plan 45120 Lot 8
Regular periodic contributions for the administrative fund: $612.40 per quarter
Regular periodic contributions for the capital works fund: $210.10 per quarter
Balance of administrative fund: $21,403.00`,
    { outgoings: { 'owners-corporation': 329_000 } },
  ],
  [
    'OUT 12 body corporate yearly',
    `BODY CORPORATE CERTIFICATE - BCCM FORM 33
Administrative fund contributions for the lot   $2,840.00 per year
Sinking fund contributions for the lot          $1,120.00 per year
Insurance levy                                  included`,
    { outgoings: { 'owners-corporation': 396_000 } },
  ],
  [
    'OUT 13 nothing stated',
    `VENDOR STATEMENT
1.1 Outgoings: their total does not exceed $5,000.00.
1.2 Land tax: Not applicable.
6. Owners corporation: Not applicable.`,
    { outgoings: {} },
  ],
  [
    'OUT 14 water account of a quarter',
    `COASTAL WATER QUARTERLY ACCOUNT
Billing period 1 January 2027 to 31 March 2027
Water service charge      $31.20
Sewerage service charge   $118.80
Usage 34 kL               $88.10
Total service charges this quarter  $150.00`,
    { outgoings: { 'water-rates': 60_000 } },
  ],
  // zoning and overlays
  [
    'ZON 1 codes only',
    `SECTION 32 STATEMENT
3.4 Planning scheme: Merrin. Zone: GRZ1. Overlays: DDO2, VPO1, HO14. Responsible authority: City of Merrin.`,
    { zoning: 'GRZ1', overlays: ['DDO2', 'VPO1', 'HO14'], council: 'City of Merrin' },
  ],
  [
    'ZON 2 prose',
    `SECTION 32 STATEMENT
3. The land is zoned General Residential Zone - Schedule 2 under the Barrow Planning Scheme and is affected by a Special Building Overlay and by the Heritage Overlay (HO204). It is not affected by a Bushfire Management Overlay.`,
    { zoning: 'General Residential Zone - Schedule 2 (GRZ2)', overlays: ['SBO', 'HO204'] },
  ],
  [
    'ZON 3 table',
    `PLANNING CERTIFICATE
Planning and Environment Act 1987 section 199
Zone        NEIGHBOURHOOD RESIDENTIAL ZONE - SCHEDULE 3
Overlay     SIGNIFICANT LANDSCAPE OVERLAY - SCHEDULE 1
            DEVELOPMENT PLAN OVERLAY - SCHEDULE 4`,
    { zoning: 'Neighbourhood Residential Zone - Schedule 3 (NRZ3)', overlays: ['SLO1', 'DPO4'] },
  ],
  [
    'ZON 4 report with vicinity',
    `PLANNING PROPERTY REPORT
Planning Zones
LOW DENSITY RESIDENTIAL ZONE (LDRZ)
SCHEDULE TO THE LOW DENSITY RESIDENTIAL ZONE (LDRZ)
Planning Overlays
BUSHFIRE MANAGEMENT OVERLAY (BMO)
OTHER OVERLAYS
Other overlays in the vicinity not directly affecting this land
HERITAGE OVERLAY (HO)`,
    { zoning: 'Low Density Residential Zone (LDRZ)', overlays: ['BMO'] },
  ],
  [
    'ZON 5 none',
    `SECTION 32 STATEMENT
3.4 Planning scheme: Barrow. Zone: Farming Zone (FZ). Overlays: None.`,
    { zoning: 'Farming Zone (FZ)', overlays: [] },
  ],
  [
    'ZON 6 NSW',
    `PLANNING CERTIFICATE UNDER SECTION 10.7
Environmental Planning and Assessment Act 1979
Tellow Bay Local Environmental Plan 2013
Land zoning: R2 Low Density Residential`,
    { zoning: 'R2 Low Density Residential' },
  ],
  [
    'ZON 7 NSW prose',
    `PLANNING CERTIFICATE SECTION 10.7(2)
Environmental Planning and Assessment Act 1979 New South Wales
2. The land is within Zone R3 Medium Density Residential under the Local Environmental Plan.`,
    { zoning: 'R3 Medium Density Residential' },
  ],
  [
    'ZON 8 QLD form 2',
    `SELLER DISCLOSURE STATEMENT - FORM 2
Property Law Act 2023
Part 3 - Land use, planning and environment
Zoning   The zoning of the property is: Low Density Residential Zone`,
    { zoning: 'Low Density Residential' },
  ],
  [
    'ZON 9 SA',
    `DATA EXTRACT FOR SECTION 7 SEARCH PURPOSES
South Australia
Zones
General Neighbourhood (GN)
Zoning overlays
Airport Building Heights (Regulated)
Hazards (Flooding - General)`,
    { overlays: ['Airport Building Heights (Regulated)', 'Hazards (Flooding - General)'] },
  ],
  // easements and titles
  [
    'EAS 1 plan table',
    `PLAN OF SUBDIVISION PS 734190D
EASEMENT INFORMATION
Easement Reference   Purpose   Width (Metres)   Origin   Land Benefited / In Favour Of
E-1   Drainage and Sewerage   2.00   This Plan   City of Merrin and Eastern Water
E-2   Carriageway   3.05   LP 23411   Lot 2 on this plan`,
    { easements: ['drainage and sewerage', 'carriageway'] },
  ],
  [
    'EAS 2 notation in a line',
    `PLAN LP 53381
Lot 14 area 612 m2. Encumbering easement E-1 for sewerage, 1.83 m wide along the north boundary.`,
    { easements: ['sewerage'] },
  ],
  [
    'EAS 3 statement only',
    `SECTION 32 STATEMENT
3.1 Easements: a drainage and sewerage easement 2 metres wide along the rear boundary marked E-1 on the plan. There are no covenants.`,
    { easements: ['drainage and sewerage'] },
  ],
  [
    'EAS 4 statement, nil',
    `SECTION 32 STATEMENT
3.1 Easements: Nil. The vendor is not aware of any easement affecting the land.`,
    { easements: [] },
  ],
  [
    'EAS 5 NSW second schedule',
    `NEW SOUTH WALES LAND REGISTRY SERVICES - TITLE SEARCH
FOLIO: 6/23411
FIRST SCHEDULE
COLETTE ANNE BRISCOE
SECOND SCHEDULE (3 NOTIFICATIONS)
1 RESERVATIONS AND CONDITIONS IN THE CROWN GRANT(S)
2 DP23411 EASEMENT TO DRAIN WATER 1.5 METRE(S) WIDE AFFECTING THE PART SHOWN
3 K332211 RIGHT OF CARRIAGEWAY APPURTENANT TO THE LAND ABOVE DESCRIBED
4 AN443322 MORTGAGE TO HARBOUR BANK LIMITED`,
    { easements: ['drainage', 'carriageway (benefit)'], proprietors: ['Colette Anne Briscoe'] },
  ],
  [
    'EAS 6 QLD title',
    `CURRENT TITLE SEARCH
QUEENSLAND TITLES REGISTRY PTY LTD
Title Reference: 50334455
REGISTERED OWNER
ROSALIND JEAN PETRIE
EASEMENTS, ENCUMBRANCES AND INTERESTS
1. Rights and interests reserved to the Crown by Deed of Grant No. 10234567
2. EASEMENT IN GROSS No 601122334 12/04/1999 BURDENING THE LAND to CARDWELL REGIONAL COUNCIL over EASEMENT A ON RP812233
3. MORTGAGE No 720011223 03/02/2020 to COAST BANK LIMITED`,
    { easements: ['easement'], proprietors: ['Rosalind Jean Petrie'] },
  ],
  [
    'EAS 7 SA title',
    `REGISTER SEARCH PLUS (CT 5877/312)
REAL PROPERTY ACT, 1886 South Australia
Registered Proprietor
THADDEUS JOHN MALLORY
Description of Land
ALLOTMENT 44 DEPOSITED PLAN 3321
Easements
SUBJECT TO EASEMENT(S) OVER THE LAND MARKED A FOR SEWERAGE PURPOSES (TG 6677889)
TOGETHER WITH FREE AND UNRESTRICTED RIGHT(S) OF WAY OVER THE LAND MARKED B
Schedule of Dealings
MORTGAGE 12345678`,
    { easements: ['sewerage', 'right of way (benefit)'], proprietors: ['Thaddeus John Mallory'] },
  ],
  [
    'EAS 8 cells',
    `PLAN OF SUBDIVISION PS 841906T
Lot 27   area 168 m2        E-2  Drainage 2.5 m wide`,
    { easements: ['drainage'] },
  ],
  [
    'EAS 9 both',
    `PLAN LP 99887
Appurtenant: A-1 Right of carriageway 3 m. Encumbering: E-1 Drainage, E-2 Electricity supply 2 m wide.`,
    { easements: ['carriageway (benefit)', 'drainage', 'electricity'] },
  ],
  [
    'EAS 10 VIC title',
    `REGISTER SEARCH STATEMENT (Title Search) Transfer of Land Act 1958
VOLUME 10233 FOLIO 411
REGISTERED PROPRIETOR
Estate Fee Simple
Sole Proprietor
TOBIAS CRANE WHITLOCK of 16 TERN AVENUE KIRRAWEE SANDS VIC 3922
ENCUMBRANCES, CAVEATS AND NOTICES
MORTGAGE AT123456B 01/02/2021
COVENANT H112233 04/05/1961
Any encumbrances created by Section 98 Transfer of Land Act 1958`,
    {
      easements: [],
      proprietors: ['Tobias Crane Whitlock'],
      encumbrances: ['mortgage AT123456B', 'restrictive covenant H112233'],
    },
  ],
  [
    'LAND 1 lot area beside others',
    `CONTRACT OF SALE
PARTICULARS OF SALE
Vendor: Ann Sample
Land: Lot 27 on proposed Plan of Subdivision PS 841906T
Price: $500,000
\fPROPOSED PLAN PS 841906T Version 6
Lot 26 area 201 m2
Lot 27 area 168 m2
\fANNEXURE A - sales plan
Lot 27 approximate land area 183 square metres`,
    { landSize: '168 m²' },
  ],
  [
    'LAND 2 hectares',
    `CONTRACT OF SALE
PARTICULARS OF SALE
Vendor: Ann Sample
Land: 80 Ridge Road, Ardmona Hill VIC 3629, being 12.4 hectares or thereabouts, Lot 1 on TP 443322K`,
    { landSize: '12.4 hectares' },
  ],
  [
    'P1 rates in sentences',
    `VENDOR STATEMENT
1.1 The rates levied by Pinnacle Shire Council for the 2026/27 year are $1,877.00. The fire services levy of $148.00 is included. South Water charges $178.40 each quarter for service charges excluding usage.`,
    {
      outgoings: { 'council-rates': 187_700, 'water-rates': 71_360 },
      council: 'Pinnacle Shire Council',
    },
  ],
  [
    'P2 table with several columns',
    `SECTION 32 STATEMENT
1.1 Particulars of rates, taxes, charges or other similar outgoings
Authority                 Amount        Frequency     Interest
Pinnacle Shire Council    $1,877.00     Annually      Nil
South Water               $178.40       Quarterly     Nil
Owners Corporation        $400.00       Quarterly     Nil
State Revenue Office      $975.00       Annually      Nil`,
    {
      outgoings: {
        'council-rates': 187_700,
        'water-rates': 71_360,
        'owners-corporation': 160_000,
        'land-tax': 97_500,
      },
    },
  ],
  [
    'P3 OC certificate half yearly',
    `OWNERS CORPORATION CERTIFICATE
Owners Corporations Act 2006 section 151 Lot 9 Plan PS 512233
(a) The current fees for the above lot are $1,150.00 half-yearly.
(b) The fees are paid up to 30 June 2027.
(c) Unpaid fees now total $0.00.
(d) Special fees or levies: $2,000.00 due 1 May 2027.`,
    { outgoings: { 'owners-corporation': 230_000 } },
  ],
  [
    'P4 land information certificate',
    `LAND INFORMATION CERTIFICATE
Section 121 Local Government Act 2020
Rural City of Talinga
Assessment 1123344
Capital Improved Value: $512,000
Site Value: $201,000
Net Annual Value: $25,600
Rates and charges for year ending 30 June 2027
General Rates 1,402.22
Garbage 402.00
Fire Services Property Levy 166.00
Total $1,970.22
Less paid $985.11
Balance due $985.11`,
    {
      valuation: 51_200_000,
      council: 'Rural City of Talinga',
      outgoings: { 'council-rates': 197_022 },
    },
  ],
  [
    'P5 planning certificate codes table',
    `PLANNING CERTIFICATE No. 812233
Planning scheme: TALINGA
Responsible authority: RURAL CITY OF TALINGA
Zone(s)       TZ   TOWNSHIP ZONE
Overlay(s)    LSIO  LAND SUBJECT TO INUNDATION OVERLAY
              EMO1  EROSION MANAGEMENT OVERLAY`,
    { zoning: 'Township Zone (TZ)', overlays: ['LSIO', 'EMO1'] },
  ],
  [
    'P6 overlay denied',
    `SECTION 32 STATEMENT
3.4 Zone: Residential Growth Zone Schedule 1 (RGZ1). Overlays: Nil. The Heritage Overlay does not apply.`,
    { zoning: 'Residential Growth Zone - Schedule 1 (RGZ1)', overlays: [] },
  ],
  [
    'P7 NSW 10.7 long',
    `PLANNING CERTIFICATE
Section 10.7(2) Environmental Planning and Assessment Act 1979
Issued by: Bellara City Council
Names of relevant instruments: Bellara Local Environmental Plan 2012
2 Zoning and land use
The land is zoned R4 High Density Residential.
Proposed: E1 Local Centre zone under a planning proposal.`,
    { zoning: 'R4 High Density Residential', council: 'Bellara City Council' },
  ],
  [
    'P8 title two owners shares',
    `REGISTER SEARCH STATEMENT (Title Search) Transfer of Land Act 1958
VOLUME 10888 FOLIO 231
LAND DESCRIPTION
Lot 3 on Plan of Subdivision 412277T.
REGISTERED PROPRIETOR
Estate Fee Simple
TENANTS IN COMMON
As to 1 of a total of 2 equal undivided shares
Sole Proprietor
    ALBERTA ROSE FINCH of 9 SILO ROAD TALINGA VIC 3555
As to 1 of a total of 2 equal undivided shares
Sole Proprietor
    CYRIL JAMES FINCH of 9 SILO ROAD TALINGA VIC 3555
ENCUMBRANCES, CAVEATS AND NOTICES
AGREEMENT Section 173 Planning and Environment Act 1987 AK112233F 01/03/2013
CAVEAT AX112233K 02/02/2026`,
    {
      proprietors: ['Alberta Rose Finch', 'Cyril James Finch'],
      encumbrances: ['agreement AK112233F', 'caveat AX112233K'],
      title: 'Volume 10888 Folio 231',
    },
  ],
  [
    'P9 plan table with origin',
    `PLAN OF SUBDIVISION PS412277T
Legend: A - Appurtenant Easement  E - Encumbering Easement  R - Encumbering Easement (Road)
Easement Reference | Purpose | Width | Origin | Land benefited
A-1 | Carriageway | 3 | LP 5566 | Lots on this plan
E-1 | Sewerage | 2.5 | This plan | South Water
E-1, E-2 | Powerline | 1 | This plan Section 88 Electricity Industry Act 2000 | Powerlink Ltd
NOTATIONS: depth limitation does not apply`,
    { easements: ['carriageway (benefit)', 'sewerage', 'electricity'] },
  ],
  [
    'P10 statement easements in title only',
    `SECTION 32 STATEMENT
3.1 (a) Easements, covenants or other similar restrictions affecting the land are as set out in the attached copies of title documents.
(b) There is no existing failure to comply with that easement, covenant or restriction.`,
    { easements: [] },
  ],
  [
    'P11 SA levy alone',
    `REVENUESA - CERTIFICATE OF EMERGENCY SERVICES LEVY PAYABLE
South Australia
Levy for 2026/2027: $132.50
Amount paid: $132.50   Amount outstanding: $0.00`,
    { outgoings: { 'emergency-services-levy': 13_250 } },
  ],
  [
    'P12 water statement yearly',
    `EASTERN WATER - INFORMATION STATEMENT
Section 158 Water Act 1989
Fixed charges for 1 July 2026 to 30 June 2027
Water network charge      $118.20
Sewerage network charge   $480.40
Waterways charge          $62.10
Total annual charges      $660.70
Outstanding               $0.00`,
    { outgoings: { 'water-rates': 66_070 } },
  ],
  [
    'P13 land tax certificate',
    `PROPERTY CLEARANCE CERTIFICATE
State Revenue Office
Land tax for 2026: current land tax charge $1,350.00
Proportional tax: $1,350.00
Windfall gains tax: Nil
Taxable value $320,000`,
    { outgoings: { 'land-tax': 135_000 } },
  ],
  [
    'T1 QLD form 2 part 5',
    `SELLER DISCLOSURE STATEMENT
Property Law Act 2023 section 99
Form 2, Version 1
Part 1 - Seller and property details
Seller                 Marguerite Dawn Eccles
Property address       14 Casuarina Street, Boyne Heads QLD 4680
Lot on plan description    Lot 31 on RP 733221
Part 3 - Land use, planning and environment
The zoning of the property is: Emerging Community
Part 5 - Rates and services
Rates    The total amount payable for all rates and charges (without any discount) for the property as stated in the most recent rate notice is: Amount: $1,622.40   Date range: 1 July 2026 to 31 December 2026
Water    The total amount payable as stated in the most recent water services notice is: Amount: $312.10   Date range: 1 July 2026 to 30 September 2026`,
    {
      vendors: ['Marguerite Dawn Eccles'],
      address: '14 Casuarina Street, Boyne Heads QLD 4680',
      lotPlan: 'Lot 31 RP733221',
      zoning: 'Emerging Community',
      outgoings: { 'council-rates': 324_480, 'water-rates': 124_840 },
    },
  ],
  [
    'T2 NSW rates notice instalments',
    `MORUNDAH SHIRE COUNCIL
RATES AND CHARGES NOTICE
1 July 2026 to 30 June 2027
Land value: $415,000 (base date 1 July 2025)
Residential ordinary rate       $1,288.10
Domestic waste                  $498.00
Stormwater levy                 $25.00
TOTAL AMOUNT DUE                $1,811.10
Instalment 1  31/08/2026  $452.80`,
    {
      valuation: 41_500_000,
      council: 'Morundah Shire Council',
      outgoings: { 'council-rates': 181_110 },
    },
  ],
  [
    'T3 WA strata levies',
    `STRATA COMPANY CERTIFICATE
Strata Titles Act 1985
Strata Scheme 33122 Lot 5
Contributions for the lot
Administrative fund     $560.00 per quarter
Reserve fund            $140.00 per quarter
Arrears: Nil`,
    { outgoings: { 'owners-corporation': 280_000 } },
  ],
  [
    'T4 SA community statement',
    `SECTION 139 COMMUNITY TITLES ACT 1996 STATEMENT
Community Corporation 23344 Inc, South Australia
Contributions payable in relation to the lot: administrative fund $1,200.00 per annum; sinking fund $400.00 per annum.
Amount outstanding: nil`,
    { outgoings: { 'owners-corporation': 160_000 } },
  ],
  [
    'T5 TAS 337',
    `COUNCIL LAND INFORMATION CERTIFICATE
Section 337 Local Government Act 1993
Huonmouth Council, Tasmania
PID 1234567   Property address: 88 Bay Road, Huonmouth TAS 7109
Is the land zoned? Zone: Rural Living`,
    { council: 'Huonmouth Council', zoning: 'Rural Living' },
  ],
  [
    'T6 VIC statement with commas',
    `VENDORS STATEMENT
Sale of Land Act 1962 section 32
Vendor: Florence Amy Nightjar
Land: 2 Quarry Lane, Trawalla East VIC 3373
Rates: Pyrenees North Shire $1,410.00 yearly; water, Central Highlands Region Water, $640.00 yearly; land tax nil.`,
    {
      vendors: ['Florence Amy Nightjar'],
      address: '2 Quarry Lane, Trawalla East VIC 3373',
      outgoings: { 'council-rates': 141_000, 'water-rates': 64_000 },
    },
  ],
  [
    'T7 monthly',
    `VENDOR STATEMENT
Outgoings
Council rates $175.00 per month
Owners corporation levies $95.00 per month`,
    { outgoings: { 'council-rates': 210_000, 'owners-corporation': 114_000 } },
  ],
  [
    'T8 ranges are not values',
    `VENDOR STATEMENT
1.1 Rates do not exceed $3,000.00 per annum.
Owners corporation fees: not more than $2,500.00 per annum.`,
    { outgoings: {} },
  ],
  [
    'T9 planning in prose with neighbours',
    `SECTION 32 STATEMENT
3.4 The land is in the Mixed Use Zone under the Port Arden Planning Scheme, for which the City of Port Arden is responsible. A Design and Development Overlay - Schedule 21 and the Environmental Audit Overlay affect it. Nearby land is in a Heritage Overlay.`,
    { zoning: 'Mixed Use Zone (MUZ)', overlays: ['DDO21', 'EAO'], council: 'City of Port Arden' },
  ],
  [
    'T10 overlay abbreviations slash',
    `SECTION 32 STATEMENT
3.4 Planning: NRZ4; overlays HO7 / SBO1 / DDO3; authority Boroondale City Council`,
    { zoning: 'NRZ4', overlays: ['HO7', 'SBO1', 'DDO3'], council: 'Boroondale City Council' },
  ],
  [
    'T11 NSW title old form',
    `TITLE SEARCH
NSW LRS
FOLIO: 12/SP61234
LAND
LOT 12 IN STRATA PLAN 61234 AT DEE HAVEN
LOCAL GOVERNMENT AREA NORTHERN SANDS
FIRST SCHEDULE
OSCAR LINDQVIST
FERN LINDQVIST
    AS JOINT TENANTS (T AN112233)
SECOND SCHEDULE (2 NOTIFICATIONS)
1 INTERESTS RECORDED ON REGISTER FOLIO CP/SP61234
2 AN112234 MORTGAGE TO HARBOUR BANK LIMITED
3 DP445566 RIGHT OF WAY 3 METRE(S) WIDE AFFECTING THE PART SHOWN SO BURDENED`,
    {
      proprietors: ['Oscar Lindqvist', 'Fern Lindqvist'],
      title: '12/SP61234',
      easements: ['right of way'],
    },
  ],
  [
    'T12 WA title',
    `WESTERN AUSTRALIA
RECORD OF CERTIFICATE OF TITLE UNDER THE TRANSFER OF LAND ACT 1893
VOLUME 2901 FOLIO 44
LAND DESCRIPTION:
LOT 55 ON DEPOSITED PLAN 70122
REGISTERED PROPRIETOR:
(FIRST SCHEDULE)
REX NORTON
JUDITH NORTON
BOTH OF 12 KARRI BEND DENHOLM AS JOINT TENANTS (T N998877) REGISTERED 3/2/2015
LIMITATIONS, INTERESTS, ENCUMBRANCES AND NOTIFICATIONS:
(SECOND SCHEDULE)
1. EASEMENT BURDEN CREATED UNDER SECTION 167 P. & D. ACT FOR DRAINAGE PURPOSES TO SHIRE OF DENHOLM SEE DEPOSITED PLAN 70122
2. RESTRICTIVE COVENANT BURDEN SEE DEPOSITED PLAN 70122
3. M556677 MORTGAGE TO WEST BANK LTD REGISTERED 3/2/2015`,
    {
      proprietors: ['Rex Norton', 'Judith Norton'],
      title: 'Volume 2901 Folio 44',
      easements: ['drainage'],
    },
  ],
  [
    'T15 land size in plan of two lots',
    `SECTION 32 STATEMENT
Land: Lot 2 on PS 812345F
\fPLAN OF SUBDIVISION PS812345F
Lot 1    402 m2
Lot 2    388 m2
E-1  Drainage  2.0 m  This plan  City of Merrin`,
    { landSize: '388 m2', easements: ['drainage'] },
  ],
  [
    'T16 easement benefit & burden prose',
    `VENDOR STATEMENT
3.1 The land is burdened by a right of carriageway over the driveway in favour of Lot 2 and enjoys the benefit of a drainage easement over Lot 3.`,
    { easements: ['carriageway', 'drainage (benefit)'] },
  ],
  // Nothing may be read where nothing is stated
  [
    'N6 statement denies',
    `SECTION 32 STATEMENT
3.1 There are no easements, covenants or restrictions. No drainage easement affects the land.
3.4 No overlays apply. The land is not affected by a Heritage Overlay.
1.1 Owners corporation fees: not applicable.`,
    { easements: [], overlays: [], outgoings: {} },
  ],
  [
    'N9 minutes money is no levy',
    `MINUTES OF ANNUAL GENERAL MEETING
1. Insurance $48,000.00 per annum.
2. Special levy of $12,000 struck.
3. Gardening contract $9,000 per annum.`,
    { outgoings: {} },
  ],
  [
    'U1 bills without a name on the page of a title',
    `SEARCH CERTIFICATE
CUFT 702 114
Unit 5 plan UP 2002/041
Owner: MARGIT OLSEN
Easements: Nil

Darwen City Council - rate account
Annual rates $1,604.00, payable in four instalments of $401.00

POWER AND WATER CORPORATION
Fixed daily charges water and sewerage $264.00 per quarter`,
    { outgoings: { 'council-rates': 160_400, 'water-rates': 105_600 } },
  ],
  [
    'U2 Form 2 with bare amounts below their labels',
    `SELLER DISCLOSURE STATEMENT - Form 2
PART 5 - RATES AND SERVICES
Rates: The total amount payable for all rates and charges (without any discount) is:
Amount: $1,240.20       Date range: 01/07/2026 - 31/12/2026

Water: The total amount payable for all charges for water services is:
Amount: $330.00         Date range: 15/06/2026 - 14/09/2026`,
    { outgoings: { 'council-rates': 248_040, 'water-rates': 132_000 } },
  ],
  [
    'U3 columns for funds and their sum',
    `SECTION 139 STATEMENT
Community Titles Act 1996
Contribution   Administrative   Sinking   Total
Total per annum   $2,096.00   $800.00   $2,896.00`,
    { outgoings: { 'owners-corporation': 289_600 } },
  ],
]

import type { Layout } from './contract-layouts.ts'

/** Bundles in which other amounts, places and bodies stand beside those that a field asks for. */
export const TRAP_LAYOUTS: readonly Layout[] = [
  [
    'TRA 1 a house beside a strata, with amounts of a neighbour',
    `CONTRACT FOR SALE OF LAND
PARTICULARS
Vendor: Elise Fontaine
Purchaser: Rupert Lang
Land: 22 Lyrebird Avenue, Katoomba Ridge NSW 2780, Lot 1 in DP 90112, Folio Identifier 1/90112
Price: $730,000
Deposit: $73,000
Completion: 12 May 2027
SPECIAL CONDITIONS
1. The owners corporation of the strata next door has asked for $2,400.00 a year towards the shared wall. The vendor does not pay it.
2. The purchaser may have the land tax clearance certificate at no cost. Land tax is not adjusted.
3. The agent's fee of $1,100 for water testing was paid by the vendor.

BLUE MOUNT CITY COUNCIL
SECTION 603 CERTIFICATE
Rates levied 2026/27: $1,988.15
Land value: $402,000
SECTION 10.7(2) PLANNING CERTIFICATE
Zone: C4 Environmental Living
Bush fire: the land is bush fire prone land.`,
    {
      council: 'Blue Mount City Council',
      zoning: 'C4 Environmental Living',
      valuation: 40_200_000,
      outgoings: { 'council-rates': 198_815 },
    },
  ],
  [
    'TRA 2 a body corporate manager and a debt',
    `FORM 2
SELLER DISCLOSURE STATEMENT
Part 5 Rates: Total payable for all rates and charges: $1,120.40 for 1 January 2027 to 30 June 2027
Water: no charges are payable for the property
Part 6 Body corporate certificate given

BODY CORPORATE CERTIFICATE
Body Corporate and Community Management Act 1997
Administrative fund: total contribution for the lot $2,210.00 for the year ending 30 June 2027, payable in two instalments of $1,105.00
Sinking fund: total contribution for the lot $840.00 for the year ending 30 June 2027, payable in two instalments of $420.00
Amount overdue for the lot: $1,525.00
Body corporate manager: Zenith Pty Ltd, $6,900 a year for the scheme
Insurance: building sum insured $14,200,000; premium $21,340`,
    { outgoings: { 'council-rates': 224_080, 'owners-corporation': 305_000 } },
  ],
  [
    'TRA 3 an exempt owner and a table of water',
    `SECTION 32 STATEMENT
Vendor: Petros Vlahos
1.1 Outgoings   Authority                      Amount          Interest
                Darebin North City Council     $1,733.00       $0.00
                Melbourne West Water           $642.80         $0.00
                State Revenue Office           Nil (exempt)
                Owners Corporation             Not applicable
3.4 Responsible authority: Darebin North City Council. Zone: Neighbourhood Residential Zone Schedule 3 (NRZ3).
Overlays: none`,
    {
      council: 'Darebin North City Council',
      overlays: [],
      outgoings: { 'council-rates': 173_300, 'water-rates': 64_280 },
    },
  ],
  [
    'TRA 4 the council of a plan and the council of a city',
    `CONTRACT FOR SALE
PARTICULARS
Vendor: Alma Reyes
Purchaser: Sean Whelan
Property: 5 Quarry Road, Legana Bay TAS 7277, Folio of the Register Volume 133881 Folio 2
Price: $515,000
Deposit: $25,750
Municipality: West Tamara
Settlement: 60 days after the date of this contract

RESULT OF SEARCH - RECORDER OF TITLES
SEARCH OF TORRENS TITLE
VOLUME 133881 FOLIO 2
DESCRIPTION OF LAND: Town of Legana. Lot 2 on Sealed Plan 133881
SCHEDULE 1: ALMA REYES
SCHEDULE 2: SP133881 EASEMENTS in Schedule of Easements
BURDENING EASEMENT: a right of drainage (appurtenant to Lot 1 on SP133881) over the Drainage Easement 2.00 wide

WEST TAMARA COUNCIL
RATES NOTICE 2026/27
Capital value $480,000    Land value $190,000    AAV $19,200
Total amount for the year: $1,688.00. Pay by instalments: $422.00`,
    {
      title: 'Volume 133881 Folio 2',
      lotPlan: 'Lot 2 SP133881',
      council: 'West Tamara Council',
      settlement: '60 from date of this contract',
      valuation: 48_000_000,
      outgoings: { 'council-rates': 168_800 },
    },
  ],
  [
    'TRA 5 a tenanted unit with rent and bond',
    `CONTRACT OF SALE OF REAL ESTATE
PARTICULARS OF SALE
Vendor: Mahmoud Darwiche
Purchaser: Ilse Brandt
Land: Unit 2, 14 Rose Street, Fawk North VIC 3060, Lot 2 on PS 512233B Volume 10877 Folio 801
Price: $480,000
Deposit: $24,000 payable by 1 April 2027
Settlement: 1 June 2027
Lease: monthly tenancy at a rent of $1,950 per month, bond $1,950

OWNERS CORPORATION CERTIFICATE
1. Current fees for the lot: $312.50 per quarter
2. Fees paid up to 31 March 2027
3. Total unpaid fees and charges: $0.00
4. Special fees: none
5. Repairs: roof, estimated $18,000
6. Insurance: building $1,900,000, public liability $20,000,000
7. Total funds held: $6,420.11`,
    {
      price: 48_000_000,
      deposit: 2_400_000,
      depositDate: '2027-04-01',
      settlement: '2027-06-01',
      outgoings: { 'owners-corporation': 125_000 },
    },
  ],
  [
    'TRA 6 a parcel in hectares beside its neighbour',
    `CONTRACT OF SALE OF LAND
PARTICULARS OF SALE
Vendor: Agnes Rowe
Purchaser: Leo Hart
Land: Lot 1 on PS 633018R, Volume 11402 Folio 220, 880 Divide Road, Trentham Vale VIC 3458

REGISTER SEARCH STATEMENT (Title Search) Transfer of Land Act 1958
VOLUME 11402 FOLIO 220
Lot 1 on Plan of Subdivision 633018R.
REGISTERED PROPRIETOR
AGNES ROWE
PLAN OF SUBDIVISION PS 633018R
LOT 1    4.018 ha        LOT 2    12.55 ha
EASEMENTS
E-1   Drainage    3 metres   This plan    Land in this plan

HEPBURN VALE SHIRE COUNCIL
LAND INFORMATION CERTIFICATE
Site value: $310,000  Capital improved value: $702,000  Net annual value: $35,100
Rates and charges 2026/27: $2,345.20`,
    {
      landSize: '4.018 ha',
      easements: ['drainage'],
      council: 'Hepburn Vale Shire Council',
      valuation: 70_200_000,
      outgoings: { 'council-rates': 234_520 },
    },
  ],
  [
    'TRA 7 a Western strata whose land is the scheme',
    `CONTRACT FOR SALE OF LAND OR STRATA TITLE BY OFFER AND ACCEPTANCE
SCHEDULE
The Property at 7/30 Norfolk Street, Fremantle East WA 6158
Lot 7   Strata Plan 19902   Whole
Volume 1888   Folio 307
Purchase Price $398,000
Deposit $10,000
Settlement Date 19 May 2027

STRATA COMPANY: The Owners of Norfolk Court, Strata Plan 19902
Levies for lot 7: administrative $640.00 per quarter, reserve $110.00 per quarter
The parcel has an area of 2,410 square metres.

CITY OF FREMANTLE EAST
Rate account 2026/27    Gross rental value $18,200
Rates and charges levied for the year    $1,904.30`,
    {
      title: 'Volume 1888 Folio 307',
      lotPlan: 'Lot 7 SP19902',
      landSize: null,
      price: 39_800_000,
      settlement: '2027-05-19',
      outgoings: { 'council-rates': 190_430, 'owners-corporation': 300_000 },
    },
  ],
  [
    'TRA 8 a South Australian rate notice by quarter',
    `FORM 1
VENDOR'S STATEMENT
DISTRICT COUNCIL OF LOWER FLEURIEU
Local Government Act 1999 section 187
Assessment 4410
Capital Value $560,000    Site Value $230,000
Annual rates 2026/27 $1,744.60; quarterly instalment $436.15
Arrears nil

SA WATER
Certificate of Water and Sewer Charges
Fees and charges this quarter: water supply $78.60, sewer $91.25
Balance outstanding $169.85

REVENUESA
Certificate of Land Tax Payable: nil`,
    {
      council: 'District Council of Lower Fleurieu',
      valuation: 56_000_000,
      outgoings: { 'council-rates': 174_460, 'water-rates': 67_940 },
    },
  ],
]

import type { Layout } from './contract-layouts.ts'

const NSW_HEAD = `Contract for the sale and purchase of land 2022 edition
TERM\tMEANING OF TERM
vendor\tOriel Fay TRENTHAM 9 Selkirk Close, Yarrandoo NSW 2574
`

/** Labels and values of forms printed as bordered tables. */
export const CELL_LAYOUTS: readonly Layout[] = [
  [
    'CELL 1 three sums stacked in one cell beside their three names',
    `${NSW_HEAD}purchaser\tKofi Mensah ADJEI
price deposit balance\t$918,000.00 $91,800.00 $826,200.00\t(10% of the price, unless otherwise stated)
contract date\t3 November 2026`,
    { price: 91_800_000, deposit: 9_180_000, balance: 82_620_000 },
  ],
  [
    'CELL 2 the names with signs between them, a remark behind a sum',
    `CONTRACT OF SALE OF LAND
PARTICULARS OF SALE
Vendor\tOriel Fay Trentham
Purchase price: less deposit: balance:\t$640,000 $32,000 (5% of the price) $608,000
Settlement\t14 December 2026`,
    { price: 64_000_000, deposit: 3_200_000, balance: 60_800_000 },
  ],
  [
    'CELL 3 sums left blank beside the stack of names',
    `${NSW_HEAD}purchaser\t
price deposit balance\t$ $ $\t(10% of the price, unless otherwise stated)
contract date\t`,
    { price: null, deposit: null, balance: null },
  ],
  [
    'CELL 4 the sign of the dollar before a share',
    `CONTRACT OF SALE OF LAND
PARTICULARS OF SALE
Vendor\tOriel Fay Trentham
Price\t$
Deposit\t$ 10% of the price by the day of sale
Settlement\t90 days from the day of sale`,
    { price: null, deposit: null, percent: 10 },
  ],
  [
    'CELL 5 the sign of the dollar before a share in words',
    `CONTRACT OF SALE OF LAND
PARTICULARS OF SALE
Vendor\tOriel Fay Trentham
Price\t$480,000
Deposit\t$ 5 per cent of the price, payable on signing`,
    { price: 48_000_000, deposit: 2_400_000, percent: 5 },
  ],
  [
    'CELL 6 suburb, state and postcode in columns below the street',
    `CONTRACT FOR SALE OF LAND BY OFFER AND ACCEPTANCE
SCHEDULE
The Property at:\tAddress Unit 5, 31 Banksia Loop
Suburb\tState\tPostcode
Karraline\tWA\t6118
Purchase Price\t$512,000.00`,
    { address: 'Unit 5, 31 Banksia Loop, Karraline WA 6118' },
  ],
  [
    'CELL 7 suburb and postcode in columns, the state left out',
    `CONTRACT OF SALE
PARTICULARS OF SALE
Property address\t7 Kestrel Rise
Town\tPost code
Marrawee\t5291
Price\t$512,000.00`,
    { address: '7 Kestrel Rise, Marrawee 5291' },
  ],
  [
    'CELL 8 marks of electronic signatures before the day of each side',
    `Contract of sale of land
PARTICULARS OF SALE
SIGNED BY THE PURCHASER: e-signed by Oriel Fay Trentham 12 Oct 2026 18:41 AEDT ID 7f2c-19ab e-signed by Kofi Mensah Adjei 12 Oct 2026 18:52 AEDT ID 7f2c-19ac\ton 12/10/2026 Print names of persons signing: Oriel Fay Trentham, Kofi Mensah Adjei
SIGNED BY THE VENDOR: e-signed by Lachlan Peter Moyle 14 Oct 2026 20:07 AEDT ID 7f2c-40f0\ton 14/10/2026 Print names of persons signing: Lachlan Peter Moyle, sole director
Price\t$640,000`,
    { contractDate: '2026-10-14' },
  ],
  [
    'CELL 9 the scheme in front of the zone of the same answer',
    `Contract for the sale of land in Tasmania
Council certificate
Section 337 Local Government Act 1993
16\tUnder what planning scheme is the land, and in what zone?\tTasmanian Planning Scheme - Marrawee. Zone: 10.0 Low Density Residential`,
    { zoning: 'Low Density Residential' },
  ],
  [
    'CELL 10 a long prompt of the form before the zone',
    `Seller disclosure statement
Property Law Act 2023 (Qld) section 99
Part 3 Land use, planning and environment
Zoning\tThe zoning of the property is (Insert zoning under the planning scheme, the Economic Development Queensland Act 2012; the Integrated Resort Development Act 1987; the Mixed Use Development Act 1993; the State Development and Public Works Organisation Act 1971 or the Sanctuary Cove Resort Act 1985, as applicable): Medium density residential`,
    { zoning: 'Medium density residential' },
  ],
  [
    'CELL 11 the density code in the row below the zone',
    `Contract for sale of land by offer and acceptance in Western Australia
ZONING CERTIFICATE AND ORDERS AND REQUISITIONS
City of Karraline
Item\tQuestion\tAnswer
2\tLocal scheme zoning of the land\tResidential
3\tResidential density code\tR20
4\tRegion scheme zoning\tMetropolitan Region Scheme: Urban`,
    { zoning: 'Residential R20' },
  ],
  [
    'CELL 12 a row for each year of the tax',
    `Contract for the sale of land in Tasmania
State Revenue Office Tasmania
LAND TAX CERTIFICATE
Land Tax Act 2000 section 49
Year\tAssessed on this property\tInterest\tPaid\tCharge on this property
2024-25\t$952.50\t$0.00\t$952.50\t$0.00
2025-26\t$1,097.50\t$0.00\t$0.00\t$1,097.50
2026-27\t$1,165.00\t$0.00\t$0.00\t$1,165.00`,
    { outgoings: { 'land-tax': 116_500 } },
  ],
  [
    'CELL 13 what of the tax of three parcels falls on this one',
    `Contract for sale of land by offer and acceptance in Western Australia
Lot 3 on Survey-Strata Plan 61842
GOVERNMENT OF WESTERN AUSTRALIA
Land Tax Assessment 2026-27
Office of State Revenue
Land ID\tDescription\tUnimproved value $\tTaxable value $\tProportion of tax $
1180-22\tUnit 3, 18 Banksia Loop, Karraline\t285,000\t285,000\t1,097.88
2217-09\t7 Lupin Rise, Norring\t522,000\t522,000\t2,177.18
Calculation
Land tax: $1,750 + 0.90 cents for each $1 over $1,000,000\t$4,558.00`,
    { outgoings: { 'land-tax': 109_788 } },
  ],
  [
    'CELL 14 the sign of the dollar over the columns of two funds alone',
    `Contract for sale of land by offer and acceptance in Western Australia
Precontractual disclosure to the buyer
6. Strata levy/contributions for the lot
Contributions determined by the strata company for\tActual\tEstimated ($) 12 months after
1 July 2026 to 30 June 2027\t($)\tproposed settlement
Administrative fund\t1,864.00\t1,900.00
Reserve fund\t420.00\t420.00
Other levy (attach details)\tNil\tNil`,
    { outgoings: { 'owners-corporation': 228_400 } },
  ],
  [
    'CELL 15 two funds under numbered heads with their section in brackets',
    `Strata information certificate
Section 184 Strata Schemes Management Act 2015
1. Administrative fund (section 184(3)(a))
Contribution\tAmount\tPeriod\tDue dates\tDiscount
Regular periodic contribution\t$824.00\tQuarterly\t1 Sep, 1 Dec, 1 Mar, 1 Jun\tNil
2. Capital works fund (section 184(3)(b))
Contribution\tAmount\tPeriod\tDue dates\tDiscount
Regular periodic contribution\t$278.00\tQuarterly\t1 Sep, 1 Dec, 1 Mar, 1 Jun\tNil`,
    { outgoings: { 'owners-corporation': 440_800 } },
  ],
  [
    'CELL 16 a drainage charge of rural land is no council rate',
    `LAND INFORMATION STATEMENT
Eastern Ranges Water
Financial statement
Charge\tPeriod\tQuarterly\tAnnual\tOutstanding
Waterways and Drainage Charge - rural\t01-10-2026 to 31-12-2026\t$17.15\t$68.60\t$17.15
Parks Charge\t01-07-2026 to 30-06-2027\t-\t$88.12\t$0.00`,
    { outgoings: { 'water-rates': 15_672 } },
  ],
  [
    'CELL 17 what a clause allows the buyer is no levy of the scheme',
    `Contract for the sale and purchase of land
SPECIAL CONDITIONS
4. If the body corporate levies special contributions before settlement the Vendor must allow the Purchaser five hundred dollars ($500).`,
    { outgoings: {} },
  ],
  [
    'CELL 18 the later of a number of days and another day',
    `${NSW_HEAD}date for completion\tthe later of the 42nd day after the contract date and the day fixed under clause 35 (clause 15)
price\t$640,000`,
    { settlement: 'rule' },
  ],
  [
    'CELL 19 the later of days and a date of registration',
    `CONTRACT OF SALE
PARTICULARS OF SALE
Vendor\tOriel Fay Trentham
Settlement date\tthe later of 60 days after the day of sale and the registration of the plan
Price\t$640,000`,
    { settlement: 'rule' },
  ],
  [
    'CELL 20 a row for each overlay with what the Code says of it',
    `Contract for the sale of land in South Australia
Data Extract for Section 7 search purposes
Planning and Design Code
Property Address\t14 QUANDONG TCE HALLAM RISE SA 5162\tZone\tGeneral Neighbourhood (GN)
Overlay\tValue / note on the spatial layer\tEffect (general words of the Code)
Affordable Housing\t\tGeneral policy; see the Code.
Airport Building Heights (Regulated)\tAll structures over 110 metres\tThe overlay seeks to ensure building height does not pose a hazard.
Hazards (Flooding)\t1% AEP, Sheoak Creek\tThe overlay seeks to minimise impacts on people, property and the environment.
Urban Tree Canopy\t\tGeneral policy; see the Code.
Is the land situated in a designated State Heritage place or State Heritage area?\tNo`,
    {
      overlays: [
        'Affordable Housing',
        'Airport Building Heights (Regulated)',
        'Hazards (Flooding)',
        'Urban Tree Canopy',
      ],
    },
  ],
  [
    'CELL 21 a decimal point at half height on a plan',
    `CONTRACT OF SALE OF LAND
PARTICULARS OF SALE
Land: Lot 3 on PS 438216
Land area: 2·006 ha
Price: $640,000`,
    { landSize: '2.006 ha' },
  ],
  [
    'CELL 22 a second name in a cell below its own label',
    `CONTRACT FOR SALE OF LAND BY OFFER AND ACCEPTANCE
THE BUYER
Name
Maeve Siobhan Lynott
Address
12/7 Delphinium Street, Norring WA 6099
EMAIL: The Buyer consents to Notices being served at maeve@postbox.example\tPhone 0491 570 156
Name
Joel Anton Petridis
Address
12/7 Delphinium Street, Norring WA 6099
OFFERS TO PURCHASE (subject to the 2022 General Conditions) the Land
SCHEDULE
Purchase Price\t$512,000.00`,
    { purchasers: ['Maeve Siobhan Lynott', 'Joel Anton Petridis'] },
  ],
]

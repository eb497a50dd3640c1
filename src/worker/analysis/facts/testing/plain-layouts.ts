import type { Layout } from './contract-layouts.ts'

/** Contracts in plain words, and papers that leave out what others print. */
export const PLAIN_LAYOUTS: readonly Layout[] = [
  [
    'PLN 1 who, what and for how much',
    `CONTRACT TO BUY AND SELL
(Western Australia)
Who is selling:   Kwame Boateng and Afia Boateng, 9 Plover Way, Mandura Bay WA 6210
Who is buying:    Saul Isaacs
What is sold:     9 Plover Way, Mandura Bay WA 6210 (Lot 88 on Diagram 77120, Certificate of Title Volume 1920 Folio 45)
For how much:     $455,000
Deposit:          $5,000 within two days, a further $17,750 by 1 May 2027
When:             settlement 28 May 2027

CITY OF MANDURA BAY - ORDERS AND REQUISITIONS AND RATES
Zoning: Residential R12.5/20
GRV: $17,160
Rates 2026/27: $2,011.00 including ESL and waste
WATER CORPORATION: annual service charge $988.40`,
    {
      price: 45500000,
      deposit: 2275000,
      depositDate: '2027-05-01',
      settlement: '2027-05-28',
      title: 'Volume 1920 Folio 45',
      address: '9 Plover Way, Mandura Bay WA 6210',
      vendors: ['Kwame Boateng', 'Afia Boateng'],
      purchasers: ['Saul Isaacs'],
      outgoings: { 'council-rates': 201100, 'water-rates': 98840 },
    },
  ],
  [
    'PLN 2 parties in one line',
    `AGREEMENT FOR SALE (NT)
Parties: Corinne Blyth (vendor) and Matthew Tjungurrayi (purchaser)
Land: Section 118 Hundred of Strangways from plan S 88/204, CUFT Volume 412 Folio 88; 40 Whitewood Road, Howard Downs NT 0835; 2.04 hectares
Consideration: $610,000.00
Deposit: $61,000.00 held by Top End Conveyancing, payable on 15 March 2027
Completion: 45 days after finance approval

LITCHFIELD DOWNS COUNCIL
2026/27 rates notice: Rates $1,402.00 Waste $512.00 Total $1,914.00
Unimproved capital value $385,000`,
    {
      price: 61000000,
      deposit: 6100000,
      depositDate: '2027-03-15',
      vendors: ['Corinne Blyth'],
      purchasers: ['Matthew Tjungurrayi'],
      address: '40 Whitewood Road, Howard Downs NT 0835',
      landSize: '2.04 hectares',
      lotPlan: 'Section 118 Hundred of Strangways, plan S 88/204',
      title: 'CUFT 412 88',
      valuation: 38500000,
      outgoings: { 'council-rates': 191400 },
      settlement: '45 from finance approval',
    },
  ],
  [
    'PLN 3 a company over three lines, with blanks',
    `CONTRACT OF SALE OF REAL ESTATE
PARTICULARS OF SALE

VENDOR:          GEELONG EAST HOLDINGS PTY LTD
                 ACN 004 085 616
                 of Level 4, 80 Malop Street, Geelong VIC 3220
PURCHASER:       .......................................................
LAND:            All that land in Certificate of Title Volume 11988 Folio 402 being Lot 12 on Plan of Subdivision No. 744210F
                 together with the chattels
STREET ADDRESS:  Unit 12, 77 Barwon Parade, Belmont South VIC 3216
PRICE:           $ ................
DEPOSIT:         10%
SETTLEMENT:      30 / 60 / 90 days

STATE REVENUE OFFICE
PROPERTY CLEARANCE CERTIFICATE
Land tax for 2027: $1,350.00  Interest: $0.00  Total payable: $1,350.00
OWNERS CORPORATION CERTIFICATE
(a) The current fees for the above lot are $455.00 per quarter
(g) The total funds held are $19,204.14`,
    {
      vendors: ['Geelong East Holdings Pty Ltd'],
      purchasers: [],
      title: 'Volume 11988 Folio 402',
      lotPlan: 'Lot 12 PS744210F',
      address: 'Unit 12, 77 Barwon Parade, Belmont South VIC 3216',
      price: null,
      percent: 10,
      outgoings: { 'land-tax': 135000, 'owners-corporation': 182000 },
    },
  ],
  [
    'PLN 4 money in one line',
    `CONTRACT FOR THE SALE AND PURCHASE OF LAND
The vendor, Isobel Janet Marrow, sells and the purchaser, Tariq Aziz Khan, buys the land described below on the terms of this contract.
Land sold        12/45-47 Station Road, Auburn West NSW 2144; Folio Identifier 12/SP90233; Lot 12 in Strata Plan 90233
Purchase money   $512,500 of which the deposit is $51,250
Completion       on 21 June 2027

STRATA INFORMATION CERTIFICATE
Levies struck for lot 12: Admin fund $788.00 per quarter, CWF $212.00 per quarter
CUMBERLAND WEST COUNCIL
Rates 1/7/2026 to 30/6/2027: $1,166.20`,
    {
      vendors: ['Isobel Janet Marrow'],
      purchasers: ['Tariq Aziz Khan'],
      price: 51250000,
      deposit: 5125000,
      settlement: '2027-06-21',
      title: '12/SP90233',
      lotPlan: 'Lot 12 SP90233',
      address: '12/45-47 Station Road, Auburn West NSW 2144',
      outgoings: { 'council-rates': 116620, 'owners-corporation': 400000 },
    },
  ],
  [
    'PLN 5 a notice without a currency sign',
    `CONTRACT OF SALE (TASMANIA)
Item                Details
1 Vendor            Estate of Nola Fay Burgess, by Keith Burgess her executor
2 Purchaser         Anouk Verhoeven
3 Land              C/T 220145/3 at 3 Beacon Close, Bridport Sands TAS 7262, 0.0912 hectares
4 Price             $ 402,000.00
5 Deposit           $ 20,100.00 by 6 April 2027
6 Settlement        6 May 2027

\fDORSET COAST COUNCIL
Rates Notice 2026-27  Property ID 2280144
Land Value 140,000  Capital Value 365,000
General Rate 901.20   Waste 288.00   Fire Levy 71.10
Total Rates 1,260.30`,
    {
      purchasers: ['Anouk Verhoeven'],
      title: 'Volume 220145 Folio 3',
      address: '3 Beacon Close, Bridport Sands TAS 7262',
      landSize: '0.0912 hectares',
      price: 40200000,
      deposit: 2010000,
      depositDate: '2027-04-06',
      settlement: '2027-05-06',
      valuation: 36500000,
      outgoings: { 'council-rates': 126030 },
    },
  ],
]

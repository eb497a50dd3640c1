import type { Layout } from './contract-layouts.ts'

/** Further bundles, with blanks, other people's money and amounts that belong to no field. */
export const BUNDLE_LAYOUTS: readonly Layout[] = [
  [
    'BUN 1 New South Wales, an auction contract with nothing filled in',
    `CONTRACT FOR THE SALE AND PURCHASE OF LAND 2022 EDITION
vendor's agent    Quarry & Co, 3 Bay Road, Thirroul Point NSW 2515
vendor            Desmond Aloysius KEOGH and Patricia Mary KEOGH, 41 Surf Parade, Thirroul Point NSW 2515
vendor's solicitor    Illawara Legal, 8 Crown Street
date for completion   56th day after the date of this contract
land              41 Surf Parade, Thirroul Point, NSW 2515
(address, plan details   Registered Plan: Lot 18 Plan DP 22119
and title reference)     Folio Identifier 18/22119
purchaser
price             $
deposit           $                        (10% of the price, unless otherwise stated)
balance           $
contract date

WOLLON CITY COUNCIL
SECTION 603 CERTIFICATE
Land Value: $1,310,000     Base Date: 01/07/2025
Ordinary rate      $1,902.14
Domestic waste     $501.00
Stormwater levy    $25.00
Total charges for 2026/2027      $2,428.14
Less payments      $607.14
Total balance      $1,821.00

SYDNEY WATER - SECTION 66 CERTIFICATE
Service charges this quarter    $171.25
Usage to date                   $188.90
Balance outstanding             $360.15`,
    {
      vendors: ['Desmond Aloysius Keogh', 'Patricia Mary Keogh'],
      purchasers: [],
      address: '41 Surf Parade, Thirroul Point NSW 2515',
      title: '18/22119',
      lotPlan: 'Lot 18 DP22119',
      price: null,
      contractDate: null,
      valuation: 131_000_000,
      outgoings: { 'council-rates': 242_814, 'water-rates': 68_500 },
    },
  ],
  [
    'BUN 2 Victoria, a statement before any contract',
    `VENDOR STATEMENT
Land     18 Tallangatta Drive, Wodonga East VIC 3690
Vendor's name    Sunil Perera and Anoma Perera         Date 12/03/2027
1. FINANCIAL MATTERS
1.1 Particulars of any rates, taxes, charges or other similar outgoings (and any interest on them)
(a) Are contained in the attached certificates.
(b) Their total does not exceed: $5,500.00
3. LAND USE
3.4 Planning Scheme
Name of planning scheme      Wodonga Planning Scheme
Name of responsible authority     Wodonga City Council
Zoning of the land           General Residential Zone - Schedule 1
Name of planning overlay     None

CITY OF WODONGA EAST
RATE AND VALUATION NOTICE for the year ending 30 June 2027
Capital Improved Value   $612,000
Site Value               $255,000
NAV                      $30,600
Declared rates and charges    $2,366.90
Fourth instalment       $591.70

NORTH EAST WATER
INFORMATION STATEMENT Water Act 1989 section 158
Water service fee  $61.80 per tri-annual period
Wastewater service fee  $92.40 per tri-annual period`,
    {
      vendors: ['Sunil Perera', 'Anoma Perera'],
      purchasers: [],
      address: '18 Tallangatta Drive, Wodonga East VIC 3690',
      price: null,
      deposit: null,
      settlement: null,
      zoning: 'General Residential Zone - Schedule 1 (GRZ1)',
      overlays: [],
      valuation: 61_200_000,
      outgoings: { 'council-rates': 236_690, 'water-rates': 46_260 },
    },
  ],
  [
    'BUN 3 Queensland, a house with items and dots',
    `REIQ CONTRACT FOR HOUSES AND RESIDENTIAL LAND
REFERENCE SCHEDULE
CONTRACT DATE: ........ 9 December 2026
SELLER
NAME: Jarrod Lee Pascoe ........ ABN: n/a
ADDRESS: 77 Mango Hill Road, Tully Vale QLD 4854
BUYER
NAME: Harriet Ines Duval
NAME: Corey Duval
PROPERTY
LAND: ADDRESS: 77 Mango Hill Road
SUBURB: Tully Vale    STATE: QLD    POSTCODE: 4854
DESCRIPTION: Lot: 12   on: SP 220190
TITLE REFERENCE: 50771222
AREA: 2,024 m2 (more or less)
PRICE
DEPOSIT HOLDER: Tropic Realty Trust Account
PURCHASE PRICE: $ 471,500.00
DEPOSIT: $ 1,000.00   Initial Deposit payable on the day the Buyer signs
$ 22,575.00   Balance Deposit (if any) payable on: when the contract is unconditional
FINANCE AMOUNT: $ 377,200.00
SETTLEMENT DATE: 22 January 2027

CASSOWARY COAST REGIONAL COUNCIL
Rate notice for the period 01/07/2026 to 31/12/2026
Valuation      $142,000
General rates      $890.15
Utility charges    $701.45
Total current levies    $1,591.60`,
    {
      vendors: ['Jarrod Lee Pascoe'],
      purchasers: ['Harriet Ines Duval', 'Corey Duval'],
      address: '77 Mango Hill Road, Tully Vale QLD 4854',
      title: '50771222',
      lotPlan: 'Lot 12 SP220190',
      landSize: '2,024 m²',
      price: 47_150_000,
      deposit: 2_357_500,
      contractDate: '2026-12-09',
      settlement: '2027-01-22',
      valuation: 14_200_000,
      outgoings: { 'council-rates': 318_320 },
    },
  ],
  [
    'BUN 4 Western Australia, a farm told in one page',
    `OFFER AND ACCEPTANCE - RURAL
Seller: Glenfield Farms Pty Ltd (A.C.N. 004 085 616)
Buyer: Tobin Rhys Carmody and/or nominee
Property: Avon Location 8812, being Lot 8812 on Deposited Plan 133011, Certificate of Title Volume 1402 Folio 288, 4410 Bolgart East Road, Wyalgin WA 6568
Area: 412.6044 hectares
Purchase Price: One million one hundred thousand dollars ($1,100,000.00)
Deposit: $55,000.00 to be paid within 7 days of acceptance
Settlement: 15 March 2027

SHIRE OF WYALGIN
RATE NOTICE 2026/27
Unimproved Value (UV) $498,000
UV General Rural     $4,106.50
Emergency Services Levy  $98.00
Total payable for the year   $4,204.50
Option 2: two instalments of $2,109.75
State: Western Australia. Zone: General Agriculture. LPS No. 3`,
    {
      vendors: ['Glenfield Farms Pty Ltd'],
      purchasers: ['Tobin Rhys Carmody'],
      address: '4410 Bolgart East Road, Wyalgin WA 6568',
      title: 'Volume 1402 Folio 288',
      lotPlan: 'Lot 8812 DP133011',
      landSize: '412.6044 hectares',
      price: 110_000_000,
      deposit: 5_500_000,
      settlement: '2027-03-15',
      valuation: 49_800_000,
      outgoings: { 'council-rates': 420_450 },
    },
  ],
  [
    'BUN 5 Tasmania, a lawyer letter form',
    `CONTRACT FOR SALE OF REAL ESTATE

Vendors:
1. Malcolm Grant Hughes
2. Sylvia Hughes

Purchasers:
1. Tegan Amy Brody
2. Luke Brody

Property: 9 Whaler's Lane, Strahan Bay TAS 7468 (Folio of the Register Volume 20114 Folio 7, Lot 7 on Plan 20114)

Purchase price: $355,000-00
Deposit: $17,750-00 (5%), due 3 days after this contract becomes binding
Completion: 30 days from the date of contract

WEST COAST COUNCIL
CERTIFICATE UNDER SECTION 132 OF THE LOCAL GOVERNMENT ACT 1993
General rate 2026/27         $ 988.00
Garbage charge 2026/27       $ 310.00
Fire service contribution    $  61.50
TOTAL                        $1,359.50
Capital value  $ 340,000`,
    {
      vendors: ['Malcolm Grant Hughes', 'Sylvia Hughes'],
      purchasers: ['Tegan Amy Brody', 'Luke Brody'],
      address: "9 Whaler's Lane, Strahan Bay TAS 7468",
      title: 'Volume 20114 Folio 7',
      price: 35_500_000,
      deposit: 1_775_000,
      settlement: '30 from date of contract',
      valuation: 34_000_000,
      outgoings: { 'council-rates': 135_950 },
    },
  ],
  [
    'BUN 6 South Australia, a REISA form with ticks',
    `RESIDENTIAL CONTRACT
ITEM 1: VENDOR
Full Name(s): Piero Antonio Falcone
Address: 3 Olive Court, Campbell Hill SA 5074
ITEM 2: PURCHASER
Full Name(s): Zahra Ahmadi
Address: 40 Lower Road, Campbell Hill SA 5074
ITEM 3: PROPERTY
Street Address: 3 Olive Court, Campbell Hill SA 5074
☒ Whole ☐ Portion of the land in Certificate of Title Volume 5544 Folio 662
ITEM 4: PRICE
$ 688,888
ITEM 5: DEPOSIT
$ 30,000 payable within 2 business days after the cooling-off period
ITEM 6: SETTLEMENT
Date: 14/05/2027
ITEM 7: GST
Not applicable

CERTIFICATE OF TITLE
REGISTER SEARCH PLUS (CT 5544/662)
Estate Type: FEE SIMPLE
Registered Proprietor: PIERO ANTONIO FALCONE
Description of Land: ALLOTMENT 55 DEPOSITED PLAN 6671
Easements: NIL

CITY OF CAMPBELL HILL
Council rates for financial year 2026/2027: $1,834.20 (quarterly $458.55)
Capital value $655,000`,
    {
      vendors: ['Piero Antonio Falcone'],
      purchasers: ['Zahra Ahmadi'],
      address: '3 Olive Court, Campbell Hill SA 5074',
      title: 'Volume 5544 Folio 662',
      price: 68_888_800,
      deposit: 3_000_000,
      settlement: '2027-05-14',
      easements: [],
      valuation: 65_500_000,
      outgoings: { 'council-rates': 183_420 },
    },
  ],
  [
    'BUN 7 Victoria, a nominee sale with another sale inside',
    `CONTRACT OF SALE OF REAL ESTATE
PARTICULARS OF SALE
VENDOR: Constance Maeve O'Dowd (as attorney for Francis O'Dowd under power of attorney dated 3/3/2020)
PURCHASER: Everton Clarke AND/OR NOMINEE
LAND: Certificate of Title Volume 8123 Folio 555 being Lot 31 on LP 55012
PROPERTY ADDRESS: 6 Glenmore Avenue, Pascoe Park VIC 3044
PRICE: $921,000
DEPOSIT: $92,100 (of which $1,000 has been paid)
PAYMENT OF BALANCE: 90/120 days
SPECIAL CONDITIONS
1. The purchaser's obligations depend on the sale of 4/18 Hope Street, Brunswick South VIC 3057 for at least $540,000 by 30 June 2027.
2. The vendor may accept a deposit bond for $92,100.
3. The purchaser must pay $660 for the nomination.`,
    {
      vendors: ["Constance Maeve O'Dowd"],
      purchasers: ['Everton Clarke'],
      address: '6 Glenmore Avenue, Pascoe Park VIC 3044',
      title: 'Volume 8123 Folio 555',
      lotPlan: 'Lot 31 LP55012',
      price: 92_100_000,
      deposit: 9_210_000,
      outgoings: {},
      valuation: null,
    },
  ],
  [
    'BUN 8 New South Wales, a community lot with two schemes',
    `CONTRACT FOR SALE OF LAND
PARTICULARS
Vendor: Marisol Vega
Purchaser: Owen Pryce
Land: 14 Lakeview Circuit, Banora Waters NSW 2486, Lot 14 in Community Plan DP 270411, Folio Identifier 14/270411
Price: $880,000
Deposit: $88,000 payable on exchange
Completion: 2 April 2027
Contract date: 19 February 2027

COMMUNITY ASSOCIATION CERTIFICATE
Community Land Management Act 2021 section 174
Community Association DP 270411
Lot 14    unit entitlement 25 of 1,000
Regular contributions: administrative fund $310.00 a quarter; capital works fund $145.00 a quarter
Special contribution: $2,250.00 determined 4 November 2026

TWEEDVALE SHIRE COUNCIL - RATE NOTICE
1 July 2026 to 30 June 2027
Land value (1 July 2025): $515,000
Residential rate        1,288.40
Water access charge       201.00
Sewer access charge       931.00
Waste management          402.60
Total rates and charges $2,823.00`,
    {
      vendors: ['Marisol Vega'],
      address: '14 Lakeview Circuit, Banora Waters NSW 2486',
      title: '14/270411',
      price: 88_000_000,
      deposit: 8_800_000,
      depositDate: '2027-02-19',
      settlement: '2027-04-02',
      valuation: 51_500_000,
      outgoings: { 'council-rates': 282_300, 'owners-corporation': 182_000 },
    },
  ],
  [
    'BUN 9 Northern Territory, a unit in items',
    `REINT CONTRACT FOR SALE OF LAND
ITEM A  DATE OF CONTRACT       11 January 2027
ITEM B  VENDOR                 Tropical Sands Pty Ltd ACN 004 085 616
ITEM C  PURCHASER              Leilani Marcus
ITEM D  PROPERTY               Unit 31, 5 Harriet Place, Darwin City NT 0800 being Unit 31 Units Plan 2004/17, Volume 801 Folio 66
ITEM E  PRICE                  $398,000
ITEM F  DEPOSIT                $19,900 (payable on signing by the Purchaser)
ITEM G  COMPLETION             45 days from the date of this contract

BODY CORPORATE
Unit Titles Act
Levies for Unit 31: administration fund $1,140.00 per quarter, sinking fund $260.00 per quarter
Arrears: nil

CITY OF DARWIN
RATES SEARCH
Rates for 2026/2027 $1,655.00
UCV $820,000 (parent parcel)
Zoning CB (Central Business)`,
    {
      vendors: ['Tropical Sands Pty Ltd'],
      purchasers: ['Leilani Marcus'],
      address: 'Unit 31, 5 Harriet Place, Darwin City NT 0800',
      title: 'Volume 801 Folio 66',
      price: 39_800_000,
      deposit: 1_990_000,
      contractDate: '2027-01-11',
      settlement: '45 from date of this contract',
      outgoings: { 'council-rates': 165_500, 'owners-corporation': 560_000 },
    },
  ],
  [
    'BUN 10 Capital Territory, a house with a statement in words',
    `CONTRACT FOR SALE
SCHEDULE
Land: Block 9 Section 61 Division of Kambara, 17 Whistler Place, Kambara ACT 2902
Seller: Adrian Paul Moss and Rebecca Moss as joint tenants
Buyer: Chidi Eze
Date for Completion: 30 days from the Date of this Contract
Price: $ 915,000
Deposit: $ 91,500

CROWN LEASE
Volume 1022 Folio 18
Area of land 702 m²

ACT REVENUE OFFICE
Statement for rates and other charges, 17 Whistler Place
The average unimproved value is $498,000. The unimproved value for 2026 is $512,000.
General rates for the year 2026-27 are $3,077.20. No land tax is payable.

ICON WATER
Fixed charges: $218.20 each quarter for water and sewerage.`,
    {
      vendors: ['Adrian Paul Moss', 'Rebecca Moss'],
      purchasers: ['Chidi Eze'],
      address: '17 Whistler Place, Kambara ACT 2902',
      lotPlan: 'Block 9 Section 61 Kambara',
      landSize: '702 m²',
      price: 91_500_000,
      deposit: 9_150_000,
      settlement: '30 from Date of this Contract',
      valuation: 51_200_000,
      outgoings: { 'council-rates': 307_720, 'water-rates': 87_280 },
    },
  ],
]

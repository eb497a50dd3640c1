import { describe, it } from 'vitest'

import type { SegmentOptions } from '../segment/segment.ts'
import { docOf } from '../segment/doc-of.ts'
import { factsInLines } from './testing/read-layout.ts'

type Read = Record<string, unknown>

type Form = { form: string; prose: string; expected: Read; options?: SegmentOptions }

const FORMS: readonly Form[] = [
  {
    form: 'Victoria, the 2019 form with its values on the lines below their labels',
    prose: `Contract of Sale of Land

Particulars of Sale

Vendor

Name: TAMSIN ORLA BRIGHTWATER and ELIO BRIGHTWATER
Address: 3 Furnace Lane, Kestrel Hill VIC 3352

Purchaser

Name:
Address:

Land (general conditions 7 and 13)

The land is described in the table below -

Certificate of Title reference\tbeing lot\ton plan
Volume 11877 Folio 064\t6\tPS734190D

Property address

The address of the land is: 27 Limekiln Road, Kestrel Hill VIC 3352

Payment

Price\t$ 642,500.00
Deposit\t$ 64,250.00 by 09/02/2027 (of which $ 2,000.00 has been paid)
Balance\t$ 578,250.00 payable at settlement

Settlement (general conditions 17 & 26.2) is due on 30 April 2027 unless the land is a lot on an unregistered plan of subdivision, in which case settlement is due on the later of the above date and 14 days after the vendor gives notice`,
    expected: {
      address: '27 Limekiln Road, Kestrel Hill VIC 3352',
      title: 'Volume 11877 Folio 064',
      vendors: ['Tamsin Orla Brightwater', 'Elio Brightwater'],
      purchasers: [],
      price: 64_250_000,
      deposit: 6_425_000,
      depositDate: '2027-02-09',
      balance: 57_825_000,
      settlement: '2027-04-30',
    },
  },
  {
    form: 'Victoria, the form before 2019, price in words beside the figures',
    prose: `CONTRACT OF SALE OF REAL ESTATE

PARTICULARS OF SALE

VENDOR: Quill & Sedge Nominees Pty Ltd ACN 912 345 674 of Level 1, 9 Tannery Street, Port Amery VIC 3228

PURCHASER: Ines Calloway and/or nominee

PROPERTY ADDRESS: Unit 4, 18 Breakwater Parade, Port Amery VIC 3228

LAND: Lot 4 on Strata Plan 021445 being the land in Certificate of Title Vol. 9433 Fol. 218

PRICE: $515,000 (Five hundred and fifteen thousand dollars)

DEPOSIT: 10% being $51,500 payable on the signing hereof

BALANCE: $463,500

PAYMENT OF BALANCE: 60/90 days from the day of sale

SETTLEMENT: 60/90 days from the day of sale`,
    expected: {
      address: 'Unit 4, 18 Breakwater Parade, Port Amery VIC 3228',
      title: 'Volume 9433 Folio 218',
      vendors: ['Quill & Sedge Nominees Pty Ltd'],
      purchasers: ['Ines Calloway'],
      price: 51_500_000,
      words: 51_500_000,
      deposit: 5_150_000,
      percent: 10,
      balance: 46_350_000,
      settlement: '60 from day of sale',
    },
  },
  {
    form: 'Victoria, a form left blank before exchange',
    prose: `CONTRACT OF SALE OF LAND

PARTICULARS OF SALE

Vendor: JORUN HALVARD ASTLEY

Purchaser: [insert full name(s)]

Price: $ ______________

Deposit: $ ____________ by ___/___/20___ (of which $ ________ has been paid)

Balance: $ ____________ payable at settlement

Settlement is due on XX/XX/20XX

Loan: Lender: ________ Loan amount: no more than $ ________ Approval date: ________`,
    expected: {
      vendors: ['Jorun Halvard Astley'],
      purchasers: [],
      price: null,
      deposit: null,
      depositDate: null,
      balance: null,
      settlement: null,
      loan: null,
    },
  },
  {
    form: 'Victoria, a cooling-off notice with money of its own',
    prose: `CONTRACT OF SALE OF LAND

COOLING-OFF PERIOD (Section 31 of the Sale of Land Act 1962)

You are entitled to a refund of all the money you paid except for $100 or 0.2% of the purchase price, whichever is more.

PARTICULARS OF SALE

Purchase price: $1.25m

Deposit: $125,000 on acceptance`,
    expected: { price: 125_000_000, deposit: 12_500_000 },
  },
  {
    form: 'Victoria, agent software with numbered items',
    prose: `Contract of Sale
Item 1 Particulars of sale

9.1\tSale Price\t$783,000.00
9.2\tInitial Deposit\t$3,000.00
9.3\tBalance of Deposit\t$75,300.00 payable by 12 August 2027
9.4\tDeposit Holder\tHarrier & Finch Trust Account
10.1\tSettlement Date\t90 days after the Day of Sale
10.2\tDay of Sale\t4 August 2027`,
    expected: {
      price: 78_300_000,
      deposit: 7_830_000,
      settlement: '90 from Day of Sale',
      contractDate: '2027-08-04',
    },
    options: { state: 'VIC' },
  },
  {
    form: 'Victoria, off the plan with settlement after registration',
    prose: `CONTRACT OF SALE

PARTICULARS OF SALE

Vendor: Marram Point Developments Pty Ltd (ACN 955 000 110) as trustee for the Marram Point Unit Trust

Purchaser: Solveig Adair Nakagawa of 6 Vane Street, Ostlund VIC 3977

Property: Lot 311 on proposed Plan of Subdivision PS911204V, 40 Marram Point Road, Ostlund VIC 3977

Purchase Price: $688,000 inclusive of GST

Deposit: 10% of the Price

Settlement: 14 days after the Vendor gives notice that the Plan has been registered`,
    expected: {
      lotPlan: 'Lot 311 PS911204V',
      vendors: ['Marram Point Developments Pty Ltd'],
      purchasers: ['Solveig Adair Nakagawa'],
      price: 68_800_000,
      deposit: 6_880_000,
      percent: 10,
      settlement: '14 from Vendor gives notice that the Plan has been registered',
    },
  },
  {
    form: 'New South Wales, the 2022 front page',
    prose: `Contract for the sale and purchase of land 2022 edition

TERM\tMEANING OF TERM
vendor's agent\tSandpiper Estates Pty Ltd, 1 Wharf Street, Curlewin NSW 2541 phone 02 5550 1000
vendor\tPetra Ludmila Vance, 8 Anchorage Drive, Curlewin NSW 2541
vendor's solicitor\tBreeze Legal, 4 Wharf Street, Curlewin NSW 2541
date for completion\t42nd day after the contract date (clause 15)
land (address, plan details and title reference)\t8 Anchorage Drive, Curlewin, New South Wales 2541 Registered Plan: Lot 31 Plan DP 874411 Folio Identifier 31/874411
improvements\t☒ HOUSE ☐ garage ☐ carport ☐ none
purchaser\t
purchaser's solicitor\t
price\t$
deposit\t$ (10% of the price, unless otherwise stated)
balance\t$
contract date\t(if not stated, the date this contract was made)`,
    expected: {
      address: '8 Anchorage Drive, Curlewin NSW 2541',
      title: '31/874411',
      vendors: ['Petra Ludmila Vance'],
      purchasers: [],
      price: null,
      deposit: null,
      balance: null,
      settlement: '42 from contract date',
    },
  },
  {
    form: 'New South Wales, the By Lawyers summary',
    prose: `CONTRACT FOR SALE OF LAND - NSW

PART 1 SUMMARY

Seller: Dashiell Roan Whitby and Maren Whitby

Buyer: Oskar Lindqvist-Paine of 12/7 Gannet Street, Tern Bay NSW 2444

Property: 5 Cormorant Close, Tern Bay NSW 2444 being Lot 12 in Strata Plan 60118 Folio Identifier 12/SP60118

Price: $920,000.00

Deposit: $46,000.00

Balance: $874,000.00

Completion date: 6 weeks after the date of this contract

Date of contract: 11 January 2027`,
    expected: {
      address: 'Lot 12, 5 Cormorant Close, Tern Bay NSW 2444',
      title: '12/SP60118',
      lotPlan: 'Lot 12 SP60118',
      vendors: ['Dashiell Roan Whitby', 'Maren Whitby'],
      purchasers: ['Oskar Lindqvist-Paine'],
      price: 92_000_000,
      deposit: 4_600_000,
      balance: 87_400_000,
      settlement: '42 from date of this contract',
      contractDate: '2027-01-11',
    },
  },
  {
    form: 'Queensland, the REIQ schedule with each part of the address in its own field',
    prose: `CONTRACT FOR HOUSES AND RESIDENTIAL LAND
Seventeenth Edition

REFERENCE SCHEDULE

Contract Date: 14 February 2027

SELLER
NAME: Brindabella Rose Okafor
ADDRESS: 77 Sugarloaf Road
SUBURB: Mackerel Creek STATE: QLD POSTCODE: 4740

BUYER
NAME: Cassius Tolland
ADDRESS: 3 Rail Street

PROPERTY

Land: ADDRESS: 77 Sugarloaf Road SUBURB: Mackerel Creek STATE: QLD POSTCODE: 4740

Description: Lot: 9 On: SP 301277

Title Reference: 51123456

Area: 1,012 m² (more or less)

Local Government: Mackerel Creek Regional Council

Purchase Price: $610,000.00

Deposit: $10,000.00 Initial Deposit payable on the day the Buyer signs this contract unless another time is specified below

$20,500.00 Balance Deposit (if any) payable on: 1 March 2027

Settlement Date: 30 days from the Contract Date`,
    expected: {
      address: '77 Sugarloaf Road, Mackerel Creek QLD 4740',
      title: '51123456',
      lotPlan: 'Lot 9 SP301277',
      landSize: '1,012 m²',
      council: 'Mackerel Creek Regional Council',
      price: 61_000_000,
      deposit: 3_050_000,
      settlement: '30 from Contract Date',
      contractDate: '2027-02-14',
      vendors: ['Brindabella Rose Okafor'],
      purchasers: ['Cassius Tolland'],
    },
  },
  {
    form: 'South Australia, the REISA schedule',
    prose: `Residential Contract: Schedule

APPROVED BY THE REAL ESTATE INSTITUTE OF SOUTH AUSTRALIA

1. VENDOR: Full Name(s): Leopold Amis Karras

2. PURCHASER: Full Name(s): Wren Abigail Sloane and Teo Sloane

4. THE LAND: The whole of the land in Certificate of Title Volume 5877 Folio 12 being improved land located at 19 Mulga Grove, Ironbank Flat SA 5153, Allotment 44 in Deposited Plan 51230 in the Council area of Mount Allan

6. PURCHASE PRICE: $735,000

7. DEPOSIT: $36,750 payable within 2 business days after the cooling-off period

8. DATE OF SETTLEMENT: on 21 May 2027`,
    expected: {
      address: '19 Mulga Grove, Ironbank Flat SA 5153',
      title: 'Volume 5877 Folio 12',
      lotPlan: 'Allotment 44 DP51230',
      vendors: ['Leopold Amis Karras'],
      purchasers: ['Wren Abigail Sloane', 'Teo Sloane'],
      price: 73_500_000,
      deposit: 3_675_000,
      settlement: '2027-05-21',
    },
  },
  {
    form: 'Western Australia, offer and acceptance',
    prose: `CONTRACT FOR SALE OF LAND OR STRATA TITLE BY OFFER AND ACCEPTANCE

THE BUYER
Name\tMarisol Jane Ashcombe
Address\t2 Jarrah Way, Wandi Brook WA 6167

SCHEDULE

The Property at:
Address\t61 Tuart Bend
Suburb\tMarri Vale State WA Postcode 6210
Lot\t77 Deposited/Survey/Strata/Diagram/Plan 60321
Whole ☒ Part ☐ Vol 2710 Folio 55

A deposit of $20,000 of which $0 is paid now and $20,000 to be paid within 7 days of acceptance

Purchase Price\t$498,000

Settlement Date\t21 days after finance approval

LATEST TIME: 4pm on: 18/06/2027`,
    expected: {
      address: '61 Tuart Bend, Marri Vale WA 6210',
      title: 'Volume 2710 Folio 55',
      purchasers: ['Marisol Jane Ashcombe'],
      price: 49_800_000,
      deposit: 2_000_000,
      settlement: '21 from finance approval',
      loan: '2027-06-18',
    },
  },
  {
    form: 'Tasmania, words and definitions',
    prose: `Standard Form Contract for Sale of Real Estate in Tasmania
The Particulars of Sale (2018)

WORDS\tDEFINITION
Contract Date\t3 March 2027
Vendor (The seller of the Property)\tHesper Quillon Doyle
Purchaser (The buyer of the Property)\tAnatole Byrne
Property\tThe Vendor's property at: 14 Myrtle Crescent, Huon Reach TAS 7109
As described by Title Reference(s): 126534/1
Sale Price\t$455,000
Deposit\t$22,750
Completion Date\t16 April 2027`,
    expected: {
      address: '14 Myrtle Crescent, Huon Reach TAS 7109',
      title: 'Volume 126534 Folio 1',
      vendors: ['Hesper Quillon Doyle'],
      purchasers: ['Anatole Byrne'],
      price: 45_500_000,
      deposit: 2_275_000,
      settlement: '2027-04-16',
      contractDate: '2027-03-03',
    },
  },
  {
    form: 'Australian Capital Territory, the Law Society schedule',
    prose: `THE LAW SOCIETY OF THE AUSTRALIAN CAPITAL TERRITORY
CONTRACT FOR SALE

SCHEDULE

LAND\tBlock 12, Section 34, Division of Yarrabee, known as 8 Brolga Place, Yarrabee ACT 2611
SELLER Full name\tThaddeus Moreau Lin
BUYER Full name\tPhilippa Stroud
PRICE\t$870,000
Less deposit\t$87,000 (10% of Price)
Balance\t$783,000
DATE FOR COMPLETION\t30 days after the date of this Contract`,
    expected: {
      address: '8 Brolga Place, Yarrabee ACT 2611',
      lotPlan: 'Block 12 Section 34 Yarrabee',
      vendors: ['Thaddeus Moreau Lin'],
      purchasers: ['Philippa Stroud'],
      price: 87_000_000,
      deposit: 8_700_000,
      balance: 78_300_000,
      settlement: '30 from date of this Contract',
    },
  },
  {
    form: 'Northern Territory, the approved contract',
    prose: `NORTHERN TERRITORY OF AUSTRALIA AGENTS LICENSING ACT CONTRACT OF SALE

PARTICULARS

Seller: Ingrid Vale Marchbanks

Buyer: Rafferty Cole Dunmore

Property: Lot 5512 Town of Darwin, 20 Pandanus Court, Larrakia Gardens NT 0820, CUFT 567 123

Purchase price: $560,000

Deposit: $28,000 payable on or before 5 July 2027

Settlement date: 9 August 2027`,
    expected: {
      title: 'CUFT 567 123',
      vendors: ['Ingrid Vale Marchbanks'],
      purchasers: ['Rafferty Cole Dunmore'],
      price: 56_000_000,
      deposit: 2_800_000,
      depositDate: '2027-07-05',
      settlement: '2027-08-09',
    },
  },
  {
    form: 'Victoria, certificates: levied and balance, capital improved and net annual value',
    prose: `LAND INFORMATION CERTIFICATE
Shire of Corrimal Plains
Section 121 Local Government Act 2020

Valuation\tSite Value\tCapital Improved Value\tNet Annual Value
Amount\t$310,000\t$655,000\t$32,750

Rate or charge\tLevied\tBalance
General Rate\t$1,402.10\t$701.05
Garbage Charge\t$388.00\t$194.00
Current Rates Levied\t$1,790.10\t$895.05
Balance Outstanding\t$895.05
\fINFORMATION STATEMENT
Section 158 Water Act 1989

Water service charge $24.10 per quarter, sewerage $120.40 per quarter. Total service charges: $144.50 per quarter
\fOWNERS CORPORATION CERTIFICATE
Owners Corporations Act 2006

1. The current fees for the lot are $2,310.00 per annum, payable quarterly.

4. Special levies: Nil.
\fPROPERTY CLEARANCE CERTIFICATE
State Revenue Office Victoria

Current land tax 2027: $1,350.00 proportional tax
Arrears of land tax: $0.00`,
    expected: {
      valuation: 65_500_000,
      council: 'Shire of Corrimal Plains',
      outgoings: {
        'council-rates': 179_010,
        'water-rates': 57_800,
        'owners-corporation': 231_000,
        'land-tax': 135_000,
      },
    },
    options: { state: 'VIC' },
  },
  {
    form: 'Victoria, a planning property report with overlays nearby',
    prose: `PLANNING PROPERTY REPORT

Address: 27 LIMEKILN ROAD KESTREL HILL 3352
Local Government Area (Council): BALLAN RISE

Planning Zones

LOW DENSITY RESIDENTIAL ZONE (LDRZ)

SCHEDULE TO THE LOW DENSITY RESIDENTIAL ZONE (LDRZ)

Planning Overlays

DESIGN AND DEVELOPMENT OVERLAY (DDO)

DESIGN AND DEVELOPMENT OVERLAY - SCHEDULE 17 (DDO17)

BUSHFIRE MANAGEMENT OVERLAY (BMO)

OTHER OVERLAYS

Other overlays in the vicinity not directly affecting this land

HERITAGE OVERLAY (HO)

LAND SUBJECT TO INUNDATION OVERLAY (LSIO)

Designated Bushfire Prone Areas

This property is in a designated bushfire prone area.`,
    expected: {
      zoning: 'Low Density Residential Zone (LDRZ)',
      overlays: ['DDO17', 'BMO'],
      council: 'Ballan Rise',
    },
    options: { state: 'VIC' },
  },
  {
    form: 'New South Wales, a title held in unequal shares',
    prose: `NEW SOUTH WALES LAND REGISTRY SERVICES - TITLE SEARCH

FOLIO: 31/874411

LAND
LOT 31 IN DEPOSITED PLAN 874411
LOCAL GOVERNMENT AREA CURLEWIN

FIRST SCHEDULE

PETRA LUDMILA VANCE
    IN 3/4 SHARE
GIDEON ASH VANCE
    IN 1/4 SHARE
    AS TENANTS IN COMMON                    (T AM772001)

SECOND SCHEDULE (3 NOTIFICATIONS)

1 RESERVATIONS AND CONDITIONS IN THE CROWN GRANT(S)
2 DP874411 EASEMENT TO DRAIN WATER 2 METRE(S) WIDE APPURTENANT TO THE LAND ABOVE DESCRIBED
3 AM772002 MORTGAGE TO COASTAL MUTUAL LIMITED`,
    expected: {
      title: '31/874411',
      lotPlan: 'Lot 31 DP874411',
      proprietors: ['Petra Ludmila Vance', 'Gideon Ash Vance'],
    },
  },
]

describe('facts of many forms', () => {
  for (const { form, prose, expected, options } of FORMS) {
    it(`reads ${form}`, ({ expect }) => {
      expect(factsInLines(docOf(prose, options))).toMatchObject(expected)
    })
  }
})

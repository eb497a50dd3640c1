import type { Layout } from './contract-layouts.ts'

/** Bundles of many papers, in which a paper that cannot hold a value has one that looks like it. */
export const LONG_BUNDLE_LAYOUTS: readonly Layout[] = [
  [
    'LONG a price and a deposit below their headings, and what a house cost to build',
    `CONTRACT FOR THE SALE AND PURCHASE OF LAND
South Australia
1. VENDOR
Full Name(s): Dora May SAMPLE
2. PURCHASER
Full Name(s): Anita Rose SAMPLER
5. PURCHASE PRICE
The sum of Six hundred and ten thousand dollars	$610,000.00
6. DEPOSIT
Amount payable	$61,000.00
Payable:	☐ on the signing of this Contract	☒ within two (2) Business Days after the cooling-off period has ended
GENERAL CONDITIONS OF SALE
3.1 The Purchaser must pay the Deposit to the Agent at the time stated. Until the cooling-off period has ended the Purchaser need not pay more than $100.
CERTIFICATE OF INSURANCE
Building Work Contractors Act 1995: domestic building work
Building work	New single storey dwelling	Contract price	$318,400`,
    { purchasers: ['Anita Rose Sampler'], price: 610_000_00, deposit: 61_000_00 },
  ],
  [
    'LONG no price in the contract, and one in a building contract',
    `CONTRACT OF SALE OF REAL ESTATE
Vendor: Ann Beth Sample
Purchaser: Carl Dean Sampler
Price: $
Annexure
Home building compensation certificate
Insured builder: Quillan Homes Pty Ltd
Contract price: $412,000.00
Policy number: HBC 20/114`,
    { price: null },
  ],
  [
    'LONG the sum below a heading, over two lines',
    `CONTRACT FOR SALE
Queensland
Seller: Ann Beth Sample
Buyer: Carl Dean Sampler
PURCHASE PRICE
The sum of:	$455,000.00
DEPOSIT
Amount payable:	$45,500.00
Certificate of insurance
Residential building work at the site
Contract price	$118,000.00`,
    { price: 455_000_00, deposit: 45_500_00 },
  ],
  [
    'LONG the agent to whom an offer is addressed, and two buyers with their addresses',
    `CONTRACT FOR SALE OF LAND OR STRATA TITLE BY OFFER AND ACCEPTANCE
TO: Quillan Property (ABN 51 824 753 556)
Address	8/120 Marine Parade
Suburb	Corella Bay	State	WA	Postcode	6196
As Agent for the Seller / Buyer
THE BUYER (FULL NAME AND ADDRESS)
Priya SAMPLER
12/4 Lindeman Way, Burrawang WA 6199
Joel Thomas SAMPLE
7 Samphire Loop, Burrawang WA 6199
EMAIL: The Buyer consents to Notices being served at: p@example.com
SCHEDULE
The Property at:
Address	Unit 3, 27 Tallowood Crescent
Suburb	Corella Heights	State	WA	Postcode	6196
Lot 3 on Strata Plan 38417, Volume 2217 Folio 638
Purchase Price	$618,000.00`,
    {
      address: 'Unit 3, 27 Tallowood Crescent, Corella Heights WA 6196',
      purchasers: ['Priya Sampler', 'Joel Thomas Sample'],
      price: 618_000_00,
    },
  ],
  [
    'LONG three buyers, each above an address',
    `CONTRACT OF SALE
Victoria
PURCHASER (name and address)
Ann Beth SAMPLE
12 Lindeman Way, Burrawang VIC 3199
Carl Dean SAMPLER
Unit 4, 9 Samphire Loop, Burrawang VIC 3199
Edith Fay SAMPLE
12 Lindeman Way, Burrawang VIC 3199
Price	$618,000.00`,
    { purchasers: ['Ann Beth Sample', 'Carl Dean Sampler', 'Edith Fay Sample'] },
  ],
  [
    'LONG the day of a tenancy that goes with the land',
    `Contract for the sale and purchase of land 2022 edition
vendor	Ann Beth Sample
purchaser	Carl Dean Sampler
price	$748,000.00
deposit	$74,800.00
contract date
NSW FAIR TRADING	RESIDENTIAL TENANCY AGREEMENT	FM00400
Residential Tenancies Regulation 2019 Schedule 1
1. This form is your written record of your tenancy agreement.
THIS AGREEMENT IS MADE ON	9 March 2026	AT	Wendleby
Between Ann Beth Sample (landlord) and Dan Roe (tenant)`,
    { contractDate: null, depositDate: null },
  ],
  [
    "LONG the day of an agent's appointment",
    `CONTRACT FOR SALE OF REAL ESTATE
Queensland
Seller: Ann Beth Sample
Buyer: Carl Dean Sampler
Contract date:
Purchase price: $455,000.00
Deposit: $45,500.00
Annexure A
CARETAKING AND LETTING AGREEMENT
Date of agreement: 4 May 2022
Body corporate and caretaker`,
    { contractDate: null },
  ],
  [
    'LONG the day of the contract above a tenancy',
    `CONTRACT OF SALE OF REAL ESTATE
Date of this contract: 4 May 2026
Vendor: Ann Beth Sample
Purchaser: Carl Dean Sampler
Sold subject to a residential tenancy agreement dated 9 March 2025
Price: $455,000.00`,
    { contractDate: '2026-05-04' },
  ],
  [
    'LONG the funds of a New South Wales certificate, each in instalments',
    `STRATA INFORMATION CERTIFICATE
Section 184 Strata Schemes Management Act 2015
The Owners - Strata Plan No. 78214
Lot number:	14
1. Administrative fund (section 73)
Amount of the last regular periodic contribution determined under s 81(1):	$1,084.20
Number of instalments payable (if contribution payable by instalments):	4 (quarterly)
Amount (if any) outstanding:	$1,084.20
2. Capital works fund (section 74)
Amount of the last regular periodic contribution determined under s 81(1):	$412.60
Number of instalments payable (if contribution payable by instalments):	4 (quarterly)
Amount (if any) outstanding:	$412.60
3. Special contributions (section 81(4))
Amount:	$2,400.00
INSURANCE CERTIFICATE OF CURRENCY
Voluntary workers	$200,000 / $2,000
Excess	Standard $2,000; water damage $5,000`,
    { outgoings: { 'owners-corporation': 4 * (1_084_20 + 412_60) } },
  ],
  [
    'LONG the funds of a Queensland certificate, with what is overdue of them',
    `BODY CORPORATE CERTIFICATE
Body Corporate and Community Management Act 1997 (Queensland) section 206
Lot 17 on SP 287614
Administrative fund contributions
Total amount of contributions (before any discount) for lot 17 for the current financial year:	$ 3,480.00
Number of instalments:	4 (outlined below)
Amount overdue	$1,740.00
Sinking fund contributions
Total amount of contributions (before any discount) for lot 17 for the current financial year:	$ 1,120.00
Amount overdue	$280.00
Special contributions - Sinking Fund (IF ANY)
Total amount of contributions (before any discount)	Nil
Contribution payable for insurance: Total for lot 17 for the current financial year $ 640.00 in 4 instalments of 160.00
Summary of amounts due but not paid by the current owner
Annual contributions	$2,020.00`,
    { outgoings: { 'owners-corporation': 5_240_00 } },
  ],
  [
    'LONG two funds for the year and one with no time',
    `OWNERS CORPORATION CERTIFICATE
Australian Capital Territory, Unit Titles (Management) Act 2011 section 119
Units Plan 4418, Unit 9
Administrative fund:
Annual contributions for unit 9: $2,210.00
Outstanding: $552.50
Sinking fund:
Annual contributions for unit 9: $840.00
Outstanding: $210.00`,
    { outgoings: { 'owners-corporation': 3_050_00 } },
  ],
  [
    'LONG the services of a water company in rows with their own times',
    `NORTH BASIN WATER CORPORATION
RATES CERTIFICATE - Section 158 Water Act 1989
Agreement Type	Period	Charges	Outstanding
Residential Water and Sewer Usage Charge	30-07-2026 to 28-10-2026	$ 118.42	$ 0.00
Estimated average daily usage $1.30
Residential Water Service Charge	01-10-2026 to 31-12-2026	$ 21.15	$ 0.00
Residential Sewer Service Charge	01-10-2026 to 31-12-2026	$ 121.80	$ 0.00
Waterways and Drainage Charge	01-10-2026 to 31-12-2026	$ 30.77	$ 0.00
Parks Fee	01-07-2026 to 30-06-2027	$ 88.94	$ 0.00
Total for this property	$ 0.00`,
    { outgoings: { 'water-rates': 4 * (21_15 + 121_80 + 30_77) + 88_94 } },
  ],
  [
    'LONG two services in rows, half a year each',
    `HILLS WATER
WATER ACCOUNT INFORMATION
Water fixed charge	1 July 2026 to 31 December 2026	$140.10	$140.10
Sewerage fixed charge	1 July 2026 to 31 December 2026	$310.20	$310.20
Water usage	1 March 2026 to 30 June 2026	$88.40	$0.00
Balance brought forward	$90.00`,
    { outgoings: { 'water-rates': 2 * (140_10 + 310_20) } },
  ],
  [
    'LONG the next charges of two services, told behind colons',
    `South Australian Water Corporation
Certificate of Water and Sewer Charges
Water main available:	1/12/2018	Water rates	: 89.10
Sewer main available:	1/12/2018	Sewer rates	: 148.55
Water use	: 61.72
Amount paid	: 299.37CR
Next quarterly charges:	Water supply: 89.10 Sewer: 148.55	Bill: 13/1/2027`,
    { outgoings: { 'water-rates': 4 * (89_10 + 148_55) } },
  ],
]

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
]

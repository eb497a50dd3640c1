import { describe, it } from 'vitest'

import type { PageKind } from '#shared/report.ts'

import { readTxt } from '../extract/txt/read-txt.ts'
import { segment } from './segment.ts'

/** A heading as somebody prints it, and what the text behind it is. */
const HEADINGS: readonly (readonly [string, PageKind])[] = [
  // special conditions by other names
  ['ADDITIONAL CLAUSES', 'special-conditions'],
  ['Annexure A - Special Terms', 'special-conditions'],
  ['Schedule 2 Further Provisions', 'special-conditions'],
  ['RIDER', 'special-conditions'],
  ['Rider to Contract', 'special-conditions'],
  ["VENDOR'S ADDITIONAL CONDITIONS", 'special-conditions'],
  ['Further Conditions of Sale', 'special-conditions'],
  ['SPECIAL CONDITIONS TO CONTRACT OF SALE', 'special-conditions'],
  ['Annexure "A" - Special Conditions', 'special-conditions'],
  ['ANNEXURE OF ADDITIONAL CLAUSES', 'special-conditions'],
  ['Non-standard conditions', 'special-conditions'],
  ['Additional Terms and Conditions', 'special-conditions'],
  ['SPECIAL CONDITIONS (Annexure B)', 'special-conditions'],
  ['Part 3: Special provisions', 'special-conditions'],
  ['Amendments to the printed form', 'special-conditions'],
  ["Seller's special conditions", 'special-conditions'],
  ['Conditions particular to this sale', 'special-conditions'],
  // general conditions
  ['FORM 2 - GENERAL CONDITIONS', 'general-conditions'],
  ['General Conditions of Sale', 'general-conditions'],
  ['STANDARD CONDITIONS', 'general-conditions'],
  ['Terms of contract', 'general-conditions'],
  ['STANDARD TERMS IN SUMMARY', 'general-conditions'],
  ['Summary of the standard terms', 'general-conditions'],
  ['ABRIDGED PRINT OF THE GENERAL CONDITIONS', 'general-conditions'],
  ['Condensed General Conditions', 'general-conditions'],
  ['PART THREE - GENERAL CONDITIONS (short print)', 'general-conditions'],
  ['Printed terms, shortened', 'general-conditions'],
  ["Seller's additional terms in summary", 'special-conditions'],
  // papers of issuers
  ['NORTHSHORE CITY COUNCIL - LAND INFORMATION CERTIFICATE', 'rates-certificate'],
  ['WILLOWBANK SHIRE COUNCIL RATES NOTICE 2026-2027', 'rates-certificate'],
  ['Annual Valuation and Rate Notice', 'rates-certificate'],
  ['CITY OF BELLWETHER: SECTION 603 CERTIFICATE', 'rates-certificate'],
  ['COMBINED RATE AND WATER NOTICE', 'rates-certificate'],
  ['QUARTERLY RATES NOTICE', 'rates-certificate'],
  ['GREATER VALLEY WATER - INFORMATION STATEMENT', 'water-certificate'],
  ['COASTAL WATER QUARTERLY ACCOUNT', 'water-certificate'],
  ['SA WATER: CERTIFICATE OF WATER AND SEWER CHARGES', 'water-certificate'],
  ['STATE REVENUE OFFICE LAND TAX CERTIFICATE', 'land-tax-certificate'],
  ['REVENUE NSW - SECTION 47 CERTIFICATE', 'land-tax-certificate'],
  ['Certificate of Land Tax Payable', 'land-tax-certificate'],
  ['STRATA PLAN 45120 - SECTION 184 CERTIFICATE', 'owners-corporation-certificate'],
  ['Owners Corporation Certificate s.151', 'owners-corporation-certificate'],
  ['ASSOCIATION INFORMATION CERTIFICATE', 'owners-corporation-certificate'],
  ['Community Association Information Certificate', 'owners-corporation-certificate'],
  ['BODY CORPORATE CERTIFICATE (FORM 33)', 'owners-corporation-certificate'],
  ['Certificate of the owners corporation', 'owners-corporation-certificate'],
  ['STATEMENT BY THE STRATA COMPANY', 'owners-corporation-certificate'],
  ['Certificate given by the body corporate for Lot 7', 'owners-corporation-certificate'],
  ['MINUTES of the Annual General Meeting', 'minutes'],
  ['Extraordinary General Meeting of Owners Corporation 1', 'minutes'],
  ['RULES OF OWNERS CORPORATION PS812233K', 'by-laws'],
  ['STRATA BY-LAWS', 'by-laws'],
  ['ANNEXURE D DRAFT BY-LAWS (summary)', 'by-laws'],
  ['ATTACHMENT 3 (part) - REGISTERED BY-LAWS, GOVERNANCE', 'by-laws'],
  ['CONSTITUTION OF ROSELEA FLATS PTY LTD', 'by-laws'],
  ['CORPORATION MINUTES, general meeting, 19 July 2026', 'minutes'],
  ['PLAN LP 118804 (notation)', 'plan'],
  ['PLAN OF SUBDIVISION PS 734190D', 'plan'],
  ['DEPOSITED PLAN 23411', 'plan'],
  ['PROPOSED PLAN PS 841906T Version 6', 'plan'],
  ['PLANNING PROPERTY REPORT from www.land.example', 'planning-certificate'],
  ['PLANNING CERTIFICATE UNDER SECTION 10.7(2) AND (5)', 'planning-certificate'],
  ['Section 10.7 Planning Certificate', 'planning-certificate'],
  ['TITLE SEARCH (summary)', 'title-search'],
  ['HISTORICAL TITLE SEARCH', 'title-search'],
  ['BUILDING INSPECTION REPORT (for information)', 'building-report'],
  ['PEST INSPECTION supplied by the agent', 'building-report'],
  ['RESIDENTIAL RENTAL AGREEMENT', 'lease'],
  ['Residential Tenancy Agreement', 'lease'],
  ['CURRENT COMPANY EXTRACT', 'company-extract'],
  ['DUE DILIGENCE CHECKLIST', 'statutory-notice'],
  ["VENDOR'S STATEMENT", 'vendor-statement'],
  ['SECTION 32 STATEMENT      Property: 4 Ash Street', 'vendor-statement'],
  ["Vendor's Statement pursuant to Section 32 of the Sale of Land Act", 'vendor-statement'],
  ["FORM 1 - VENDOR'S STATEMENT (SECTION 7)", 'vendor-statement'],
  ['SELLER DISCLOSURE STATEMENT - FORM 2', 'vendor-statement'],
  ['CONDITIONS OF AUCTION', 'auction-conditions'],
  ['Deed of Guarantee and Indemnity', 'annexure'],
  ['BUILDING PERMIT No. 20230017', 'building-permit'],
  ['Occupancy Permit', 'building-permit'],
]

const BEFORE = `CONTRACT OF SALE OF LAND

PARTICULARS OF SALE

Vendor: Ann Sample
Purchaser: Bob Trial
Price: $500,000
`
const CONDITIONS = `
GENERAL CONDITIONS

1. The vendor must deliver the title at settlement and the purchaser must pay the balance.
2. The deposit is held by the stakeholder until settlement.
`
const BEHIND =
  '\n\nThe matters that follow apply to the property at 4 Ash Street and were current on the day of issue.\n'

/** Whole files in short, and the parts they are made of, in order. */
const FILES: readonly (readonly [string, string, readonly PageKind[]])[] = [
  [
    'no headings between schedule and clauses',
    `CONTRACT FOR SALE OF LAND

SCHEDULE
Vendor: Ann Sample
Purchaser: Bob Trial
Price: $500,000
Deposit: $50,000
Settlement: 1 June 2027

1. DEFINITIONS AND INTERPRETATION
1.1 In this contract the following words have these meanings.

2. DEPOSIT
2.1 The Purchaser must pay the deposit on the day of sale.`,
    ['contract-form', 'particulars', 'special-conditions'],
  ],
  [
    'numbered sections',
    `CONTRACT OF SALE OF LAND

1. PARTICULARS OF SALE
Vendor: Ann Sample
Price: $500,000

2. SPECIAL CONDITIONS
2.1 The purchaser accepts the fences as they stand.

3. GENERAL CONDITIONS
3.1 The vendor must deliver title.`,
    ['contract-form', 'particulars', 'special-conditions', 'general-conditions'],
  ],
  [
    'bundle on few pages',
    `CONTRACT OF SALE OF LAND

PARTICULARS OF SALE
Vendor: Ann Sample
Price: $500,000

RIDER
A. The purchaser pays the land tax.
B. The vendor may stay.

VENDOR STATEMENT (s 32)
Land: 4 Ash Street
1. Outgoings
Council rates      $1,400.00 per annum

PLANNING
Zone: GRZ1

TITLE SEARCH (copy)
VOLUME 10000 FOLIO 001
REGISTERED PROPRIETOR
ANN SAMPLE
ENCUMBRANCES
COVENANT H112233

CITY OF BELLWETHER - RATES NOTICE 2026/27
Total $1,400.00

NORTHERN WATER STATEMENT
Service charges $400.00

MINUTES OF ANNUAL GENERAL MEETING
1 Opening. 2 Budget adopted.`,
    [
      'contract-form',
      'particulars',
      'special-conditions',
      'vendor-statement',
      'title-search',
      'rates-certificate',
      'water-certificate',
      'minutes',
    ],
  ],
  [
    'NSW front page with notices',
    `Contract for the sale and purchase of land 2022 edition
TERM                   MEANING OF TERM
vendor                 Ann Sample
price                  $900,000
\fIMPORTANT NOTICE TO VENDORS AND PURCHASERS
Before signing this contract you should ensure that you understand your rights.
COOLING OFF PERIOD (PURCHASER'S RIGHTS)
1 This is the statement required by the Conveyancing Act 1919.
\f1. Definitions (a term in italics is a defined term)
1.1 In this contract, these terms mean the following.
2. Deposit and other payments before completion
2.1 The purchaser must pay the deposit to the depositholder as stakeholder.
\fADDITIONAL PROVISIONS
33. The purchaser may not requisition.
\fBELLARA COUNCIL
PLANNING CERTIFICATE UNDER SECTION 10.7
Zone R2
\fNSW LRS - TITLE SEARCH
FOLIO: 1/1234
FIRST SCHEDULE
ANN SAMPLE
\fSEWER SERVICE DIAGRAM
\fSTRATA PLAN 99887 BY-LAWS
1 Noise. An owner must not make noise.`,
    [
      'contract-form',
      'statutory-notice',
      'general-conditions',
      'special-conditions',
      'planning-certificate',
      'title-search',
      'plan',
      'by-laws',
    ],
  ],
  [
    'QLD',
    `CONTRACT FOR HOUSES AND RESIDENTIAL LAND
REFERENCE SCHEDULE
Seller: Ann Sample
Purchase Price: $500,000
SPECIAL CONDITIONS
1. The Buyer accepts the pool as is.
\fTERMS OF CONTRACT
1. DEFINITIONS
1.1 In this contract the terms have the meaning given.
\fSELLER DISCLOSURE STATEMENT - Form 2
Part 1 - Seller and property details
WARNING TO BUYER - This statement contains important information.
Part 2 - Title details
\fCURRENT TITLE SEARCH
QUEENSLAND TITLES REGISTRY PTY LTD
REGISTERED OWNER
ANN SAMPLE
EASEMENTS, ENCUMBRANCES AND INTERESTS
COMMUNITY MANAGEMENT STATEMENT 30122
\fBODY CORPORATE CERTIFICATE
BCCM Form 33
\fCOMMUNITY MANAGEMENT STATEMENT 30122
Schedule C By-laws`,
    [
      'contract-form',
      'particulars',
      'special-conditions',
      'general-conditions',
      'vendor-statement',
      'title-search',
      'owners-corporation-certificate',
      'by-laws',
    ],
  ],
  [
    'WA',
    `CONTRACT FOR SALE OF LAND OR STRATA TITLE BY OFFER AND ACCEPTANCE
The Buyer Ann Sample offers to purchase the Land.
SCHEDULE
Purchase Price: $500,000
CONDITIONS
1. Subject to finance.
SPECIAL CONDITIONS
1. The Seller will remove the shed.
\fANNEXURE A
Building inspection
The contract is conditional on a report.
\f2022 JOINT FORM OF GENERAL CONDITIONS FOR THE SALE OF LAND
1. Deposit
\fRECORD OF CERTIFICATE OF TITLE
UNDER THE TRANSFER OF LAND ACT 1893
REGISTERED PROPRIETOR:
BOB TRIAL`,
    [
      'contract-form',
      'particulars',
      'general-conditions',
      'special-conditions',
      'annexure',
      'general-conditions',
      'title-search',
    ],
  ],
  [
    'SA, a statement named by its number alone',
    `CONTRACT NOTE - SALE OF A COMMUNITY LOT
The vendor Ann Sample agrees to sell and the purchaser Bob Trial agrees to buy Lot 5 in the State of South Australia.
\fFORM 1   Statement under section 7    Land: Community Lot 5 CP 11223        Vendor: Ann Sample
Division 1 particulars
  Mortgage of land     YES   discharged at settlement YES
Division 2 particulars - community lot
  Funds held: $3,000`,
    ['contract-form', 'vendor-statement'],
  ],
  [
    'WA, strata information behind the offer',
    `STRATA TITLE BY OFFER AND ACCEPTANCE          U11/62 Reef St          1/2

SCHEDULE
SELLER: Ann Sample         BUYER: ______________________
SPECIAL CONDITIONS
1  The Seller will touch up the paint.

PART A - GENERAL INFORMATION ABOUT STRATA TITLES SCHEMES
As an owner you may have to pay contributions.

PART B - SPECIFIC INFORMATION ABOUT THE SALE OF THE STRATA LOT
Debts owed: nil. Certificate of Title Volume 2533 Folio 87, Western Australia`,
    ['contract-form', 'particulars', 'special-conditions', 'vendor-statement'],
  ],
  [
    'running header repeated',
    `Matter 2231 - Sample to Trial      Page 1
CONTRACT OF SALE OF LAND
PARTICULARS OF SALE
Vendor: Ann Sample
\fMatter 2231 - Sample to Trial      Page 2
SPECIAL CONDITIONS
1. The purchaser accepts the fences.
\fMatter 2231 - Sample to Trial      Page 3
2. The vendor may extend the settlement date.`,
    ['contract-form', 'particulars', 'special-conditions'],
  ],
]

const OFFICE_SETS: typeof FILES = [
  [
    'NSW, terms behind the number of a part and a notice',
    `CONTRACT FOR SALE OF LAND
PART 1          SUMMARY
Vendor: Ann Sample
Price: $500,000
\fIMPORTANT NOTICE TO VENDORS AND PURCHASERS
Before signing this contract you should ensure that you understand your rights and obligations.
Cooling off period (purchaser's rights)
4 A purchaser exercising the right to cool off by rescinding the contract forfeits 0.25% of the purchase price of the property to the vendor.
PART 2          TERMS
1 Meaning of words
"Act" is the Conveyancing Act 1919.
2 Deposit
2.1 The agent hands the deposit to the vendor when asked.`,
    ['contract-form', 'statutory-notice', 'special-conditions'],
  ],
  [
    'VIC, lettered sections',
    `CONTRACT OF SALE OF REAL ESTATE
PARTICULARS OF SALE
Vendor: Ann Sample
Section C       Special conditions
1. The purchaser accepts the fences.`,
    ['contract-form', 'particulars', 'special-conditions'],
  ],
  [
    'NT, roman numbers',
    `CONTRACT OF SALE OF LAND
PARTICULARS
Vendor: Ann Sample
Part II         Agreed terms
1. The deposit goes to the vendor when the building report is in.`,
    ['contract-form', 'particulars', 'special-conditions'],
  ],
  [
    'SA, terms of an office beside typed conditions',
    `CONTRACT FOR THE SALE OF LAND
Prepared by Dune & Fell Conveyancing, Port Lark
Precedent RES/9
PARTICULARS
Vendor: Ann Sample
Price: $500,000
TERMS OF SALE
1. TITLE
1.1 The Vendor must deliver a registrable transfer of the land.
SPECIAL CONDITIONS
1. The shed stays where it is and as it is.`,
    ['contract-form', 'particulars', 'special-conditions'],
  ],
  [
    'TAS, drawn by lawyers',
    `CONTRACT FOR SALE
Drawn by Fenn Marsh, lawyers, Hobart
PARTICULARS
Vendor: Ann Sample
AGREED TERMS
1. The deposit goes to the vendor when the building report is in.
\fSPECIAL CONDITIONS
1. The ride-on mower is included in the sale.`,
    ['contract-form', 'particulars', 'special-conditions'],
  ],
  [
    'NT, by the number of a precedent',
    `CONTRACT OF SALE OF LAND
Our precedent no. 14
PARTICULARS
Vendor: Ann Sample
TERMS AND CONDITIONS
1. The vendor may put settlement off by sixty days.
\fADDITIONAL CONDITIONS
1. The vendor keeps the tank stand.`,
    ['contract-form', 'particulars', 'special-conditions'],
  ],
  [
    'VIC, a set in place of the form',
    `CONTRACT OF SALE OF REAL ESTATE
PARTICULARS OF SALE
Vendor: Ann Sample
SPECIAL CONDITIONS
1. The purchaser accepts the fences.
\fGENERAL CONDITIONS (this firm's own, in place of the prescribed form)
1. The deposit is released as soon as the vendor asks for it.`,
    ['contract-form', 'particulars', 'special-conditions'],
  ],
  [
    'ACT, settled by counsel of an office',
    `CONTRACT FOR SALE
Settled by K. Dunn of Weir Legal, Braddon
SCHEDULE
Seller: Ann Sample
CONDITIONS OF SALE
1. Interest of 20% runs from the due date.
\fSPECIAL CONDITIONS
1. The seller keeps the tank stand.`,
    ['contract-form', 'particulars', 'special-conditions'],
  ],
  [
    'VIC, terms of a developer before a digest of general conditions',
    `CONTRACT OF SALE OF REAL ESTATE
PARTICULARS
Vendor: Quay Projects Pty Ltd
TERMS OF SALE
1. The developer may end this contract if the project is not viable.
\fGENERAL CONDITIONS - a digest
The vendor gives a clear title at completion.`,
    ['contract-form', 'particulars', 'special-conditions', 'general-conditions'],
  ],
  [
    'TAS, a published form with a drafter',
    `CONTRACT FOR SALE
Law Society of Tasmania standard form, prepared by Fenn Marsh Lawyers
PARTICULARS
Vendor: Ann Sample
TERMS OF SALE
1. The deposit is held by a stakeholder.
\fSPECIAL CONDITIONS
1. The ride-on mower is included in the sale.`,
    ['contract-form', 'particulars', 'general-conditions', 'special-conditions'],
  ],
  [
    'TAS, the conditions of sale as a part of their own behind the special clauses',
    `CONTRACT FOR SALE OF LAND
PARTICULARS
Vendor: Ann Sample
\fPart B: Special Clauses
1. The ride-on mower is included in the sale.
\fPart C: Conditions of Sale
1 Reading this contract
1.1 If the last day for an act is no business day the act may be done on the next.`,
    ['contract-form', 'particulars', 'special-conditions', 'general-conditions'],
  ],
  [
    'QLD, a disclosure in front that an office prepared',
    `FORM 2 - SELLER DISCLOSURE STATEMENT
Property Law Act 2023, section 99, prepared by Fenn Marsh Lawyers for the seller
Seller: Ann Sample
\fCONTRACT FOR RESIDENTIAL LAND
REFERENCE SCHEDULE
Seller: Ann Sample
\fSPECIAL CONDITIONS
1. The ride-on mower is included in the sale.
\fTERMS OF CONTRACT
1 Meanings
1.1 A business day is a weekday that is not a public holiday.`,
    [
      'vendor-statement',
      'contract-form',
      'particulars',
      'special-conditions',
      'general-conditions',
    ],
  ],
  [
    'NSW, the head of a page names what it is',
    `CONTRACT FOR THE SALE OF LAND 2022 edition
Vendor: Ann Sample
\fFENN MARSH LAWYERS                Special Conditions          Sample to Trial
33. The purchaser accepts the fences.`,
    ['contract-form', 'special-conditions'],
  ],
  [
    'VIC, the matter and then the name',
    `CONTRACT OF SALE OF REAL ESTATE
PARTICULARS OF SALE
Vendor: Ann Sample
\fSample sale to Trial            Additional Clauses        page 4
1. The purchaser accepts the fences.`,
    ['contract-form', 'particulars', 'special-conditions'],
  ],
]

describe('files of several papers', () => {
  for (const [name, text, kinds] of OFFICE_SETS) {
    it(`cuts: ${name}`, ({ expect }) => {
      expect(segment(readTxt(text)).parts.map(({ kind }) => kind)).toEqual(kinds)
    })
  }
  for (const [name, text, kinds] of FILES) {
    it(`cuts: ${name}`, ({ expect }) => {
      expect(segment(readTxt(text)).parts.map(({ kind }) => kind)).toEqual(kinds)
    })
  }
})

describe('headings of parts in the wordings of others', () => {
  for (const [heading, kind] of HEADINGS) {
    const before = kind === 'general-conditions' ? BEFORE : BEFORE + CONDITIONS
    it(`knows "${heading}" for ${kind} at the top of a page`, ({ expect }) => {
      expect(kindBehind(`${before}\f${heading}${BEHIND}`)).toBe(kind)
    })
    if (!/[A-Z]{5}/.test(heading.replace(/["()].*/, ''))) continue
    it(`knows "${heading}" for ${kind} in the middle of a page`, ({ expect }) => {
      expect(kindBehind(`${before}\n${heading}${BEHIND}`)).toBe(kind)
    })
  }
})

function kindBehind(text: string): PageKind | undefined {
  return segment(readTxt(text)).blocks.at(-1)?.zone
}

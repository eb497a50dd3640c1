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
  ['BODY CORPORATE CERTIFICATE (FORM 33)', 'owners-corporation-certificate'],
  ['MINUTES of the Annual General Meeting', 'minutes'],
  ['Extraordinary General Meeting of Owners Corporation 1', 'minutes'],
  ['RULES OF OWNERS CORPORATION PS812233K', 'by-laws'],
  ['STRATA BY-LAWS', 'by-laws'],
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

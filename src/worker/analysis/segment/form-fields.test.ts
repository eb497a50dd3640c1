import { expect, test } from 'vitest'

import { docOf } from './doc-of.ts'

const FORM = `PARTICULARS OF SALE

Vendor's agent
Name: Corr Property
`
const BEHIND = `
Vendor
Name: IDA MARSH

Price: $400,000
\fSPECIAL CONDITIONS

1. The purchaser must pay the deposit on signing.`

test.each([
  'Email: sales@corr.example',
  'E-mail:',
  'Email address: sales@corr.example',
  'Email   sales@corr.example',
  'Email / Tel / Ref\tsales@corr.example\t03 5550 1122\tRef: Ida',
  'Email, phone and reference\tsales@corr.example',
  'Email or fax\tsales@corr.example',
  'E-mail & mobile\t0400 000 001',
  'Email (for service)\tsales@corr.example',
])('the field "%s" of a form opens no letter', (field) => {
  const doc = docOf(`${FORM}${field}\n${BEHIND}`, { learned: null })
  expect(doc.pageKinds).toEqual(['particulars', 'special-conditions'])
})

test('a heading that names e-mails still opens what is tied on', () => {
  const doc = docOf(
    `${FORM}${BEHIND}\fEMAILS BETWEEN THE AGENTS\n\nThe dishwasher will be mended, wrote Ms Tan.`,
    { learned: null },
  )
  expect(doc.pageKinds[2]).toBe('annexure')
})

test('the building report of a form stays its field below a row of contacts', () => {
  const doc = docOf(
    `${FORM}Email / Tel / Ref\tsales@corr.example\t03 5550 1122\n\nPrice: $400,000\n\nLEASE (GENERAL CONDITION 5)\n\nVacant possession.\n\nBUILDING REPORT\n\n☒ General condition 21 applies only if the box is checked.\n\fSPECIAL CONDITIONS\n\n1. The purchaser must pay the deposit on signing.`,
    { learned: null },
  )
  expect(doc.pageKinds).toEqual(['particulars', 'special-conditions'])
})

test('contents in two columns, the last behind dots without a page, open nothing', () => {
  const doc = docOf(
    `CONTRACT OF SALE OF LAND

Notices .............. 1\tSpecial conditions ............. 4
Particulars of sale .............. 2\tVendor statement and papers .......... following
${BEHIND}`,
    { learned: null },
  )
  expect(doc.parts.map(({ kind }) => kind)).toEqual(['contract-form', 'special-conditions'])
})

test.each([
  'Contract for Sale of Real Estate 2023\tAnnexure A\n\nANNEXURE A\n\nSPECIAL CLAUSES',
  'Contract of sale\tMarsh to Quist\n\nATTACHMENT 1\n\nADDITIONAL CONDITIONS',
])('the head of a page and a label above a name are no list of papers: "%s"', (head) => {
  const doc = docOf(
    `${FORM}${BEHIND}\f${head}\n\n1. The purchaser must pay interest at 14% on the balance.`,
    { learned: null },
  )
  expect(doc.blocks.at(-1)?.zone).toBe('special-conditions')
})

test.each([
  '1. The contract\n\nThis contract is made on the day below.',
  '1. Parties\n\nThe vendor sells to the purchaser.',
  '1   The property\n\nThe house at 4 Fern Road is sold.',
])('a notice ends where the form goes on: "%s"', (first) => {
  const doc = docOf(
    `CONTRACT FOR SALE OF REAL ESTATE\n\nIMPORTANT NOTICE TO THE PARTIES\n\nThis is a legally binding document. You should obtain advice before you sign it.\n\n${first}`,
    { learned: null },
  )
  expect(doc.blocks.at(-1)?.zone).toBe('contract-form')
})

test.each([
  'AUSTRALIAN STANDARD PRE-PURCHASE INSPECTION FOR MAJOR STRUCTURAL DEFECTS ANNEXURE',
  'BUILDING AND PEST INSPECTION CONDITION',
  'BUILDING INSPECTION REPORT CLAUSE',
  'PRE-PURCHASE BUILDING REPORT ADDENDUM',
])('terms about a report that is still to be made are no report: "%s"', (name) => {
  const doc = docOf(
    `${FORM}${BEHIND}\fANNEXURE B\n\n${name}\n\n1. The Buyer may obtain a report before 16 November 2026.`,
    { learned: null },
  )
  expect(doc.blocks.at(-1)?.zone).toBe('annexure')
})

test.each([
  'Annexure to the Contract for the Sale of Land for the property at 4 Fern Road',
  'This addendum forms part of the Contract of Sale of Real Estate between the parties',
  'Schedule attached to a contract for the sale of land made in May',
])('an annexure that names its contract is no contract: "%s"', (line) => {
  const doc = docOf(
    `${FORM}${BEHIND}\fANNEXURE B\n\n${line}\n\n1. The Buyer may obtain a report before 16 November 2026.`,
    { learned: null },
  )
  expect(doc.blocks.at(-1)?.zone).toBe('annexure')
})

test.each([
  'Units Plan No. 3316   CONTRACT, short particulars',
  'Deed of sale between the parties below',
  'SALE NOTE',
])('the field of a title among those of a bargain below "%s" opens no title', (head) => {
  const doc = docOf(
    `${head}\n\nFrom\tIda Marsh\nTo\tOlin Quist\nTitle\tVolume 2104 Folio 41\nFor the sum of\t$549,000\nThe deposit being\t$27,450\n\nCompletion\t29 October 2026`,
    { learned: null },
  )
  expect(doc.parts.map(({ kind }) => kind)).not.toContain('title-search')
})

test.each([
  'Contract for House and Residential Land',
  'CONTRACT FOR A HOUSE AND LAND',
  'Contract for Acreage Property',
  'Item Schedule · Fourth issue',
])('"%s" opens the form of the contract', (title) => {
  const doc = docOf(
    `Fern & Vale Realty\n\nDear Mr Reed\n\nThe papers follow in one file.\f${title}\n\nSeller: Ada Reed\n\nBuyer: Ben Moss\n\nPurchase Price: $500,000`,
    { learned: null },
  )
  expect(['contract-form', 'particulars']).toContain(doc.pageKinds[1])
})

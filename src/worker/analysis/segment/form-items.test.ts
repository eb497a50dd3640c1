import { describe, expect, it } from 'vitest'

import { docOf } from './doc-of.ts'

const HEAD = `RESIDENTIAL CONTRACT FOR THE SALE OF LAND

1. VENDOR

Name: Ida Marsh

2. PURCHASER

Name: Noel Quist

3. THE LAND

Lot 4 in Plan 88120

4. PURCHASE PRICE

$640,000

5. DEPOSIT

$64,000`
const BEHIND = `\fTERMS AND CONDITIONS

1. DEFINITIONS

1.1 In this contract the vendor is the person in item 1.

2. VENDOR'S STATEMENT AND COOLING-OFF

2.1 The vendor must serve the statement on the purchaser.

3. LEASES

3.1 The vendor must give the purchaser each lease.
\fSPECIAL CONDITIONS

1. The purchaser must pay interest at 14% if it settles late.`

describe('the items of a form that counts them open no other paper', () => {
  it.each([
    ['a vendor statement', "6. VENDOR'S STATEMENT\n\n[X] served by email on 3 May 2026"],
    ['a form of disclosure', '6. FORM 1\n\n[X] served on the purchaser before signing'],
    ['minutes', '6. MINUTES\n\nAttached'],
    ['a building report', '6. BUILDING REPORT\n\n[ ] applies  [X] does not apply'],
    ['a certificate', '6. PLANNING CERTIFICATE: attached, dated 2 May 2026'],
  ])('%s', (_, item) => {
    const doc = docOf(`${HEAD}\n\n${item}\n\n7. POSSESSION\n\nVacant possession${BEHIND}`, {
      learned: null,
    })
    expect(doc.pageKinds).toEqual(['contract-form', 'general-conditions', 'special-conditions'])
    expect(doc.blocks.find(({ text }) => text === 'Vacant possession')?.zone).toBe('contract-form')
    expect(doc.blocks.find(({ text }) => text.startsWith('3.1'))?.zone).toBe('general-conditions')
  })

  it('the item behind the one of special conditions is of the form again', () => {
    const doc = docOf(
      `${HEAD}\n\n6. SPECIAL CONDITIONS\n\n6.1 See Annexure A.\n\n7. SWIMMING POOL\n\n[X] Yes [ ] No${BEHIND}`,
      { learned: null },
    )
    expect(doc.blocks.find(({ text }) => text.startsWith('6.1'))?.zone).toBe('special-conditions')
    expect(doc.blocks.find(({ text }) => text.startsWith('☒ Yes'))?.zone).toBe('contract-form')
  })

  it('special conditions that count from 1 within their item stay to their end', () => {
    const doc = docOf(
      `${HEAD}\n\n6. SPECIAL CONDITIONS\n\n1. PRICE\n\nThe price is fixed.\n\n2. FENCE\n\nThe purchaser pays for the fence.`,
      { learned: null },
    )
    expect(doc.blocks.find(({ text }) => text.includes('pays for the fence'))?.zone).toBe(
      'special-conditions',
    )
  })
})

it('the rows of a schedule whose name is not known open no other paper on its next page', () => {
  const rows = [
    'VENDOR\tIda Marsh of 3 Cove Road',
    'PURCHASER\tNoel Quist of 9 Cove Road',
    'THE LAND\tLot 4 in Plan 88120',
    'PRICE\t$640,000',
    'DEPOSIT\t$64,000 payable to the agent',
    'SETTLEMENT\t4 March 2027',
  ]
  const counted = rows.map((row, index) => `${index + 1}\t${row}`).join('\n')
  const doc = docOf(
    `LAND CONTRACT: SCHEDULE\n\n${counted}\f7\tBUILDING INSPECTION\t[X] Applies [ ] Does not apply\n8\tFINANCE\t[X] Applies [ ] Does not apply`,
    { learned: null },
  )
  expect(doc.parts).toHaveLength(1)
})

it('sections of a contract that are numbered open their parts', () => {
  const doc = docOf(
    `CONTRACT OF SALE\n\n1. PARTICULARS\n\nVendor: Ida Marsh\n\nPrice: $640,000\n\n2. SPECIAL CONDITIONS\n\nThe purchaser pays for the fence.\n\n3. GENERAL CONDITIONS\n\n3.1 The vendor must give title.`,
    { learned: null },
  )
  expect(doc.parts.map(({ kind }) => kind)).toEqual([
    'contract-form',
    'particulars',
    'special-conditions',
    'general-conditions',
  ])
})

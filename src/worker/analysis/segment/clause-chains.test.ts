import { describe, expect, it } from 'vitest'

import { docOf } from './doc-of.ts'

const FORM = `CONTRACT FOR THE SALE OF LAND

Vendor: Ida Marsh

Purchaser: Noel Quist

Price: $640,000`
const TERMS = [
  'Notices. A notice must be in writing.',
  'Interest. The purchaser must pay interest at 12% a year if it settles late.',
  'Keys. The vendor must hand over each key at settlement.',
  'Fences. The purchaser must not object to the state of a fence.',
  'Agent. The purchaser was introduced by no other agent.',
  'Whole agreement. This contract is the whole agreement of the parties.',
]
const counted = (from: number) => TERMS.map((one, index) => `${from + index}. ${one}`)

const ITEMS = [
  'Council rates are $1,900 a year.',
  'Water rates are $900 a year.',
  'Land tax: none.',
  'The land is in a general residential zone.',
  'The land is in a bushfire prone area.',
  'Electricity is connected to the land.',
  'No building permit was issued in the last seven years.',
  'No notice of an authority affects the land.',
]

/** Conditions with one among them whose words name another paper. */
const around = (clause: string, mark = '') =>
  `${FORM}\f${['SPECIAL CONDITIONS', ...counted(1), `7. ${mark}${clause}`, ...counted(8)].join('\n\n')}`

describe('a clause among the clauses of its set begins no other paper', () => {
  it.each([
    [
      'the certificate of a pool',
      'Swimming pool\n\nThe vendor discloses the swimming pool and attaches the certificate issued under section 22D of the Swimming Pools Act 1992',
    ],
    ['an inspection', 'PRE-PURCHASE BUILDING INSPECTION REPORT'],
    ['the certificate of a scheme', 'OWNERS CORPORATION CERTIFICATE'],
    ['the statement', 'Statement\n\nFORM 1 - VENDOR STATEMENT'],
    ['a policy', 'Insurance\n\nDOMESTIC BUILDING INSURANCE'],
  ])('%s', (_, clause) => {
    const doc = docOf(around(clause))
    const zones = doc.blocks.filter(({ page }) => page === 2).map(({ zone }) => zone)
    expect(new Set(zones)).toEqual(new Set(['special-conditions']))
  })

  it('whether or not the clauses hold lists that count from 1 themselves', () => {
    const lists = TERMS.flatMap((one, index) => [
      `${33 + index}. Heading ${index}`,
      `1. ${one}`,
      '2. The parties agree to this.',
    ])
    const text = `${FORM}\f${['PRINTED CONDITIONS', ...Array.from({ length: 32 }, (__, index) => `${index + 1}. The vendor must do thing ${index}.`)].join('\n\n')}\f${['ADDITIONAL CLAUSES', ...lists, 'BUILDING INSPECTION REPORT', '39. The last clause.'].join('\n\n')}`
    const doc = docOf(text)
    expect(doc.blocks.at(-1)?.zone).toBe('special-conditions')
  })
})

describe('a paper begins all the same', () => {
  it('behind the last clause, on the same page', () => {
    const doc = docOf(
      `${around('Costs. Each party pays its own costs.')}\n\nOWNERS CORPORATION CERTIFICATE\n\nLot 4 on plan 40118. Fees are $410 a quarter.`,
    )
    expect(doc.blocks.at(-1)?.zone).toBe('owners-corporation-certificate')
  })

  it('that counts its own items from 1', () => {
    const doc = docOf(
      `${FORM}\f${['SPECIAL CONDITIONS', ...counted(1)].join('\n\n')}\f${['VENDOR STATEMENT', ...ITEMS.map((one, index) => `${index + 1}. ${one}`)].join('\n\n')}`,
    )
    expect(doc.blocks.at(-1)?.zone).toBe('vendor-statement')
  })
})

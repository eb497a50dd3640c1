import { describe, expect, it } from 'vitest'

import { docOf } from './doc-of.ts'

const FORM = `CONTRACT FOR THE SALE AND PURCHASE OF LAND

Vendor: Ida Marsh

Purchaser: Noel Quist

Price: $640,000

Deposit: $64,000`
const OWN = `ANNEXURE A - SPECIAL CONDITIONS

1. Interest. The purchaser must pay interest at 14% a year if it settles late.

2. Clause 2.1 is deleted.

3. The purchaser must not object to the state of the fences.`

/** A page of printed clauses of one subject, with what the form prints at its edges. */
const page = (head: string, clauses: readonly string[], foot: string) =>
  [head, ...clauses, foot].join('\n\n')
const clauses = (whole: number, words: readonly string[]) =>
  words.map((one, index) => `${whole}.${index + 1} ${one}`)
const SCHEME = clauses(1, [
  'The purchaser takes the lot subject to the by-laws of the owners corporation.',
  'The vendor must pay each levy to the administrative fund that falls due before settlement.',
])
const RECORDS = [
  '1.3 The vendor authorises the purchaser to inspect the records of the',
  'owners corporation and to apply for an owners corporation certificate.',
  ...clauses(2, ['A notice must be in writing.', 'A notice by post is received on the sixth day.']),
]
const BUILDING = [
  'PROPERTY INSPECTION BY BUYER',
  ...clauses(3, [
    'The buyer may inspect the building once before settlement.',
    'The inspection gives no right to delay settlement.',
  ]),
]
const setOf = (head: string, foot = '') =>
  [SCHEME, RECORDS, BUILDING]
    .map((one, index) => page(head, one, foot.replace('#', String(index + 1))))
    .join('\f')

describe('pages that call themselves printed conditions at their edge are one paper', () => {
  it.each([
    ['SA, behind the special conditions', setOf('GENERAL CONDITIONS OF SALE', 'Page # of 3')],
    ['WA, under the name of the form', setOf('2022 GENERAL CONDITIONS', 'Page # of 3')],
    ['QLD, beside the name of the contract', setOf('Contract for Lots - TERMS OF CONTRACT')],
    [
      'TAS, in the foot',
      setOf('Wattle Law', 'The Standard Conditions of Sale (2018) - page # of 3'),
    ],
  ])('%s', (_, print) => {
    const doc = docOf(`${FORM}\f${OWN}\f${print}`)
    const zoneOf = (words: string) => doc.blocks.find(({ text }) => text.includes(words))?.zone
    expect(zoneOf('takes the lot subject')).toBe('general-conditions')
    expect(zoneOf('inspect the records')).toBe('general-conditions')
    expect(zoneOf('inspect the building once')).toBe('general-conditions')
    expect(zoneOf('interest at 14%')).toBe('special-conditions')
  })

  it('but the parties own conditions have a heading of theirs on such a page too', () => {
    const doc = docOf(
      `${FORM}\f${setOf('GENERAL CONDITIONS OF SALE')}\n\nSPECIAL CONDITIONS\n\n1. The purchaser must pay interest at 14% a year if it settles late.`,
    )
    expect(doc.blocks.find(({ text }) => text.includes('14%'))?.zone).toBe('special-conditions')
  })

  it('and what lies behind them is none of them', () => {
    const notice =
      'Pellow & Strand\n\nGST WITHHOLDING NOTICE\n\nThe supplier gives notice that the recipient must withhold $58,181.'
    const doc = docOf(`${FORM}\f${OWN}\f${setOf('GENERAL CONDITIONS')}\f${notice}`)
    expect(doc.blocks.find(({ text }) => text.includes('must withhold'))?.zone).not.toBe(
      'general-conditions',
    )
  })
})

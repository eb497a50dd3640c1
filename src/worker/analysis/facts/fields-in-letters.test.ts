import { expect, test } from 'vitest'

import { readLayout } from './testing/read-layout.ts'

const LETTERHEAD =
  'Corrigan Vale Rates Office\n9 Assembly Street, Corrigan NSW 2651\n\n12 October 2026\n\nHarrow Conveyancing\n2/41 Mercer Street\nCORRIGAN NSW 2651\n\nDear Ms Harrow\n\n'

test.each([
  [
    'below the greeting',
    `${LETTERHEAD}Rates at 17 Plover Lane, Mathoura Creek NSW 2710 (Lot 6 on DP 120884)\n\nThe rates for the year are as follows.\n`,
  ],
  [
    'behind the plan and the lot',
    'Vale Strata Agency\n9 Assembly Street, Corrigan NSW 2651\n\nStrata Plan 40122, Lot 6: 17 Plover Lane, Mathoura Creek NSW 2710\n\nThe levies for the year are as follows.\n',
  ],
])(
  'takes for the property what a letter is about, %s, and not where its writer sits',
  (_, text) => {
    expect(readLayout(text)['address']).toMatch(
      /^(?:Lot 6, )?17 Plover Lane, Mathoura Creek NSW 2710$/,
    )
  },
)

test.each([
  ['Sale by Odette Marie Quill of 17 Plover Lane, Mathoura Creek NSW 2710'],
  [
    'You are buying 17 Plover Lane, Mathoura Creek NSW 2710 from Odette Marie Quill. She moves in May.',
  ],
  ['We act for the seller, Odette Marie Quill, in her sale of the house.'],
  ['The vendor on the title is Odette Marie Quill.'],
  ['Odette Marie Quill, who is the seller of the house, asked me to write to you.'],
  ['Ordered for the seller, O M Quill. Odette Marie Quill has held the land since 2011.'],
])('reads who sells from the prose of a letter: %s', (sentence) => {
  expect(readLayout(`${LETTERHEAD}About the house\n\n${sentence}\n`)['vendors']).toEqual([
    'Odette Marie Quill',
  ])
})

test.each([
  ['Letter of the vendor to the buyer, who may look at the books.'],
  ['The price is paid to the seller at settlement. Bring the keys to the Agent.'],
  ['Vendor: not told. Purchaser: FOR INFORMATION ONLY'],
])('takes nobody for a party where none is named: %s', (sentence) => {
  expect(readLayout(`${LETTERHEAD}About the house\n\n${sentence}\n`)).toMatchObject({
    vendors: [],
    purchasers: [],
  })
})

test('reads both parties of a letter in one line', () => {
  const text = `${LETTERHEAD}From: Odette Marie Quill as seller To: Bram Aldous Tully as buyer, dated 4 May 2026\n`
  expect(readLayout(text)).toMatchObject({
    vendors: ['Odette Marie Quill'],
    purchasers: ['Bram Aldous Tully'],
  })
})

test('takes the fields below the name of an owner for no further owner', () => {
  const text =
    'TITLE PAPERS\nRegister search of the folio\nVendor and registered owner: Odette Marie Quill\nCouncil: Corrigan Regional Council\nCurrent folio: 6/120884\n'
  expect(readLayout(text)['vendors']).toEqual(['Odette Marie Quill'])
})

test('takes the agent of the seller and the way of sale for nobody who sells', () => {
  const text = `${LETTERHEAD}Agent for the Seller: Odette Marie Quill\nSale by Public Auction of the house\n`
  expect(readLayout(text)['vendors']).toEqual([])
})

test('reads the lot and its plan from the cells of a notice’s head', () => {
  const text =
    'Quill Strata\tLEVY NOTICE\nStrata managing agents\tPlan\tSP 40122\nPO Box 9, Corrigan\tLot\t6\nAdministrative Fund, quarterly levy\t$759.00\n'
  expect(readLayout(text)['lotPlan']).toBe('Lot 6 SP40122')
})

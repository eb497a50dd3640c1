import { describe, expect, it } from 'vitest'

import { docOf } from './doc-of.ts'

const FORM = `Contract for the sale and purchase of land

vendor: Ida Marsh

purchaser: Noel Quist

price: $900,000

deposit: $90,000`
const NOTICES = `IMPORTANT NOTICE TO VENDORS AND PURCHASERS

Before signing this contract you should understand your rights.

WARNING - SMOKE ALARMS

The owners of some buildings must have smoke alarms.

COOLING OFF PERIOD

1 This is a statement required by law.

2 The purchaser may rescind within five business days.

WARNINGS

1. Various Acts affect the parties.

2. A purchaser should be satisfied that finance will be available.`
const AUCTION = `AUCTION CONDITIONS

(a) The vendor's reserve price must be given in writing before the auction.

(b) The highest bidder is the purchaser.

(c) The auctioneer decides a disputed bid.

(d) A bid cannot be taken back after the hammer.`
const CLAUSES = `1.1 In this contract the completion date is the date on page 1.

2 Deposit

2.1 The purchaser must pay the deposit to the depositholder.

3 Transfer

3.1 The purchaser must serve the transfer.`
const OWN = `SPECIAL CONDITIONS

4. Interest. The purchaser must pay interest at 12% if it settles late.`

describe('printed clauses begin behind the notices that a form prints before them', () => {
  it.each([
    [
      'with the words of sale, on the page of the notices',
      `${NOTICES}\n\nThe vendor sells and the purchaser buys the property under these provisions.\n\n1 Definitions\n\n${CLAUSES}`,
    ],
    [
      'with the words of sale, behind the auction conditions',
      `${NOTICES}\n\n${AUCTION}\fThe vendor sells and the purchaser buys the property for the price.\n\n1. Interpretation\n\n${CLAUSES}`,
    ],
    [
      'of a seller and a buyer',
      `${NOTICES}\fThe Seller agrees to sell to the Buyer and the Buyer agrees to buy the Property.\n\n1. DEFINITIONS\n\n${CLAUSES}`.replace(
        'to the Buyer and',
        'and',
      ),
    ],
    [
      'by their first clause alone',
      `${NOTICES}\n\n${AUCTION}\n\n1. Definitions and interpretation\n\n${CLAUSES}`,
    ],
  ])('%s', (_, printed) => {
    const doc = docOf(`${FORM}\f${printed}\f${OWN}`)
    const zoneOf = (words: string) => doc.blocks.find(({ text }) => text.includes(words))?.zone
    expect(zoneOf('pay the deposit to')).toBe('general-conditions')
    expect(zoneOf('serve the transfer')).toBe('general-conditions')
    expect(zoneOf('interest at 12%')).toBe('special-conditions')
    expect(zoneOf('smoke alarms.')).toBe('statutory-notice')
    const auction = printed.includes(AUCTION) ? 'auction-conditions' : undefined
    expect(zoneOf('after the hammer')).toBe(auction)
  })
})

describe('printed clauses begin behind what a form has signed only by some', () => {
  it.each([
    'GUARANTEE (only where the Buyer is a company)\n\nEach director guarantees to the Seller what the Buyer owes.\n\nThis guarantee goes on although the Seller gives time.\n\nDirector: ______\n\n[not completed]',
    'DISPUTES\n\nA party may ask the Law Society to help.\n\nMediation may be asked for.\n\nA party who delays may lose a right.\n\nAn agent may fill in the date.',
  ])('%s', (tail) => {
    const doc = docOf(`${FORM}\f${tail}\f1. Definitions and interpretation\n\n${CLAUSES}\f${OWN}`)
    const zoneOf = (words: string) => doc.blocks.find(({ text }) => text.includes(words))?.zone
    expect(zoneOf('pay the deposit to')).toBe('general-conditions')
    expect(zoneOf('serve the transfer')).toBe('general-conditions')
    expect(zoneOf('interest at 12%')).toBe('special-conditions')
  })
})

it('rules of an auction that begin with their own terms stay rules of an auction', () => {
  const doc = docOf(
    `${FORM}\fAUCTION CONDITIONS\n\n1. Definitions\n\nA bidder is a person who bids.\n\n2. The highest bidder is the purchaser.\f${OWN}`,
    { learned: null },
  )
  expect(doc.pageKinds).toEqual(['contract-form', 'auction-conditions', 'special-conditions'])
})

it('the points of a notice open no clauses', () => {
  const doc = docOf(`${FORM}\f${NOTICES}\n\n3. Ask your solicitor.\f${OWN}`, { learned: null })
  expect(doc.pageKinds).toEqual(['contract-form', 'statutory-notice', 'special-conditions'])
})

describe('the finance clause that Western Australia prints', () => {
  const schedule = `CONTRACT FOR SALE OF LAND BY OFFER AND ACCEPTANCE

SCHEDULE

Purchase price: $618,000

LATEST TIME: 4pm on 30 November 2026`

  it('is printed for all where it counts the duties of the buyer', () => {
    const doc = docOf(
      `${schedule}\n\nFINANCE CLAUSE\n\n1. BUYER'S OBLIGATION TO APPLY FOR FINANCE\n\n(a) The Buyer must apply at once.\f${OWN}`,
      { learned: null },
    )
    expect(doc.blocks.find(({ text }) => text.includes('apply at once'))?.zone).toBe(
      'general-conditions',
    )
  })

  it.each([
    ['filled in', `${schedule}\n\nFINANCE CLAUSE\n\nLender: any bank\n\nAmount: $500,000`],
    [
      'of the parties',
      `${schedule}\f${OWN}\n\nFINANCE CLAUSE\n\n1. The Buyer must obtain a loan of $500,000 by 3 May.`,
    ],
  ])('is a term where it is %s', (_, text) => {
    const doc = docOf(text, { learned: null })
    expect(doc.blocks.at(-1)?.zone).not.toBe('general-conditions')
  })
})

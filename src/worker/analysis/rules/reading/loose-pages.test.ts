import { expect, test } from 'vitest'

import { patternFault } from '../../wording/testing/pattern-fault.ts'
import { readingOf } from '../testing/reading-of.ts'
import { bindsNobody, isAdvert, LOOSE_PAGES } from './loose-pages.ts'

function lastPage(lines: string) {
  const { reading } = readingOf(`[contract-form]\nContract of sale\n${lines}`, {
    kind: 'contract-form',
    state: 'TAS',
  })
  const block = reading.doc.blocks.at(-1)
  if (block === undefined) throw new Error('no block')
  return { advert: isAdvert(reading.doc, block), loose: bindsNobody(reading.doc, block) }
}

test.for(Object.entries(LOOSE_PAGES))('the pattern %s is bounded', ([, pattern]) => {
  expect(patternFault(pattern)).toBeNull()
})

test.for([
  '[annexure] Port Realty\n23 Tarleton Street, 3 bed, 1 bath\nThree sunny bedrooms and a deep garden.\nWe make no warranty as to its accuracy and accept no liability for any error.',
  '[other] Fact sheet\nPrice guide $720,000\nMove in or invest, in a leafy and quiet street.',
  '[annexure] Marchetti Homes\nFor sale by offers from $640,000\nDisclaimer: the particulars have been prepared from information supplied by the seller.',
  '[annexure] Port Realty\nPrice guide $720,000, three sunny bedrooms.\nPurchasers must make and rely on their own enquiries.',
  '[other] Brightwater fact sheet\nFour bedrooms, move in or invest.\nBuyers must satisfy themselves by their own inquiries; we have not verified it.',
  '[annexure] Coast Homes\nOffers above $800,000, 4 bed.\nWe do not warrant its accuracy; a buyer must rely on its own inspection.',
])('an advertisement is known by two of its signs: %s', (lines) => {
  expect(lastPage(lines)).toEqual({ advert: true, loose: true })
})

test.for([
  '[other] Ravenscroft Lyle\nDear Colleague\nWe enclose the contract and the sketch (old, no warranty given as to its condition).',
  '[annexure] Harkness Conveyancing\nDear Ms Orr\nPlease find our draft transfer.\nKindly settle not later than seven days before completion.',
  '[other] Calloway Lawyers\nDear Buyers\nThe documents are attached.\nYours faithfully',
])('with a covering letter nobody is bound: %s', (lines) => {
  expect(lastPage(lines)).toEqual({ advert: false, loose: true })
})

test.for([
  '[annexure] Schedule of finishes\nThree bedrooms with carpet, two bath rooms tiled to 2.1 m.',
  '[annexure] Side letter\nDear Buyer\nWe enclose the contract. By signing this below you agree to pay the agent.',
  '[annexure] Conditions\nFor sale of lot 4, 3 bed, with price guide.\nThe Purchaser must accept the leafy outlook as it is.',
])('what may bind is read: %s', (lines) => {
  expect(lastPage(lines).loose).toBe(false)
})

import { expect, it } from 'vitest'

import { termsOf } from './passages.ts'
import { readingOf } from './testing/reading-of.ts'

const OWN = [
  'The Purchaser must sign any deed of novation that the Developer asks for, and must not delay settlement for defects.',
  'The Purchaser must not object, claim compensation or rescind because of any such change.',
  'The Purchaser must not lodge a caveat before registration of the plan.',
  'The Purchaser irrevocably appoints the Developer its attorney to vote at meetings of the owners corporation.',
  'The Developer may in its absolute discretion extend the sunset date by notice to the Purchaser.',
  'The Purchaser indemnifies the Developer against all loss, cost and claim arising from its default.',
  'The Purchaser must not nominate, assign or resell without the consent of the Developer, which it may refuse.',
]

const PRINTED = [
  'The purchaser must pay the deposit to the estate agent, who holds it as stakeholder.',
  'Settlement must take place between the hours of 10 am and 4 pm.',
  'Either party may give a default notice, and the other has fourteen days to comply.',
  'All outgoings must be adjusted between the parties as at the day of settlement.',
  'The vendor bears the risk of the property until settlement.',
  'Interest on the deposit is shared equally if the contract is rescinded by neither party’s fault.',
]

it('reads conditions that only bind the buyer, though they are called general', () => {
  const terms = termsOf(
    readingOf(OWN.join('\n'), { kind: 'general-conditions', state: 'QLD' }).reading.doc,
  )
  expect(terms.map(({ zone }) => zone)).toEqual(OWN.map(() => 'special-conditions'))
})

it('leaves a printed form unread', () => {
  const terms = termsOf(
    readingOf(PRINTED.join('\n'), { kind: 'general-conditions', state: 'QLD' }).reading.doc,
  )
  expect(terms).toEqual([])
})

it('leaves a printed form unread for a hard clause or two in it', () => {
  const text = [...PRINTED, ...PRINTED, ...PRINTED, ...OWN.slice(0, 2)].join('\n')
  const terms = termsOf(readingOf(text, { kind: 'general-conditions', state: 'QLD' }).reading.doc)
  expect(terms).toEqual([])
})

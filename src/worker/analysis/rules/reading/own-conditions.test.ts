import { expect, it } from 'vitest'

import { termsOf } from './passages.ts'
import { readingOf } from '../testing/reading-of.ts'

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

it.each([
  // A developer's terms, though most of them are fair.
  [
    'VIC',
    [
      ...PRINTED,
      'Lot 12 is shown as 164 m2 on the plan.',
      'If fewer than nine townhouses are sold by 30 June 2027 the vendor may cancel this contract.',
    ],
  ],
  [
    'SA',
    [...PRINTED, 'The Deposit of $64,800 is released on 1 March 2027.', 'Allotment 7 is unfenced.'],
  ],
] as const)('reads conditions that name what is sold, and when (%s)', (state, lines) => {
  const { reading } = readingOf(lines.join('\n'), { kind: 'general-conditions', state })
  expect(termsOf(reading.doc)).toHaveLength(lines.length)
})

it('reads on from clause 33, where New South Wales prints no clause', () => {
  const text = [
    '31. Foreign resident capital gains withholding applies.',
    '32. Residential off the plan contract.',
    '33. The purchaser must not lodge a caveat.',
    '34. The vendor may extend the Sunset Date.',
  ].join('\n')
  const { reading } = readingOf(text, { kind: 'general-conditions', state: 'NSW' })
  expect(termsOf(reading.doc).map((passage) => passage.text)).toEqual([
    'The purchaser must not lodge a caveat.',
    'The vendor may extend the Sunset Date.',
  ])
})

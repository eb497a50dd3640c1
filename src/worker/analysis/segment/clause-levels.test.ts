import { expect, test } from 'vitest'

import { docOf } from './doc-of.ts'

const numberOf = (text: string, words: string) =>
  docOf(text, { zone: 'general-conditions' }).blocks.find((block) => block.text.includes(words))
    ?.clause?.number

const CLAUSES = `10 Restrictions on rights of purchaser

10.1 The purchaser cannot make a claim in respect of -

10.1.1 the ownership of any fence;

10.1.2 a service for the property being a joint service;

10.1.3 any change in the property due to fair wear;

10.2 the purchaser cannot rescind only because of a defect.

11 Compliance

11.1 Normally, the vendor must comply with a work order.`

test.each([
  ['ownership of any fence', '10.1.1'],
  ['joint service', '10.1.2'],
  ['fair wear', '10.1.3'],
  ['cannot rescind', '10.2'],
  ['work order', '11.1'],
])(
  'a clause of the third level that begins in small letters is known: "%s" is %s',
  (words, number) => {
    expect(numberOf(CLAUSES, words)).toBe(number)
  },
)

test.each([
  ['7.2.6 the claims must be finalised within 3 months;', '7.2.5 the costs;', '7.2.6'],
  ['3.10 interest is paid on it.', '3.9 The deposit is invested.', '3.10'],
])('the next number opens its clause: "%s"', (text, above, number) => {
  expect(numberOf(`${above}\n\n${text}`, text.slice(8))).toBe(number)
})

test.each(['2.5 metres of the fence', '33.3 square metres more or less', '1.2 times the rent'])(
  'a quantity opens none: "%s"',
  (text) => {
    expect(numberOf(`4.1 The vendor sells the land.\n\n${text}`, text)).toBe('4.1')
  },
)

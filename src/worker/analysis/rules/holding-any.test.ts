import { expect, test } from 'vitest'

import { nextAsker, rememberingTexts, wordings } from '../wording/wordings.ts'
import { type Entry, holdingAny, passagesIn } from './reading/passages.ts'
import { readingOf } from './testing/reading-of.ts'

const { pool, orchard, house, pays } = wordings({
  pool: /\bswimming pool\b/i,
  orchard: /\borchards?\b/i,
  house: /\bhouse\b/i,
  pays: /\bpurchaser must pay\b/i,
})

const { reading } = readingOf(
  [
    'The swimming pool is left full.',
    'The buyer shall pay for the fence.',
    'An orchard stands behind the house.',
    ...Array.from({ length: 600 }, (_, index) => `The vendor keeps shed number ${index}.`),
  ].join('\n\n'),
  { kind: 'special-conditions', state: 'VIC' },
)

type Forms = Parameters<typeof holdingAny>[1]

function heldIn(forms: Forms, ...entries: readonly Entry[]): string[] {
  nextAsker()
  return holdingAny(passagesIn(reading.doc, ['special-conditions']), forms, ...entries).map(
    ({ text }) => text,
  )
}

test('gives the passages in which one of the patterns is found, and no others', () => {
  rememberingTexts(() => {
    expect(heldIn('text', pool, orchard)).toEqual([
      'The swimming pool is left full.',
      'An orchard stands behind the house.',
    ])
    expect(heldIn('text', pays)).toEqual([])
    expect(heldIn('plain', pays)).toEqual(['The buyer shall pay for the fence.'])
  })
})

test('asks all patterns of an entry, each entry in each form', () => {
  rememberingTexts(() => {
    expect(heldIn('text', [pool, orchard])).toEqual([])
    expect(heldIn('text', [orchard, house], pays)).toEqual(['An orchard stands behind the house.'])
    expect(heldIn(['full', 'plain'], [orchard, house], pays)).toEqual([
      'The buyer shall pay for the fence.',
      'An orchard stands behind the house.',
    ])
  })
})

test('gives the same where texts are not remembered', () => {
  expect(heldIn('text', pool)).toEqual(['The swimming pool is left full.'])
})

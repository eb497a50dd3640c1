import { expect, test } from 'vitest'

import type { PageKind } from '#shared/report.ts'

import { topicOf } from './topic-of.ts'

const about = (full: string, zone: PageKind = 'special-conditions') =>
  topicOf({ full, zone, heading: '', block: { kind: 'paragraph' } })

test('tells what a term is about, in words that no rule was written for', () => {
  expect(about('The stakeholder pays the deposit over to the Seller once the pegs are in.')).toBe(
    'deposit',
  )
  expect(
    about('The Purchaser relies on its own inspection and makes no claim for any want of repair.'),
  ).toBe('claims')
})

test('tells what a paper says something of', () => {
  expect(
    about('Borer damage was seen in two floor joists below the laundry.', 'building-report'),
  ).toBe('defects')
  expect(about('Lot 9 owes $4,120 in levies and the lift fund stands at nil.', 'minutes')).toBe(
    'schemeMoney',
  )
})

test('leaves open what words do not tell', () => {
  expect(about('As discussed on Tuesday.')).toBeNull()
})

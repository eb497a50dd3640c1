import { expect, test } from 'vitest'

import { toldKind } from './told-kind.ts'

const read = (text: string, zone: Parameters<typeof toldKind>[1], numbered = false) =>
  toldKind(text, zone, 'VIC', numbered)

test('reads a statement below a title as one of the paper that its words name', () => {
  expect(read('The rear wall is cracked to 9 mm.', 'title-search')).toBe('building-report')
  expect(read('The shed was erected without approval.', 'title-search')).toBe(
    'planning-certificate',
  )
  expect(read('Sewer is not connected.', 'title-search')).toBe('water-certificate')
})

test('leaves the words of a title where they stand', () => {
  expect(read('An easement for drainage is 3 metres wide.', 'title-search')).toBeNull()
})

test('knows the entry of a title at the end of a contract', () => {
  expect(read('4 AX220175 WRIT lodged 4.9.2026', 'special-conditions')).toBe('title-search')
})

test('takes a numbered clause and a bargain for what they are', () => {
  expect(read('The rear wall is cracked.', 'special-conditions', true)).toBeNull()
  expect(read('The purchaser accepts the cracked wall.', 'special-conditions')).toBeNull()
})

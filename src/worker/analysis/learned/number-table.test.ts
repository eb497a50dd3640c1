import { expect, test } from 'vitest'

import { NumberTable } from './number-table.ts'

test('gives every key its place, and none to others', () => {
  const keys = Int32Array.from({ length: 500 }, (_, index) => Math.imul(index + 1, 0x9e_37_79_b9))
  const table = new NumberTable(keys)
  for (const [index, key] of keys.entries()) expect(table.get(key)).toBe(index)
  expect(table.get(12_345)).toBeUndefined()
  expect(table.get(0)).toBeUndefined()
})

test('zero is a key like others', () => {
  expect(new NumberTable(Int32Array.from([0])).get(0)).toBe(0)
})

test('an empty table has no keys', () => {
  expect(new NumberTable(new Int32Array(0)).get(7)).toBeUndefined()
})

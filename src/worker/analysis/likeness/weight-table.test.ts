import { expect, test } from 'vitest'

import { WeightTable } from './weight-table.ts'

test('gives every feature its weight, and none to others', () => {
  const features = Int32Array.from({ length: 500 }, (_, index) =>
    Math.imul(index + 1, 0x9e_37_79_b9),
  )
  const weights = Int8Array.from({ length: 500 }, (_, index) => (index % 250) - 125 || 1)
  const table = new WeightTable(features, weights, 0.5)
  for (const [index, feature] of features.entries()) {
    expect(table.get(feature)).toBe((weights[index] ?? 0) * 0.5)
  }
  expect(table.get(12_345)).toBeUndefined()
  expect(table.get(0)).toBeUndefined()
})

test('an empty table has no weights', () => {
  expect(new WeightTable(new Int32Array(0), new Int8Array(0), 1).get(7)).toBeUndefined()
})

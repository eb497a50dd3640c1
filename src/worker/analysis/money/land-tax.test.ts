import { it } from 'vitest'

import { landTax } from './land-tax.ts'

it('gives the worked examples of Victoria and New South Wales', ({ expect }) => {
  expect(landTax('VIC', 420_000_00).cents).toBe(1_710_00)
  expect(landTax('VIC', 49_999_00).cents).toBe(0)
  expect(landTax('VIC', 50_000_00).cents).toBe(500_00)
  expect(landTax('VIC', 1_000_000_00).cents).toBe(4_650_00)
  expect(landTax('NSW', 1_500_000_00).cents).toBe(6_900_00)
  expect(landTax('NSW', 1_075_000_00).cents).toBe(0)
})

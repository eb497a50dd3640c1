import { it } from 'vitest'

import { interestCents } from './default-interest.ts'

it('charges a year of interest for 365 days', ({ expect }) => {
  expect(interestCents(1_000_000_00, 12, 365)).toBe(120_000_00)
  expect(interestCents(765_000_00, 12, 1)).toBe(251_51)
})

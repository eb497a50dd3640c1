import { expect, it } from 'vitest'

import { shareTold } from './share-told.ts'

it.for<readonly [text: string, shareCents: number, wholeCents: number]>([
  ['Lift: $9,600.00, being 48/1,000 of $200,000.00.', 960_000, 20_000_000],
  ['Raised $150,000; your share, 12 out of 400, is $4,500.', 450_000, 15_000_000],
  ['$61,333 raised, of which 7/92ths, $4,667, on this lot', 466_700, 6_133_300],
])('tells the part from the whole by the fraction: %s', ([text, shareCents, wholeCents]) => {
  expect(shareTold(text)).toEqual({ shareCents, wholeCents })
})

it.for([
  'Paid $9,600.00 on 4/8/2026 and $200,000.00 on 5/9/2026.',
  'Lift: $9,700.00, being 48/1,000 of $200,000.00.',
  'Lift: $200,000.00, 48/1,000 for this lot.',
])('takes no sum for a share that no fraction proves: %s', (text) => {
  expect(shareTold(text)).toBeNull()
})

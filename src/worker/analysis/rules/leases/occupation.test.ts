import { expect, test } from 'vitest'

import { readingOf } from '../testing/reading-of.ts'
import { vacancyToldIn } from './occupation.ts'

const told = (lines: string) =>
  vacancyToldIn(readingOf(lines, { kind: 'contract-form', state: 'SA' }).reading.doc)?.text ?? null

test.for([
  // How two buyers hold the land, beside a box that answers another question.
  '[contract-form] Contract\nForeign person? | ☐ Yes ☒ No | Tenancy of purchase | ☒ Joint tenants ☐ Tenants in common',
  '[particulars] Schedule\nRegistered for GST: No | Tenancy in common in shares of | one half',
  '[contract-form] Contract\nForeign person? | ☒ No | Occupants | R. Odgers and M. Tull',
  // Whether the lease will be gone is not whether there is one.
  '[vendor-statement] Form 1\n1.4 Lease, agreement for lease or licence | ☒ | Residential tenancy; see attachment. Discharged or satisfied at settlement: NO',
  '[vendor-statement] Form 1\n1.4 Tenancy agreement: applies. Will this be discharged or satisfied prior to or at settlement? NO',
])('no vacancy is told by %s', (lines) => {
  expect(told(lines)).toBeNull()
})

test.for([
  '[vendor-statement] Form 1\n1.4 Lease, agreement for lease or licence: not applicable',
  '[contract-form] Contract\nTenancies: none',
  '[contract-form] Contract\nPossession | ☒ Vacant possession ☐ Subject to the tenancy below',
])('a vacancy is told by %s', (lines) => {
  expect(told(lines)).not.toBeNull()
})

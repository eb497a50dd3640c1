import { expect, test } from 'vitest'

import { docOf } from '../segment/doc-of.ts'
import { recogniseZoning } from './zoning.ts'

function zoneOf(answer: string): string | undefined {
  const doc = docOf(
    `LIMITED PLANNING AND DEVELOPMENT CERTIFICATE\nLot 4 on RP90001\nZone: ${answer}`,
    {
      state: 'QLD',
    },
  )
  return recogniseZoning(doc)?.value
}

test.each([
  ['Limited development (constrained land) zone', 'Limited development (constrained land)'],
  ['Emerging community zone', 'Emerging community'],
  [
    'Low density residential zone. Development of a shed needs no permit.',
    'Low density residential',
  ],
])('reads the zone in %s', (answer, zone) => {
  expect(zoneOf(answer)).toBe(zone)
})

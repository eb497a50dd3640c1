import { expect, test } from 'vitest'

import { docOf } from '../segment/doc-of.ts'
import { recogniseZoning } from './zoning.ts'

test('reads the zone in an answer of its own below one about the adjoining land', () => {
  const doc = docOf(
    '[contract-form] Contract for sale, Australian Capital Territory, Gungahlin ACT 2912\n' +
      '[planning-certificate] Lease conveyancing inquiry\n' +
      '8 Development application on adjoining blocks | No\n' +
      '9 Territory Plan zone | RZ1 Suburban Zone',
  )
  expect(recogniseZoning({ ...doc, state: 'ACT' })?.value).toBe('RZ1 Suburban Zone')
})

test('reads the zone with its name behind a line of dots', () => {
  const doc = docOf('[planning-certificate] Planning certificate\nZone ........ RL (Rural Living)')
  expect(recogniseZoning({ ...doc, state: 'NT' })?.value).toBe('RL (Rural Living)')
})

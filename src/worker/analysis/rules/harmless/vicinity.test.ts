import { expect, test } from 'vitest'

import { passagesIn } from '../reading/passages.ts'
import { readingOf } from '../testing/reading-of.ts'
import { isVicinity } from './vicinity.ts'

test.each([
  'Land to the north is in Zone C2 Environmental Conservation.',
  'Next land: RE1 Public Recreation; SP2 Infrastructure (road).',
  'The land at 114 to 120 Sample Road, which adjoins, is affected by an Environmental Audit Overlay.',
  'Adjoining land: Commercial 1 Zone.',
  'The lot behind, which is across the lane, is zoned industrial.',
  'Lots across the creek are in the Rural Zone.',
  'The site opposite is in the Industrial 1 Zone.',
  'Part of the land on the other side of the highway is reserved for a road.',
  'Close to this land but not on it: Heritage Overlay HO19.',
])('what is said of other land lies in the vicinity: %s', (line) => {
  expect(vicinityOf(line)).toBe(true)
})

test.each([
  'The land is in Zone C2 Environmental Conservation.',
  'The land to the north boundary is zoned RE1 Public Recreation.',
  'The lot adjoins a quarry and is in the buffer of it.',
  'Land within the lot along the creek is reserved for a park.',
  'The land at 9 Sample Road is affected by an Environmental Audit Overlay.',
])('what is said of the land does not: %s', (line) => {
  expect(vicinityOf(line)).toBe(false)
})

function vicinityOf(line: string): boolean {
  const { reading } = readingOf(`[planning-certificate]\nZoning\n${line}`, {
    kind: 'planning-certificate',
    state: 'NSW',
  })
  const passage = passagesIn(reading.doc, ['planning-certificate']).at(-1)
  if (passage === undefined) throw new Error('no passage')
  return isVicinity(passage)
}

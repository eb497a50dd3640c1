import { expect, it } from 'vitest'

import { docOf } from '../segment/doc-of.ts'
import { plainness } from './plainest-first.ts'

it.for([
  [
    'No building permit was obtained for the shed built in 2019.',
    '08/08/2019 Carport No Certificate of final inspection 24/10/2019 may be seen at the counter',
  ],
  [
    'Notice 11 August 2026: effluent surfacing below the trenches; replace the system.',
    'Council may issue a Fire Prevention Notice to the owner of any land.',
  ],
  [
    '5.4 Subfloor: eleven of 34 stumps rotted through, floor out of level by 45 mm.',
    'Major defects ☒ ☐ 5.4',
  ],
  ['The wall has rotated and cannot be repaired; lowest tender $186,050.', 'Walls: [X] Not found'],
  [
    'Live termites were seen in the porch on 3 May 2026.',
    'If termites are found, an owner can be asked to treat them.',
  ],
])('puts what is told of this property before print: %s', ([plain, print]) => {
  const doc = docOf(`${print}\n\n${plain}`, { zone: 'annexure' })
  const [first, second] = doc.blocks
  if (first === undefined || second === undefined) throw new Error('two paragraphs are two blocks')
  expect(plainness(doc, [second.span])).toBeGreaterThan(plainness(doc, [first.span]))
})

import { expect, test } from 'vitest'

import { docOf } from '../../segment/doc-of.ts'
import { recogniseOverlays } from './overlays.ts'

const overlays = (answer: string) =>
  recogniseOverlays(
    docOf(
      `Contract for the sale of land in South Australia\n\nData Extract for Section 7 search purposes\n\nPlanning and Design Code\n\nIs the land subject to a Hazards (Flooding) Overlay?\n\n${answer}`,
      { learned: null },
    ),
  ).map(({ value }) => value.code)

test.for(['No. The mapped area ends at the creek.', 'No'])(
  'a question about an overlay that is answered with %s names none',
  (answer) => {
    expect(overlays(answer)).toEqual([])
  },
)

test('a question about an overlay that is answered with yes names it', () => {
  expect(overlays('Yes, in part')).toEqual(['Hazards (Flooding)'])
})

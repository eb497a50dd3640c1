import { describe, it } from 'vitest'

import { readTxt } from '../../extract/txt/read-txt.ts'
import { segment } from '../../segment/segment.ts'
import { recogniseOverlays } from './overlays.ts'
import { ASKED_MAPPING_LAYOUTS } from '../testing/asked-mapping-layouts.ts'
import { MAPPING_LAYOUTS } from '../testing/mapping-layouts.ts'

describe('overlays and mapped constraints', () => {
  for (const [name, text, applies] of [...MAPPING_LAYOUTS, ...ASKED_MAPPING_LAYOUTS]) {
    it(`reads ${name}`, ({ expect }) => {
      const found = recogniseOverlays(segment(readTxt(text))).map(
        ({ value }) => `${value.name} (${value.code})`,
      )
      const named = applies.map(
        (word) =>
          found.find((one) => one.toLowerCase().includes(word.toLowerCase())) ?? `no ${word}`,
      )
      expect(found.toSorted()).toEqual(named.toSorted())
    })
  }

  it('takes a time that grows with the length of a list and not with its square', ({ expect }) => {
    const rows = Array.from({ length: 6_000 }, (_, index) => `Flood hazard overlay ${index}	Yes`)
    const text = `COUNCIL PROPERTY REPORT Queensland\nOverlays that apply:\n${rows.join('\n')}`
    const doc = segment(readTxt(text))
    const started = performance.now()
    recogniseOverlays(doc)
    expect(performance.now() - started).toBeLessThan(4_000)
  })
})

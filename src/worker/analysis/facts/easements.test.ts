import { describe, it } from 'vitest'

import { readTxt } from '../extract/txt/read-txt.ts'
import { segment } from '../segment/segment.ts'
import { recogniseEasements } from './easements.ts'
import { recogniseLotPlan } from './lot-plan.ts'
import { EASEMENT_LAYOUTS } from './testing/easement-layouts.ts'

describe('easements of titles, plans, schedules and statements', () => {
  for (const [name, text, expected] of EASEMENT_LAYOUTS) {
    it(`reads ${name}`, ({ expect }) => {
      const doc = segment(readTxt(text))
      const found = recogniseEasements(doc, recogniseLotPlan(doc)?.value ?? null).map(
        ({ value }) => `${value.purpose}${value.burdens ? '' : ' (benefit)'}`,
      )
      expect(found.toSorted()).toEqual(expected.toSorted())
    })
  }
})

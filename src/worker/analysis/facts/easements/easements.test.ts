import { describe, it } from 'vitest'

import { readTxt } from '../../extract/txt/read-txt.ts'
import { segment } from '../../segment/segment.ts'
import { easementPurpose } from './easement-purpose.ts'
import { recogniseEasements } from './easements.ts'
import { recogniseLotPlan } from '../title/lot-plan.ts'
import { EASEMENT_LAYOUTS } from '../testing/easement-layouts.ts'

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

describe('what an easement is for', () => {
  it.for([
    ['a pipeline and services easement in gross in favour of TasWater', 'water and sewerage'],
    ['Pipeline easement 4.00 wide to the Water Corporation', 'water and sewerage'],
    ['easement for a rising main and pipeline to Hunter Water', 'water and sewerage'],
    ['Pipeline easement to Tasmanian Gas Pipeline Pty Ltd', 'gas'],
    ['high pressure pipeline licence 12', 'gas'],
    ['easement for gas supply beside the water main', 'gas'],
  ] as const)('%s: %s', ([text, purpose], { expect }) => {
    expect(easementPurpose(text)).toBe(purpose)
  })
})

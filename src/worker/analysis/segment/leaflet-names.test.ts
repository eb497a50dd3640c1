import { expect, test } from 'vitest'

import { leafletNamed } from './leaflet-names.ts'

test.for([
  ['INFORMATION SHEET FOR HOME BUYERS', 'of-everybody'],
  ['Property fact sheet', 'of-property'],
  ["Agent's disclosure", 'of-property'],
  ["Agent's report check list", 'of-everybody'],
  ['NOTICE TO POOL OWNER', null],
  ['A guide to what the policy covers', null],
  ['Findings of the inspection', null],
] as const)('“%s” names a sheet %s', ([heading, named]) => {
  expect(leafletNamed(heading)).toBe(named)
})

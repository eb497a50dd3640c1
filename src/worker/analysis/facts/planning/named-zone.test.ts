import { expect, test } from 'vitest'

import { readTxt } from '../../extract/txt/read-txt.ts'
import { docOf } from '../../segment/doc-of.ts'
import { segment } from '../../segment/segment.ts'
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
  ['Rural residential zone, Precinct B2', 'Rural residential zone, Precinct B2'],
  [
    'Low density residential zone. Development of a shed needs no permit.',
    'Low density residential',
  ],
])('reads the zone in %s', (answer, zone) => {
  expect(zoneOf(answer)).toBe(zone)
})

test.each([
  ['Zone                 Rural Living        Subzone   none', 'Rural Living'],
  [
    'Zone: Suburban Main Street   Overlays   Traffic Generating Development',
    'Suburban Main Street',
  ],
  ['Zone Hills Neighbourhood Subzone nil', 'Hills Neighbourhood'],
  ['Zone    Township Main Street (Z6303)    Valuation ID   6602194411', 'Township Main Street'],
])('takes the label of the next column for no part of the zone: %s', (row, zone) => {
  const text = `PLANSA - DATA EXTRACT FOR SECTION 7 SEARCH PURPOSES\nPlanning and Design Code, South Australia\n${row}\n`
  const found = recogniseZoning(segment(readTxt(text), { state: 'SA' }))
  expect(found?.value.replace(/ \(.*$/, '')).toBe(zone)
})

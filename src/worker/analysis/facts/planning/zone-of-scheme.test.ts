import { expect, test } from 'vitest'

import type { StateCode } from '#shared/report.ts'

import { docOf } from '../../segment/doc-of.ts'
import { recogniseFacts } from '../recognise-facts.ts'
import { recogniseZoning } from './zoning.ts'

function zoneOf(state: StateCode, text: string): string | undefined {
  return recogniseZoning(docOf(`PLANNING CERTIFICATE\n${text}`, { state }))?.value
}

test('a zone of the scheme is known by its name where no label stands before it', () => {
  expect(
    zoneOf(
      'TAS',
      '8 Does the land lie where a dwelling may be used? Yes (2)\n(2) Low Density Residential Zone, Tasmanian Planning Scheme – Sampleton.',
    ),
  ).toBe('Low Density Residential')
  expect(zoneOf('SA', 'Zone / Subzone\tGeneral Neighbourhood (GN) / none')).toBe(
    'General Neighbourhood',
  )
})

test('the neighbour’s zone is not the land’s', () => {
  expect(zoneOf('TAS', 'The quarry on the adjoining land is in the Rural Zone.')).toBeUndefined()
})

test('a zone of another block of the Capital Territory is not the land’s', () => {
  const doc = docOf(
    'LEASE CONVEYANCING ENQUIRY\nBlock 3 Section 44 Division of Wirraway\n\nApplications: Block 12 Section 61: zone CZ4 Local Centre, shop\n\nTerritory Plan zone of the block: RZ2',
    { state: 'ACT' },
  )
  expect(recogniseFacts(doc).zoning?.value).toBe('RZ2')
})

import { expect, it } from 'vitest'

import { docOf } from '../../segment/doc-of.ts'
import { factAt } from '../fact-at.ts'
import type { Outgoing } from '../facts.ts'
import { withSingleHolding } from './land-tax-single-holding.ts'

function othersIn(rows: string, lot: string): number | undefined {
  const doc = docOf(`Land tax assessment notice\n\n${rows}\n\nLand tax payable: $2,420.00`, {
    zone: 'land-tax-certificate',
  })
  const start = doc.text.indexOf('$2,420.00')
  const value: Outgoing = { kind: 'land-tax', annualCents: 242_000, basis: 'as printed' }
  const tax = factAt(doc, value, { start, end: start + 9 }, 80, [])
  const lotPlan = factAt(doc, lot, { start: 0, end: 8 }, 80, [])
  return withSingleHolding(doc, [tax], lotPlan)[0]?.value.otherParcels
}

it.for([
  [
    'Land description\tShare\tTaxable value\n\nLot 11 SP214863\t1/2\t107,000\n\nLot 4 RP196203\t1/1\t415,000\n\nLot 2 RP84417\t1/2\t0 Home – full\n\nTotal taxable value\t792,000',
    'Lot 11 SP214863',
    2,
  ],
  [
    'Property\tSite value\n\n12 Hill Street, Marram\t$310,000\n\n7 Jetty Road, Ember\t$455,000\n\nTotal site value\t$765,000',
    'Lot 3 PS512345',
    1,
  ],
  [
    'Land\tValue\n\nLot 11 SP214863\t107,000\n\nTotal taxable value\t107,000',
    'Lot 11 SP214863',
    undefined,
  ],
  [
    'Land\tValue\n\nLot 1 LP58417\t107,000\n\nLot 2 LP58417\t90,000\n\nTotal taxable value\t197,000',
    'Lot 1 and Lot 2 LP58417',
    undefined,
  ],
] as const)('counts the parcels that are not sold in: %s', ([rows, lot, others]) => {
  expect(othersIn(rows, lot)).toBe(others)
})

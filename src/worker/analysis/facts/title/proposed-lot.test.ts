import { expect, test } from 'vitest'

import { docOf } from '../../segment/doc-of.ts'
import { recogniseLotPlan } from './lot-plan.ts'

const PARENT = 'Parent land\tLot 2 on SP 327655, Title Reference 51260317'

function lotOf(row: string): string | undefined {
  const doc = docOf(`CONTRACT OF SALE OF LAND\n\nPARTICULARS OF SALE\n\n${row}\n${PARENT}\n`)
  return recogniseLotPlan(doc)?.text
}

test('a lot whose plan is still to be registered is what is sold, and not the land to be divided', () => {
  expect(
    lotOf('Lot\tProposed Lot 806 on the Building Plan (SP 341900, unregistered), Level 8'),
  ).toBe('Proposed Lot 806 on the Building Plan (SP 341900, unregistered)')
  expect(lotOf('Lot\tLot 914 on draft plan WF-9-C')).toBe('Lot 914 on draft plan WF-9-C')
  expect(lotOf('Property\tLot 3 on an unregistered strata plan, 8 Kelp Street')).toBe(
    'Lot 3 on an unregistered strata plan',
  )
  expect(
    lotOf('Property\tLot 12, with one car space, in proposed plan of subdivision PS 936118T'),
  ).toBe('Lot 12, with one car space, in proposed plan of subdivision PS 936118T')
})

test('words of a proposed plan without a lot of its own leave the registered lot', () => {
  const registered = 'Lot 2 on SP 327655'
  expect(lotOf(`Land\t${registered}\nPlan\tthe draft plan in annexure B`)).toBe(registered)
  expect(lotOf(`Land\t${registered}, the lots of the draft plan being others`)).toBe(registered)
})

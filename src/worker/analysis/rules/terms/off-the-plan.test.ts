import { expect, test } from 'vitest'

import { readingOf } from '../testing/reading-of.ts'
import { isOffThePlan } from './off-the-plan.ts'

const sells = (clause: string): boolean =>
  isOffThePlan(readingOf(clause, { kind: 'special-conditions', state: 'VIC' }).reading.doc)

test.for([
  '4. Settlement is due 14 days after the day on which the plan of subdivision is registered.',
  '4. If the plan has not been registered by 30 June 2028 either party may end this contract.',
  '4. The sunset date is 1 May 2028.',
  '4. The plan will be lodged. The purchaser pays once the plan has been registered.',
])('a lot whose plan is still to come: %s', (clause) => {
  expect(sells(clause)).toBe(true)
})

test.for([
  '4. The plan of subdivision has been registered. Sections 9AA to 9AH do not apply.',
  '4. The parties note that plan PS812244T is already registered and its lots have titles.',
  '4. The strata plan was registered on 4 May 1998.',
  '4. This is not an off the plan sale.',
])('a lot of a plan that is registered: %s', (clause) => {
  expect(sells(clause)).toBe(false)
})

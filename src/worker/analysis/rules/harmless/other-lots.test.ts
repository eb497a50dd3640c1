import { expect, test } from 'vitest'

import { harmlessAt } from './harmless.ts'
import { OTHER_LOTS_PATTERNS } from './other-lots.ts'
import { RIGHT_SCHEDULE_PATTERNS } from './right-schedule.ts'
import { patternFault } from '../../wording/testing/pattern-fault.ts'
import { readingOf } from '../testing/reading-of.ts'

/** Why the marked words are harmless where lot 27 of DP 4411 is sold. */
function why(text: string) {
  const facts = { lotPlan: ['Lot 27 DP 4411', 'Contract'] as const }
  const { reading, marks } = readingOf(`[particulars]\nContract\n${text}`, {
    kind: 'particulars',
    state: 'NSW',
    facts,
  })
  return harmlessAt(reading, marks[0] ?? { start: 0, end: 0 })
}

test.for(Object.entries({ ...OTHER_LOTS_PATTERNS, ...RIGHT_SCHEDULE_PATTERNS }))(
  'the pattern %s is bounded',
  ([, pattern]) => {
    expect(patternFault(pattern)).toBeNull()
  },
)

const SCHEDULE = `[plan] Instrument
No | Easement, restriction or positive covenant | Burdened lots | Benefited lots
1 Easement for drainage 2 wide | 20 to 29 | each uphill lot
2 Restriction, materials | 1 to 18 | every other lot
3 Positive covenant, detention | 61 to 70 | the Council
`

test.for([
  '[plan] Plan\n«(F) restriction on use of land - floor levels, lots 61 to 70»',
  '[plan] Plan\n«(B) easement for a padmount substation 2.75 wide - Lot 40»',
  '[plan] Plan\n«E-3 carriageway, over lot 14 in favour of lot 27»',
  '[plan] Plan\n«Lots 3, 4 and 5 are subject to a pipeline easement 3 wide.»',
  '[vendor-statement]\n«A drain in an easement lies along the rear of Lots 32 and 33.»',
  '[annexure] Instrument\n«Restriction: lots 1 to 18 may hold one dwelling only.»',
  SCHEDULE.replace('2 Restriction, materials', '«2 Restriction, materials').replace(
    'every other lot',
    'every other lot»',
  ),
  `${SCHEDULE}«3. The proprietor must keep the detention tank in repair.»`,
  `${SCHEDULE}«Terms of restriction numbered 2: no roof of bare metal.»`,
])('lays on other lots: %s', (text) => {
  expect(why(text)).toBe('elsewhere')
})

test.for([
  '[plan] Plan\n«(A) easement to drain water 1.5 wide along the rear of lots 25 to 29»',
  '[plan] Plan\n«Right of way over the land in favour of Lot 26»',
  '[plan] Plan\n«Easement for support of lot 28 over each lot of the plan»',
  '[plan] Plan\n«E-1 drainage over lots 26, 27 and 28»',
  '[title-search]\n«Burdening easement: drainage for 9 Ash Road (Lot 26 on the plan)»',
  '[title-search]\n«Easement for a pipeline affecting lot 5 in DP 1200»',
  '[annexure] Instrument\n«Restriction: every lot may hold one dwelling only, lot 4 included.»',
  SCHEDULE.replace('1 Easement', '«1 Easement').replace('uphill lot', 'uphill lot»'),
  `${SCHEDULE}«1. Nothing may be built on the site of the drain.»`,
])('may lie on this lot: %s', (text) => {
  expect(why(text)).toBeNull()
})

test('passes over what a certificate on the larger lot lays on another lot to be cut from it', () => {
  const of = (words: string) =>
    why(`[planning-certificate] Certificate\n«${words}»\nLand | Lot 12 DP 1266310`)
  const away = [
    'Land reserved for acquisition: land along the creek (in proposed Lot 300) is reserved. No part of Lots 19–38 is.',
    'Flood related development controls | creek corridor (in proposed Lot 300): yes.',
    'The homestead, item I44, stands within proposed Lot 300; its curtilage does not reach any residential lot.',
    'Bush fire prone land: as to part of the residue Lots 60 to 64.',
  ]
  for (const words of away) expect(of(words)).toBe('elsewhere')
  const here = [
    'Flood related development controls | the corridor in proposed Lots 20 to 31: yes.',
    'Bush fire prone land: part of Lot 12 DP 1266310.',
    'Bush fire prone land: part of Lot 12.',
    'Land reserved for acquisition: within proposed Lot 300. A strip of each lot is wanted too.',
    'Heritage: an item stands within proposed Lot 300. The curtilage covers the land.',
  ]
  for (const words of here) expect(of(words)).not.toBe('elsewhere')
})

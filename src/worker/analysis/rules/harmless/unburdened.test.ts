import { expect, test } from 'vitest'

import { ENDED_INSTRUMENT_PATTERNS } from './ended-instruments.ts'
import { ENTRY_FATE_PATTERNS } from './entry-words.ts'
import { harmlessAt } from './harmless.ts'
import { HAS_ENDED_PATTERNS } from './has-ended.ts'
import { patternFault } from '../../wording/testing/pattern-fault.ts'
import { readingOf } from '../testing/reading-of.ts'
import { LIFTED_BELOW_PATTERNS } from './lifted-below.ts'
import { LOST_BELOW_PATTERNS } from './lost-below.ts'
import { UNBURDENED_PATTERNS } from './unburdened.ts'

/** Why the marked words are harmless, read in November 2026. */
function why(text: string) {
  const { reading, marks } = readingOf(`[particulars]\nContract\n${text}`, {
    kind: 'particulars',
    state: 'VIC',
  })
  return harmlessAt(reading, marks[0] ?? { start: 0, end: 0 })
}

const PATTERNS = {
  ...HAS_ENDED_PATTERNS,
  ...ENDED_INSTRUMENT_PATTERNS,
  ...ENTRY_FATE_PATTERNS,
  ...UNBURDENED_PATTERNS,
  ...LIFTED_BELOW_PATTERNS,
  ...LOST_BELOW_PATTERNS,
}

test.for(Object.entries(PATTERNS))('the pattern %s is bounded', ([, pattern]) => {
  expect(patternFault(pattern)).toBeNull()
})

test.for([
  '[plan] Plan\n«No dwelling may be built unless of brick, and this restriction ceases on 31 December 2022.»',
  '[plan] Plan\n«Restriction: one dwelling only, until the thirtieth day of June 2019.»',
  '[vendor-statement]\n«The covenant in instrument C1180 was made to bind only until 1 January 1990.»',
  '[annexure] Code\n«The design guidelines applied up to 30 June 2021.»',
  '[title-search]\n«G402177 RESTRICTIVE COVENANT BURDEN.» EXPIRED 30/6/2004.',
  '[title-search]\n«3 DP440110 RESTRICTION ON THE USE OF LAND NUMBERED (2)»\n7 AN101996 CANCELLATION OF RESTRICTION NUMBERED (2)',
  '[title-search]\n«COVENANT PS600418H»\n[vendor-statement]\nCovenant PS600418H (tiled roofs): ended on 30 November 2020 under its own terms.',
  '[annexure] Council\n«The Owners 13977 FIRE SAFETY ORDER FO 2021/18»\nOur officers were satisfied on every item and the order has been revoked.',
  '[other] Council\n«Re: building notice BN 7 of 2019, 4 Ash Street»\nThe works were inspected. No further action is needed.',
  '[annexure] Letter\n«Enforcement notice EN-22»\nWe confirm that the notice was complied with in 2024.',
  '[annexure] Instrument\n(b) «not to build a house under 110 square metres;»\n(c) to ask for approval,\nand covenants (a), (b) and (c) ceased to bind every lot on 31 December 2014.',
  '[annexure] Instrument\n2. «No dwelling shall be built until a culvert has been laid.»\nThe council wrote in 2007: the restriction numbered 2 is satisfied.',
])('has ended: %s', (text) => {
  expect(why(text)).toBe('ended')
})

test.for([
  '[annexure] Council\n«FIRE SAFETY ORDER FO 2021/18»\nThe order will not be revoked until the works are certified.',
  '[annexure] Council\n«Building notice BN 7»\nItem 1 was complied with but item 2 remains outstanding.',
  '[plan] Plan\n«No dwelling may be built unless of brick, and this restriction ceases on 31 December 2032.»',
  '[plan] Plan\n«The covenant ceases on 31 December 2012 as to (b) and (d) only, and forbids a second dwelling.»',
  '[vendor-statement]\n«The covenant has not been removed, although the developer was wound up.»',
  '[title-search]\n«G402177 RESTRICTIVE COVENANT BURDEN.» EXPIRES 30/6/2044.',
  '[title-search]\n«3 DP440110 RESTRICTION ON THE USE OF LAND NUMBERED (3)»\n7 AN101996 CANCELLATION OF RESTRICTION NUMBERED (2)',
  '[title-search]\n«COVENANT PS600418H»\n[vendor-statement]\nCovenant PS600418H: application to remove it is pending; it would have ended in 2020.',
  '[annexure] Instrument\n(d) «not to keep a caravan;»\nand covenants (a), (b) and (c) ceased to bind every lot on 31 December 2014.',
])('may still bind: %s', (text) => {
  expect(why(text)).toBeNull()
})

test('passes over each overlay below the head of what lies beside the land', () => {
  const text = `[planning-certificate] Report
Other overlays in the vicinity not directly affecting this land
BUSHFIRE MANAGEMENT OVERLAY (BMO)
«SIGNIFICANT LANDSCAPE OVERLAY (SLO)»`
  expect(why(text)).toBe('elsewhere')
  expect(why(text.replace('Other overlays in the vicinity not directly', 'Overlays'))).toBeNull()
})

test.for([
  '[minutes] Minutes\n«The owner of lot 4 moved that dogs be forbidden.» The vote was taken by hand. Two lots for and seven against.',
  '[minutes] Minutes\n«It was proposed to borrow $90,000 for the lift.» Mr Tarn spoke against it. Defeated.',
  '[minutes] Minutes\n«Motion of lot 9 that the caretaker flat be sold to its tenant.» Discussion followed. For: 3, against: 12.',
  '[minutes] Minutes\n«A proposal to ban short letting was read out.»\nNo seconder was found.',
])('what a motion asked for is not done: %s', (text) => {
  expect(why(text)).toBe('denied')
})

test.for([
  '[minutes] Minutes\n«The owner of lot 4 moved that dogs be forbidden.» The vote was taken by hand. Seven lots for and two against.',
  '[minutes] Minutes\n«It was proposed to borrow $90,000 for the lift.» Mr Tarn spoke against it. Carried.',
  '[minutes] Minutes\n«Motion that the levy of May be cancelled.» Discussion followed. Lost.',
  '[minutes] Minutes\n«It was proposed to sell the caretaker flat.» B. Rose moved instead that it be let. Lost.',
  '[annexure] Letter\n«It was proposed to close the lane.» The keys were lost.',
])('a motion that was carried, or whose loss leaves a burden, stays: %s', (text) => {
  expect(why(text)).toBeNull()
})

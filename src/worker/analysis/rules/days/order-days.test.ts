import { describe, it } from 'vitest'

import { orderDays, ORDER_DAY_PATTERNS } from './order-days.ts'
import { patternFault } from '../../wording/testing/pattern-fault.ts'
import { readingOf } from '../testing/reading-of.ts'

describe('the days of orders', () => {
  it.for([
    [
      '2026-11-19',
      '[building-permit] Building services\nBuilding order under section 111 dated 22 July 2026: the studio, erected without a building permit, to be demolished within 120 days.',
    ],
    [
      '2027-02-28',
      '[annexure] FIRE SAFETY ORDER FSO/2026/31\nYou are required to install and complete the items in the schedule by 28 February 2027.',
    ],
    [
      '2027-01-31',
      '[annexure] Shire of Elms\nEnforcement notice dated 3 March 2026 under section 213: the shed must be removed by 31 January 2027.',
    ],
    [
      '2026-05-02',
      '[building-permit] Shire of Elms\nBuilding notice under section 106 dated 3 March 2026: the deck is to be removed within sixty (60) days.',
    ],
    [
      '2026-12-18',
      '[planning-certificate] Council letter\nENFORCEMENT NOTICE\nDear owners.\nThe plant was found with its blower seized. The cottage drains to the same plant.\nYou are required, by 18 December 2026, to replace the plant with one sized for both buildings.',
    ],
    [
      '2027-01-31',
      '[planning-certificate] Statutory notices\n2 | Has a building order been issued that is still on foot? | Yes\nRemark: BO-2025-31, pole shed. Make safe or take down by 31 January 2027.',
    ],
    [
      '2027-03-31',
      '[annexure] Shire of Elms\nOFFICIAL WARNING\nThe windows were replaced without a permit.\nThe owners corporation is to reinstate the windows in timber by 31 March 2027.',
    ],
  ] as const)('%s is read', ([day, text], { expect }) => {
    expect(daysOf(text)).toEqual([day])
  })

  it.for([
    '[annexure] Shire of Elms\nThe order dated 3 March 2026 to remove the deck within 60 days was complied with on 4 April 2026.',
    '[annexure] Shire of Elms\nNotice of rates dated 3 March 2026: you must pay $400 by 31 May 2026.',
    '[annexure] Letter of the manager\nThe painter is booked. Remove the awning by 31 January 2027.',
    '[annexure] Letter\nPlease return the keys by 31 January 2027.',
    '[annexure] Shire of Elms\nYou are required to lodge any objection to the notice by 31 January 2027.',
  ])('nothing is read from: %s', (text, { expect }) => {
    expect(daysOf(text)).toEqual([])
  })

  it.for(Object.entries(ORDER_DAY_PATTERNS))(
    'the pattern %s is bounded',
    ([, pattern], { expect }) => {
      expect(patternFault(pattern)).toBeNull()
    },
  )
})

function daysOf(text: string): string[] {
  const marked = `[particulars]\nContract of sale\n${text}`
  const { reading } = readingOf(marked, { kind: 'particulars', state: 'VIC' })
  return orderDays(reading.doc, reading.facts).map(({ day }) => day)
}

import { describe, it } from 'vitest'

import { readTxt } from '../../extract/txt/read-txt.ts'
import { segment } from '../../segment/segment.ts'
import { recogniseFacts } from '../recognise-facts.ts'

function settlementOf(field: string, clauses = '') {
  const text = `Contract for the sale and purchase of land 2022 edition
vendor\tAnn Marsh
purchaser\tBo Marsh
${field}
price\t$800,000.00
ADDITIONAL CLAUSES
${clauses}
50 Notices. A notice may be sent by email.`
  return recogniseFacts(segment(readTxt(text))).settlement
}

describe('when settlement is due', () => {
  for (const [field, clause, words] of [
    [
      'date for completion\tSee clause 36',
      '36 Completion. The parties must complete within 21 days after the vendor serves the registered plan.',
      /21 days after the vendor serves/,
    ],
    [
      'date for completion\tsee clause 38',
      '38.1 Completion is to happen on the 42nd day after the contract date or, if later, the day the vendor buys.',
      /42nd day after the contract date or, if later/,
    ],
    [
      'settlement date\tAs worked out under special condition 37',
      '37. The estate. The vendor has applied for probate. Settlement is on the twenty-first day after the vendor tells the purchaser that it was granted.',
      /twenty-first day after the vendor tells the purchaser/,
    ],
    [
      'settlement date\tsee special condition 41',
      '41. Settlement is the later of 14 days after the permit and 28 days after the plan is registered.',
      /later of 14 days after the permit and 28 days/,
    ],
    [
      'date for completion\tSee special condition 40 (clause 15)',
      '40.1 The date for completion is the later of: (a) 21 days after the vendor serves the registered plan; and (b) 14 days after it serves an occupation certificate.',
      /21 days after .{10,60}; and \(b\) 14 days after it serves/,
    ],
    [
      'date for completion\tas per special condition 40',
      '40 COMPLETION shall take place on the twenty-first (21st) day after the grant of probate.',
      /twenty-first \(21st\) day after the grant/,
    ],
    [
      'date for completion\t42 days after the contract date or, if probate is not then granted, 14 days after notice of the grant',
      '',
      /14 days after notice/,
    ],
    [
      'Settlement Date\t30 days from acceptance, or 7 days after the discharge is ready, whichever is later',
      '',
      /whichever is later/,
    ],
  ] as const) {
    it(`reads the whole of what is agreed: ${field}`, ({ expect }) => {
      expect(settlementOf(field, clause)?.text).toMatch(words)
    })
  }

  for (const field of [
    'SETTLEMENT DAY: Friday 18 December 2026',
    'balance\tthe rest on 18 December 2026, which is the Settlement Date',
  ]) {
    it(`reads a day: ${field}`, ({ expect }) => {
      expect(settlementOf(field)?.value).toEqual({ kind: 'date', date: '2026-12-18' })
    })
  }

  it('takes nothing of a clause on another time', ({ expect }) => {
    expect(
      settlementOf(
        'date for completion\tsee clause 36',
        '36 Requisitions. The vendor answers within 14 days after service.',
      )?.value,
    ).toBeUndefined()
  })
})

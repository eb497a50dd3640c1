import { describe, it } from 'vitest'

import { docOf } from '../../segment/doc-of.ts'
import { patternFault } from '../../wording/testing/pattern-fault.ts'
import { LOT_CALL_PATTERNS, lotCalls } from './lot-calls.ts'
import { OWN_ENTITLEMENT_PATTERNS } from './own-entitlement.ts'

const HEAD = 'UNIT TITLE SALE CERTIFICATE\nsection 119 Unit Titles (Management) Act 2011\n\n'

const ALL = { ...LOT_CALL_PATTERNS, ...OWN_ENTITLEMENT_PATTERNS }

describe('the parts of a special levy of one lot', () => {
  it.for([
    [
      'Special purpose fund "facade"\t$12,288.00\tin three calls: $4,096.00 due 1/9/26, 1/3/27 and 1/9/27',
      4_096_00,
      ['2026-09-01', '2027-03-01', '2027-09-01'],
    ],
    [
      'Special levy for the lift: $9,600.00, in three instalments of $3,200.00 on 1 November 2026, 1 February 2027 and 1 May 2027.',
      3_200_00,
      ['2026-11-01', '2027-02-01', '2027-05-01'],
    ],
    [
      'One-off contribution $5,000.00 by two payments of $2,500.00 due 1 December 2026 and 1 June 2027',
      2_500_00,
      ['2026-12-01', '2027-06-01'],
    ],
  ] as const)('is told with its days: %s', ([text, cents, days], { expect }) => {
    expect(lotCalls(docOf(HEAD + text))).toMatchObject([{ cents, days }])
  })

  it.for([
    'Administrative fund $2,800.00 in four instalments of $700.00 due 1 August 2026 and 1 November 2026',
    'Special levy of $96,000.00 on all lots in two calls of $48,000.00 due 1 August 2026 and 1 March 2027',
    'Special levy $9,600.00 proposed, in two parts of $4,800.00 on 1 May 2027 and 1 August 2027',
    'Special levy $9,600.00 in parts: $3,200.00 due 1 May 2027 and 1 August 2027',
  ])('is not told of other sums: %s', (text, { expect }) => {
    expect(lotCalls(docOf(HEAD + text))).toEqual([])
  })

  it.for(Object.entries(ALL))('has a bounded pattern: %s', ([, pattern], { expect }) => {
    expect(patternFault(pattern)).toBeNull()
  })
})

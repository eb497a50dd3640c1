import { describe, it } from 'vitest'

import { docOf } from '../../segment/doc-of.ts'
import { patternFault } from '../../wording/testing/pattern-fault.ts'
import { LOT_LEVY_PATTERNS, lotLevies } from './lot-levies.ts'
import { OWN_ENTITLEMENT_PATTERNS } from './own-entitlement.ts'

const HEAD = 'UNIT TITLE SALE CERTIFICATE\nsection 119 Unit Titles (Management) Act 2011\n\n'

const ALL = { ...LOT_LEVY_PATTERNS, ...OWN_ENTITLEMENT_PATTERNS }

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
    const dues = days.map((day) => ({ cents, day }))
    expect(lotLevies(docOf(HEAD + text), null)).toMatchObject([{ dues }])
  })

  it.for([
    [
      'Special contributions\n\nFaçade panels, resolved 18 June 2026\t$11,200.00 for the Lot\n\nfirst half 1 September 2026\t$5,600.00\tpaid\n\nsecond half 1 March 2027\t$5,600.00\tnot yet due',
      11_200_00,
      [{ cents: 5_600_00, day: '2027-03-01' }],
    ],
    [
      'Special contributions\t2024 lift, $900 per lot: paid by every owner. Closed. 2026 balconies: lot 7 share $8,800, in two parts. See minute 6. First part, $4,400, paid by lot 7 on 30 June 2026. Second part due 1 December 2026.',
      8_800_00,
      [{ cents: 4_400_00, day: '2026-12-01' }],
    ],
    [
      'B. SPECIAL CONTRIBUTIONS\n\nDetermined at EGM 11 June 2026, awning ties: scheme total $180,000.00\n\nShare of lot 7\t$20,160.00\tin 4 equal payments: 1/12/26\t1/3/27\t1/6/27\t1/9/27',
      20_160_00,
      ['2026-12-01', '2027-03-01', '2027-06-01', '2027-09-01'].map((day) => ({
        cents: 5_040_00,
        day,
      })),
    ],
    [
      'Special contribution\tResolved 2 July 2026 for the pump house: $7,300.00 for lot 7, due 15 January 2027',
      7_300_00,
      [{ cents: 7_300_00, day: '2027-01-15' }],
    ],
    [
      'Special levy for the roof: payable by this lot $6,000.00 in three instalments of $2,000.00: 1/9/2026 (paid), 1/12/2026, 1/3/2027',
      6_000_00,
      [
        { cents: 2_000_00, day: '2026-12-01' },
        { cents: 2_000_00, day: '2027-03-01' },
      ],
    ],
    [
      'Special contributions\tLift and landing: $9,600.00, being 48/1,000 of $200,000.00',
      9_600_00,
      null,
    ],
    ['Special levy for the roof: $6,000.00 for this lot, in instalments.', 6_000_00, null],
    [
      'Special levy for the roof: $6,000.00 for this lot. First instalment $2,000.00 paid. Further instalments will be notified.',
      6_000_00,
      null,
    ],
  ] as const)(
    'tells what is not paid yet of what falls on the lot: %s',
    ([text, cents, dues], { expect }) => {
      expect(lotLevies(docOf(HEAD + text), '7')).toMatchObject([{ cents, dues }])
    },
  )

  it.for([
    'Administrative fund $2,800.00 in four instalments of $700.00 due 1 August 2026 and 1 November 2026',
    'Special levy of $96,000.00 on all lots in two calls of $48,000.00 due 1 August 2026 and 1 March 2027',
    'Special levy $9,600.00 proposed, in two parts of $4,800.00 on 1 May 2027 and 1 August 2027',
    'Special levy $9,600.00 in parts: $3,200.00 due 1 May 2027 and 1 August 2027',
    'Special levy: $9,600.00 for lot 12, due 1 May 2027',
    'Special levy for the lift: $9,600.00 for lot 12, being 48/1,000 of $200,000.00',
    'Special levy for the lift, lost: $9,600.00 would be 48/1,000 of $200,000.00',
    'Special levies: none.\n\nOrdinary levies: $900.00 for lot 7 per quarter, due 1 May 2027',
    'Special levy for the lift: $9,600.00 for lot 7, paid in full',
  ])('is not told of other sums: %s', (text, { expect }) => {
    expect(lotLevies(docOf(HEAD + text), '7')).toEqual([])
  })

  it.for(Object.entries(ALL))('has a bounded pattern: %s', ([, pattern], { expect }) => {
    expect(patternFault(pattern)).toBeNull()
  })
})

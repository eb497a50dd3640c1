import { describe, it } from 'vitest'

import type { Facts } from '../../facts/facts.ts'
import { NO_FACTS } from '../../facts/testing/no-facts.ts'
import { docOf } from '../../segment/doc-of.ts'
import { instalmentDaysIn } from '../days/instalment-days.ts'
import { schemeLevies } from './scheme-levy.ts'

const MINUTES = 'MINUTES OF THE ANNUAL GENERAL MEETING'
const LEVY =
  'It was resolved that $500,000 be raised from all owners by unit entitlement, payable in two equal parts on 1 March and 1 June 2027.'

describe('the share of a lot in a levy', () => {
  it('is its units over those of all lots, with the days', ({ expect }) => {
    const [levy] = leviesOf(
      `TITLE SEARCH\n\nSCHEDULE OF UNIT ENTITLEMENT\n\nLOT\tENT\n\n4\t50\n\nAGGREGATE\t1,000\n\n${MINUTES}\n\n${LEVY}`,
    )
    expect(levy).toMatchObject({
      shareCents: 25_000_00,
      units: 50,
      total: 1000,
      days: ['2027-03-01', '2027-06-01'],
    })
  })

  it('is read from a row about the lot of the paper, and is not lost by how the rest is paid', ({
    expect,
  }) => {
    const [levy] = leviesOf(
      `STRATA INFORMATION CERTIFICATE\n\nLot\t4\n\nUnit entitlement of the lot\t50\tof an aggregate of\t1,000\n\n${MINUTES}\n\n3\tMoney for the works\tLevy under section 81: $500,000 to be contributed by owners according to unit entitlement. The rest comes from the loan.`,
    )
    expect(levy?.shareCents).toBe(25_000_00)
  })

  it('is read from a sentence too', ({ expect }) => {
    const [levy] = leviesOf(
      `STRATA INFORMATION CERTIFICATE\n\nLot 4 has 50 of the 1,000 units of entitlement.\n\n${MINUTES}\n\n${LEVY}`,
    )
    expect(levy?.shareCents).toBe(25_000_00)
  })

  it.for([
    [
      'Unit entitlement of the lot\t148\tof an aggregate of\t10,000',
      'Item 3\tLEVY under section 81(4): $3,600,000.00 to be contributed by owners according to unit entitlement; three payments: 15 January, 15 May and 15 September 2027. Rest from the loan.',
      5_328_000,
    ],
    [
      'Lot entitlement\t1 250 of 10 000',
      'Resolved expenditure\tmeeting of 6 October 2026: renewal of the driveway for $96,000.00, each owner to bring in a share by lot entitlement before 30 June 2027',
      1_200_000,
    ],
    [
      'Unit entitlement of the lot\t94\tSum of unit entitlements\t1000',
      'Resolved by ordinary resolution, 8 in favour, that $286,000 be raised by unit entitlement in three equal calls due on 15 January, 15 April and 15 July 2027.',
      2_688_400,
    ],
    [
      'U/E: 64/1000',
      'Carried: that the owners contribute $80,000 by unit entitlement, payable by 1 March 2027.',
      512_000,
    ],
  ] as const)('is read from papers of one lot: %s', ([units, levy, cents], { expect }) => {
    const found = leviesOf(`STRATA INFORMATION CERTIFICATE\n\n${units}\n\n${MINUTES}\n\n${levy}`)
    expect(found.map(({ shareCents }) => shareCents)).toEqual([cents])
  })

  it.for([
    ['Unit entitlement of lot 9\t94 of 1,000', LEVY],
    ['U/E: 64/1000', 'A levy of $80,000 by unit entitlement was proposed and lapsed.'],
    ['U/E: 64/1000', 'Resolved that each owner pay a levy of $8,000.'],
  ] as const)('is not told of another lot or of no such levy: %s', ([units, levy], { expect }) => {
    expect(leviesOf(`STRATA INFORMATION CERTIFICATE\n\n${units}\n\n${MINUTES}\n\n${levy}`)).toEqual(
      [],
    )
  })

  it('is not told where the papers tell the units in two ways', ({ expect }) => {
    const units = 'Unit entitlement of lot 4: 50. Aggregate unit entitlement: 1,000.'
    const other = 'Unit entitlement of lot 4: 52.'
    expect(leviesOf(`STRATA PLAN\n\n${units}\n\n${MINUTES}\n\n${LEVY}`)).toHaveLength(1)
    expect(leviesOf(`STRATA PLAN\n\n${units}\n\n${other}\n\n${MINUTES}\n\n${LEVY}`)).toEqual([])
  })

  it('is not told of a sum for each lot, or of a motion that was lost', ({ expect }) => {
    const units = 'Unit entitlement of lot 4: 50. Aggregate unit entitlement: 1,000.'
    const told = [
      'It was resolved that $9,000 per lot be raised from all owners.',
      'A levy of $500,000 on all lots by unit entitlement was put and lost.',
    ]
    for (const text of told)
      expect(leviesOf(`STRATA PLAN\n\n${units}\n\n${MINUTES}\n\n${text}`)).toEqual([])
  })
})

describe('days of instalments', () => {
  it('take the year of the date behind them, and leave the day of the meeting', ({ expect }) => {
    expect(
      instalmentDaysIn(
        'Resolved on 14 September 2026: four equal parts on 1 December 2026, 1 March, 1 June and 1 September 2027',
      ),
    ).toEqual(['2026-12-01', '2027-03-01', '2027-06-01', '2027-09-01'])
    expect(instalmentDaysIn('Resolved on 14 September 2026 to repair the roof.')).toEqual([])
  })
})

function leviesOf(prose: string) {
  const doc = docOf(prose, { state: 'NSW' })
  const lotPlan: Facts['lotPlan'] = {
    value: 'Lot 4 SP9',
    text: 'Lot 4',
    spans: [],
    confidence: 90,
    explanation: [],
  }
  return schemeLevies(doc, { ...NO_FACTS, lotPlan })
}

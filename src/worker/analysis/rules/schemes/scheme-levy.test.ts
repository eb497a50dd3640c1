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

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

  it.for([
    'Resolved to call an extraordinary general meeting for 23 June 2027 to consider a special contribution of $762.50 per contribution unit in two instalments.',
    'Carried: a special levy of $762.50 for each unit of entitlement.',
    'It was resolved that a special levy be struck at $762.50 per unit entitlement, due on 1 March 2027.',
  ])('is the sum of every unit as often as the lot has units: %s', (levy, { expect }) => {
    const [found] = leviesOf(
      `STRATA INFORMATION CERTIFICATE\n\nLot 4 has 50 of the 1,000 units of entitlement.\n\n${MINUTES}\n\n${levy}`,
    )
    expect(found).toMatchObject({ wholeCents: 762_500_00, shareCents: 38_125_00 })
  })

  it('is told although the next item of the minutes borrows, lapses or is an ordinary one', ({
    expect,
  }) => {
    for (const next of [
      '8. Lift. A motion to borrow $30,000 lapsed.',
      'Motion 9 – Garden (ordinary resolution)',
    ])
      expect(
        leviesOf(
          `STRATA INFORMATION CERTIFICATE\n\nLot 4 has 50 of the 1,000 units of entitlement.\n\n${MINUTES}\n\n${LEVY}\n\n${next}`,
        ),
      ).toHaveLength(1)
  })

  it('is only proposed by a motion in the notice of a meeting', ({ expect }) => {
    const of = (head: string) =>
      leviesOf(
        `STRATA INFORMATION CERTIFICATE\n\nLot 4 has 50 of the 1,000 units of entitlement.\n\n${head}\n\nThat the strata company engage a builder and that a special levy of $500,000, shared by unit entitlement, be struck in two equal parts due on 1 March and 1 June 2027.`,
      )
    const called =
      'NOTICE OF EXTRAORDINARY GENERAL MEETING\n\nA general meeting will be held on 3 March 2027.'
    expect(of(called)).toMatchObject([{ isProposed: true, shareCents: 25_000_00 }])
    expect(of(`${MINUTES}\n\nPresent: the owners of lots 1 to 9`)[0]?.isProposed).toBeUndefined()
  })

  it('is none of what owners pay year by year', ({ expect }) => {
    const of = (levy: string) =>
      leviesOf(
        `STRATA INFORMATION CERTIFICATE\n\nLot 4 has 50 of the 1,000 units of entitlement.\n\n${MINUTES}\n\n${levy}`,
      )
    const yearly = [
      'Resolved that $96,000 be raised from all owners by unit entitlement in quarterly parts from 1 March 2027.',
      'Resolved: contributions of $120,000 for the year from all lots according to entitlement, due 1 February and 1 August 2027.',
      'It was resolved that all owners contribute $88,000 per annum to the sinking fund by unit entitlement from 1 May 2027.',
    ]
    expect(yearly.flatMap(of)).toEqual([])
    const special =
      'Resolved that a special levy of $96,000 be raised from all owners by unit entitlement in quarterly parts from 1 March 2027.'
    expect(of(special)).toHaveLength(1)
  })

  it.for([
    'Cost with contingency $293,000. The builder has gone. The committee will put to a general meeting on 15 October 2027 a motion to raise this from owners by unit entitlement in two instalments (1 December 2027 and 1 March 2028).',
    'The quote of $293,000 was accepted as the lowest. The manager is to submit to an EGM in May a proposal to collect the sum from all lots in proportion to entitlement.',
    'Works are priced at $293,000. The committee intends to present to owners a resolution to levy that amount on all owners by unit entitlement.',
  ])('is reckoned from the sum that the sentences before name: %s', (minutes, { expect }) => {
    const [levy] = leviesOf(
      `STRATA INFORMATION CERTIFICATE\n\nLot 4 has 50 of the 1,000 units of entitlement.\n\n${MINUTES}\n\n7 Wall. ${minutes}`,
    )
    expect(levy).toMatchObject({ wholeCents: 293_000_00, isProposed: true })
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

  it.for([
    [
      'OWNERS CORPORATION SCHEDULE\n\nLOT\tENTITLEMENT\tLIABILITY\tLOT\tENTITLEMENT\tLIABILITY\n\n1\t80\t90\t4\t48\t52\n\nTOTAL (all lots, 31 lots)\tEntitlement 1600\tLiability 1560',
      'Resolved that $300,000 be raised as special fees on the basis of lot liability.',
      1_000_000,
    ],
    [
      'LOT LIABILITY\tLOT LIABILITY\n\n1\t90\t4\t60\n\n2\t90\t5\t60\n\nTotal of 12 lots: lot entitlement 900 lot liability 1,200',
      'Carried: a special fee of $240,000 is levied on all lots by lot liability.',
      1_200_000,
    ],
    [
      'SCHEDULE OF UNIT ENTITLEMENT (AGGREGATE: 1000)\n\nLOT\tENT\tLOT\tENT\n\n3\t39\t4\t41\n\nUnit entitlement of lot / aggregate: 41 / 1,000',
      'Resolved that $500,000 be raised from all owners by unit entitlement.',
      2_050_000,
    ],
  ] as const)('is read from tables of several columns: %s', ([units, levy, cents], { expect }) => {
    const found = leviesOf(`PLAN OF SUBDIVISION\n\n${units}\n\n${MINUTES}\n\n${levy}`)
    expect(found.map(({ shareCents }) => shareCents)).toEqual([cents])
  })

  it.for([
    'Quotes of $46,200 and $71,900 were tabled. Resolved that a levy of $42,000 on all lots by unit entitlement be raised.',
    'Resolved to accept the tender of $71,900 and that $42,000 be raised from all owners by unit entitlement, the rest being in the fund.',
    '4.2 Wall\tQuotes of $46,200 and $71,900 were tabled. The owners agreed on a levy of $42,000 on all lots by unit entitlement.',
    'The fund holds $64,000. Carried: a contribution of $42,000 is to be raised from all lots.',
  ])('is of the sum raised, and not of one quoted or held: %s', (levy, { expect }) => {
    const units = 'Unit entitlement of lot 4: 50. Aggregate unit entitlement: 1,000.'
    const found = leviesOf(`STRATA PLAN\n\n${units}\n\n${MINUTES}\n\n${levy}`)
    expect(found.map(({ shareCents }) => shareCents)).toEqual([2_100_00])
    expect(found[0]?.isProposed).toBeUndefined()
  })

  it.for([
    'It was agreed that the manager convene an extraordinary general meeting on 2 December 2026 to vote on a contribution of $42,000, to be raised by unit entitlement.',
    '7 Paving\tTwo quotes, $51,000 and $58,000. As the fund is empty it was agreed to call a general meeting in May to consider a levy of $42,000 on all owners. Lot 3 spoke against it.',
    'Lowest tender $42,000 plus GST, to be met by a special contribution to be put to an extraordinary general meeting in November.',
    'Resolved that a general meeting be called for 9 March 2027 to strike a special levy of $42,000 on all lots.',
    'Resolved that a special levy of $42,000 by unit entitlement be put to an extraordinary general meeting on 8 December 2026.\tCarried',
    'Resolved: that a levy of $42,000 on all owners be submitted to the next general meeting. Passed.',
    'A levy of $42,000 from all owners will be put to the members at the annual general meeting in May.',
  ])('is only proposed where owners are still to vote on it: %s', (levy, { expect }) => {
    const units = 'Unit entitlement of lot 4: 50. Aggregate unit entitlement: 1,000.'
    const found = leviesOf(`STRATA PLAN\n\n${units}\n\n${MINUTES}\n\n${levy}`)
    expect(found).toMatchObject([{ shareCents: 2_100_00, isProposed: true }])
  })

  it('is decided where the motion was put to the meeting and carried', ({ expect }) => {
    const units = 'Unit entitlement of lot 4: 50. Aggregate unit entitlement: 1,000.'
    const levy =
      'The motion to be put to the meeting, that $42,000 be raised from all owners by unit entitlement, was carried.'
    const [found] = leviesOf(`STRATA PLAN\n\n${units}\n\n${MINUTES}\n\n${levy}`)
    expect(found?.shareCents).toBe(2_100_00)
    expect(found?.isProposed).toBeUndefined()
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
      'Motion by lot 18 that $60,000 be raised from all lots for the stairs. DEFEATED.',
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

  it.for([
    'a levy of $90,000, in two instalments on 1 February and 1 May 2027, be put to an extraordinary general meeting on 8 December 2026.',
    'a levy payable in two parts on 1 February 2027 and 1 May 2027, to be voted on by owners on 8 December 2026',
    'payments due 1 February and 1 May 2027, subject to the ballot closing 8 December 2026',
  ])('are none of a meeting named behind them: %s', (words, { expect }) => {
    expect(instalmentDaysIn(words)).toEqual(['2027-02-01', '2027-05-01'])
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

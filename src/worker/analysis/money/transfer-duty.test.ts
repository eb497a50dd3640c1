import { describe, it } from 'vitest'

import type { StateCode } from '#shared/report.ts'

import type { BuyerKind, HomeKind } from './duty/duty.ts'
import { transferDuty } from './transfer-duty.ts'

type Example = [
  state: StateCode,
  dollars: number,
  buyer: BuyerKind,
  duty: number,
  more?: { home?: HomeKind; on?: string; region?: 'metro' | 'regional' },
]

/** The worked examples and edge checks of the domain files' duty sections, in dollars. */
const EXAMPLES: Example[] = [
  ['VIC', 480_000, 'owner-occupier', 20_770],
  ['VIC', 480_000, 'investor', 23_870],
  ['VIC', 650_000, 'first-home', 11_356.67],
  ['VIC', 850_000, 'owner-occupier', 46_070],
  ['VIC', 1_250_000, 'foreign', 168_750, { home: 'new' }],
  ['VIC', 2_600_000, 'investor', 149_000],
  ['VIC', 600_000, 'first-home', 0],
  ['VIC', 550_000, 'owner-occupier', 24_970],
  ['VIC', 550_001, 'owner-occupier', 28_070.06],
  ['VIC', 960_000, 'investor', 52_670],
  ['VIC', 960_001, 'investor', 52_800.06],
  ['VIC', 2_000_000, 'investor', 110_000],
  ['VIC', 750_000, 'first-home', 40_070],
  ['NSW', 650_000, 'investor', 23_662],
  ['NSW', 800_000, 'first-home', 0],
  ['NSW', 900_000, 'first-home', 19_706],
  ['NSW', 1_500_000, 'owner-occupier', 64_512],
  ['NSW', 4_000_000, 'owner-occupier', 206_197],
  ['NSW', 1_200_000, 'foreign', 156_412],
  ['NSW', 400_000, 'first-home', 7_221, { home: 'land' }],
  ['NSW', 650_050, 'investor', 23_666.5],
  ['NSW', 1_000, 'investor', 20],
  ['NSW', 1_000_000, 'first-home', 39_412],
  ['NSW', 1_240_000, 'investor', 50_212],
  ['NSW', 3_721_000, 'investor', 186_667],
  ['NSW', 350_000, 'first-home', 0, { home: 'land' }],
  ['NSW', 450_000, 'first-home', 14_662, { home: 'land' }],
  ['NSW', 486_000, 'first-home', 16_282, { home: 'land' }],
  ['NSW', 486_000, 'first-home', 0],
  ['VIC', 600_000, 'first-home', 0, { home: 'land' }],
  ['QLD', 900_000, 'first-home', 0, { home: 'land' }],
  ['SA', 450_000, 'first-home', 0, { home: 'land' }],
  ['WA', 350_000, 'first-home', 0, { home: 'land' }],
  ['WA', 450_000, 'first-home', 15_390, { home: 'land' }],
  ['WA', 460_000, 'first-home', 15_865, { home: 'land' }],
  ['TAS', 300_000, 'first-home', 9_935, { home: 'land', on: '2026-06-30' }],
  ['QLD', 850_000, 'investor', 31_275],
  ['QLD', 850_000, 'owner-occupier', 24_100],
  ['QLD', 730_000, 'first-home', 6_555],
  ['QLD', 900_000, 'foreign', 105_525],
  ['QLD', 700_000, 'first-home', 0],
  ['QLD', 705_000, 'first-home', 225],
  ['QLD', 800_000, 'first-home', 21_850],
  ['QLD', 1_250_000, 'investor', 52_400],
  ['QLD', 5_000, 'investor', 0],
  ['SA', 650_000, 'investor', 29_580],
  ['SA', 750_000, 'owner-occupier', 35_080],
  ['SA', 750_000, 'foreign', 87_580],
  ['SA', 700_000, 'first-home', 0, { home: 'new' }],
  ['SA', 700_000, 'first-home', 32_330],
  ['SA', 450_000, 'investor', 18_830],
  ['SA', 1_000_000, 'investor', 48_830],
  ['SA', 825_050, 'investor', 39_210.5],
  ['WA', 650_000, 'investor', 24_890],
  ['WA', 850_000, 'owner-occupier', 34_890.5],
  ['WA', 600_000, 'first-home', 13_630, { region: 'metro' }],
  ['WA', 800_000, 'foreign', 88_315.5],
  ['WA', 500_000, 'investor', 17_765],
  ['WA', 400_000, 'first-home', 7_695, { home: 'land' }],
  ['WA', 725_000, 'first-home', 26_775, { region: 'regional' }],
  ['TAS', 450_000, 'investor', 16_122.5],
  ['TAS', 600_000, 'owner-occupier', 22_497.5],
  ['TAS', 600_000, 'foreign', 70_497.5],
  ['TAS', 750_000, 'investor', 28_935],
  ['TAS', 750_000, 'first-home', 0, { on: '2026-06-30' }],
  ['TAS', 750_000, 'first-home', 28_935, { on: '2026-07-01' }],
  ['TAS', 3_000, 'investor', 50],
  ['ACT', 700_000, 'owner-occupier', 17_048],
  ['ACT', 700_000, 'investor', 20_040],
  ['ACT', 1_100_000, 'first-home', 5_120],
  ['ACT', 1_020_000, 'first-home', 0],
  ['ACT', 1_500_000, 'investor', 68_100],
  ['NT', 400_000, 'investor', 16_514.31],
  ['NT', 500_000, 'first-home', 23_928.6],
  ['NT', 525_000, 'investor', 25_987.53],
  ['NT', 750_000, 'foreign', 37_125],
  ['NT', 3_200_000, 'investor', 184_000],
]

describe('transfer duty', () => {
  it.for(EXAMPLES)(
    '%s: $%d for the kind %s is $%d',
    ([state, value, buyer, duty, more], { expect }) => {
      const answer = transferDuty(state, {
        valueCents: value * 100,
        buyer,
        home: more?.home ?? 'established',
        on: more?.on ?? '2026-11-21',
        ...(more?.region === undefined ? {} : { region: more.region }),
      })
      expect(answer?.totalCents).toBe(Math.round(duty * 100))
    },
  )

  it('never loses a cent between duty, surcharge and total', ({ expect }) => {
    const answer = transferDuty('VIC', {
      valueCents: 1_250_000_00,
      buyer: 'foreign',
      home: 'new',
      on: '2026-11-21',
    })
    expect(answer).toMatchObject({
      dutyCents: 68_750_00,
      surchargeCents: 100_000_00,
      totalCents: 168_750_00,
      formula: '5.5% × $1,250,000; foreign purchaser surcharge 8% × $1,250,000',
    })
  })

  it('computes nothing for a contract older than its tables', ({ expect }) => {
    const question = {
      valueCents: 500_000_00,
      buyer: 'investor',
      home: 'established',
      on: '2019-05-01',
    } as const
    expect(transferDuty('VIC', question)).toBeNull()
    expect(transferDuty('NSW', question)).toBeNull()
  })

  it.for([
    ['VIC', '2026-10-20', 'what is built after the contract is taken off the value'],
    ['VIC', '2026-11-21', 'ran for contracts to 20 October 2026'],
    ['WA', '2026-06-01', 'A concession for homes bought off the plan'],
    ['ACT', '2026-06-01', 'exempt up to $1,020,000'],
  ] as const)(
    'tells of the concession off the plan: %s on %s',
    ([state, on, words], { expect }) => {
      const question = { valueCents: 500_000_00, buyer: 'owner-occupier', home: 'new', on } as const
      const notes = (offThePlan: boolean) =>
        transferDuty(state, { ...question, offThePlan })?.notes.join(' ')
      expect(notes(true)).toContain(words)
      expect(notes(false)).not.toContain(words)
    },
  )

  it('says when the year of the contract has no confirmed rates', ({ expect }) => {
    const question = {
      valueCents: 500_000_00,
      buyer: 'investor',
      home: 'established',
      on: '2026-11-21',
    } as const
    expect(transferDuty('NSW', question)?.notes.join(' ')).toContain('2025-26')
    expect(transferDuty('VIC', question)?.notes).toEqual([])
  })
})

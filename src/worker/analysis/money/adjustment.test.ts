import { describe, it } from 'vitest'

import { adjustOutgoing, ratesYear } from './adjustment.ts'

describe('adjustment of outgoings', () => {
  it('gives the worked example of Victoria: rates of $2,190, settlement 15 December 2026', ({
    expect,
  }) => {
    const answer = adjustOutgoing({ ...ratesYear('2026-12-15'), cents: 2_190_00 }, '2026-12-15')
    expect(answer).toMatchObject({ days: 197, buyerCents: 1_182_00 })
  })

  it('gives the worked example of New South Wales: a quarterly levy of $1,825', ({ expect }) => {
    const quarter = { from: '2027-01-01', to: '2027-03-31', cents: 1_825_00 }
    expect(adjustOutgoing(quarter, '2027-01-20')).toMatchObject({ days: 70, buyerCents: 1_419_44 })
  })

  it('leaves the day of settlement with the vendor', ({ expect }) => {
    const period = { from: '2026-07-01', to: '2026-07-31', cents: 31_00 }
    expect(adjustOutgoing(period, '2026-07-31')?.buyerCents).toBe(0)
    expect(adjustOutgoing(period, '2026-07-01')?.buyerCents).toBe(30_00)
    expect(adjustOutgoing(period, '2026-08-01')).toBeNull()
  })
})

import { describe, it } from 'vitest'

import { adjustOutgoing, adjustPaidSum, ratesYear } from './adjustment.ts'

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

  it('pays back only what is paid behind settlement', ({ expect }) => {
    const year = { ...ratesYear('2026-10-23'), cents: 1_825_00 }
    // 24 October to 31 December 2026 at $5 a day.
    expect(adjustOutgoing(year, '2026-10-23', '2026-12-31')).toMatchObject({
      days: 69,
      buyerCents: 345_00,
    })
    expect(adjustOutgoing(year, '2026-10-23', '2026-09-30')?.buyerCents).toBe(0)
  })

  it("pays back what of a paid sum is more than the vendor's own days", ({ expect }) => {
    const year = { ...ratesYear('2026-09-08'), cents: 1_825_00 }
    // 70 days at $5 of the $456.25 that a quarter costs.
    expect(adjustPaidSum(year, '2026-09-08', 456_25)).toMatchObject({
      buyerCents: 106_25,
      formula: '$456.25 − $1,825 × 70 / 365 days',
    })
    expect(adjustPaidSum(year, '2026-12-08', 456_25)?.buyerCents).toBe(0)
    expect(adjustPaidSum(year, '2027-08-01', 456_25)).toBeNull()
  })
})

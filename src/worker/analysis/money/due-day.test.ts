import { describe, it } from 'vitest'

import { dueDay } from './due-day.ts'

const from = 'the contract date'

describe('the day on which something is due', () => {
  it('is the printed one, whatever the buyer tells', ({ expect }) => {
    expect(dueDay({ kind: 'date', date: '2027-02-01' }, '2026-11-20', 'VIC')).toBe('2027-02-01')
  })

  it('is counted in days, months and business days of the state', ({ expect }) => {
    const of = (count: number, unit: 'day' | 'month' | 'business-day', on = '2026-10-30') =>
      dueDay({ kind: 'period', count, unit, from }, on, 'VIC')
    expect(of(21, 'day')).toBe('2026-11-20')
    // Melbourne Cup Day is 3 November 2026.
    expect(of(2, 'business-day')).toBe('2026-11-04')
    expect(of(4, 'month')).toBe('2027-02-28')
    expect(of(18, 'month', '2026-11-20')).toBe('2028-05-20')
  })

  it('is not known where it hangs on another event, or nothing is told', ({ expect }) => {
    const of = (event: string, on: string | null = '2026-11-20') =>
      dueDay({ kind: 'period', count: 14, unit: 'day', from: event }, on, 'VIC')
    expect(of('registration of the plan')).toBeNull()
    expect(of('the vendor gives notice of registration')).toBeNull()
    expect(of('settlement')).toBeNull()
    expect(of(from, null)).toBeNull()
  })
})

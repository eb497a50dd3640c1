import { describe, it } from 'vitest'

import { businessDaysAfter, isBusinessDay } from './business-days.ts'

describe('business days', () => {
  it('counts three clear business days over a weekend', ({ expect }) => {
    // Signed on Thursday 19 November 2026: Friday, Monday, Tuesday.
    expect(businessDaysAfter('VIC', '2026-11-19', 3)).toBe('2026-11-24')
  })

  it('passes over Christmas, Boxing Day and their substitutes', ({ expect }) => {
    // 25 December 2026 is a Friday, Boxing Day a Saturday with Monday 28 in its place.
    expect(businessDaysAfter('NSW', '2026-12-23', 5)).toBe('2027-01-04')
    // In 2027 both fall on the weekend and are kept on Monday and Tuesday.
    expect(businessDaysAfter('NSW', '2027-12-24', 1)).toBe('2027-12-29')
  })

  it('knows Easter', ({ expect }) => {
    for (const day of ['2026-04-03', '2026-04-06', '2027-03-26', '2027-03-29']) {
      expect(isBusinessDay('QLD', day)).toBe(false)
    }
    expect(isBusinessDay('QLD', '2026-04-07')).toBe(true)
  })

  it('knows that a holiday of one state is a working day in another', ({ expect }) => {
    expect(isBusinessDay('VIC', '2026-11-03')).toBe(false)
    expect(isBusinessDay('NSW', '2026-11-03')).toBe(true)
    expect(isBusinessDay('ACT', '2026-06-01')).toBe(false)
    expect(isBusinessDay('VIC', '2026-06-08')).toBe(false)
    expect(isBusinessDay('WA', '2026-06-01')).toBe(false)
  })

  it('keeps Anzac Day 2027, a Sunday, on Monday only where the state does', ({ expect }) => {
    expect(isBusinessDay('QLD', '2027-04-26')).toBe(false)
    expect(isBusinessDay('VIC', '2027-04-26')).toBe(true)
  })
})

import { describe, it } from 'vitest'

import { COOLING_OFF, coolingOffEnd } from './cooling-off.ts'

describe('cooling off', () => {
  it('ends in Victoria on the third clear business day after signing', ({ expect }) => {
    // Friday 30 October 2026: Monday, (Cup Day), Wednesday, Thursday.
    expect(coolingOffEnd('VIC', '2026-10-30')).toBe('2026-11-05')
  })

  it('ends in New South Wales on the fifth business day after the contract', ({ expect }) => {
    expect(coolingOffEnd('NSW', '2026-11-20')).toBe('2026-11-27')
  })

  it('counts in Queensland the day of receipt, when it is a business day', ({ expect }) => {
    expect(coolingOffEnd('QLD', '2026-11-16')).toBe('2026-11-20')
    expect(coolingOffEnd('QLD', '2026-11-14')).toBe('2026-11-20')
  })

  it('does not exist in Western Australia', ({ expect }) => {
    expect(coolingOffEnd('WA', '2026-11-20')).toBeNull()
  })

  it('costs in Victoria the greater of $100 and 0.2% of the price', ({ expect }) => {
    expect(COOLING_OFF.VIC.priceOf?.(850_000_00)).toBe(1_700_00)
    expect(COOLING_OFF.VIC.priceOf?.(40_000_00)).toBe(100_00)
  })

  it('costs a quarter of a per cent in New South Wales', ({ expect }) => {
    expect(COOLING_OFF.NSW.priceOf?.(800_000_00)).toBe(2_000_00)
  })
})

import { describe, it } from 'vitest'

import { mortgageFee, transferFee } from './registration-fee.ts'

describe('registration fees', () => {
  it('gives the worked examples of Victoria', ({ expect }) => {
    const both = (transferFee('VIC', 850_000_00)?.cents ?? 0) + (mortgageFee('VIC')?.cents ?? 0)
    expect(both).toBe(2_216_20)
    expect(transferFee('VIC', 1_499_999_00)?.cents).toBe(3_609_16)
    expect(transferFee('VIC', 1_500_000_00)?.cents).toBe(3_611_00)
    expect(transferFee('VIC', 9_000_000_00)?.cents).toBe(3_611_00)
  })

  it('gives the worked example of New South Wales', ({ expect }) => {
    const both = (transferFee('NSW', 700_000_00)?.cents ?? 0) + (mortgageFee('NSW')?.cents ?? 0)
    expect(both).toBe(351_40)
  })

  it('marks an older figure as an estimate', ({ expect }) => {
    expect(transferFee('SA', 750_000_00)).toMatchObject({ cents: 6_568_00, estimate: true })
    expect(transferFee('QLD', 850_000_00)).toMatchObject({ estimate: true })
  })

  it('gives nothing where nothing is published', ({ expect }) => {
    expect(transferFee('TAS', 500_000_00)).toBeNull()
  })
})

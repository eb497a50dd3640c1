import type { StateCode } from '#shared/report.ts'

import { dollars } from './dollars.ts'

export type Fee = {
  readonly cents: number
  readonly formula: string
  readonly rates: string
  /** An older published figure that only shows the order of magnitude. */
  readonly estimate: boolean
}

/** Registering the transfer, electronically; null where no usable figure is published. */
export function transferFee(state: StateCode, priceCents: number): Fee | null {
  switch (state) {
    case 'VIC':
      return victoria(priceCents)
    case 'NSW':
      return flat(175_70, '2025-26 fee')
    case 'QLD':
      return queensland(priceCents)
    case 'SA':
      return southAustralia(priceCents)
    case 'WA':
    case 'TAS':
    case 'ACT':
    case 'NT':
      return null
  }
}

/** Registering a mortgage, for a buyer who borrows. */
export function mortgageFee(state: StateCode): Fee | null {
  switch (state) {
    case 'VIC':
      return flat(125_70, '2025-26 fee')
    case 'NSW':
      return flat(175_70, '2025-26 fee')
    case 'WA':
      return flat(210_30, 'fee from 1 July 2024')
    case 'QLD':
    case 'SA':
    case 'TAS':
    case 'ACT':
    case 'NT':
      return null
  }
}

/** Land Use Victoria 2025-26: $101.50 + $2.34 for each whole $1,000, at most $3,611. */
function victoria(priceCents: number): Fee {
  const thousands = Math.floor(priceCents / 100_000)
  return {
    cents: Math.min(101_50 + 2_34 * thousands, 3_611_00),
    formula: `$101.50 + $2.34 × ${thousands.toLocaleString('en-AU')} (each whole $1,000), at most $3,611`,
    rates: '2025-26 fee',
    estimate: false,
  }
}

/** Public figures of about 2021-22: $197 + $37 for each started $10,000 over $180,000. */
function queensland(priceCents: number): Fee {
  const steps = Math.ceil(Math.max(0, priceCents - 180_000_00) / 1_000_000)
  return {
    cents: 197_00 + 37_00 * steps,
    formula: `$197 + $37 × ${steps} (each started $10,000 over $180,000)`,
    rates: 'fee of about 2021-22; it is higher now',
    estimate: true,
  }
}

/** Public figures of about 2021-22: $303 + $89.50 for each started $10,000 over $50,000. */
function southAustralia(priceCents: number): Fee {
  const steps = Math.ceil(Math.max(0, priceCents - 50_000_00) / 1_000_000)
  return {
    cents: 303_00 + 89_50 * steps,
    formula: `$303 + $89.50 × ${steps} (each started $10,000 over $50,000)`,
    rates: 'fee of about 2021-22; it is higher now',
    estimate: true,
  }
}

function flat(cents: number, rates: string): Fee {
  return { cents, formula: `flat fee ${dollars(cents)}`, rates, estimate: false }
}

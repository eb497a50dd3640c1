import type { PageKind } from '#shared/report.ts'

/** Parts that speak of land tax in general, or of what the parties agree about it. */
export const AGREED_ON_TAX: ReadonlySet<PageKind> = new Set<PageKind>([
  'general-conditions',
  'special-conditions',
  'statutory-notice',
  'auction-conditions',
  'by-laws',
  'company-extract',
  'lease',
])

/** Whether an amount in cents can be a tax on land: less is a fee, more the land. */
export function isTaxSized(cents: number): boolean {
  return cents >= LOWEST_CENTS && cents <= HIGHEST_CENTS
}

const LOWEST_CENTS = 1_000
const HIGHEST_CENTS = 20_000_000

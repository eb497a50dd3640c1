import { PAYG_MAX_QUANTITY, PAYG_MIN_QUANTITY, paygUnitCents } from '#shared/pricing.ts'

export type BulkTier = { readonly from: number; readonly unitCents: number }

/** From which quantity on one analysis costs less, the smallest quantity first. */
export function bulkTiers(): BulkTier[] {
  const tiers: BulkTier[] = []
  for (let from = PAYG_MIN_QUANTITY + 1; from <= PAYG_MAX_QUANTITY; from++) {
    const unitCents = paygUnitCents(from)
    if (unitCents < paygUnitCents(from - 1)) tiers.push({ from, unitCents })
  }
  return tiers
}

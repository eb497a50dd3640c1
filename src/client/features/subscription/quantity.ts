import { isPaygQuantity, PAYG_MAX_QUANTITY, PAYG_MIN_QUANTITY } from '#shared/pricing.ts'

/** Spec §5. */
export const QUANTITY_TEXT = 'Please select between 1 and 100 analyses'

/** The nearest quantity that can be bought. */
export function clampQuantity(quantity: number): number {
  return Math.min(PAYG_MAX_QUANTITY, Math.max(PAYG_MIN_QUANTITY, Math.round(quantity)))
}

/**
 * What the field holds after someone typed: digits alone, and never above the largest quantity.
 * Empty and 0 stay as they are, or nobody could clear the field to type anew.
 */
export function typedQuantity(text: string): string {
  const digits = text.replace(/\D/g, '')
  return Number(digits) > PAYG_MAX_QUANTITY ? String(PAYG_MAX_QUANTITY) : digits
}

/** The quantity that a field stands for, or null when it cannot be bought. */
export function quantityOf(text: string): number | null {
  const quantity = text === '' ? 0 : Number(text)
  return isPaygQuantity(quantity) ? quantity : null
}

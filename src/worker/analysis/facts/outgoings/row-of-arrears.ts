import type { Block } from '../../document.ts'

/**
 * "Arrears of land tax | 2024 | $2,910.00 | $118.20 | $3,028.20": what is owed from before, as the name of
 * the row says; whatever stands in its columns is what no year costs.
 */
export function isRowOfArrears({ text }: Block): boolean {
  return ROW_OF_ARREARS.test(text)
}

const ROW_OF_ARREARS =
  /^\W{0,3}(?:\d{1,2}[.)]? )?(?:(?:(?:total|less|add|plus|prior|earlier|previous) (?:years?'? )?)?(?:arrears|overdue|unpaid|outstanding|brought forward)(?: of| in| for| on)?(?: the| any)? (?:land )?tax|land tax(?: in)? (?:arrears|overdue|unpaid|outstanding|brought forward))\b[^$]{0,40}\$/i

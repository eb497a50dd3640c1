/** The number of figures as they are printed: "1,234.50" gives 1234.5; no figures at all give 0. */
export function printedNumber(printed: string): number {
  return Number(printed.replaceAll(',', ''))
}

/** A sum in cents of dollars as they are printed without their sign: "1,234.50" gives 123450. */
export function printedCents(printed: string): number {
  return Math.round(printedNumber(printed) * 100)
}

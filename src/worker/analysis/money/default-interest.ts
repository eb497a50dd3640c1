/**
 * Victoria: 2 % a year above the rate of the Penalty Interest Rates Act 1983 (general condition 33).
 * That rate has been 10 % since 1 February 2017; the Gazette notice for 2026 was not seen.
 */
export const STANDARD_DEFAULT_INTEREST_PERCENT = { VIC: 12 } as const

/** Interest on a sum in cents for a number of days at a yearly rate in per cent. */
export function interestCents(sumCents: number, percentAYear: number, days: number): number {
  return Math.round((sumCents * percentAYear * days) / 36_500)
}

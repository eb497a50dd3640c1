/** Words that end a charge or a registration: it is history and no longer a charge. */
export const SETTLED = /\b(?:satisfied|released|discharged|removed|ceased|ended|expired)\b/i

/** The first sum of money that the words of a charge print. */
export function printedSum(text: string): string | null {
  return /\$\s?[\d,]+(?:\.\d\d)?/.exec(text)?.[0] ?? null
}

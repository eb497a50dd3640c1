import { matchesOf } from '../../wording/matches-of.ts'
import { wordings } from '../../wording/wordings.ts'
import { dollarsIn } from '../reading/amounts.ts'

export const SHARE_TOLD_PATTERNS = wordings({
  /** "91/1,000", "91 / 1000ths", "91 out of 1,000"; a third number beside it makes it a date. */
  fraction:
    /(?<![\d.,/$])(\d{1,6}) ?(?:\/|of|out of|in) ?(\d{1,3}(?:,\d{3}){1,2}|\d{2,7})(?:ths?)?\b(?![/\d]|[.,]\d)/i,
})

/** One lot's part of a sum that all lots raise. */
export type ShareTold = { readonly shareCents: number; readonly wholeCents: number }

/** A printed share is rounded to the dollar at most. */
const ROUNDED_CENTS = 100

/**
 * "$28,938.00, being 91/1,000 of $318,000.00": the part and the whole, where the fraction that stands
 * beside the two sums proves which is which; null where no fraction does.
 */
export function shareTold(text: string): ShareTold | null {
  const sums = dollarsIn(text)
  if (sums.length < 2) return null
  for (const [, units = '', total = ''] of matchesOf(text, SHARE_TOLD_PATTERNS.fraction)) {
    const part = Number(units) / Number(total.replaceAll(',', ''))
    if (!(part > 0 && part < 1)) continue
    for (const wholeCents of sums) {
      const shareCents = sums.find(
        (cents) => cents < wholeCents && Math.abs(cents - wholeCents * part) <= ROUNDED_CENTS,
      )
      if (shareCents !== undefined) return { shareCents, wholeCents }
    }
  }
  return null
}

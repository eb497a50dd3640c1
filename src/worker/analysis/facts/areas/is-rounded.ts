import type { Span } from '../../document.ts'

/** "about 262 m²", "1,214 m² more or less": the area is not claimed to be exact. */
export function isRounded(text: string, { start, end }: Span): boolean {
  return (
    HEDGED.test(text.slice(end, end + 24)) ||
    ROUGHLY.test(text.slice(Math.max(0, start - 30), start))
  )
}

/** "1,214 m² more or less": a size that is claimed, in the drafter's formula. */
export function isMoreOrLess(text: string, { end }: Span): boolean {
  return /^\s?[(,]?\s?(?:more or less|m\/l)/i.test(text.slice(end, end + 24))
}

const HEDGED = /^\s?[(,]?\s?(?:approx|more or less|or thereabouts|thereabouts|or so|about|m\/l)/i
const ROUGHLY = /\b(?:about|approx\w*\.?)(?: (?:land |lot )?area)?[\s):(]{0,4}$/i

import { wordings } from '../../wording/wordings.ts'
import type { Passage } from '../reading/passages.ts'
import { printedNumber } from '../../wording/printed-number.ts'

export const SMALL_RESERVE_PATTERNS = wordings({
  reserveSum:
    /\b(?:sinking|reserve|capital works|maintenance)(?: (?:fund|account))?(?: (?:balance|holds?|has|had|held|of|is|at|stands at|only|credit)){0,2}[ :,|–-]{0,24}\$ ?([\d,]{1,7})(?:\.\d\d)?(?![\d,])/i,
  runningSum: /\b(?:admin\w{0,12}|general|operating|cheque|running)\b[^$;]{0,40}\$ ?\d/i,
  moneyThere:
    /\b(?:balances?|money|monies|cash|bank|assets|in hand|amounts? held|accounts?)\b|\bfunds? (?:held|in hand|at|on|are|stands?|balances?)\b|\bfunds(?=$| {0,3}[:|]| {1,24}(?:admin|general|operating|\|))/i,
  /** What the owners pay in, or owe, or a budget foresees. */
  paidOrOwed:
    /\b(?:contributions?|lev(?:y|ies)|per|quarter\w{0,2}|(?:a|each|every|half) ?-?year(?:ly)?|yearly|annual|each|instal\w{1,6}|budget\w{0,3}|estimate[ds]?|proposed|outstanding|ow(?:ing|ed|es)|arrears|unpaid|overdue|due|discount|payable|pays?|interest|for (?:the|this|your) (?:unit|lot))\b/i,
  fewLots:
    /\b(?:two|three|four|[2-4])(?:[- ](?:lots?|units?|villas?|flats?|townhouses?|houses?|owners))\b/i,
})

/** In dollars: the next lift, roof or repaint of a building costs more than this. */
const LEAST_RESERVE = 10_000

/**
 * The fund for large repairs, told beside the one for running costs as the money that is there, with
 * less in it than one repair costs. Where it stands alone it may be what a lot pays in.
 */
export function isSmallReserve({ text, heading, previous, next }: Passage): boolean {
  const sum = SMALL_RESERVE_PATTERNS.reserveSum.exec(text)?.[1]
  if (sum === undefined || printedNumber(sum) >= LEAST_RESERVE) return false
  // "Balances: administrative $31,200; sinking $2,118": read as two passages.
  const both = SMALL_RESERVE_PATTERNS.runningSum.test(text)
    ? text
    : `${previous.slice(-140)}; ${text}`
  return (
    SMALL_RESERVE_PATTERNS.runningSum.test(both) &&
    SMALL_RESERVE_PATTERNS.moneyThere.test(`${heading}: ${both}`) &&
    !SMALL_RESERVE_PATTERNS.paidOrOwed.test(`${heading} ${both}`) &&
    !SMALL_RESERVE_PATTERNS.fewLots.test(`${both} ${next.slice(0, 60)}`)
  )
}

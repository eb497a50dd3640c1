import type { Doc, Span } from '../../document.ts'
import { wordings } from '../../wording/wordings.ts'
import { daysBetween, placedDatesIn } from '../reading/dates.ts'
import { passagesIn } from '../reading/passages.ts'

export const OFFER_OPEN_PATTERNS = wordings({
  /** Until when the buyer's offer may be accepted. */
  offerOpen:
    /\boffer\b[^.;]{0,40}\b(?:open|remains?|stays?|valid|available|lapses?|expires?|runs? out|irrevocable|capable of (?:being accepted|acceptance)|may be accepted|withdrawn)\b[^.;]{0,50}\b(?:until|till|to|by|on|at|before|after)\b/i,
})

export type OfferOpen = { readonly date: string; readonly span: Span }

/** The last day on which the vendor may accept the offer; null where none is written in. */
export function offerOpenUntil(doc: Doc): OfferOpen | null {
  for (const { text, span } of passagesIn(doc, [
    'contract-form',
    'particulars',
    'special-conditions',
  ])) {
    const match = OFFER_OPEN_PATTERNS.offerOpen.exec(text)
    if (match === null) continue
    const found = placedDatesIn(text).find(({ start }) => start >= match.index)
    if (found !== undefined) return { date: found.date, span }
  }
  return null
}

/** Whether a loan would have to be approved before, or days after, the offer may still be accepted. */
export function leavesNoTime(offer: OfferOpen, approval: string): boolean {
  return daysBetween(offer.date, approval) < FEWEST_DAYS
}

/** In a working week no bank is sure to value the property and answer. */
const FEWEST_DAYS = 7

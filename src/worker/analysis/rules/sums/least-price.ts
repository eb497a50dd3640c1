import type { Span } from '../../document.ts'
import type { Fact } from '../../facts/facts.ts'
import { wordings } from '../../wording/wordings.ts'
import type { Reading } from '../define-rule.ts'
import { dollarsIn } from '../reading/amounts.ts'
import { passagesSaying } from '../reading/passages.ts'
import { ALL_PAPERS } from '../reading/zones-of-papers.ts'

export const LEAST_PRICE_PATTERNS = wordings({
  /** "Is not to be sold for a price below $910,000", "must not sell it for less than". */
  leastPrice:
    /\b(?:not|never|no) (?:to )?(?:be )?(?:sold|sell|sale|accept|transfer(?:red)?)\b[^.;$]{0,60}\b(?:below|under|less than|lower than)\b[^.;$\d]{0,16}(\$ ?\d[\d,]{4,12}(?:\.\d\d)?)|\b(?:sold|sell|sale)\b[^.;$]{0,40}\b(?:only )?(?:for|at) (?:a price of )?(?:not|no) less than (\$ ?\d[\d,]{4,12}(?:\.\d\d)?)/i,
  /** Who can set one. */
  leastSetBy:
    /\b(?:court|orders?|tribunal|trustees?|beneficiar\w{2,3}|mortgagees?|lenders?|bank|will|consent|minister|parties)\b/i,
  /** What the buyer sells, what is sold with it or elsewhere, and a sale to come of the home bought. */
  leastOther:
    /\b(?:purchaser|buyer)(?:'s|s')?\b|\b(?:other|another|adjoining|neighbouring) (?:property|land|lot)\b|\b(?:vehicle|car|furniture|shares|business|goods|stock)\b/i,
})

/** A limit set by an order or a consent under which the property may not be sold, above its price. */
export function leastPriceAbove({
  doc,
  facts: { price },
}: Reading): { price: Fact<number>; cents: number; span: Span } | null {
  if (price === null) return null
  for (const { text, span, heading, previous, next } of passagesSaying(
    doc,
    ALL_PAPERS,
    LEAST_PRICE_PATTERNS.leastPrice,
  )) {
    const told = LEAST_PRICE_PATTERNS.leastPrice.exec(text)
    const [cents] = dollarsIn(told?.[1] ?? told?.[2] ?? '')
    if (cents === undefined || cents <= price.value) continue
    if (LEAST_PRICE_PATTERNS.leastOther.test(text)) continue
    const around = `${heading} ${previous.slice(-200)} ${text} ${next.slice(0, 100)}`
    // A limit many times the price is that of another property.
    if (cents > price.value * 2 || !LEAST_PRICE_PATTERNS.leastSetBy.test(around)) continue
    return { price, cents, span }
  }
  return null
}

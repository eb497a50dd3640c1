import type { Facts } from '../../facts/facts.ts'
import { wordings } from '../../wording/wordings.ts'
import { nameKey } from '../reading/names.ts'

export const PRIORITY_NOTICE_PATTERNS = wordings({
  priority:
    /\bpriority notices?\b.{0,60}\b(?:no\.? ?)?(?:PN ?\d{6,9}|[A-Z]{0,2}\d{6,10}[A-Z]?|lodged|in favour of|by)\b|(?<!\w)[A-Z]{0,2}\d{6,10}[A-Z]?\b\W{1,4}priority notices?\b/i,
  /** What the place is kept for: the land itself. */
  forTransfer:
    /\b(?:intended|proposed) (?:dealing|instrument|document)s?\b[^.;]{0,12}\btransfer\b(?! of (?:mortgage|charge|lease))/i,
  forBuyer:
    /\b(?:priority|settlement) notices?\b[^.;]{0,50}\b(?:for|by|on behalf of|in favour of) (?:the |this )?(?:purchasers?|buyers?|transferees?)\b/i,
})

/** True when the notice keeps the buyer's own place: it says so, or names the buyer. */
export function isBookedForBuyer(text: string, { purchasers }: Facts): boolean {
  if (PRIORITY_NOTICE_PATTERNS.forBuyer.test(text)) return true
  const words = new Set(nameKey(text))
  return purchasers.some(({ value }) => {
    const name = nameKey(value)
    return name.length > 1 && name.every((word) => words.has(word))
  })
}

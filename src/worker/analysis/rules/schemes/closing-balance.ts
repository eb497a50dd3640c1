import { wordings } from '../../wording/wordings.ts'
import type { Passage } from '../reading/passages.ts'
import { printedCents } from '../../wording/printed-number.ts'

export const CLOSING_BALANCE_PATTERNS = wordings({
  closing:
    /\b(?:closing balance|balance (?:at|on|as at)|cash at bank, reserve)\b[^0-9]{0,40}(\d{1,3}(?:,\d{3}){1,2})(?![\d,])/i,
  reserveHead: /\b(?:reserve|sinking|capital works)\b/i,
})

/** In cents, what the books of a fund for large repairs close with; null where a line is none of them. */
export function closingBalance({ text, heading }: Passage): number | null {
  const closing = CLOSING_BALANCE_PATTERNS.closing.exec(text)?.[1]
  if (closing === undefined) return null
  if (!CLOSING_BALANCE_PATTERNS.reserveHead.test(`${heading} ${text}`)) return null
  return printedCents(closing)
}

import type { Doc } from '../../document.ts'
import { wordings } from '../../wording/wordings.ts'
import type { Passage } from '../reading/passages.ts'

export const PAID_IN_PATTERNS = wordings({
  regular:
    /\b(?:contributions?|lev(?:y|ies)|per (?:quarter|annum|lot)|quarterly|annual|budget|interest)\b/i,
  eachYear:
    /\b(?:(?:on|in) the same (?:days|dates|months)|every (?:three|six|two|3|6) months|(?:two|four|\d) instalments|in (?:two|three|four) (?:sums|parts|payments)|a year|per (?:year|quarter|half[- ]year|month)|yearly|each year|for the year|a quarter|each quarter)\b/i,
  /** "Sinking fund: $1,440.00 for the unit": what a lot pays in, not what the fund holds. */
  paidIn:
    /\b(?:regular|ordinary|periodic(?:al)?|standard|annual|yearly|quarterly) (?:contributions?|lev(?:y|ies)|fees)\b[^.;]{0,30}\b(?:quarter(?:ly)?|half[- ]year(?:ly)?|year(?:ly)?|next due|paid to|due)\b|\bfor (?:the|each|this|your) (?:unit|lot)\b|\b(?:annual|yearly|ordinary|regular|standard|levied)? ?(?:contributions?|lev(?:y|ies))\b.{0,80}\b(?:for the (?:lot|unit)|set|fixed|determined|struck|payable|a year|20\d\d)\b/i,
  /** The head of another table, of what is there. */
  tableHead: /\b(?:balances?|funds? held|funds at|money in hand)\b/i,
  counted: /\b(?:balance|money in|held|in hand|stands)\b/i,
})

/** Characters before a sum in which its column or its clause is named. */
const BEFORE = 200

/** Whether a sum is what the lots pay in, by its own words or those before it, and no money in hand. */
export function isPaidIn(doc: Doc, { text, span }: Passage): boolean {
  const above = doc.text.slice(Math.max(0, span.start - BEFORE), span.start)
  const { counted, paidIn, eachYear, tableHead } = PAID_IN_PATTERNS
  const before = above.split(tableHead).at(-1) ?? ''
  return !counted.test(text) && [paidIn, eachYear].some((one) => one.test(text) || one.test(before))
}

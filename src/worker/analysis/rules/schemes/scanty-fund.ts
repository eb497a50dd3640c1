import type { Doc } from '../../document.ts'
import { wordings } from '../../wording/wordings.ts'
import { dollarsIn } from '../reading/amounts.ts'
import { isPaidIn, PAID_IN_PATTERNS } from '../sums/paid-in.ts'
import type { Passage } from '../reading/passages.ts'

export const SCANTY_FUND_PATTERNS = wordings({
  ...PAID_IN_PATTERNS,
  total: /\btotal funds\b|\bfunds held\b/i,
  largeFund: /\bsinking|capital works|maintenance (?:plan )?fund|reserve\b/i,
  balance: /\bmoney in\b|\bbalance\b|\bheld\b|\bfund\b ?[:|]/i,
  bankHead:
    /\b(?:funds?|money|cash|balances?)(?: held)?(?: at| in) (?:the )?bank\b|\bfunds held\b/i,
  tiny: /\b(?:inactive|two|2|three|3)[- ]lots?\b|\binactive\b/i,
  /** The fund's own balance, told elsewhere in the same papers. */
  stands:
    /\b(?:sinking|reserve|capital works|maintenance)(?: fund)?\b[^$.;]{0,50}\$ ?(?:[5-9],\d{3}|\d{2,3},\d{3}|\d,\d{3},\d{3})\b/i,
  balances:
    /\b(?:balances?|credit|funds? (?:at|on|as at|held)|stands? at|in hand|closing|carried)\b/i,
})

const P = SCANTY_FUND_PATTERNS

/** In cents: less in all is next to nothing for a building (vic.md, heuristic). */
const LEAST_IN_FUND = 500_000

/** Tells which passages show a balance that is next to nothing, where no other paper tells of more. */
export function scantyFunds(doc: Doc, papers: readonly Passage[]): (passage: Passage) => boolean {
  const isSound = papers.some(isSoundBalance)
  return (passage) => {
    const { text } = passage
    const sums = dollarsIn(text)
    if (sums.length !== 1 || (sums[0] ?? 0) >= LEAST_IN_FUND || P.tiny.test(text)) return false
    return P.total.test(text) || (!isSound && isBalance(doc, passage))
  }
}

function isBalance(doc: Doc, passage: Passage): boolean {
  const { text, zone, previous } = passage
  return (
    zone === 'owners-corporation-certificate' &&
    P.largeFund.test(text) &&
    (P.balance.test(text) || P.bankHead.test(previous.slice(-100))) &&
    !P.regular.test(text) &&
    !isPaidIn(doc, passage)
  )
}

/** The fund's own balance, told as one that pays for repairs. */
function isSoundBalance({ text, heading }: Passage): boolean {
  return P.stands.test(text) && P.balances.test(`${heading} ${text}`) && !P.regular.test(text)
}

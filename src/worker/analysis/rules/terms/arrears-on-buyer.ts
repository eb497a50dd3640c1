import type { Doc, Span } from '../../document.ts'
import { matchesOf } from '../../wording/matches-of.ts'
import { wordings } from '../../wording/wordings.ts'
import { dollarsIn } from '../reading/amounts.ts'
import { termsOf } from '../reading/passages.ts'

export const ARREARS_ON_BUYER_PATTERNS = wordings({
  outgoings: /\b(?:rates?|outgoings|charges|levies|taxes)\b/i,
  /** What was left unpaid, of earlier years too. */
  unpaid:
    /\b(?:arrears|unpaid|outstanding|in default|overdue|owing|(?:carried|brought) forward|of (?:whatever|any|every|earlier|former|previous|past) (?:year|period)s?|relat\w{2,4} to (?:a|any|the) (?:time|period) before)\b/i,
  taken:
    /\b(?:stays?|remains?|runs?|continues?) (?:with|on|a charge on) the (?:land|property|lot)\b|\b(?:purchaser|buyer|transferee)\b[^.;]{0,24}\btakes? (?:the |title to the )?(?:land|property|lot|it)\b[^.;]{0,24}\b(?:charged|burdened|subject to|with)\b|\b(?:taken over|assumed|borne|met|discharged|paid|payable) (?:at (?:completion|settlement) )?by the (?:purchaser|buyer|transferee)\b|\b(?:purchaser|buyer|transferee)\b[^.;]{0,30}\b(?:takes? over|takes? on|assumes?|bears?|pays?|meets?|accepts?|discharges?|becomes? liable for|(?:must|shall|will|is to|agrees to) (?:take over|take on|assume|bear|pay|meet|discharge))\b/i,
  /** Paid by the one and allowed by the other, or from the price. */
  allowed:
    /\b(?:from|out of) the (?:price|purchase price|balance|deposit)\b|\b(?:deduct|set off|vendor (?:must|shall|will|is to) (?:pay|allow|discharge)|seller (?:must|shall|will|is to) (?:pay|allow|discharge))\b/i,
  /** Where it stands with the arrears; of the land tax behind them it says nothing. */
  adjusted: /(?<!\bnot (?:to )?(?:be )?)\badjusted\b/i,
  /** Of another outgoing in the same clause. */
  landTax: /\bland tax\b[^.;]{0,60}\badjusted\b[^.;]{0,60}/i,
  without:
    /\bwithout (?:any )?(?:allowance|adjustment|deduction|set-?off)\b|\b(?:there is|with) no (?:adjustment|allowance)\b/i,
  /** "The Seller pays overdue rates only to a limit of $4,000": the rest is the buyer's. */
  vendorsLimit:
    /\b(?:vendor|seller|transferor)s?\b[^.;$]{0,24}\b(?:pays?|bears?|meets?|discharges?|clears?)\b[^.;$]{0,70}\b(?:limit of|up to|not exceeding|not? more than|maximum of|cap of|the first|capped at|limited to) (?:the sum of )?(\$ ?\d[\d,]{0,10}(?:\.\d\d)?)/i,
  own: /\b(?:after|from) (?:the )?(?:completion|settlement)\b|\bpurchaser'?s? (?:default|deposit|balance)\b|\bunpaid (?:balance|deposit|price|purchase)/i,
})

const P = ARREARS_ON_BUYER_PATTERNS

/** The clause by which the buyer takes over rates that the vendor left unpaid; null where there is none. */
export function arrearsOnBuyer(doc: Doc): Span | null {
  const clause = termsOf(doc).find(
    ({ text, heading }) =>
      (P.outgoings.test(text) || P.outgoings.test(heading)) &&
      P.unpaid.test(text) &&
      P.taken.test(text) &&
      !P.own.test(text) &&
      (P.without.test(text) ||
        P.vendorsLimit.test(text) ||
        !(P.allowed.test(text) || P.adjusted.test(ofArrears(text)))),
  )
  return clause?.span ?? null
}

/** Up to how much, in cents, the vendor pays the arrears by the same clause; null where he pays none. */
export function vendorsLimit(clause: string): number | null {
  return dollarsIn(P.vendorsLimit.exec(clause)?.[1] ?? '')[0] ?? null
}

/** What is said of the arrears, without what the clause says of another outgoing. */
function ofArrears(clause: string): string {
  const text = clause.replace(P.landTax, ' ')
  const [taken] = matchesOf(text, P.taken)
  const end = taken === undefined ? text.length : taken.index + taken[0].length
  return (
    text.slice(0, end) + (text.slice(end).split(/,? and (?:the )?(?:land tax|water|lev)/i)[0] ?? '')
  )
}

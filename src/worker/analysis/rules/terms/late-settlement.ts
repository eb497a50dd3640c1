import type { Doc, Span } from '../../document.ts'
import { wordings } from '../../wording/wordings.ts'
import { type Passage, passagesIn } from '../reading/passages.ts'

export const LATE_SETTLEMENT_PATTERNS = wordings({
  /** Whoever causes the delay pays, be it the vendor. */
  eitherSide:
    /\b(?:party|side) (?:who|that|which)(?: is| has)? (?:causes?|caused|at fault|responsible|to blame|in default|is late|(?:is )?not ready|delays?)\b|\b(?:defaulting|late) party\b|\beither party\b[^.;]{0,60}\b(?:late|default|delay|fault|blame)\w{0,3}\b|\bpays? (?:to )?the other\b/i,
  lateInterest: /\binterest\b/i,
  lateness:
    /\b(?:late|lateness|delay\w{0,3}|overdue|default\w{0,3}|not (?:settle|complete|paid)\w{0,1}|(?:settlement|completion|due) date)\b/i,
  /** The days that pass before any interest runs: "from the fourth business day". */
  grace:
    /\b(?:only )?(?:from|after|until) the (?:second|third|fourth|fifth|sixth|seventh|eighth|tenth|[2-9](?:nd|rd|th)|10th) (?:business |working )?day\b/i,
  /** Settlement may be put off, and nothing is paid for it. */
  putOff:
    /\b(?:extend\w{0,3}|extension|postpon\w{1,5}|put (?:off|back)|(?:put|move|push)(?:s|ting|ing)? (?:it|the day|the date|(?:the |that )?(?:settlement|completion)(?: date| day)?)\b[^.;]{0,24}\b(?:off|back|out|to)|delay (?:settlement|completion)|defer\w{0,4}|later (?:day|date))\b/i,
  free: /\b(?:without|no|free of|free from|not (?:pay(?:ing)?|owe|liable (?:for|to pay))) (?:(?:the )?(?:payment|charge|liability) (?:of|for) |(?:paying|owing|incurring|being charged|being liable for|becoming liable for) )?(?:any )?(?:(?:default |penalty )?interest|penalty|compensation|cost or penalty)\b|\bno interest (?:is|will be|shall be|runs|accrues)\b|\binterest (?:does not|must not|is not to|will not|shall not) (?:run|accrue|be (?:paid|charged|payable))\b/i,
  settlement: /\b(?:settlement|completion)\b/i,
  buyerNamed: /\b(?:buyer|purchaser|transferee|you)s?\b/i,
  byBuyer:
    /\b(?:either|a|each|any) (?:party|side|of (?:them|the parties))\b[^.;]{0,40}\b(?:may|can|is entitled to)\b|\bthe (?:buyer|purchaser|transferee)s?,? (?:may|can|is entitled to|are entitled to)\b/i,
})

const P = LATE_SETTLEMENT_PATTERNS

/** What a buyer who settles late can count on, with the words that show it. */
export type LateSettlement = {
  /** Interest falls on the side that causes the delay; the clause itself, or the printed one that its rate goes with. */
  readonly isEitherSides: boolean
  /** "from the fourth business day": until then nothing is paid. */
  readonly grace: string | null
  /** Where a term lets the buyer put settlement off without interest. */
  readonly mayPutOff: boolean
  readonly spans: readonly Span[]
}

export function lateSettlement(doc: Doc, clause: Passage): LateSettlement {
  const terms = passagesIn(doc, [
    'particulars',
    'contract-form',
    'special-conditions',
    'general-conditions',
  ])
  // A bare rate, in a row of the form or put into a printed clause, says nothing of who pays: that clause does.
  const printed =
    P.buyerNamed.test(clause.full) || P.eitherSide.test(clause.full)
      ? undefined
      : terms.find(
          ({ full, zone }) =>
            zone === 'general-conditions' &&
            P.lateInterest.test(full) &&
            P.lateness.test(full) &&
            (P.eitherSide.test(full) || P.grace.test(full)),
        )
  const put = terms.find(
    ({ full }) =>
      P.putOff.test(full) && P.free.test(full) && P.settlement.test(full) && P.byBuyer.test(full),
  )
  const words = `${clause.full} ${printed?.full ?? ''}`
  return {
    isEitherSides: P.eitherSide.test(words),
    grace: P.grace.exec(words)?.[0].replace(/^only /i, '') ?? null,
    mayPutOff: put !== undefined,
    spans: [printed, put].flatMap((one) => (one === undefined ? [] : [one.span])),
  }
}

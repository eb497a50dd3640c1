import type { Doc, Span } from '../../document.ts'
import { wordings } from '../../wording/wordings.ts'
import { holds } from '../reading/concepts.ts'
import { termsOf } from '../reading/passages.ts'

export const LOAN_ON_BUYER_PATTERNS = wordings({
  /** Money that a council or an authority lent for the land, which is still to be paid back. */
  loan: /\b(?:balance|remainder|rest|instalments?) of (?:the |an? |any )?(?:\w{3,14} ){0,2}(?:loan|advance|upgrade agreement)\b/i,
  takenOver:
    /\b(?:tak(?:es?|en) over|assum(?:e|es|ed)|novated to|pass(?:es)? to the (?:purchaser|buyer)|stays? with the (?:land|property)|in addition to the price)\b/i,
  /** The loan of either party at its bank, which is paid out or drawn at settlement. */
  ofBank: /\b(?:mortgages?|bank|lender|finance|discharge)\b/i,
})

/** The clause by which the buyer takes over a loan that was made for the land; null where there is none. */
export function loanOnBuyer(doc: Doc): Span | null {
  const { loan, takenOver, ofBank } = LOAN_ON_BUYER_PATTERNS
  const clause = termsOf(doc).find(({ text }) => holds(text, loan, takenOver) && !ofBank.test(text))
  return clause?.span ?? null
}

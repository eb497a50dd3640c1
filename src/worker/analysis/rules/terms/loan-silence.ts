import type { Doc, Span } from '../../document.ts'
import { wordings } from '../../wording/wordings.ts'
import { passagesIn } from '../reading/passages.ts'

export const LOAN_SILENCE_PATTERNS = wordings({
  /** Who may go where nothing is said of the loan. */
  vendorMayEnd:
    /\b(?:vendors?|sellers?|transferors?|either (?:party|side|of them)) (?:may|can|is entitled to)\b[^.;]{0,40}\b(?:end|terminate|rescind|cancel|avoid|bring)\b/i,
  silence:
    /\b(?:until|if|where|when|unless|should|failing)\b[^.;]{0,100}\b(?:is said|says? nothing|silent|silence|not (?:been )?(?:given|told|notified|received|satisfied|met|fulfilled)|no (?:such )?(?:notice|offer|approval|word)|(?:does|do|has|have) not (?:tell|told|notif\w{2,4}|give|given|say|said|serve|served)|fails? to (?:tell|notify|give|say|serve))\b/i,
  ofLoan: /\b(?:loan|finance|financier|lender|mortgage approval)\b/i,
  /** The buyer who keeps silent has no condition any more. */
  bound:
    /\b(?:unconditional|(?:taken|deemed|treated|presumed|considered) (?:to|as)|at an end for)\b/i,
})

const P = LOAN_SILENCE_PATTERNS

/** A clause by which the vendor may end the contract where the buyer says nothing of the loan in time. */
export function vendorEndsOnSilence(doc: Doc): Span | null {
  const found = passagesIn(doc, [
    'general-conditions',
    'special-conditions',
    'contract-form',
    'particulars',
  ]).find(
    ({ text, block, heading }) =>
      P.vendorMayEnd.test(text) &&
      P.silence.test(text) &&
      P.ofLoan.test(`${heading} ${block.text}`) &&
      !P.bound.test(block.text),
  )
  return found?.span ?? null
}

import { wordings } from '../../wording/wordings.ts'
import { holds } from '../reading/concepts.ts'
import type { Passage } from '../reading/passages.ts'

export const SCHEME_LOAN_PATTERNS = wordings({
  // A debt of the scheme itself, which the levies pay off.
  borrows:
    /\b(?:lender|strata loan|loan (?:from|with|facility|agreement|balance)|borrow\w{0,5}|line of credit|loans?\b(?= ?[:|]| [A-Z][a-z]{2,14} (?:Strata|Finance|Lending))|overdraft|finance facility)\b/i,
  lender: /\$|\b(?:lannock|macquarie|bank|lender|years|repaid|repayments?|financ\w{1,5})\b/i,
  borrower:
    /\b(?:owners|OC|body corporate|strata|corporation|scheme|association|levies|fund|committee|resolved)\b/i,
})

/** Whether papers of a scheme, or a letter that names one, tell of a debt of the scheme itself. */
export function isSchemeLoan({ text, heading, zone }: Passage): boolean {
  return (
    holds(text, SCHEME_LOAN_PATTERNS.borrows, SCHEME_LOAN_PATTERNS.lender) &&
    (SCHEME_LOAN_PATTERNS.borrower.test(`${heading} ${text}`) || zone !== 'annexure')
  )
}

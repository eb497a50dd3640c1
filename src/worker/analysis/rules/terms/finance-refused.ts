import { wordings } from '../../wording/wordings.ts'
import type { Passage } from '../reading/passages.ts'
import { givesWayOut, WAY_OUT_PATTERNS } from './way-out.ts'

export const FINANCE_REFUSED_PATTERNS = wordings({
  ...WAY_OUT_PATTERNS,
  yes: /\b(?:loan|finance)(?: condition| clause)?(?: \([^)]{0,40}\))?[ :|]{1,5}(?:☒ ?)?(?:yes|applies|applicable)\b|\b(?:loan|finance)(?: condition| clause)?[ :|]{1,4}☒ ?(?!no\b|not\b|n\/a)[^☐☒_]{0,80}(?:\$ ?\d|\bbank\b|\bunion\b|\bdays\b|\bmutual\b)/i,
  /** Why the buyer may go: the money was not lent. */
  refused:
    /\b(?:institution|union|society|credit|mortgagee|loan|financ\w{1,4}|lend\w{0,3}|bank|mutual|borrow\w{0,3}|mortgage|approval)\b.{0,160}\b(?:refus\w{1,4}|declin\w{1,3}|cannot|not|no|unable|fail\w{0,3}|without|silent|rejected|falls? (?:over|through))\b|\b(?:refus\w{1,4}|declin\w{1,3}|cannot|not|unable|fail\w{0,3}|no)\b.{0,160}\b(?:institution|union|society|credit|advance|loan|financ\w{1,4}|lend\w{0,3}|bank|mutual|borrow\w{0,3}|approval)\b/i,
  money:
    /\b(?:loan|financ\w{1,4}|lend\w{0,3}|bank|mutual|borrow\w{0,3}|deposit[- ]taking institution\w{0,1}|credit (?:union|provider|society)|building society|(?:provision|grant|application for) (?:of )?credit|advanc(?:e[ds]?|ing) (?:[^.;]{0,24} )?(?:\$ ?\d|\d{2} ?(?:%|per ?cent)|the (?:balance|money|sum|amount))|approval (?:of|for|in|on|is|by) .{0,40}(?:amount|\$|terms|date))\b/i,
  unlessVendors:
    /\b(?:vendor|seller|developer)'?s? (?:\w{1,12} ){0,2}(?:loan|finance|lender|financier|bank)\b|\b(?:bank|lender|financier|mortgagee) of the (?:vendor|seller)\b|\bguarantee\b/i,
})

/** Whether a passage lets the buyer go where the money is not lent, however it is drafted. */
export function endsWithoutLoan(passage: Passage): boolean {
  const { yes, refused, money, unlessVendors } = FINANCE_REFUSED_PATTERNS
  return (
    yes.test(passage.text) ||
    givesWayOut(
      passage,
      (around) => money.test(around) && refused.test(around) && !unlessVendors.test(around),
    )
  )
}

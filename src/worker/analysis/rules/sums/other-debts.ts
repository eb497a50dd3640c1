import type { PageKind } from '#shared/report.ts'

import { wordings } from '../../wording/wordings.ts'
import type { Passage } from '../reading/passage.ts'

export const OTHER_DEBT_PATTERNS = wordings({
  /** What only a council, a water or tax office or an owners corporation asks. */
  due: /\b(?:rates?|lev(?:y|ies)|contributions?|land tax|(?:water|sewer\w{0,3}|service|drainage|supply|availability|fixed|usage|waste) (?:and \w{4,9} )?(?:charges?|fees?|account|bill)|(?:owners'? corporation|body corporate|strata|council|corporation) (?:fees?|charges?|dues|account))\b/i,
  /** A lender's, a builder's or a neighbour's claim, which is not the lot's. */
  lent: /\b(?:caveat\w{0,3}|mortgag\w{1,4}|(?:home |bank |personal |car |business )?loans?|lenders?|borrow\w{1,4}|creditors?|invoices?|judgment (?:debt|sum)|hire purchase|overdraft|legal (?:costs|fees)|rent(?:al)?|tenants?|lessees?|bond)\b/i,
  toUs: /\b(?:owed?|owes|owing|due|unpaid|pay|paid)\b[^.;$]{0,24}\b(?:to )?(?:us|me|my|our (?:firm|company|client))\b|\b(?:we|I) (?:am|are|were|have been|remain) (?:still )?(?:owed|unpaid|out of pocket)\b|\bclaims? (?:to be owed|that|payment)\b/i,
  /** "Owing at 31 August $704,882": what is owed was said in the sentence before. */
  continues:
    /^\W{0,3}(?:still |now |amount |balance )?(?:owing|outstanding|owed|unpaid|balance|due)\b/i,
  /** "Northbank is owed $96,400": a creditor by name. */
  creditor: /\b([A-Z][^.;:$]{1,50}) (?:is|are|was) (?:still )?(?:owed|due) \$/,
  /** A firm's letter, or one between people, and no authority's. */
  firm: /\b(?:Pty\.? Ltd|P\/L|Limited)\b/,
  authority:
    /\b(?:council|shire|city|water|utilit\w{1,3}|revenue|tax|strata|body corporate|owners'? corporation|corporation|community|levies|levy|rates?|manag\w{2,6})\b/i,
  /** A balance alone is owed by nobody: in the books of a fund it is what is there. */
  strong:
    /\b(?:arrears?|over-?due|unpaid|outstanding|past due|postponed|deferred|not (?:yet )?(?:been )?paid|owing|owed|owes|in default|behind|debit balance|payable)\b|\$ ?[\d,.]{1,12} DR\b/i,
  ofLot:
    /\b(?:lot|unit|owner'?s?|lev(?:y|ies)|member'?s?) (?:account|ledger|statement|balance)\b|\b(?:account|ledger|statement) (?:of|for) (?:the |your )?(?:lot|unit|owner)\b|\b(?:account|levy) (?:number|no\.)/i,
  fund: /\b(?:fund|closing balance|(?:cash|money) at bank|term deposit|surplus|deficit|income|receipts?|expend\w{3,7}|spent|outlays?|disbursed|budget\w{0,3}|reserves?|balance sheet)\b/i,
  /** Rows of a balance sheet, beside which stands what the owners together owe. */
  booked:
    /^\W{0,3}(?:(?:current |total |net )?(?:assets|liabilities|equity)|cash|term deposits?|bank|(?:sundry |trade )?(?:creditors|debtors|receivables)|prepa(?:id|yments?)|accru\w{2,4}|owners'? (?:funds|equity)|members' funds)\b/i,
})

const P = OTHER_DEBT_PATTERNS

/** Papers of a scheme, whose books tell of its own money. */
const SCHEME: ReadonlySet<PageKind> = new Set(['owners-corporation-certificate', 'minutes'])

/**
 * Whether the sum is no rate, fee or tax that the lot owes: a private claim in a letter, a loan, or
 * the balance of a fund in the books of the scheme.
 */
export function isOtherDebt(passage: Passage): boolean {
  return isPrivate(passage) || isOfFund(passage)
}

function isPrivate({ text, previous, heading, block }: Passage): boolean {
  if (P.due.test(text)) return false
  if (P.lent.test(text) || P.toUs.test(text)) return true
  const [, creditor] = P.creditor.exec(text) ?? []
  if (creditor !== undefined && !P.authority.test(creditor)) return true
  if (P.continues.test(text) && P.lent.test(previous.slice(-200)) && !P.due.test(previous))
    return true
  // A row of an account does not say again what it is an account of.
  const opening = `${heading} ${previous.slice(-160)} ${block.text.slice(0, 160)}`
  return P.firm.test(opening) && !P.authority.test(`${opening} ${text}`)
}

function isOfFund({ text, previous, next, heading, zone }: Passage): boolean {
  const around = `${heading} ${previous} ${text} ${next}`
  if (!P.strong.test(text))
    return !P.ofLot.test(around) && (P.fund.test(around) || SCHEME.has(zone))
  return SCHEME.has(zone) && P.booked.test(previous) && P.booked.test(next)
}

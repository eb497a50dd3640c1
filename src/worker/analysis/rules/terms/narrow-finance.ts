import { wordings } from '../../wording/wordings.ts'
import { NTH_DAY_PATTERNS, nthDaysIn } from '../reading/nth-days.ts'
import { daysIn } from '../reading/amounts.ts'
import { holds } from '../reading/concepts.ts'
import type { Entry, Passage } from '../reading/passages.ts'

export const NARROW_FINANCE_PATTERNS = wordings({
  finance: /\b(?:loan|financ\w{1,4}|lender)\b/i,
  latest: /\blatest time\b/i,
  /** Where a sentence about that time goes on to what somebody does. */
  clauseOf: /[;]|\.\s|\b(?:if|when|may|must|shall|will|gives?|has|have|does|do|pass(?:es)?)\b/i,
  // Silence that counts as approval, or a time too short for a bank.
  deemed:
    /\b(?:deemed|taken|treated)\b.{0,30}\b(?:satisfied|approved|waived|fulfilled|met|unconditional)\b|\b(?:deemed|taken|treated|regarded|presumed)\b[^.;]{0,12}\b(?:to have|as having) (?:given|served|sent|told)\b[^.;]{0,70}\b(?:satisfied|approved|granted|obtained|waived|fulfilled|met|unconditional)\b/i,
  /** Satisfied with the vendor's debts, and so with the deposit going to him. */
  ofDebts:
    /\bsection 27\b|\bsatisfied (?:with|as to|about) (?:the |those |such |every |all |any )?(?:particulars?|statement|information|title)\b/i,
  /** "Is taken to have obtained finance approval": what the buyer did not say in time. */
  taken:
    /(?<!\bnot (?:be )?)\b(?:deemed|taken|treated as|considered|regarded as)\b[^.;]{0,12}\b(?:to )?(?:have|having) (?:obtained|received|got|been granted)\b[^.;]{0,24}\b(?:finance|loan|approval)\b/i,
  /** The same of the approval: "Finance Approval is taken to have been obtained". */
  takenGiven:
    /\b(?:finance|loan)(?: approval)?\b[^.;]{0,24}\b(?:(?:is|are|(?:shall|will|must) be) )?(?<!\bnot (?:be )?)(?:deemed|taken|treated|regarded|counts?)\b[^.;]{0,12}\b(?:have been|be|as|as having been) (?:obtained|given|granted|approved|received|satisfied)\b/i,
  /** "Approval is taken to have been given", below the name of the clause. */
  approvalTaken:
    /(?<!\bbe )\bapproval\b[^.;]{0,24}\b(?:(?:is|are|(?:shall|will|must) be) )(?:deemed|taken|treated|regarded|counted|presumed)\b[^.;]{0,12}\b(?:have been|be|as|as having been) (?:obtained|given|granted|received)\b/i,
  /** Bound without the loan … */
  freed:
    /\bno longer (?:subject to|conditional (?:up)?on) (?:finance|(?:the |a )?loan)\b[^.;]{0,60}\b(?:bound|settle|complete)\b/i,
  /** … for want of word, and not because it was approved. */
  lapse:
    /\b(?:silen\w{2,4}|unless|fail(?:s|ing|ure)?(?: to)?|has not|have not|does not|do not|if no|without|in default of|neither|(?:heard|hears?|received?|receives|said|says?|told) nothing|nothing (?:is|has been|was) (?:heard|received|said|given)|not (?:heard|been told|told)|no (?:notice|word|answer)|lapse\w{0,1}|expir\w{1,3}|passe[sd]|noon)\b/i,
  lateHour:
    /\b(?:loan|financ\w{1,4}|general condition 20)\b.{0,120}\b(?:before noon|to noon|12 noon|midday|time (?:is|being) (?:of the essence|essential)|as to which time|strictly)\b/i,
  hasty:
    /\b(?:finance|loan)\b.{0,40}\b(?:approv\w{1,4}|obtained|granted)\b.{0,40}\bwithin\b|\bwithin\b(?!.{0,30}\b(?:of|after|from|following|behind)\b.{0,24}\b(?:finance|loan) approval\b).{0,40}\b(?:finance|loan) (?:approval|must be approved)\b/i,
  alone: /\b(?:appl(?:y|ied|ication)|made|obtained)\b.{0,70}\b(?:alone|only|solely|no other)\b/i,
  oneLender:
    /\b(?:no|not from any|(?<!or )any) other (?:lender|bank|financier|credit provider)\b.{0,40}\b(?:approv|count|suffic|consider|accept)|\b(?:and|from|but) no other (?:lender|bank|financier)?\b|\b(?:solely|exclusively|none other than)\b.{0,30}\b(?:bank|lender|mutual|credit union|building society)\b|\bother (?:lenders?|banks?)\b.{0,24}\b(?:does|do|will) not count\b|\b(?:lender|bank|financier)\b.{0,40}\bonly\b/i,
  narrow:
    /\b(?:letters?|refusals?|rejections?)\b[^.;]{0,60}\band (?:from )?a (?:second|further|different) (?:lender|bank|financier)\b|\b(?:two|2|three|3) (?:written )?(?:refusals|rejections|lenders)\b|\b(?:refusals?|rejections?)\b.{0,60}\b(?:two|2|three|3)\b.{0,30}\b(?:lenders|banks)\b|\bby (?:12|twelve) noon\b|\btime (?:being|is) of the essence\b/i,
  period:
    /\b(?:approval|finance|loan)\b.{0,90}\b(?:within|by|date|days)\b|\b(?:within|by)\b.{0,60}\b(?:approval|finance|loan)\b/i,
  ...NTH_DAY_PATTERNS,
  /** What the form itself sets where the line is left empty. */
  ifBlank: /\(if (?:blank|left blank|nothing)[^)]{0,60}\)/i,
  shortApproval:
    /\b(?:approval (?:date|period)|(?:finance|loan) (?:approval )?(?:date|period|due(?: date)?|time)|date (?:for|of) (?:finance|loan)(?: approval)?)\b(?:(?!\b(?:moves?|moved|extend\w{0,3}|shifts?|put|goes|postpon\w{2,4})\b).){0,30}\bdays?\b(?!['’]? notice)/i,
})

const P = NARROW_FINANCE_PATTERNS

/** Without one of these in a passage its condition is not narrow. */
export const NARROW_FINANCE_ENTRIES: readonly Entry[] = [
  P.latest,
  [P.deemed, P.finance],
  P.taken,
  [P.takenGiven, P.lapse],
  [P.approvalTaken, P.finance, P.lapse],
  [P.freed, P.lapse],
  P.lateHour,
  P.hasty,
  [P.alone, P.finance],
  [P.oneLender, P.finance],
  P.shortApproval,
  [P.narrow, P.finance],
]

/** In fewer days no bank is sure to answer. */
const DAYS_OF_A_BANK = 10

/** Whether words on the loan leave little time, name one lender, or take silence for approval. */
export function isNarrowFinance({
  text,
  full,
  plain,
}: Pick<Passage, 'text' | 'full' | 'plain'>): boolean {
  if (isShortLatestTime(text)) return true
  if (P.deemed.test(text) && P.finance.test(text) && !P.ofDebts.test(text)) return true
  if (P.lateHour.test(plain)) return true
  if (P.hasty.test(text) && namesFewDays(text)) return true
  if (P.alone.test(text) && P.finance.test(full)) return true
  return P.oneLender.test(text) && P.finance.test(text)
}

/** Whether the last time for the loan, as its own line tells it, is few days off. */
export function isShortLatestTime(text: string): boolean {
  const at = text.search(P.latest)
  return at >= 0 && namesFewDays(text.slice(at).split(P.clauseOf)[0] ?? '')
}

/** Whether the buyer counts as having the loan unless the contrary is proved in time. */
export function takesSilenceForLoan({ text, plain }: Pick<Passage, 'text' | 'plain'>): boolean {
  if (P.taken.test(text) || P.taken.test(plain)) return true
  return [text, plain].some(
    (words) =>
      (P.freed.test(words) ||
        P.takenGiven.test(words) ||
        holds(words, P.approvalTaken, P.finance) ||
        (holds(words, P.deemed, P.finance) && !P.ofDebts.test(words))) &&
      P.lapse.test(words),
  )
}

/** Whether the line of a form gives few days to the approval. */
export function isShortApproval(text: string): boolean {
  const own = text.replace(P.ifBlank, ' ')
  const at = own.search(P.shortApproval)
  return at >= 0 && namesFewDays(own.slice(at, at + LONGEST_LINE))
}

const LONGEST_LINE = 90

/** Whether all the time that a condition gives is too short. */
export function isShortFinance(text: string): boolean {
  const days = daysIn(text)
  return P.period.test(text) && days.length > 0 && Math.max(...days) < DAYS_OF_A_BANK
}

/** Whether more proof, or more haste, is asked of the buyer than usual. */
export function asksForMore(text: string): boolean {
  return P.narrow.test(text) && P.finance.test(text)
}

function namesFewDays(text: string): boolean {
  return daysTold(text).some((days) => days < DAYS_OF_A_BANK)
}

/** Every period of days, "the 5th business day after acceptance" too. */
function daysTold(text: string): number[] {
  return [...daysIn(text), ...nthDaysIn(text)]
}

/** In so few a bank has hardly ordered its valuation. */
export const HARDLY_ANY_DAYS = 7.5

/** Whether all the time that is told for the loan is a week or less. */
export function isHasty(text: string): boolean {
  const days = daysTold(text.replace(P.ifBlank, ' '))
  return days.length > 0 && Math.max(...days) < HARDLY_ANY_DAYS
}

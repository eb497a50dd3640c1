import type { Doc, Span } from '../../document.ts'
import { wordings } from '../../wording/wordings.ts'
import { type Passage, passagesIn } from '../reading/passages.ts'
import { takesSilenceForLoan } from './narrow-finance.ts'

export const AFTER_LOAN_DATE_PATTERNS = wordings({
  /** "4 Finance", and "4.2" or "(b)" below it. */
  opensClause: /^(?:clause |GC ?)?[A-Z]?\d{1,2}[.)]? {1,3}(?=[A-Z])/,
  isPart: /^(?:[A-Z]?\d{1,2}\.\d{1,2}|\([a-z]{1,3}\))/,
  /** Either side may go where there is no approval. */
  either:
    /\b(?:either|any|each) (?:party|side|of (?:them|the parties))\b[^.;]{0,60}\bmay\b[^.;]{0,60}\b(?:end|terminat\w{1,3}|rescind|cancel|withdraw|avoid|bring)\b|\b(?:buyer|purchaser|vendor|seller) or (?:the )?(?:buyer|purchaser|vendor|seller)\b[^.;]{0,30}\bmay\b[^.;]{0,60}\b(?:end|terminat\w{1,3}|rescind|cancel)\b/i,
  /** The vendor may go, as long as nothing is heard. */
  vendor:
    /\b(?:vendor|seller)s?\b[^.;]{0,40}\b(?:may|is entitled to|can)\b[^.;]{0,40}\b(?:end|terminat\w{1,3}|rescind|cancel|withdraw|bring)\b/i,
  silent:
    /\b(?:neither|nothing|no (?:such )?(?:notice|word|answer)|silent|silence|(?:does|has|do|have|is|was) not (?:been )?(?:give|given|gave|tell|told|notif\w{2,4}|serve\w?|sa(?:y|id)|hear\w?)|fails? to (?:give|tell|notify|serve)|until it (?:hears|is told)|without (?:a )?notice|not (?:given|served|told|notified))\b/i,
  loan: /\b(?:finance|loans?|lender|financier)\b/i,
  otherMatter:
    /\b(?:inspect\w{0,4}|pest|building report|survey|due diligence|deposit is not|default)\b/i,
  dayOfLoan: /\b(?:finance|approval|loan(?: approval)?) date\b|\blatest time\b/i,
  /** "By 5 pm on the Finance Date", "4pm on 11 December". */
  hour: /\b(?:by|before|until|at|to|time:?) {0,2}(?:(?:the )?(?:latest )?time:? {0,2})?(\d{1,2}(?:[.:]\d\d)? ?[ap]\.?m\b\.?|noon|midday|12 noon)(?=[ :,]{0,3}(?:on|of)\b)|^.{0,40}?\b(\d{1,2}(?:[.:]\d\d)? ?[ap]\.?m\b\.?)(?=[ :,]{0,3}on\b)/i,
})

const P = AFTER_LOAN_DATE_PATTERNS

/** What the condition on the loan lets happen once its day has passed. */
export type AfterLoanDate = {
  /** Who may end the contract then, or that silence counts as a loan; null where it is not told. */
  readonly who: 'either' | 'vendor' | 'silence' | null
  /** "5 pm": the hour by which word must be given on that day. */
  readonly hour: string | null
  readonly span: Span
}

/** Null where neither is told. `day` is where the day of the loan stands. */
export function afterLoanDate(doc: Doc, day: Span | null): AfterLoanDate | null {
  const passages = passagesIn(doc, [
    'contract-form',
    'particulars',
    'special-conditions',
    'general-conditions',
    'annexure',
  ])
  const clause = ofLoan(passages)
  const silence = clause.find(takesSilenceForLoan)
  const vendor = clause.find(
    ({ full, previous }) =>
      P.vendor.test(full) &&
      P.silent.test(`${previous.slice(-160)} ${full}`) &&
      !P.either.test(full),
  )
  const either = clause.find(({ full }) => P.either.test(full))
  const told =
    silence !== undefined
      ? ({ who: 'silence', passage: silence } as const)
      : vendor !== undefined
        ? ({ who: 'vendor', passage: vendor } as const)
        : either !== undefined
          ? ({ who: 'either', passage: either } as const)
          : null
  const timed = clause.find(
    ({ full, span }) =>
      P.hour.test(full) &&
      /* the row of the day */ ((day !== null && span.start <= day.start && day.start < span.end) ||
        P.dayOfLoan.test(full)),
  )
  const match = timed === undefined ? null : P.hour.exec(timed.full)
  const hour = match?.[1] ?? match?.[2] ?? null
  const span = told?.passage.span ?? timed?.span
  if (span === undefined) return null
  return { who: told?.who ?? null, hour, span }
}

/** What is said of the loan: by its own words, by the head of its clause or by how that begins. */
function ofLoan(passages: readonly Passage[]): Passage[] {
  let head = ''
  return passages.filter(({ full, heading, block }) => {
    const opening = block.text.slice(0, HEAD)
    if (P.opensClause.test(block.text)) head = opening
    if (P.loan.test(heading) || P.loan.test(opening)) return true
    if (P.isPart.test(block.text) && P.loan.test(head)) return true
    return P.loan.test(full) && !P.otherMatter.test(`${heading} ${opening} ${full}`)
  })
}

/** So much of a clause names it. */
const HEAD = 60

import { wordings } from '../../wording/wordings.ts'
import type { Passage } from '../reading/passages.ts'

export const BLANK_LOAN_DATE_PATTERNS = wordings({
  /** The line for the day by which a lender has to agree, with nothing written on it. */
  emptyDay:
    /\b(?:date (?:for|of|by which) (?:(?:finance|loan) )?(?:approval|finance)|(?:finance|loan|approval) (?:date|deadline)|approval (?:due|required) by|approved (?:by|on or before)|latest (?:date|time)(?: for approval)?)[ :|-]{0,5}(?:[_.…]{4,80}[.;]?)?$/i,
  /** Somebody is to lend, or something is to be lent. */
  lender:
    /\b(?:lender|financier|lending institution|credit provider|bank)\b[ :|-]{1,5}(?!_|\.{2}|…|n\/a|nil|none|not |or another\b)[a-z]|\b(?:amount(?: of (?:the )?(?:loan|finance))?|(?:loan|finance) amount)\b[ :|-]{1,5}\$ ?\d/i,
  finance: /\b(?:financ\w{1,4}|loan|lender)\b/i,
  /** Another day that is counted from it, and the day itself as written. */
  pointsTo:
    /\b(?:of|after|from|before|following|until|on|upon) the (?:finance|loan|approval) (?:date|deadline)\W{0,3}$/i,
  written:
    /\b(?:finance|loan|lender)\b.{0,120}\b(?:date|day|by|until|before)\b[ :|]{1,4}\d{1,2}(?:\/\d{1,2}\/| [A-Z][a-z]{2,8} )\d{2,4}\b/i,
  /** Nobody asked for a loan: the box that would make the lines count is empty. */
  notChosen:
    /☐ ?[^☐☒]{0,60}\b(?:subject to|conditional (?:up)?on)\b[^☐☒]{0,30}\b(?:loan|financ\w{1,4})\b/i,
  /** The line is left to be worked out, and is no gap. */
  counted: /\bif blank\b|\bdays (?:after|from)\b|\bnot applicable\b|\bn\/a\b|\?/i,
  onlyIfFilled:
    /\b(?:where|if|only|provided|unless)\b[^.;]{0,40}\b(?:each|every|all|any)\b[^.;]{0,60}\b(?:completed|filled(?: in)?|inserted|written|blank)\b/i,
})

const P = BLANK_LOAN_DATE_PATTERNS

/** How many lines of a form hold the loan. */
const LINES = 3

/** The line for the day of approval that stands empty though a lender or a sum is named beside it. */
export function blankLoanDate(passages: readonly Passage[]): Passage | null {
  const found = passages.find((passage, index) => {
    const { text, zone, block } = passage
    if (zone !== 'contract-form' && zone !== 'particulars') return false
    if (!P.emptyDay.test(text) || P.counted.test(text) || P.pointsTo.test(text)) return false
    const lines = passages
      .slice(Math.max(0, index - LINES), index + LINES + 1)
      .filter((line) => line.block.partIndex === block.partIndex)
    const next = passages[index + 1]?.text ?? ''
    // The day stands in a cell of its own below its label.
    if (/^\W{0,3}\d{1,2}(?:\/| \w|(?:st|nd|rd|th)\b)/.test(next) && !/_/.test(text)) return false
    return (
      lines.some((line) => P.lender.test(line.text)) &&
      lines.some((line) => P.finance.test(line.text)) &&
      !lines.some((line) => P.notChosen.test(line.text)) &&
      !lines.some((line) => P.counted.test(line.text) || P.written.test(line.text))
    )
  })
  return found ?? null
}

/** Whether the contract's condition says that it applies only to a form that is filled in. */
export function appliesOnlyIfFilled(text: string): boolean {
  return P.onlyIfFilled.test(text)
}

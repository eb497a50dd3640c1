import { wordings } from '../../wording/wordings.ts'
import { latestDate, placedDatesIn } from '../reading/dates.ts'

export const DUE_LATER_PATTERNS = wordings({
  /** "Outstanding $378, being the third instalment, which falls due on …". */
  nextOne:
    /\b(?:being|is|for|as) (?:the |its )?(?:second|third|fourth|next|last|final|remaining) (?:\w{4,10} )?instalments?\b/i,
  /** "Payable by 1 December", told of the current quarter. */
  dueOn:
    /\b(?:payable|due|to be paid)\b[^.;]{0,16}\b(?:by|on|before)\b|\b(?:due|payable):? (?=\d{1,2} (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))/i,
  inArrears:
    /\b(?:instalments?|arrears|overdue|in default|past due|interest (?:accrues|is|at|of))\b/i,
  bareDay:
    /^ ?\d{1,2} (?:january|february|march|april|may|june|july|august|september|october|november|december)\b/i,
})

/** Whether the day by which the sum is payable had not come when the newest paper was made. */
export function isDueLater(text: string, asAt: string | null): boolean {
  const due = DUE_LATER_PATTERNS.dueOn.exec(text)
  if (
    due === null ||
    asAt === null ||
    (DUE_LATER_PATTERNS.inArrears.test(text) && !DUE_LATER_PATTERNS.nextOne.test(text))
  )
    return false
  const year = asAt.slice(0, 4)
  const behind = text.slice(due.index + due[0].length)
  // A day without a year is of the year of the paper.
  const date =
    latestDate(placedDatesIn(behind).map(({ date: told }) => told)) ?? dayOf(behind, year)
  return date !== null && date > asAt
}

/** "1 December", in a year. */
function dayOf(text: string, year: string): string | null {
  const day = DUE_LATER_PATTERNS.bareDay.exec(text)?.[0]
  return day === undefined
    ? null
    : latestDate(placedDatesIn(`${day} ${year}`).map(({ date }) => date))
}

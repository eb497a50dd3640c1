import type { Doc } from '../../document.ts'
import { wordings } from '../../wording/wordings.ts'
import { datesIn, daysBetween } from '../reading/dates.ts'
import { dayAfter } from './day-after.ts'
import { type ToldDay, toldDaysOf } from './told-days.ts'
import { type ToldPeriod, toldPeriodsOf } from './told-periods.ts'

export const TERM_PATTERNS = wordings({
  lengthOnly:
    /^,?(?: ?for)? ?(?:an? |the )?(?:fixed )?(?:term|period)?(?: of)? ?[\w-]{1,14}(?: ?\(\d{1,3}\))? (?:years?|months?|weeks?)$/i,
  // A period and the dates that it lies between, or a period that stands behind them.
  leads: /^[^.;]{0,46}$/,
  leadsOut: /\b(?:option|renew\w{0,3}|notice|further|plus|then|review|after|before|prior)\b/i,
  behind: /^[ ,(|-]{1,3}(?:being |for |a (?:term|period) of |i\.?e\.? |that is,? |term:? )?$/i,
  termRow: /\b(?:term|length|duration|period of (?:the )?(?:lease|tenancy))$/i,
  unticked: /☐/,
})

/** Months are counted to the day before or to the day itself, and leases end on a weekday. */
const TERM_DAYS = 4

type Term = { readonly period: ToldPeriod; readonly start: ToldDay; readonly end: ToldDay }

/** Terms that do not end on the day that is told for it, with the day on which they would. */
export function wrongTermsOf(doc: Doc): (Term & { readonly due: string })[] {
  return termsOf(doc).flatMap((term) => {
    const { period, start, end } = term
    const due = dayAfter(start.date, period.count, period.unit === 'month' ? 'month' : 'day')
    return Math.abs(daysBetween(due, end.date)) <= TERM_DAYS ? [] : [{ ...term, due }]
  })
}

/** Terms in months with both their ends: in one sentence, or in three lines of one paper. */
function termsOf(doc: Doc): Term[] {
  const ranges = new Map<number, { start: ToldDay; end: ToldDay }[]>()
  let previous: ToldDay | null = null
  for (const day of toldDaysOf(doc)) {
    const start = previous
    previous = day
    if (start === null || start.role !== 'start' || day.role !== 'end') continue
    if (start.core !== day.core && !TERM_PATTERNS.lengthOnly.test(day.core)) continue
    if (day.date <= start.date) continue
    const lines = day.passage.block.index - start.passage.block.index
    if (lines > 2 || day.passage.block.partIndex !== start.passage.block.partIndex) continue
    for (const line of new Set([start.passage.block.index, day.passage.block.index])) {
      ranges.set(line, [...(ranges.get(line) ?? []), { start, end: day }])
    }
  }
  return toldPeriodsOf(doc).flatMap((period) => {
    if (!isTermLength(period) || TERM_PATTERNS.unticked.test(period.passage.text)) return []
    const { index, partIndex } = period.passage.block
    for (const line of [index, index + 1, index - 1, index - 2]) {
      for (const { start, end } of ranges.get(line) ?? []) {
        if (start.passage.block.partIndex !== partIndex) continue
        if (isAnotherPaper(doc, line, index) || startsOtherwise(period, start)) continue
        if (isTermOf(period, start, end)) return [{ period, start, end }]
      }
    }
    return []
  })
}

/** A heading between two lines parts the papers that they stand in. */
function isAnotherPaper(doc: Doc, one: number, two: number): boolean {
  for (let at = Math.min(one, two) + 1; at <= Math.max(one, two); at += 1) {
    if (doc.blocks[at]?.kind === 'heading') return true
  }
  return false
}

/** "sixty months from 1 November 2025" has a beginning of its own. */
function startsOtherwise({ from }: ToldPeriod, start: ToldDay): boolean {
  const [own] = datesIn(from)
  return own !== undefined && own !== start.date
}

/** Months, years, or weeks enough for a tenancy. */
function isTermLength({ unit, count }: ToldPeriod): boolean {
  return unit === 'month' || (unit === 'day' && count >= 60)
}

function isTermOf(period: ToldPeriod, start: ToldDay, end: ToldDay): boolean {
  const { passage } = period
  if (passage !== start.passage || passage !== end.passage) {
    return (
      TERM_PATTERNS.termRow.test(period.core) &&
      !TERM_PATTERNS.leadsOut.test(passage.text) &&
      start.passage.text.length < 120
    )
  }
  const at = passage.text.length - period.after.length
  const first = passage.text.length - start.after.length
  const last = passage.text.length - end.after.length
  if (at < first) {
    const between = passage.text.slice(at, first)
    return TERM_PATTERNS.leads.test(between) && !TERM_PATTERNS.leadsOut.test(between)
  }
  if (at < last) return TERM_PATTERNS.lengthOnly.test(end.core)
  const between = passage.text.slice(last, at - period.printed.length)
  return at > last && TERM_PATTERNS.behind.test(between)
}

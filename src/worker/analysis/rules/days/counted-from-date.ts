import type { Doc } from '../../document.ts'
import { wordings } from '../../wording/wordings.ts'
import { daysBetween } from '../reading/dates.ts'
import { dayAfter } from './day-after.ts'
import { isRolled } from './rolled.ts'
import { type ToldDay, toldDaysOf } from './told-days.ts'
import { type ToldPeriod, toldPeriodsOf } from './told-periods.ts'

export const FROM_DATE_PATTERNS = wordings({
  /** "by 20 November, within 10 days of …": what parts a day from the time that is counted for it. */
  counts:
    /^[ ,(|-]{1,3}(?:(?:which|that|this) is |being |namely |i\.?e\.?,? |that is,? )?(?:not later than |exactly |a period of |(within|no more than|not more than|no later than) )?(?:a period of )?$/i,
  countedFrom: /^ ?(?:\w{3,9} )?(?:from|after|of|following|since)\b/i,
  openCount:
    /\b(?:at least|about|approximately|not less than|minimum|or more|unless|if|later of|earlier of)\b/i,
})

/** A time, the day on which it is said to end, and the day on which it ends as counted. */
export type Miscount = {
  readonly period: ToldPeriod
  readonly day: ToldDay
  readonly start: string
  readonly due: string
}

/** How far behind the days the date may stand from which they are counted. */
const ANCHOR_REACH = 70

/** Days counted from a date that the same sentence names, and right before them another end. */
export function countedFromDate(doc: Doc): Miscount[] {
  const days = new Map<ToldDay['passage'], ToldDay[]>()
  for (const day of toldDaysOf(doc)) {
    const same = days.get(day.passage)
    if (same === undefined) days.set(day.passage, [day])
    else same.push(day)
  }
  return toldPeriodsOf(doc).flatMap((period) => {
    const own = days.get(period.passage) ?? []
    const { text } = period.passage
    if (own.length < 2 || period.unit === 'business-day' || FROM_DATE_PATTERNS.openCount.test(text))
      return []
    const end = text.length - period.after.length
    const endOf = (day: ToldDay) => text.length - day.after.length
    const day = own.findLast((one) => endOf(one) <= end - period.printed.length)
    const start = own.find((one) => endOf(one) > end)
    if (day === undefined || start === undefined || endOf(start) - end > ANCHOR_REACH) return []
    if (!FROM_DATE_PATTERNS.countedFrom.test(period.after)) return []
    const counts = FROM_DATE_PATTERNS.counts.exec(
      text.slice(endOf(day), end - period.printed.length),
    )
    if (counts === null) return []
    const due = dayAfter(start.date, period.count, period.unit)
    const late = daysBetween(due, day.date)
    // "Within" allows every earlier day; the first day may be counted or not.
    if (Math.abs(late) <= 1 || isRolled(due, day.date)) return []
    if (late < 0 && (counts[1] !== undefined || day.date <= start.date)) return []
    return [{ period, day, start: start.date, due }]
  })
}

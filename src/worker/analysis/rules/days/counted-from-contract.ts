import type { Doc } from '../../document.ts'
import type { Facts } from '../../facts/facts.ts'
import { wordings } from '../../wording/wordings.ts'
import type { Miscount } from './counted-from-date.ts'
import { dayAfter } from './day-after.ts'
import { DAY_MATTER_PATTERNS } from './day-matters.ts'
import { isRolled } from './rolled.ts'
import { SETTLEMENT_DUE_PATTERNS } from './settlement-due.ts'
import { type ToldDay, toldDaysOf } from './told-days.ts'
import { type ToldPeriod, toldPeriodsOf } from './told-periods.ts'

export const FROM_CONTRACT_PATTERNS = wordings({
  isThat: /\b(?:being|namely|that is|which is|would be|i\.?e)\b|^ ?[,(-]|[,(-] ?$/i,
})

/** Counts of days from the contract and, in the same breath, another day on which they are to end. */
export function countedFromContract(doc: Doc, { contractDate, settlement }: Facts): Miscount[] {
  if (contractDate === null) return []
  const start = contractDate.value
  const days = new Map(toldDaysOf(doc).map((day) => [day.passage, day]))
  return toldPeriodsOf(doc).flatMap((period) => {
    const day = days.get(period.passage)
    if (day === undefined || period.unit === 'business-day') return []
    if (!SETTLEMENT_DUE_PATTERNS.fromSigning.test(period.from)) return []
    if (isToldElsewhere(period, settlement)) return []
    const between = wordsBetween(period, day)
    if (between.length > 50 || !FROM_CONTRACT_PATTERNS.isThat.test(between)) return []
    const due = dayAfter(start, period.count, period.unit)
    return due === day.date || isRolled(due, day.date) ? [] : [{ period, day, start, due }]
  })
}

/** Told elsewhere too, settlement is compared with what is told there (settlement-differs). */
function isToldElsewhere({ core, passage }: ToldPeriod, settlement: Facts['settlement']): boolean {
  if (settlement === null || !DAY_MATTER_PATTERNS.settlement.test(core)) return false
  const { start, end } = passage.span
  return !settlement.spans.some((at) => at.start >= start && at.start < end)
}

function wordsBetween(period: ToldPeriod, { after }: ToldDay): string {
  const { text } = period.passage
  const counted = text.length - period.after.length
  const dated = text.length - after.length
  return dated > counted
    ? text.slice(counted + period.from.length, dated - 10)
    : text.slice(dated, counted - period.printed.length)
}

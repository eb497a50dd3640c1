import type { StateCode } from '#shared/report.ts'

import { addDays, weekday } from './days.ts'
import { isPublicHoliday } from './public-holidays.ts'

/** Neither a weekend nor a public holiday of the state. */
export function isBusinessDay(state: StateCode, iso: string): boolean {
  const day = weekday(iso)
  return day !== 0 && day !== 6 && !isPublicHoliday(state, iso)
}

/** The nth business day after a date; the date itself never counts. */
export function businessDaysAfter(state: StateCode, iso: string, count: number): string {
  let day = iso
  for (let left = count; left > 0;) {
    day = addDays(day, 1)
    if (isBusinessDay(state, day)) left -= 1
  }
  return day
}

import { daysBetween } from '../reading/dates.ts'

/** Whether a counted day may be the other: it moves from a weekend, and over the Christmas holidays. */
export function isRolled(counted: string, date: string): boolean {
  const weekday = new Date(counted).getUTCDay()
  const day = counted.slice(5)
  const holidays = day >= '12-22' || day <= '01-10'
  const most = holidays ? 18 : weekday === 0 || weekday === 6 ? 3 : 1
  return Math.abs(daysBetween(counted, date)) <= most
}

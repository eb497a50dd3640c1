import { daysBetween } from '../reading/dates.ts'

/** Two papers about one thing, of which one is miscopied, are seldom further apart. */
export const SLIP_DAYS = 45

/** Day and month, month and year or day and year alike, or few days apart: one of them is miscopied. */
export function isSlip(one: string, two: string): boolean {
  const [year, month, day] = one.split('-')
  const [otherYear, otherMonth, otherDay] = two.split('-')
  const alike = [year === otherYear, month === otherMonth, day === otherDay].filter(Boolean).length
  return alike === 2 || Math.abs(daysBetween(one, two)) <= SLIP_DAYS
}

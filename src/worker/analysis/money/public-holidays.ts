import type { StateCode } from '#shared/report.ts'

import { addDays, isoOf, weekday } from './days.ts'

const MONDAY = 1
const TUESDAY = 2

/** A holiday that moves with the week: the nth weekday of a month. */
type Nth = { readonly month: number; readonly weekday: number; readonly nth: number }

/**
 * Public holidays of the whole state or its capital by rule, from each state's holidays act as
 * published up to 2026. Show days and holidays of single regions are left out.
 */
const MOVING: Record<StateCode, readonly Nth[]> = {
  VIC: [
    { month: 3, weekday: MONDAY, nth: 2 },
    { month: 6, weekday: MONDAY, nth: 2 },
    { month: 11, weekday: TUESDAY, nth: 1 },
  ],
  NSW: [
    { month: 6, weekday: MONDAY, nth: 2 },
    { month: 10, weekday: MONDAY, nth: 1 },
  ],
  QLD: [
    { month: 5, weekday: MONDAY, nth: 1 },
    { month: 10, weekday: MONDAY, nth: 1 },
  ],
  SA: [
    { month: 3, weekday: MONDAY, nth: 2 },
    { month: 6, weekday: MONDAY, nth: 2 },
    { month: 10, weekday: MONDAY, nth: 1 },
  ],
  WA: [
    { month: 3, weekday: MONDAY, nth: 1 },
    { month: 6, weekday: MONDAY, nth: 1 },
  ],
  TAS: [
    { month: 3, weekday: MONDAY, nth: 2 },
    { month: 6, weekday: MONDAY, nth: 2 },
  ],
  ACT: [
    { month: 3, weekday: MONDAY, nth: 2 },
    { month: 6, weekday: MONDAY, nth: 2 },
    { month: 10, weekday: MONDAY, nth: 1 },
  ],
  NT: [
    { month: 5, weekday: MONDAY, nth: 1 },
    { month: 6, weekday: MONDAY, nth: 2 },
    { month: 8, weekday: MONDAY, nth: 1 },
  ],
}

/** Days fixed by proclamation, year by year: the Friday before the AFL grand final, the WA King's Birthday. */
const PROCLAIMED: Partial<Record<StateCode, readonly string[]>> = {
  VIC: ['2025-09-26', '2026-09-25'],
  WA: ['2025-09-29', '2026-09-28', '2027-09-27'],
}

/** True when the day is a public holiday of the state. */
export function isPublicHoliday(state: StateCode, iso: string): boolean {
  const year = Number(iso.slice(0, 4))
  return national(year, state).includes(iso) || ofState(year, state).includes(iso)
}

function national(year: number, state: StateCode): string[] {
  const easter = easterSunday(year)
  return [
    ...withMonday(`${year}-01-01`),
    mondayInstead(`${year}-01-26`),
    addDays(easter, -2),
    addDays(easter, 1),
    ...anzacDay(year, state),
    ...christmas(year),
  ]
}

/** Tasmania and Victoria keep no other day when Anzac Day falls on a weekend. */
function anzacDay(year: number, state: StateCode): string[] {
  const day = `${year}-04-25`
  const sunday = weekday(day) === 0
  const extra = sunday && ['ACT', 'NT', 'QLD', 'SA', 'WA', 'NSW'].includes(state)
  const saturday = weekday(day) === 6 && ['WA', 'NSW', 'ACT'].includes(state)
  return [day, ...(extra ? [addDays(day, 1)] : []), ...(saturday ? [addDays(day, 2)] : [])]
}

function christmas(year: number): string[] {
  const day = `${year}-12-25`
  const boxing = `${year}-12-26`
  if (weekday(day) === 6) return [day, boxing, addDays(day, 2), addDays(day, 3)]
  if (weekday(day) === 0) return [day, boxing, addDays(day, 2)]
  if (weekday(boxing) === 6) return [day, boxing, addDays(boxing, 2)]
  return [day, boxing]
}

function ofState(year: number, state: StateCode): string[] {
  return [
    ...MOVING[state].map((rule) => nthWeekday(year, rule)),
    ...(PROCLAIMED[state] ?? []),
    ...(state === 'ACT' ? [reconciliationDay(year)] : []),
  ]
}

/** The Monday on or after 27 May. */
function reconciliationDay(year: number): string {
  const first = `${year}-05-27`
  return addDays(first, (8 - weekday(first)) % 7)
}

function nthWeekday(year: number, rule: Nth): string {
  const first = `${year}-${String(rule.month).padStart(2, '0')}-01`
  return addDays(first, ((rule.weekday - weekday(first) + 7) % 7) + (rule.nth - 1) * 7)
}

function mondayInstead(iso: string): string {
  const day = weekday(iso)
  if (day === 6) return addDays(iso, 2)
  return day === 0 ? addDays(iso, 1) : iso
}

function withMonday(iso: string): string[] {
  const moved = mondayInstead(iso)
  return moved === iso ? [iso] : [iso, moved]
}

/** The Gregorian Easter (Meeus, Astronomical Algorithms, ch. 8). */
function easterSunday(year: number): string {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const d = Math.floor(b / 4)
  const e = b % 4
  const f = Math.floor((b + 8) / 25)
  const g = Math.floor((b - f + 1) / 3)
  const h = (19 * a + b - d - g + 15) % 30
  const i = Math.floor(c / 4)
  const k = c % 4
  const l = (32 + 2 * e + 2 * i - h - k) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const month = Math.floor((h + l - 7 * m + 114) / 31)
  const day = ((h + l - 7 * m + 114) % 31) + 1
  return isoOf(Date.UTC(year, month - 1, day))
}

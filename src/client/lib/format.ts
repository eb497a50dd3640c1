const LOCALE = 'en-AU'

const amount = new Intl.NumberFormat(LOCALE, {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
})
const wholeAmount = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 0 })
const day = new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'long', year: 'numeric' })
const calendarDay = new Intl.DateTimeFormat(LOCALE, {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})
const weekday = new Intl.DateTimeFormat(LOCALE, { weekday: 'long', timeZone: 'UTC' })
const dayAndTime = new Intl.DateTimeFormat(LOCALE, {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
})

/** Our own prices: 300 → "A$3.00". */
export function priceFromCents(cents: number): string {
  return `A$${amount.format(cents / 100)}`
}

/** Amounts of a contract, which are in Australian dollars anyway: 8500000 → "$85,000"; cents are shown where there are any. */
export function dollarsFromCents(cents: number): string {
  const sign = cents < 0 ? '−' : ''
  const whole = cents % 100 === 0
  return `${sign}$${(whole ? wholeAmount : amount).format(Math.abs(cents) / 100)}`
}

/** A moment (ISO 8601) as the reader's own day: "21 November 2026". */
export function dayOf(timestamp: string): string {
  return day.format(new Date(timestamp))
}

/** A calendar date (`YYYY-MM-DD`), the same everywhere: "22 February 2027". */
export function calendarDate(isoDate: string): string {
  return calendarDay.format(new Date(`${isoDate}T00:00:00Z`))
}

/** The day of the week of a calendar date: "Monday". */
export function weekdayOf(isoDate: string): string {
  return weekday.format(new Date(`${isoDate}T00:00:00Z`))
}

/** A moment with its time of day, in the reader's zone. */
export function dayAndTimeOf(timestamp: string): string {
  return dayAndTime.format(new Date(timestamp))
}

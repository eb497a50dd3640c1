/** Civil dates as ISO strings; no clock and no time zone is involved. */

const DAY_MS = 86_400_000

/** `2026-06-18` as "18 June 2026". */
export function dayInWords(iso: string): string {
  return new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(iso),
  )
}

export function addDays(iso: string, days: number): string {
  return isoOf(Date.parse(iso) + days * DAY_MS)
}

/** The same day some months later, or the last of a shorter month. */
export function addMonths(iso: string, months: number): string {
  const year = Number(iso.slice(0, 4))
  const month = Number(iso.slice(5, 7)) - 1 + months
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return isoOf(Date.UTC(year, month, Math.min(Number(iso.slice(8, 10)), lastDay)))
}

/** Days from the first date to the second; negative when the second is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)
}

/** 0 for Sunday to 6 for Saturday. */
export function weekday(iso: string): number {
  return new Date(iso).getUTCDay()
}

export function isoOf(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 10)
}

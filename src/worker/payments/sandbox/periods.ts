import type { Price } from './objects.ts'

const DAY_SECONDS = 24 * 60 * 60

/**
 * The anchor moved on by a number of billing periods, in seconds. Months keep the anchor's day and
 * are cut to the length of the month: 31 January, 28 February, 31 March.
 */
export function addPeriod(
  anchorSeconds: number,
  { interval, interval_count }: NonNullable<Price['recurring']>,
  periods: number,
): number {
  const count = interval_count * periods
  if (interval === 'day') return anchorSeconds + count * DAY_SECONDS
  if (interval === 'week') return anchorSeconds + count * 7 * DAY_SECONDS
  const anchor = new Date(anchorSeconds * 1000)
  const months = anchor.getUTCMonth() + (interval === 'year' ? 12 : 1) * count
  const lastDay = new Date(Date.UTC(anchor.getUTCFullYear(), months + 1, 0)).getUTCDate()
  const moved = new Date(anchor)
  moved.setUTCFullYear(anchor.getUTCFullYear(), months, Math.min(anchor.getUTCDate(), lastDay))
  return Math.floor(moved.getTime() / 1000)
}

/** The first end of a period, counted from the anchor, that lies after `afterSeconds`. */
export function nextPeriodEnd(
  anchorSeconds: number,
  recurring: NonNullable<Price['recurring']>,
  afterSeconds: number,
): number {
  for (let periods = 1; ; periods += 1) {
    const end = addPeriod(anchorSeconds, recurring, periods)
    if (end > afterSeconds) return end
  }
}

import type { Passage } from '../reading/passages.ts'
import { PERIOD_PATTERNS, periodIn, type SumPeriod } from './sum-period.ts'
import { HOMES, type SumOf } from './sum-subjects.ts'

/** The bill whose lines are being read. */
export type Bill = {
  readonly of: SumOf | null
  readonly part: number
  /** So many lines further down it is still remembered. */
  readonly left: number
  readonly period: SumPeriod
}

const NO_PERIOD: SumPeriod = { times: null, year: null, calendarYear: null, from: null, asAt: null }

export const NO_BILL: Bill = { of: null, part: -1, left: 0, period: NO_PERIOD }

/** A bill is remembered for so many lines below the words that name it. */
const BILL_LINES = 14

/** The bill after one more passage: a total in it is the total of that bill. */
export function billAt(before: Bill, { text, block, zone }: Passage): Bill {
  const part = block.partIndex
  const same = before.part === part
  const home = HOMES.find(
    ({ zones, named }) =>
      (zones.some((one) => one === zone) && (!same || before.of === null)) || named.test(text),
  )
  const period = periodIn(text)
  const isHead = PERIOD_PATTERNS.head.test(text)
  if (home !== undefined && (!same || home.of !== before.of || before.left <= 0)) {
    return { of: home.of, part, left: BILL_LINES, period }
  }
  if (!same) return { of: null, part, left: BILL_LINES, period: isHead ? period : NO_PERIOD }
  const left = home === undefined ? before.left - 1 : BILL_LINES
  const grown = isHead ? orElse(before.period, period) : before.period
  return { ...before, left, period: grown }
}

/** A period as its own words tell it, or else as those around them do. */
export function orElse(own: SumPeriod, around: SumPeriod): SumPeriod {
  return {
    times: own.times ?? around.times,
    year: own.year ?? around.year,
    calendarYear: own.calendarYear ?? around.calendarYear,
    from: own.from ?? around.from,
    asAt: own.asAt,
  }
}

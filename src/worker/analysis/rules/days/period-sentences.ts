import { numberOf } from '../reading/number-words.ts'
import { PERIOD_PATTERNS } from '../sums/period-words.ts'
import { dollars } from '../say.ts'
import {
  isOfDays,
  type Period,
  periodOf,
  type SumTold,
  sumsTold,
  TIMES_A_YEAR,
} from '../sums/sums-told.ts'
import { wrongInstalments } from '../sums/wrong-instalments.ts'
import { wrongAreas, wrongSides } from '../sums/wrong-measures.ts'
import { differing, wrongMultiple, type WrongMultiple } from '../sums/wrong-multiple.ts'
import { wrongRents } from '../sums/wrong-rents.ts'

/** A longer passage is a table that was read as one line. */
const LONGEST = 2_000

/** Sums in a passage that are not the multiple they are said to be. `rents` are the rents of the papers. */
export function wrongMultiples(
  text: string,
  rents: readonly SumTold[],
  previous = '',
): readonly WrongMultiple[] {
  if (text.length > LONGEST) return []
  const sums = sumsTold(text)
  if (sums.length === 0) return wrongSides(text)
  return [
    ...wrongPeriods(text, sums),
    ...wrongInstalments(text, sums, previous),
    ...wrongRents(text, sums, rents),
    ...wrongTerms(text, sums),
    ...wrongAreas(text, sums),
    ...wrongProducts(text, sums),
  ].slice(0, 2)
}

/** Rents with their period, as the papers tell them. */
export function rentsIn(text: string): SumTold[] {
  return PERIOD_PATTERNS.rent.test(text)
    ? sumsTold(text).filter(({ per }) => per !== null && per !== 'day')
    : []
}

/** "$4,180 a month, that is $52,160 a year". */
function wrongPeriods(text: string, sums: readonly SumTold[]): WrongMultiple[] {
  return sums.slice(1).flatMap((two, at) => {
    const one = sums[at]
    if (one === undefined || one.per === null || two.per === null || one.per === two.per) return []
    const between = text.slice(one.end, two.start).replace(PERIOD_PATTERNS.tax, ' ')
    if (between.length > 80 || !PERIOD_PATTERNS.same.test(between)) return []
    if (PERIOD_PATTERNS.changed.test(between) || /\band\b/i.test(between)) return []
    const times = TIMES_A_YEAR[one.per] / TIMES_A_YEAR[two.per]
    const isLoose = isOfDays(one.per) !== isOfDays(two.per)
    const ratio = two.cents / Math.max(1, one.cents * times)
    const slack = isLoose
      ? 0.03
      : Math.max(0.006, 100 / Math.max(100, two.cents, one.cents * times))
    const near = [1, ...(/\bGST\b/.test(text) ? [1.1, 1 / 1.1] : [])]
    if (near.some((factor) => Math.abs(ratio / factor - 1) <= slack)) return []
    // A month reckoned as four weeks.
    if (isLoose && Math.abs(ratio - (times > 1 ? 13 / 12 : 12 / 13)) < 0.004) return []
    if (ratio > 1.6 || ratio < 0.6) return []
    return [
      wrongMultiple(
        two.cents,
        one.cents * times,
        `${dollars(one.cents)} a ${sayPeriod(one.per)}, brought to the ${sayPeriod(two.per)}`,
      ),
    ]
  })
}

function sayPeriod(period: Period): string {
  return period === 'half' ? 'half year' : period
}

/** "$500 a week for 26 weeks, being $13,500". */
function wrongTerms(text: string, sums: readonly SumTold[]): WrongMultiple[] {
  return sums.slice(0, -1).flatMap((rate, at) => {
    const whole = sums[at + 1]
    if (rate.per === null || whole === undefined || whole.per !== null) return []
    const between = text.slice(rate.end, whole.start)
    const term = PERIOD_PATTERNS.term.exec(
      between.replace(/^[ ,]{0,2}(?:per|an?|each|every) \w{3,10}/i, ''),
    )
    const count = numberOf(term?.[1] ?? '')
    if (count === null || periodOf(term?.[2] ?? '') !== rate.per) return []
    if (between.length > 90 || !PERIOD_PATTERNS.whole.test(between.slice(-60))) return []
    if (PERIOD_PATTERNS.changed.test(between)) return []
    return differing(whole.cents, rate.cents * count, `${count} times ${dollars(rate.cents)}`)
  })
}

/** "12 units at $4,200 each, being $54,400". */
function wrongProducts(text: string, sums: readonly SumTold[]): WrongMultiple[] {
  return sums.slice(0, -1).flatMap((one, at) => {
    const whole = sums[at + 1]
    if (whole === undefined || PERIOD_PATTERNS.uneven.test(text)) return []
    const between = text.slice(one.end, whole.start)
    const times = PERIOD_PATTERNS.multiplied.exec(between)
    const before =
      times ?? PERIOD_PATTERNS.counted.exec(text.slice(Math.max(0, one.start - 60), one.start))
    const count = numberOf((before?.[1] ?? '').replace('-', ' '))
    if (count === null || count < 2 || between.length > 60) return []
    if (!PERIOD_PATTERNS.whole.test(between.slice(-50))) return []
    return differing(whole.cents, one.cents * count, `${count} times ${dollars(one.cents)}`)
  })
}

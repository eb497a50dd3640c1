import { numberOf } from '../reading/number-words.ts'
import { PERIOD_PATTERNS } from './period-words.ts'
import { isOfDays, periodOf, type SumTold, TIMES_A_YEAR } from './sums-told.ts'
import { wrongMultiple, type WrongMultiple } from './wrong-multiple.ts'

/** "a bond of $2,940, which equals one month's rent". */
export function wrongRents(
  text: string,
  sums: readonly SumTold[],
  rents: readonly SumTold[],
): WrongMultiple[] {
  if (rents.length === 0 || !PERIOD_PATTERNS.rent.test(text)) return []
  return sums.flatMap((sum) => {
    const behind = PERIOD_PATTERNS.ofRent.exec(text.slice(sum.end, sum.end + 110))
    const before = PERIOD_PATTERNS.rentIs.exec(text.slice(Math.max(0, sum.start - 90), sum.start))
    const [, counted, unit] = behind ?? before ?? []
    const count = numberOf(counted ?? '')
    const period = periodOf((unit ?? '').replace(/^calendar /i, ''))
    if (count === null || period === null || sum.per !== null) return []
    if (PERIOD_PATTERNS.about.test(text.slice(Math.max(0, sum.start - 30), sum.end + 60))) return []
    const expected = rents.map(({ cents, per }) => {
      const isLoose = isOfDays(per ?? period) !== isOfDays(period)
      const value = (count * cents * TIMES_A_YEAR[per ?? period]) / TIMES_A_YEAR[period]
      return { value, slack: isLoose ? 0.085 : 0.006 }
    })
    const isMade = expected.some(({ value, slack }) =>
      [1, 1.1, 1 / 1.1].some((factor) => Math.abs(sum.cents / (value * factor) - 1) <= slack),
    )
    if (isMade) return []
    const nearest = expected.toSorted(
      (a, b) => Math.abs(a.value - sum.cents) - Math.abs(b.value - sum.cents),
    )[0]
    if (nearest === undefined || sum.cents > nearest.value * 2 || sum.cents < nearest.value / 2)
      return []
    return [
      wrongMultiple(
        sum.cents,
        nearest.value,
        `${count} ${unit?.toLowerCase()}${count > 1 ? 's' : ''} of rent`,
      ),
    ]
  })
}

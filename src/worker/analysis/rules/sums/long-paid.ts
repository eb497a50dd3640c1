import { matchesOf } from '../../wording/matches-of.ts'
import { wordings } from '../../wording/wordings.ts'
import { datesIn, daysBetween } from '../reading/dates.ts'

export const LONG_PAID_PATTERNS = wordings({
  /** What keeps an old levy alive. */
  stillOpen:
    /\b(?:outstanding|unpaid|remain\w{0,3}|still|owing|owed|not yet|until|yearly|annual(?! general| meeting)|quarterly|monthly|each (?:year|quarter|month)|every(?! (?:lot|unit|owner|member|proprietor)\b)|over (?:the next )?\w{1,6} years|balance|arrears|overdue|deferred|future|will be|to be paid|to come)\b/i,
  year: /\b20\d\d\b/,
  month:
    /\b(?:january|february|march|april|may|june|july|august|september|october|november|december) 20\d\d\b/i,
})

/** Days after which a levy with its last day told, and nothing open, is long paid. */
const LONG_PAID = 540

/** Whether all the days that a levy is told with are long past, and nothing of it is told to be open. */
export function isLongPaid(text: string, asAt: string | null): boolean {
  const { stillOpen, year, month } = LONG_PAID_PATTERNS
  if (asAt === null || stillOpen.test(text)) return false
  const dates = datesIn(text)
  const months = matchesOf(text, month).flatMap(([words]) => datesIn(`28 ${words}`))
  const years = matchesOf(text, year).map(([digits]) => digits)
  // A year alone may mean its last day.
  const told = [...dates, ...months]
  const bare = years.filter((digits) => !told.some((date) => date.startsWith(digits)))
  const last = [...told, ...bare.map((digits) => `${digits}-12-31`)].toSorted().at(-1)
  return last !== undefined && daysBetween(last, asAt) > LONG_PAID
}

import type { Period } from './charge-period.ts'

/** "Account July to September 2026": the months that it is for, the first and the last with what lies between. */
export function monthsOfPeriod(text: string): Period | null {
  const range = MONTHS_OF_PERIOD.exec(text)
  if (range === null) return null
  const [from, to] = [range[1], range[2]].map((month) =>
    MONTH_NAMES.indexOf((month ?? '').slice(0, 3).toLowerCase()),
  )
  const count = (((to ?? 0) - (from ?? 0) + 12) % 12) + 1
  return 12 % count === 0 ? { times: 12 / count, words: range[0] } : null
}

const MONTH_NAMES = [
  'jan',
  'feb',
  'mar',
  'apr',
  'may',
  'jun',
  'jul',
  'aug',
  'sep',
  'oct',
  'nov',
  'dec',
]
const MONTHS_OF_PERIOD =
  /\b(?<!\d )((?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}) ?(?:to|-|–) ?((?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}) 20\d\d\b/i

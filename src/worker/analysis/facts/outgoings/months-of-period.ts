import { monthNumber } from '../forms/month-number.ts'
import type { Period } from './charge-period.ts'

/** "Account July to September 2026": the months that it is for, the first and the last with what lies between. */
export function monthsOfPeriod(text: string): Period | null {
  const range = MONTHS_OF_PERIOD.exec(text)
  if (range === null) return null
  const [from, to] = [monthNumber(range[1]), monthNumber(range[2])]
  if (from === undefined || to === undefined) return null
  const count = ((to - from + 12) % 12) + 1
  return 12 % count === 0 ? { times: 12 / count, words: range[0] } : null
}

const MONTHS_OF_PERIOD =
  /\b(?<!\d )((?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}) ?(?:to|-|–) ?((?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}) 20\d\d\b/i

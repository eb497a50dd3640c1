import { wordings } from '../../wording/wordings.ts'
import type { Passage } from '../reading/passages.ts'

export const OLD_VALUATION_PATTERNS = wordings({
  oldValue:
    /\b(?:last|latest|previous)? ?valuation\b.{0,40}\b(?:19\d\d|200\d|201\d)\b|\bno (?:insurance )?valuation\b|\bunder-?insured\b/i,
  valuedIn:
    /\b(?:last |previously )?valu(?:ed|ation)\b(?: \w{2,9}){0,5}[^0-9$]{0,24}(?:\d{1,2}[ /.](?:\d{1,2}|[a-z]{3,9})[ /.])?((?:19|20)\d\d)\b/i,
})

/** A building is to be valued for insurance every five years where the law sets a time (NSW, QLD, VIC). */
const VALUED_YEARS = 5

/** A lower number is no year of a valuation. */
const FIRST_YEAR = 1980

/** Whether a scheme's papers tell that its building was last valued too long ago, or never. */
export function isOldValuation({ text, zone }: Passage, asAt: string | null): boolean {
  if (zone === 'minutes') return OLD_VALUATION_PATTERNS.oldValue.test(text)
  if (zone !== 'owners-corporation-certificate' || asAt === null) return false
  const valued = Number(OLD_VALUATION_PATTERNS.valuedIn.exec(text)?.[1] ?? 0)
  return valued > FIRST_YEAR && Number(asAt.slice(0, 4)) - valued > VALUED_YEARS
}

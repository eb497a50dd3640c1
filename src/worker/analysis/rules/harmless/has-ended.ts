import { wordings } from '../../wording/wordings.ts'
import { datesIn } from '../reading/dates.ts'

export const HAS_ENDED_PATTERNS = wordings({
  limit:
    /\b(?:covenants?|restrictions?|design (?:guidelines|code)|building scheme|common provisions|paragraphs?)\b/i,
  /** Over, in the past: a duty that was done binds nobody any more. */
  over: /\b(?:ended|came to an end|(?:has|have) (?:come to an end|run its course|no (?:life|force|effect))|had no (?:life|force|effect)|expired|lapsed|ceased|(?:is|are|was|were|has been|have been) (?:now )?(?:satisfied|spent|performed|fulfilled|released|extinguished|cancelled|revoked|removed)|(?:fully )?performed|cancellation of|release of|taken off the (?:folio|title)|no longer (?:binds?|bound|affects?|applies|apply|in force))\b/i,
  until:
    /\b(?:ceas(?:e|es|ed|ing)|expir(?:e|es|ed|y|ing)|ends?|ended|lapses?|lapsed|until|till|not (?:bind|apply|last) (?:after|beyond)|no (?:life|force|effect) after|up to)\b/i,
  month: /\b(jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)[a-z]{0,6},? ((?:19|20)\d\d)\b/i,
  year: /\b(?:in|by|since|of|until|after) (?:the end of )?((?:19|20)\d\d)\b/i,
  /** Not all of it, not yet, or nobody knows. */
  stays:
    /\b(?:will be|is to be|are to be|to be (?:released|removed|cancelled|satisfied)|not (?:yet )?(?:been|ended|expired|lapsed|ceased|released)|as to\b[^.;]{0,30}\bonly|in part(?=[,.;)]| only)|part(?:ly|ial\w{0,2})|so far as|still|remains?|may be (?:released|removed|enforced|extended|varied)|would|should|never|pending|applied (?:for|to)|application|whether|if|renew\w{0,3}|extended)\b/i,
})

const P = HAS_ENDED_PATTERNS

/** "This restriction ceases on 31 December 2022", read on a later day; or that it ended, outright. */
export function hasEnded(text: string, today: string): boolean {
  if (!P.limit.test(text) || P.stays.test(text)) return false
  const told = P.until.exec(text)
  const day = told === null ? null : lastDay(text.slice(told.index).slice(0, 90))
  return day === null ? P.over.test(text) : day < today
}

/** A day, the last of a month, or of a year; null where none is told. */
function lastDay(text: string): string | null {
  const [day] = datesIn(text)
  if (day !== undefined) return day
  const [, , monthYear] = P.month.exec(text) ?? []
  // The month it is in now may not have ended: only a past year counts for sure.
  const year = monthYear ?? P.year.exec(text)?.[1]
  return year === undefined ? null : `${year}-12-31`
}

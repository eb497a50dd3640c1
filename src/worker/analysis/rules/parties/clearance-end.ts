import { wordings } from '../../wording/wordings.ts'
import { latestDate, placedDatesIn } from '../reading/dates.ts'
import type { Passage } from '../reading/passages.ts'

export const CLEARANCE_END_PATTERNS = wordings({
  namesCertificate: /\b(?:clearance|residency) certificates?\b/i,
  /** Right before the day: "valid from … to", "which ran out on". */
  ends: /\b(?:until|till|through|to|expir(?:e[sd]?|y)(?: date)?|ended|ran out|lapsed)(?: on)?[ :|]{1,3}$/i,
  stateTax: /\b(?:land tax|revenue|section 47|property clearance|SRO)\b/i,
  /** A paper that takes its place is named too. */
  renewed:
    /\b(?:renew\w{0,3}|replac\w{1,5}|new (?:one|certificate)|fresh|superseded|applied for)\b/i,
  landTax:
    /\b(?:land tax|property|asbestos|mould|methamphetamine|site|tank|pest|electrical|gas) clearance\b|\bclearance certificate\b.{0,40}\b(?:asbestos|hygienist|removal|mould|remediation)\b/i,
})

const P = CLEARANCE_END_PATTERNS

/** The day to which a clearance certificate is said to hold; null where no such day is told. */
export function clearanceEnd({ text, previous }: Passage): string | null {
  if (!P.namesCertificate.test(text) && !P.namesCertificate.test(previous)) return null
  const context = `${previous.slice(-120)} ${text}`
  if (!P.namesCertificate.test(context) || P.renewed.test(text)) return null
  if (P.landTax.test(context) || P.stateTax.test(context)) return null
  const ends = placedDatesIn(text).filter(({ start }) =>
    P.ends.test(text.slice(Math.max(0, start - 24), start)),
  )
  return latestDate(ends.map(({ date }) => date))
}

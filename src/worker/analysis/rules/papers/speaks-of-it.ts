import { wordings } from '../../wording/wordings.ts'
import type { Reading } from '../define-rule.ts'
import { harmlessAt } from '../harmless/harmless.ts'
import type { Harmless } from '../harmless/why-harmless.ts'
import type { Passage } from '../reading/passage.ts'

export const GLOSSARY_PATTERNS = wordings({
  /** "Did the deceased sign any licence? - Not that we have found." */
  answeredNo:
    /\? ?(?:[-–—:|] ?)?(?:no|none|nil|never|nothing|not (?:that|to|as far|so far|any|aware|known|by|since))\b(?! ?☐)/i,
  /** A word in quotation marks and what it says, wherever a paper explains its terms. */
  entry:
    /(?:^|[.;:] )\W{0,3}(?:the (?:words?|terms?|expressions?) )?["'][^"']{2,60}["'],? (?:(?:means?|denotes?|includes?|refers?|stands|appears?|describes?|indicates?)\b|(?:would|may|can) (?:be (?:shown|used|printed|recorded)|appear|mean)\b|is (?:used|printed) (?:for|where|when|if)\b|is (?:what|where|when|a (?:term|word|status))\b)/i,
  head: /\b(?:glossary|(?:explanation|meaning|definition)s? of (?:the )?(?:terms|words|statuses|status|entries|abbreviations|codes)|(?:key|guide) to (?:the |this )?(?:terms|statuses|entries|extract|search|report))\b/i,
})

/**
 * Whether a passage tells of this property as it is, so that it can contradict what somebody else
 * says of it: a matter of the neighbours, one that ended, a glossary and a denial tell nothing
 * against a denial.
 */
export function speaksOfIt(
  reading: Reading,
  passage: Passage,
  harmless: ReadonlySet<Harmless> = NOTHING_OF_IT,
): boolean {
  if (isGlossary(passage)) return false
  if (harmless.has('denied') && GLOSSARY_PATTERNS.answeredNo.test(passage.text)) return false
  const why = harmlessAt(reading, passage.span)
  return why === null || !harmless.has(why)
}

/** Whether a passage only explains the words of its paper. */
export function isGlossary({ text, heading, block }: Passage): boolean {
  return (
    GLOSSARY_PATTERNS.entry.test(text) ||
    GLOSSARY_PATTERNS.head.test(text) ||
    GLOSSARY_PATTERNS.head.test(heading) ||
    // The entries of one paragraph are cut from one another.
    GLOSSARY_PATTERNS.head.test(block.text.slice(0, 120))
  )
}

export const NOTHING_OF_IT: ReadonlySet<Harmless> = new Set([
  'denied',
  'elsewhere',
  'ended',
  'general',
  'not-told',
  'definition',
])

/** Where what is told may be a lack or an end itself: a policy that lapsed, a sewer that is not there. */
export const NOT_ABOUT_IT: ReadonlySet<Harmless> = new Set([
  'elsewhere',
  'general',
  'not-told',
  'definition',
])

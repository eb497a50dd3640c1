import type { Doc } from '../../document.ts'
import { wordings } from '../../wording/wordings.ts'
import type { Passage } from '../reading/passages.ts'
import { passagesIn } from '../reading/passages.ts'

export const BY_LAWS_OF_PATTERNS = wordings({
  byLawNamed:
    /^(?:(?:special|registered|new|draft|proposed|additional) )?(?:by-?law|rule|article|art\.?) ?\d{1,3}[A-Z]?\b|^R\d{1,2} /i,
  lettered: /^R\d{1,2} /,
  /** "BY-LAWS (some): 4 dogs on leads. 6 no letting.", all in one block. */
  byLawRun:
    /\bby-?laws (?:usually|often|most) (?:asked|called) for\b|^(?:(?:extracts? from )?(?:the )?by-?laws|rules|house rules)\b[^:]{0,40}:/i,
  /** The owners took a new by-law, and what it says follows. */
  byLawTaken:
    /\b(?:new|special|additional|amended)? ?(?:by-?law|rule)s?\b[^:]{0,60}\b(?:carried|adopted|passed|made|resolved|registered)\b|\b(?:resolved|carried|adopted|passed)\b[^:]{0,50}\b(?:by-?law|rule)\b/i,
  byLawLost: /\b(?:lost|defeated|withdrawn|not (?:carried|passed)|failed|out of order|lapsed)\b/i,
})

/**
 * What binds whoever owns a lot: by-laws, rules and articles, those that a certificate or a bundle
 * sets out one by one, and those that the minutes say were made.
 */
export function byLawsOf(doc: Doc): readonly Passage[] {
  const ready = known.get(doc)
  if (ready !== undefined) return ready
  const found = passagesIn(doc, [
    'by-laws',
    'owners-corporation-certificate',
    'minutes',
    'annexure',
    'special-conditions',
    'other',
  ]).filter((passage) => passage.zone === 'by-laws' || isByLaw(passage))
  known.set(doc, found)
  return found
}

const known = new WeakMap<Doc, readonly Passage[]>()

function isByLaw({ text, zone, block }: Passage): boolean {
  // Special conditions are numbered by letters too: "R4 Simple interest falls due …".
  if (zone === 'special-conditions' && BY_LAWS_OF_PATTERNS.lettered.test(text)) return false
  if (BY_LAWS_OF_PATTERNS.byLawNamed.test(text)) return true
  if (zone === 'special-conditions') return false
  if (BY_LAWS_OF_PATTERNS.byLawRun.test(block.text)) return true
  if (zone !== 'minutes' && zone !== 'owners-corporation-certificate') return false
  return BY_LAWS_OF_PATTERNS.byLawTaken.test(text) && !BY_LAWS_OF_PATTERNS.byLawLost.test(text)
}

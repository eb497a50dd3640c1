import type { Doc } from '../../document.ts'
import { wordings } from '../../wording/wordings.ts'
import type { Passage } from '../reading/passages.ts'

export const INSURANCE_PATTERNS = wordings({
  insurance:
    /\b(?:cover (?:has )?ended|without cover|(?:building|strata) cover|broker|insurers|insurance|insures?|insured|uninsured|policy|insurer|underwriters?|premium|public (?:risk|liability))\b/i,
  currency: /\bcertificate of (?:currency|insurance)\b|\binsurance (?:policy|schedule)\b/i,
})

/** Whether a passage stands in a policy or a certificate of one, where every line is of the cover. */
export function isOfPolicy(doc: Doc, { block }: Passage): boolean {
  return INSURANCE_PATTERNS.currency.test(doc.parts[block.partIndex]?.title ?? '')
}

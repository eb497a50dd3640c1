import type { Doc } from '../../document.ts'
import { wordings } from '../../wording/wordings.ts'
import { type Passage, TERM_ZONES } from '../reading/passages.ts'

export const INSURANCE_PATTERNS = wordings({
  insurance:
    /\b(?:cover (?:has )?ended|without cover|(?:building|strata) cover|broker|insurers|insurance|insures?|insured|uninsured|policy|insurer|underwriters?|premium|public (?:risk|liability))\b/i,
  currency: /\bcertificate of (?:currency|insurance)\b|\binsurance (?:policy|schedule)\b/i,
})

/** Whether a passage stands in a policy or a certificate of one, where every line is of the cover. */
export function isOfPolicy(doc: Doc, { block }: Passage): boolean {
  const part = doc.parts[block.partIndex]
  if (part === undefined || TERM_ZONES.has(part.kind)) return false
  const head = part.blocks.filter(({ page }) => page === block.page).slice(0, HEAD_BLOCKS)
  return [part.title, ...head.map(({ text }) => text.slice(0, LONGEST_HEAD))].some((line) =>
    INSURANCE_PATTERNS.currency.test(line),
  )
}

/** An insurer's paper says in its first lines what it is. */
const HEAD_BLOCKS = 3
const LONGEST_HEAD = 90

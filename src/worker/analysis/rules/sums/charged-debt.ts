import type { Doc } from '../../document.ts'
import { wordings } from '../../wording/wordings.ts'
import { dollarsIn } from '../reading/amounts.ts'
import { withAbove } from '../reading/denials.ts'
import type { Passage } from '../reading/passages.ts'

export const CHARGED_DEBT_PATTERNS = wordings({
  /** "The arrears for 2025 are a first charge on the land": what an authority says of this land's own debt. */
  isCharged:
    /\b(?:arrears|unpaid|overdue|outstanding|owing|debt|sum|amounts?|balance)\b(?:[^.;]|\.\d){0,80}\b(?:is|are|remains?|stands?|constitutes?|has become)\b[^.;]{0,30}\bcharge (?:on|over|against|upon) (?:the|this) (?:land|property|lot)\b/i,
  /** What is printed of every debt. */
  ofAnyDebt:
    /\b(?:if|any|where|when(?:ever)?|unless|until|may|might|would|all (?:unpaid|rates)|not a charge)\b/i,
  ofItsOwn: /\b20[0-4]\d\b|\$ ?[1-9]/,
  chargePaid: /\b(?:paid in full|has been paid|fully paid|was paid|nothing (?:is )?owing)\b/i,
})

const P = CHARGED_DEBT_PATTERNS

/** In cents: a smaller debt is paid without a word. */
const LEAST = 10_000

/** Where a certificate says that a debt of this land is a charge on it, with the sum in cents. */
export function chargedDebt(doc: Doc): { passage: Passage; cents: number } | null {
  for (const { passage, above } of withAbove(doc, [
    'rates-certificate',
    'water-certificate',
    'land-tax-certificate',
    'owners-corporation-certificate',
  ])) {
    const { text, next } = passage
    if (!P.isCharged.test(text) || !P.ofItsOwn.test(text) || P.ofAnyDebt.test(text)) continue
    if (P.chargePaid.test(`${text} ${next.slice(0, 60)}`)) continue
    const cents = dollarsIn(text)[0] ?? dollarsIn(above).at(-1) ?? 0
    if (cents >= LEAST) return { passage, cents }
  }
  return null
}

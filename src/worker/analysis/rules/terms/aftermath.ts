import type { Span } from '../../document.ts'
import { wordings } from '../../wording/wordings.ts'
import type { Passage } from '../reading/passages.ts'

export const AFTERMATH_PATTERNS = wordings({
  /** What becomes of the money, or of claims, once the contract is at an end. */
  after:
    /^\W{0,3}(?:in (?:that|such|either) (?:case|event),? |if so,? |on (?:that|such) (?:ending|termination|notice),? )?(?:the |what(?:ever)? |all )?(?:deposit|purchaser|buyer|transferee|money|moneys|it)\b[^.;]{0,40}\b(?:then|is|are|receives?|gets?|has|have|must)\b[^.;]{0,60}\b(?:returned|repaid|refunded|paid back|given back|back|deposit|no (?:other |further )?(?:claim|remedy|right|recourse)|nothing)\b/i,
})

/**
 * The next sentence of the clause, where it says what becomes of the deposit and of claims when the
 * contract is ended: it belongs to the right to end it, and is no term of its own.
 */
export function aftermathOf({ block, next }: Passage, terms: readonly Passage[]): Span[] {
  if (!AFTERMATH_PATTERNS.after.test(next)) return []
  return terms.filter((one) => one.block === block && one.text === next).map(({ span }) => span)
}

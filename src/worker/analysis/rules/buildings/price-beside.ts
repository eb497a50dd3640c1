import type { Doc, Span } from '../../document.ts'
import { blockAt } from '../../segment/find.ts'
import { matchesOf } from '../../wording/matches-of.ts'
import { wordings } from '../../wording/wordings.ts'

export const PRICE_BESIDE_PATTERNS = wordings({
  /** A sentence whose whole matter is what a repair costs: "Allow $8,000 to $9,500 with tax." */
  price:
    /(?:allow|budget|(?:our|the|his|her|their) (?:price|quote|estimate)|(?:we|i) (?:think|would allow|estimate|allow|suggest)|as a guide|an? (?:estimate|allowance|guide|price)|(?:re)?building|re-?building|repair(?:s|ing)?|replac\w{3,5}|rectif\w{4,8}|treatment|underpinning|the (?:work|repair)s?|it|this|both|all of (?:it|this)|expect(?:ed)?|likely cost|cost)\b[^.;]{0,60}\$ ?\d{1,3}(?:,\d{3}){1,2}[^;]{0,120}/i,
})

/** So far behind a fault its price is told. */
const REACH = 420

/** Behind a fault, in its own paragraph: the sentence that says what the repair costs. */
export function priceBeside(doc: Doc, { end }: Span): Span | null {
  const block = blockAt(doc, end - 1)
  if (block === undefined || block.span.end - end < SHORTEST) return null
  const rest = doc.text.slice(end, Math.min(block.span.end, end + REACH))
  for (const { 0: said, index } of matchesOf(rest, SENTENCE)) {
    if (PRICE_BESIDE_PATTERNS.price.test(said) && OPENS.test(said)) {
      const start = end + index + (said.length - said.trimStart().length)
      return { start, end: end + index + said.trimEnd().length }
    }
  }
  return null
}

const SHORTEST = 12
/** Up to a full stop that closes a sentence, and not one within a sum or a name. */
const SENTENCE = /[^.;]{4,260}(?:\.\d[^.;]{0,120}){0,2}[.;]/
const OPENS =
  /^\s{0,3}(?:allow|budget|our|his|her|their|we|i|as a guide|an?|(?:re)?building|re-?building|repair|replac|rectif|treatment|underpinning|the|it|this|both|all|expect|likely|cost)/i

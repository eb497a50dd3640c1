import type { Doc, Span } from '../../document.ts'
import { blockAt } from '../../segment/find.ts'
import { wordings } from '../../wording/wordings.ts'
import { passagesIn } from '../reading/passages.ts'
import { PRICE_BESIDE_PATTERNS, priceBeside } from './price-beside.ts'

export const TREATMENT_PRICE_PATTERNS = wordings({
  ...PRICE_BESIDE_PATTERNS,
  /** What stops insects and mends their work. */
  remedy:
    /\b(?:treat(?:ed|ment|ing)?|bait(?:s|ed|ing)?|barrier|eradicat\w{1,4}|colony|nest|poison\w{0,3}|pest control)\b/i,
  sum: /\$ ?\d{1,3}(?:,\d{3}){1,2}\b|\$ ?\d{3,6}\b/,
  opensWithSum: /^\W{0,3}\d/,
  /** What was paid once or recurs, and what the inspection itself costs. */
  notPrice:
    /\b(?:was paid|has been paid|fee for (?:this|the|our)|(?:this|our) (?:report|inspection) (?:costs?|fee)|liability|indemnity|insur\w{3,6}|in (?:19|20)[01]\d|per (?:year|week|month)|(?:a|each|every) (?:year|week|month)|annual\w{0,2}|yearly|rent|tenan\w{2,3}|levy|levies)\b/i,
})

const P = TREATMENT_PRICE_PATTERNS

/**
 * What the paper itself asks for treatment and repair: behind the finding in its own paragraph, or
 * below it in the same report, where the treatment has an item of its own.
 */
export function treatmentPrice(doc: Doc, span: Span): Span | null {
  const beside = priceBeside(doc, span)
  if (beside !== null) return beside
  const block = blockAt(doc, span.start)
  if (block === undefined) return null
  const priced = passagesIn(doc, ['building-report']).find(
    (passage) =>
      passage.block.partIndex === block.partIndex &&
      passage.span.start > span.start &&
      P.sum.test(passage.text) &&
      !P.notPrice.test(passage.text) &&
      (P.remedy.test(passage.text) ||
        (P.remedy.test(passage.previous) &&
          (P.price.test(passage.text) || P.opensWithSum.test(passage.text)))),
  )
  return priced?.span ?? null
}

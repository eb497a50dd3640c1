import type { Doc, Span } from '../../document.ts'
import { wordings } from '../../wording/wordings.ts'
import { termsOf } from '../reading/passages.ts'
import { amendmentsOf } from './amendments.ts'
import { sharingOfLandTax } from './land-tax-words.ts'

/** What the printed clause reckons the tax on, what takes its place, and the choice of a form. */
export const AS_ASSESSED_PATTERNS = wordings({
  onlyLand: /\b(?:the )?only land\b|\bno other land\b|\bsingle holding\b/i,
  asAssessed:
    /\b(?:actual(?:ly)?|in fact|assess(?:ed|ment)|total|whole|all (?:the )?land|issued|payable)\b/i,
  box: /\bland tax (?:(?:is )?to be adjusted\b|(?:is )?adjustable\b|(?:is )?adjusted ?\?)\??/i,
})

const { onlyLand, asAssessed, box } = AS_ASSESSED_PATTERNS

/** Changes of a printed clause by which land tax is shared as the vendor was in fact assessed. */
export function amendedToAssessed(doc: Doc): Span[] {
  return amendmentsOf(doc)
    .filter(({ old, now }) => onlyLand.test(old) && asAssessed.test(now))
    .map(({ passage }) => passage.span)
}

/** Whether by any term the buyer shares the tax on more than this land. */
export function sharesLandTaxAsAssessed(doc: Doc): boolean {
  if (amendedToAssessed(doc).length > 0) return true
  return termsOf(doc).some(
    (passage) =>
      !(box.test(passage.text) && passage.block.kind === 'row') &&
      sharingOfLandTax(passage) === 'wide',
  )
}

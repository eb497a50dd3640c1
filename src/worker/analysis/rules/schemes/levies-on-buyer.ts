import type { Doc, Span } from '../../document.ts'
import { wordings } from '../../wording/wordings.ts'
import { holds } from '../reading/concepts.ts'
import { termsOf } from '../reading/passages.ts'

export const LEVIES_ON_BUYER_PATTERNS = wordings({
  dueLevy: /\b(?:contributions?|lev(?:y|ies)|instalments?|calls?)\b/i,
  levyOnBuyer:
    /\bpurchaser\b[^.;]{0,40}\b(?:pays?|bears?|meets?|assumes?|takes? over|is (?:liable|responsible) for)\b|\b(?:payable|paid|borne|met|assumed) by the purchaser\b|\b(?:falls? (?:to|on|upon)|for the account of|purchaser's|yours) (?:the )?(?:purchaser|to (?:pay|bear|meet)|cost|expense|account)\b/i,
  /** From the contract on, and not from settlement. */
  dueFromContract:
    /\b(?:due|payable|made|called|demanded|levied|raised|struck)\b[^.;]{0,40}\b(?:on or after|after|since|from) (?:the )?(?:making of (?:this |the )?contract|contract date|date of (?:this |the )?(?:contract|sale)|day of sale|exchange|signing)\b/i,
  levyOnVendor:
    /\bvendor\b[^.;]{0,30}\b(?:pays?|bears?|meets?|must pay|must bear|remains? liable)\b/i,
})

const P = LEVIES_ON_BUYER_PATTERNS

/** The term by which what falls due of a levy after the contract is the buyer's; null where there is none. */
export function leviesOnBuyer(doc: Doc): Span | null {
  const clause = termsOf(doc).find(
    ({ plain }) =>
      holds(plain, P.dueLevy, P.levyOnBuyer, P.dueFromContract) && !P.levyOnVendor.test(plain),
  )
  return clause?.span ?? null
}

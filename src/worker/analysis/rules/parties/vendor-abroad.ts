import type { Doc, Span } from '../../document.ts'
import { wordings } from '../../wording/wordings.ts'
import { passagesIn } from '../reading/passages.ts'

export const VENDOR_ABROAD_PATTERNS = wordings({
  /** An owner who lives elsewhere in the world, told of today. */
  abroad:
    /\b(?:vendor|seller|co-?owner|proprietor|transferor|registered owner)s?\b[^.;]{0,70}\b(?:lives?|living|resides?|residing|(?:is|are|now) resident|emigrated|moved (?:back )?|works?|working)\b[^.;]{0,24}\b(?:overseas|abroad|outside australia)\b|\b(?:vendor|seller|co-?owner|proprietor|transferor|registered owner)s?\b[^.;]{0,70}\b(?:lives?|living|resides?|residing|(?:is|are|now) resident|emigrated|moved)\b (?:in|to|at|from)?[^.;]{0,20}\b(?:singapore|hong kong|china|malaysia|new zealand|england|united kingdom|london|scotland|ireland|france|germany|italy|greece|spain|united states|california|new york|canada|japan|india|indonesia|vietnam|thailand|dubai|emirates|south africa|switzerland|sri lanka|philippines|fiji|papua new guinea|taiwan|korea)\b/i,
  certificate: /\bcertificate/i,
  refused: /\b(?:won't|cannot|can't|refuses?)\b/i,
  unsure:
    /\b(?:if|unless|should|whether|not|never|no longer|may|return(?:ed|ing|s)?|came back|formerly|until|any)\b|\?|☐/i,
})

const P = VENDOR_ABROAD_PATTERNS

/** Where the papers tell that an owner who sells lives abroad. */
export function vendorAbroad(doc: Doc): Span | null {
  const found = passagesIn(doc, PAPERS).find(
    ({ text }) =>
      P.abroad.test(text) &&
      !P.unsure.test(text) &&
      (!P.certificate.test(text) || P.refused.test(text)),
  )
  return found?.span ?? null
}

const PAPERS = [
  'contract-form',
  'particulars',
  'special-conditions',
  'vendor-statement',
  'annexure',
  'other',
] as const

import type { Doc, Span } from '../../document.ts'
import { wordings } from '../../wording/wordings.ts'
import { passagesIn } from '../reading/passages.ts'

export const NO_HOME_PATTERNS = wordings({
  /** "An owner shall not reside in it", "no unit to be a permanent residence". */
  denied:
    /\b(?:owners?|buyers?|purchasers?|proprietors?|occupiers?|persons?|no ?one|nobody|lots?|units?|apartments?|villas?|cabins?)\b[^.;]{0,40}\b(?:(?:shall|must|may|is|are|can|will|to) ?not|cannot|never)\b[^.;]{0,24}\b(?:(?:reside|live) (?:permanently )?(?:(?:in|at|on) (?:it|them|the|an?|any|their|his|her|its|that|such|lots?|units?|apartments?)|there|permanently)\b|be (?:used|occupied) (?:by \w{3,10} )?(?:as|for) (?:an? |the |any )?(?:\w{2,10}(?:'s|’s)? )?(?:permanent|principal|usual|main|long[- ]term) (?:place of )?(?:residen(?:ce|tial)|home|dwelling|occupation|living|accommodation)|be permanently (?:occupied|lived in)|be lived in permanently)|\bno (?:lot|unit|apartment|villa|cabin|owner)s?\b[^.;]{0,30}\b(?:as|be|become) (?:an? |the )?(?:permanent|principal|usual|main) (?:place of )?(?:residence|home|dwelling)\b|\b(?:permanent|long[- ]term) (?:residen(?:ce|tial)|living|occupation)(?: use)?(?: of (?:the |a |any )?(?:lot|unit|apartment|villa|cabin)s?)? (?:is|are) (?:not (?:permitted|allowed)|prohibited|forbidden)\b/i,
  only: /\b(?:lots?|units?|apartments?|villas?|cabins?)\b[^.;]{0,40}\b(?:only|solely|exclusively) (?:be used |used )?(?:for|as|be) (?:the )?(?:short[- ](?:term|stay)|tourist|holiday|visitor|transient)\b/i,
  /** For now, or for a part of it. */
  not: /\b(?:until|before|unless|tenants?|renters?|lessees?|caretaker'?s?|garages?|sheds?|studios?|outbuildings?|stores?|storage|workshops?|caravans?|car (?:spaces?|parks?)|basements?|commercial lots?|propos\w{1,3}|lost|defeated)\b/i,
})

const P = NO_HOME_PATTERNS

/** The words of a scheme or a council that let nobody have a home in the lot; null where there are none. */
export function noHome(doc: Doc): Span | null {
  const found = passagesIn(doc, [
    'by-laws',
    'planning-certificate',
    'owners-corporation-certificate',
    'building-permit',
    'special-conditions',
  ]).find(({ text }) => (P.denied.test(text) || P.only.test(text)) && !P.not.test(text))
  return found?.span ?? null
}

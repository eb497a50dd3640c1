import type { Doc, Span } from '../../document.ts'
import { wordings } from '../../wording/wordings.ts'
import { holds } from '../reading/concepts.ts'
import { passagesIn } from '../reading/passages.ts'
import { TENANT_PAPERS } from '../reading/zones-of-papers.ts'
import { isRightOfAllTenants, RIGHT_OF_ALL_TENANTS_PATTERNS } from './right-of-all-tenants.ts'

export const TENANT_CLAIM_PATTERNS = wordings({
  ...RIGHT_OF_ALL_TENANTS_PATTERNS,
  /** A right of the tenant to buy before anybody else. */
  firstRight:
    /\b(?:first|prior) (?:right|option|opportunity|chance)\b[^.;]{0,20}\bto (?:buy|purchase|acquire)\b|\b(?:first|last) (?:right of )?refusal\b|\bright of (?:first|prior) (?:refusal|offer|purchase)\b|\bpre-?empti(?:ve right|on)\b|\bmust (?:first )?(?:offer|give)\b[^.;]{0,50}\bto the (?:tenants?|renters?|lessees?)\b|\bfirst offer (?:it|them|the \w{3,10}) to\b|\boption to (?:buy|purchase)\b/i,
  /** "Before selling, the lessor shall offer it to her", "if he sells, the tenants may buy first". */
  parts: /\b(?:sells?|selling|sale|sold|disposes? of|disposing of|parts? with)\b/i,
  offersTenant:
    /\b(?:shall|must|will|is to|has to|agrees to|offers?|may not sell)\b[^.;]{0,24}\b(?:offer|give|propose|tender|let)\b[^.;]{0,60}\b(?:to )?(?:the )?(?:tenants?|lessees?|renters?|grazier|licensees?|occupiers?|operator|agistor|agistee|him|her|them)\b|\b(?:offers?|offered)\b[^.;]{0,40}\bto (?:the )?(?:tenants?|lessees?|renters?|grazier|licensees?|occupiers?|operator)\b|\b(?:tenants?|lessees?|renters?|grazier|licensees?|occupiers?|operator|she|he|they)\b[^.;]{0,16}\b(?:may|can|shall|is entitled to|are entitled to|has (?:the|a) right to|have (?:the|a) right to|must be allowed to) (?:first )?(?:buy|purchase|acquire|match)\b|\bright to buy (?:if|when|should)\b|\b(?:first|last) (?:go|say|look|bite|crack)\b[^.;]{0,12}\b(?:if|when|should)\b/i,
  ofGoods:
    /\b(?:stock|plant|equipment|goods|chattels|furniture|crop|milk|liquor|business|produce|grapes|water|shares)\b/i,
  tenantish:
    /\b(?:tenants?|renters?|lessees?|occupiers?|licensees?|grazier|landlord|lessor|rental provider|lease|tenancy)\b/i,
  spent:
    /\b(?:declined|waived|released|lapsed|expired|refused the offer|not exercised|no (?:option|right)|has no|have no|gives? up|was not taken up)\b/i,
  /** A tenant's case against the owner, as an event and not as a right of everybody. */
  tribunal:
    /\b(?:tribunal|VCAT|NCAT|QCAT|SACAT|TASCAT|ACAT|NTCAT|State Administrative Tribunal|Magistrates Court|(?:residential tenancy|tenancy) commissioner)\b/i,
  claimEvent:
    /\b(?:applications? (?:[A-Z]{0,3}\d|received|lodged|made|filed|by|from|no)|lodged|filed|served|received|listed|hearing|adjourned|ordered|orders? (?:of|made|dated)|pending|proceedings?|claims? (?:of|for|by)|matter no)\b/i,
  claimed:
    /\b(?:repairs?|compensation|rent (?:reduction|decrease|abatement)|bond|mould|heater|termination|possession|arrears|urgent|breach)\b/i,
  /** What a form asks or allows, and a case that is over. */
  asked:
    /\b(?:may|can|if|where|whether|any|right to) (?:apply|be made|the|a|an|either|you)\b|\b(?:dismissed|withdrawn|settled|finalised|struck out|no (?:application|proceedings?|claim|hearing|order))\b/i,
})

type TenantClaim = { readonly key: 'firstRight' | 'dispute'; readonly span: Span }

const P = TENANT_CLAIM_PATTERNS

/** What a tenant may hold against the owner: a first right to buy, or a case before a tribunal. */
export function tenantClaims(doc: Doc): TenantClaim[] {
  return passagesIn(doc, TENANT_PAPERS).flatMap(({ text, span, zone, heading }): TenantClaim[] => {
    const isFirst =
      P.firstRight.test(text) || (holds(text, P.parts, P.offersTenant) && !P.ofGoods.test(text))
    if (!isFirst && !P.tribunal.test(text)) return []
    if (P.spent.test(text)) return []
    if (zone !== 'lease' && !P.tenantish.test(`${heading} ${text}`)) return []
    if (isFirst) return [{ key: 'firstRight', span }]
    // New South Wales has a rule of its own on the disputes of tenants.
    if (doc.state === 'NSW' || P.asked.test(text)) return []
    if (!holds(text, P.tribunal, P.claimEvent, P.claimed) || isRightOfAllTenants(text)) return []
    return [{ key: 'dispute', span }]
  })
}

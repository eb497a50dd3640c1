import { wordings } from '../../wording/wordings.ts'
import { namesThis } from '../reading/print/names-this.ts'

export const RIGHT_OF_ALL_TENANTS_PATTERNS = wordings({
  /** "The tenant may apply to the tribunal", "must not … without an order of it". */
  rightOfAll:
    /\b(?:tenants?|renters?|lessees?|landlords?|lessors?|(?:rental|residential rental) providers?|part(?:y|ies)|you)\b[^.;]{0,60}\b(?:may|can|could|must(?: not)?|cannot|is entitled to|has the right to)\b[^.;]{0,100}\b(?:tribunal|VCAT|NCAT|QCAT|SACAT|TASCAT|ACAT|NTCAT|RTA|(?:residential )?tenanc(?:y|ies) commissioner|magistrates court)\b/i,
})

/** Whether a sentence gives what the law gives to every tenant or landlord, and tells of no case. */
export function isRightOfAllTenants(text: string): boolean {
  return RIGHT_OF_ALL_TENANTS_PATTERNS.rightOfAll.test(text) && !namesThis(text)
}

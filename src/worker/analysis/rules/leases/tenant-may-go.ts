import { wordings } from '../../wording/wordings.ts'

export const MAY_GO_PATTERNS = wordings({
  promisedToStay:
    /\b(?:promis|warrant|guarant|represent|undertak|assur)\w{0,8} (?:(?:is|are|was) (?:given|made) |whatever )?that\b[^.;]{0,40}\b(?:tenants?|lessees?|renters?|occupants?|occupiers?|licensees?|he|she|they)(?: of the \w{3,12})? (?:will|shall|must|would|is going to|are going to) (?:(?:still|wish to|agree to) )?(?:remain|stay|continue|renew|occupy|go on|be (?:there|in (?:occupation|possession)))\b/i,
  unpromised:
    /\b(?:no|not|nor|without|neither|cannot)\b[^.;]{0,24}\b(?:promis|warrant|guarant|represent|undertak|assur)/i,
})

/** "The vendor does not promise that the tenant will remain": the fear is an empty house. */
export function tenantMayGo(text: string): boolean {
  return MAY_GO_PATTERNS.promisedToStay.test(text) && MAY_GO_PATTERNS.unpromised.test(text)
}

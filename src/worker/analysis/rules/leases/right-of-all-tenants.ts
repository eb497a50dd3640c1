import { wordings } from '../../wording/wordings.ts'
import { namesThis } from '../reading/print/names-this.ts'

export const RIGHT_OF_ALL_TENANTS_PATTERNS = wordings({
  /** "The tenant may apply to the tribunal", "must not … without an order of it". */
  rightOfAll:
    /\b(?:tenants?|renters?|lessees?|landlords?|lessors?|(?:rental|residential rental) providers?|part(?:y|ies)|you)\b[^.;]{0,60}\b(?:may|can|could|must(?: not)?|cannot|is entitled to|has the right to)\b[^.;]{0,100}\b(?:tribunal|VCAT|NCAT|QCAT|SACAT|TASCAT|ACAT|NTCAT|RTA|(?:residential )?tenanc(?:y|ies) commissioner|magistrates court)\b/i,
  /** What the law of residential tenancies says of every home: no rent for one that cannot be lived in. */
  abatesByLaw:
    /\brent\b[^.;]{0,16}\babates?\b[^.;]{0,30}\b(?:residential|rented) premises\b[^.;]{0,60}\b(?:destroyed|uninhabitable|unfit|unusable)\b/i,
  notArrears:
    /\b(?:not|never) (?:to be )?(?:counted|treated|regarded|taken|deemed)\b[^.;]{0,24}\barrears\b/i,
  /** The fee that the law fixes for a tenant who leaves early, by how much of the term is over. */
  breakFee:
    /\bbreak fee\b[^.;]{0,60}\bweeks'? rent\b[^.;]{0,60}\b(?:25|50|75) ?(?:%|per ?cent)|\bno break fee\b/i,
  /** What the landlord of any home must do, and how far ahead rent may be asked. */
  dutyToAll:
    /\b(?:landlord|lessor|rental provider)s? (?:agrees? to pay|pays?|must pay|shall pay|is to pay)(?: for)? (?:all )?(?:the )?(?:council |municipal |water )?rates?\b(?![^.;]{0,80}\b(?:tenant|renter)'s? share)|\b(?:landlord|lessor|rental provider)s? (?:agrees? to|must|shall) provide the (?:residential |rented )?premises in a reasonable (?:state|condition)\b|\b(?:tenant|renter)s? (?:must|shall|can|may) not be (?:required|asked) to pay more than (?:\d|one|two|four)\b[^.;]{0,20}\brent in advance\b/i,
})

/** Whether a sentence of a home's lease says what the law says of all of them. */
export function isTermOfAllTenancies(text: string): boolean {
  const { abatesByLaw, notArrears, breakFee, dutyToAll } = RIGHT_OF_ALL_TENANTS_PATTERNS
  return [abatesByLaw, notArrears, breakFee, dutyToAll].some((one) => one.test(text))
}

/** Whether a sentence gives what the law gives to every tenant or landlord, and tells of no case. */
export function isRightOfAllTenants(text: string): boolean {
  return RIGHT_OF_ALL_TENANTS_PATTERNS.rightOfAll.test(text) && !namesThis(text)
}

import type { Passage } from '../reading/passage.ts'

/** Who binds himself to what, in any words of a clause. */
const BINDS =
  /\b(?:must|shall|will|may|agrees?|agreed|undertakes?|covenants?|(?:is|are) (?:not )?to|not to|that (?:he|she|they|it|no)|deleted|replaced|omitted|inserted|substituted|amended|varied|deemed|acknowledges?|accepts?|warrants?|indemnif\w{1,4}|releases?|waives?|forfeit\w{0,3}|payable|entitled|liable|subject to|condition\w{0,5}|not (?:be )?(?:required|obliged|bound)|pays?|bears?|applies|apply|reserves?|excludes?|appoints?|authoris\w{1,3}|directs?|consents?)\b/i

/** Who is a party to something. */
const PARTY =
  /\b(?:purchaser|buyer|transferee|vendor|seller|transferor|developer|grantor|grantee|lessee|lessor|tenant|landlord|part(?:y|ies)|guarantor|covenantor|encumbrance[er]|you|we|our|contract|clause|settlement|completion|deposit|price)s?\b/i

/**
 * Whether a line tied to a contract records something and binds nobody: a row of a list of works, what
 * a house keeps, how many houses termites attack. It is no term, whatever it tells.
 */
export function isRecord({ text, full, zone }: Passage): boolean {
  if (zone !== 'annexure' && zone !== 'other') return false
  return !BINDS.test(full) && !PARTY.test(text)
}

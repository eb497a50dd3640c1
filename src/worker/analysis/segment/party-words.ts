/**
 * What contracts call the two parties, as fragments for patterns to be used without regard to case.
 * An owners corporation, a registered proprietor in a heading and a former owner are no party.
 */
export const SELLER_WORDS =
  "(?:(?:vendor|seller|transferor|developer|grantor)(?:\\(s\\)|s)?|(?<!registered )(?<!former )(?<!adjoining )(?<!lot )(?<!sole )proprietors?|(?<!lot )(?<!unit )(?<!former )(?<!adjoining )(?<!each )(?<!an )(?<!other )(?<!home ?)owners?(?!'? corporation|'s? corporation|-| builder| occupier|s? of ))"
export const BUYER_WORDS = '(?:(?:purchaser|buyer|transferee|grantee|offeror)(?:\\(s\\)|s)?)'

/** Either party, where a rule does not care who. */
export const PARTY_WORDS = `(?:${SELLER_WORDS}|${BUYER_WORDS})`

import type { Facts } from '../../facts/facts.ts'
import { wordings } from '../../wording/wordings.ts'
import { isOfOtherLots, LOTS_NAMED_PATTERNS } from './lots-named.ts'

export const FOR_LOT_PATTERNS = wordings({
  ...LOTS_NAMED_PATTERNS,
  /** A right or a duty that a by-law gives to the owner of a lot by its number. */
  privilege:
    /\b(?:owners?|proprietors?|occupiers?)(?: (?:for the time being|from time to time))? of (?:lots?|units?) \d|\blots? \d{1,4}[A-Z]? (?:has|have) (?:the )?(?:special |exclusive )?(?:privileges?|use|rights?)\b/i,
  /** What another owner has not paid is collected from that owner. */
  behind:
    /\b(?:lots?|units?) \d{1,4}[A-Z]? (?:(?:is|are|was|were|has|have|had|remains?) (?:[^.;]|\.(?=\d)){0,30}\b(?:behind|in arrears?|overdue|un-?financial|not financial)|owes?|(?:had |has )?missed|paid (?:late|only)|did not pay|has not paid)\b/i,
  /** What others must do with theirs: "The dwellings on Lots 1 to 3 must be let to …". */
  duty: /\b(?:lots?|units?) \d{1,4}[A-Z]?(?:(?:, | and | or | to |-| & )(?:lots? )?\d{1,4}[A-Z]?){0,12} (?:must|shall|(?:is|are) (?:each )?to be|(?:is|are) (?:bound|obliged|required))\b/i,
})

/** "The owner for the time being of Lot 12 has the special privilege …", where Lot 7 is sold. */
export function isForLot(text: string, facts: Facts): boolean {
  const { privilege, behind, duty } = FOR_LOT_PATTERNS
  const isForSome = privilege.test(text) || behind.test(text) || duty.test(text)
  return isForSome && isOfOtherLots(text, facts)
}

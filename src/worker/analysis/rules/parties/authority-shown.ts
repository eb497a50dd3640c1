import type { Doc } from '../../document.ts'
import { wordings } from '../../wording/wordings.ts'
import { passagesSaying } from '../reading/passages.ts'
import { SELLING_PAPERS } from './selling-papers.ts'

export const AUTHORITY_SHOWN_PATTERNS = wordings({
  /** A power that is registered, with its copy in the file. */
  powerShown:
    /\b(?:power of attorney|power)\b[^.;]{0,60}\b(?:is |are |copy (?:of which )?(?:is )?)?(?:attached|annexed|enclosed|included)\b/i,
  registeredPower: /\bregistered\b/i,
  /** Of one who died, and not of one who lives, owes or is wound up. */
  estate:
    /\b(?:executors?|executrix|probate|letters of administration|deceased|estate of|transmission|personal representatives?|legal representatives?|late)\b|\badministrators? of the (?:late|estate)\b/i,
  granted:
    /\b(?:probate|letters of administration|(?:the|a) grant|administration)\b[^;]{0,120}\b(?:was|were|has been|have been|been|being)? ?(?:granted|issued|obtained|sealed|made on)\b|\b(?:granted|obtained|issued|has|have|holds?) (?:a grant of )?(?:probate|letters of administration)\b|^\W{0,3}(?:grant of )?probate\b[^;]{0,30}\b(?:supreme court|probate registry)\b/i,
  grantToCome:
    /\b(?:not|never|nor|until|when|if|once|before|after|upon|unless|subject to|will (?:be|apply|seek|ask)|pending|awaits?|awaited|await\w{0,3}|applied|application|to be|conditional)\b/i,
  /** What still stands between the one who sells and the title. */
  notJoined:
    /\b(?:executors?|executrix|administrators?|representatives?|vendors?|sellers?|owners?|transmission|probate|grant|mr|mrs|ms)\b[^;.]{0,90}\b(?:not (?:yet )?(?:been )?(?:on the (?:title|register)|registered|asked|signed|joined|attached|annexed|lodged|included|enclosed|a (?:party|vendor|seller))|(?:will|is to|are to|must|has yet to|have yet to|yet to) (?:be|become) (?:registered|on the (?:title|register)|lodged|entered)|(?:has|have) yet to (?:sign|join)|renounc\w{2,4}|refus\w{1,3} to (?:sign|join))\b/i,
})

/** Whether a registered power of attorney stands in the file: then only its limits are to be read. */
export function isPowerShown(doc: Doc): boolean {
  return passagesSaying(doc, SELLING_PAPERS, AUTHORITY_SHOWN_PATTERNS.powerShown).some(
    ({ text }) =>
      AUTHORITY_SHOWN_PATTERNS.registeredPower.test(text) &&
      !AUTHORITY_SHOWN_PATTERNS.grantToCome.test(text),
  )
}

/** Whether the court has made its grant and nobody is left out: such an executor sells as any owner. */
export function isEstateSettled(doc: Doc): boolean {
  const granted = passagesSaying(doc, SELLING_PAPERS, AUTHORITY_SHOWN_PATTERNS.granted).some(
    ({ text }) => !AUTHORITY_SHOWN_PATTERNS.grantToCome.test(text),
  )
  return (
    granted &&
    passagesSaying(doc, SELLING_PAPERS, AUTHORITY_SHOWN_PATTERNS.notJoined).every(
      ({ text }) => !AUTHORITY_SHOWN_PATTERNS.estate.test(text),
    )
  )
}

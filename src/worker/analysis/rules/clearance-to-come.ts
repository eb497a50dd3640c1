import { wordings } from '../wording/wordings.ts'

export const CLEARANCE_TO_COME_PATTERNS = wordings({
  later:
    /\b(?:will|to|must|shall|endeavours?)\b.{0,60}\b(?:provide|obtain|give|be provided|deliver|use)\w{0,3}\b.{0,80}\bclearance certificate\b|\bclearance certificate\b.{0,80}\b(?:to be (?:provided|given|supplied)|will be|before (?:completion|settlement)|to follow|not (?:yet )?(?:been )?(?:provided|obtained|attached))\b|\bno clearance certificate\b/i,
  lacking:
    /\bno (?:clearance|withholding|ATO|residency|tax) certificates?\b[^.;]{0,40}\b(?:is|are|was|has been|have been) (?:held|attached|here|obtained|available|given|to hand|issued|sought)\b|\b(?:clearance|withholding|ATO|residency) certificates?\b[^.;]{0,30}\b(?:is|are|has|have) not (?:been )?(?:held|attached|obtained|available|given|to hand|issued|sought|applied for)\b|\b(?:has|have|had) not\b.{0,40}\bclearance certificate\b|\bwithout a clearance certificate\b/i,
  weak: /\b(?:endeavours?|not (?:yet )?(?:been )?(?:provided|obtained|attached)|no clearance|may|if available)\b/i,
  /** A promise to hand it over in time is what contracts usually say. */
  promised:
    /\b(?:vendor|seller|transferor|executor|owner)s?\b[^.;]{0,24}\b(?:gives?|hands? over|serves?|delivers?|suppl(?:y|ies)|produces?|provides?|brings?)\b|\b(?:will|must|shall|undertakes? to|agrees? to|is to|are to)\b.{0,40}\b(?:hand(?:ed)? over|giv(?:e|en)|served?|provided?|deliver(?:ed)?|suppl(?:y|ied)|produced?|furnish(?:ed)?|in the workspace|be obtained|obtain)\b/i,
  inTime:
    /\bwithin (?:\w{3,9} |\d{1,2} )(?:\(\d{1,2}\) )?(?:business |clear )?(?:days|weeks) (?:of|after|from) (?:the )?(?:contract|exchange|day of sale|date of (?:this|the) contract|signing)\b|\b(?:at|before|prior to|by|on or before|no later than|not later than|in advance of|ahead of)\b.{0,60}\b(?:settlement|completion)\b/i,
  withheldFrom:
    /\b(?:purchaser|buyer|transferee)s?\b.{0,20}\b(?:must not|may not|shall not|cannot|is not to)\b/i,
})

const P = CLEARANCE_TO_COME_PATTERNS

/**
 * How a text tells of a certificate that is still to come: promised in time, as contracts usually do,
 * or left open. Null where it does not.
 */
export function clearanceToCome(text: string): 'in-time' | 'open' | null {
  if (!P.later.test(text) && !P.lacking.test(text)) return null
  const isUsual =
    P.promised.test(text) && P.inTime.test(text) && !P.weak.test(text) && !P.withheldFrom.test(text)
  return isUsual ? 'in-time' : 'open'
}

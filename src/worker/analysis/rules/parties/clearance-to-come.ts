import { wordings } from '../../wording/wordings.ts'

export const CLEARANCE_TO_COME_PATTERNS = wordings({
  later:
    /\b(?:will|to|must|shall|endeavours?)\b.{0,60}\b(?:(?:provide|obtain|give|be provided|deliver|use)\w{0,3}|hand|serve|produce|supply|furnish)\b.{0,80}\bclearance certificate\b|\bclearance certificates?\b.{0,80}\b(?:to be (?:provided|given|supplied)|will be|before (?:completion|settlement)|to follow|not (?:yet )?(?:been )?(?:provided|obtained|attached))\b|\bno clearance certificate\b|\b(?:lodged|applied|asked|waiting) for\b[^.;]{0,30}\bclearance certificate|\bclearance certificate\b.{0,40}\b(?:expected|awaited|on its way|on order|to be (?:produced|sent|handed over|served|delivered|uploaded))\b/i,
  lacking:
    /\bno (?:clearance|withholding|ATO|residency|tax) certificates?\b[^.;]{0,40}\b(?:is|are|was|has been|have been) (?:held|attached|here|obtained|available|given|to hand|issued|sought)\b|\b(?:clearance|withholding|ATO|residency) certificates?\b[^.;]{0,30}\b(?:is|are|has|have) not (?:been )?(?:held|attached|obtained|available|given|to hand|issued|sought|applied for)\b|\b(?:has|have|had) not\b.{0,40}\bclearance certificate\b|\bwithout a clearance certificate\b|\bclearance certificates?\b[^.;]{0,80}\bnone (?:will|can|is to|has) be(?:en)? (?:given|produced|provided|obtained|asked for)\b|\bclearance certificates?\b.{0,100}\b(?:not (?:found )?in (?:the|this|our) (?:file|bundle|papers|scan)|left for the certificate)\b/i,
  /** "… her certificate is attached. Mr Tarn has not applied for one." */
  hasNone:
    /\b(?:has|have|had|did|does|do) not (?:yet )?(?:been )?(?:appl(?:y|ied) for|asked? for|obtain(?:ed)?|got|get|have|given|provided?) (?:one|his|hers|theirs)\b|\bno such certificate (?:is|was|has been)\b/i,
  certificate: /\bclearance certificates?\b/i,
  weak: /\b(?:endeavours?|not (?:yet )?(?:been )?(?:provided|obtained|attached)|no clearance|(?<!\d |in |by |since |purchaser |buyer |transferee )may|if available)\b/i,
  /** A promise to hand it over in time is what contracts usually say. */
  promised:
    /\b(?:vendor|seller|transferor|executor|attorney|trustee|owner|developer|mortgagee|we)s?\b[^.;]{0,24}\b(?:gives?|hands? over|serves?|delivers?|suppl(?:y|ies)|produces?|provides?|brings?)\b|\b(?:will|must|shall|undertakes? to|agrees? to|is to|are to)\b.{0,40}\b(?:hand(?:ed)?(?: it| them)? over|hand(?:ed to)? (?:the )?(?:purchaser|buyer|transferee)|giv(?:e|en)|served?|provided?|deliver(?:ed)?|suppl(?:y|ied)|produced?|furnish(?:ed)?|sen[dt]|hand(?:ed)? up|come|uploaded|in the workspace|be obtained|obtain)\b|\bto be (?:handed (?:over|up)|given|served|provided|delivered|supplied|produced|sent|uploaded)\b/i,
  /** Bound to it without a condition, though no day is told. */
  firmly:
    /\b(?:vendor|seller|transferor|executor|owner|developer|mortgagee|we)s?\b[^.;]{0,16}\b(?:will|must|shall|undertakes? to)\b|\b(?:will|must|shall|is to|to) be (?:handed (?:over|up)|given|served|provided|delivered|supplied|produced|sent|uploaded)\b/i,
  loosely:
    /\b(?:if|unless|where|when|after|until|other|others|second|each other|follow|follows|once|earlier|ask|asks|subject|only|either|any)\b/i,
  inTime:
    /\b(?:within|(?:no|not) (?:later|more) than) (?:\w{1,9} |\d{1,2} )(?:\(\d{1,2}\) )?(?:business |clear )?(?:days|weeks?) (?:of|after|from) (?:the )?(?:contract|exchange|auction|day of sale|date of (?:this|the) contract|signing)\b|\b(?:at|before|prior to|by|on or before|no later than|not later than|in advance of|ahead of)\b.{0,60}\b(?:settlement|completion)\b|\bby \d{1,2} \w{3,9} (?:19|20)\d\d\b|\b(?:days?|weeks?) before (?:settlement|completion|the (?:due|settlement|completion) date)\b|\bwhen the workspace (?:opens|is opened)\b|\bas (?:condition|clause|term|special condition|the contract|the conditions?)\b[^;]{0,16}\brequires?\b/i,
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
  if (P.weak.test(text) || P.withheldFrom.test(text)) return 'open'
  const isUsual =
    (P.promised.test(text) && P.inTime.test(text)) ||
    (P.firmly.test(text) && !P.loosely.test(text) && !P.lacking.test(text))
  return isUsual ? 'in-time' : 'open'
}

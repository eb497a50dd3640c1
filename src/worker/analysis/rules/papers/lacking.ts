import { wordings } from '../../wording/wordings.ts'

/**
 * Two things that papers and clauses say in dozens of ways: that a document was not given in time,
 * and that the buyer gives something up. Rules join them with the name of the document.
 */
export const lacking = wordings({
  /** Not given, or only later, or to be had from somebody else. */
  notGiven:
    /\b(?:not|never|nor|neither|hasn't|haven't|isn't|without)\b\b[^.;]{0,30} (?:given|giv(?:e|es|ing)|provid(?:e|es|ed|ing)|suppl(?:y|ies|ied)|receiv(?:e|es|ed|ing)|attached|annexed|available|obtain(?:ed)?|held|hold|have|prepared|ready|completed?|signed|served?|produced?|to hand|possession|sighted|issued|enclosed|included|replied|found|forward(?:ed)?|commissioned|one)\b|\b(?:to follow|to come|(?:up)?on request|when (?:available|received|ready|to hand)|unavailable|unobtainable|applied for|on order|awaiting|awaited|tb[ac])\b|\b(?:has|have) (?:been )?(?:requested|ordered|applied)\b|\bto be (?:given|provided|supplied|obtained|advised|confirmed|forwarded|ordered|served|sent)\b|\bwill (?:be )?(?:giv(?:e|en)|provided?|suppl(?:y|ied)|forward(?:ed)?|sen[dt]|follow|served?|deliver(?:ed)?|hand(?:ed)?)\b|\bbefore (?:receiving|being given|getting|receipt of)\b|\bafter [^.;]{0,40}\b(?:sign\w{0,3}|execut\w{1,3}|exchange\w{0,1}|acceptance)\b|\b(?:obtain|get|order|available)\w{0,3} (?:it |them |one |a copy )?from\b|\bmade no (?:searches|enquiries|inquiries)\b|\bgives? none\b/i,
  /** The buyer lets go of a right, a claim or a document. */
  givesUp:
    /\b(?:waiv\w{1,3}|gives? up|given up|giving up|forgo\w{0,2}|foregoes?|dispens\w{1,3} with|relinquish\w{0,2}|surrenders?|abandons?|releases?|released|affirms?|takes? no point|regardless|(?:only|sole) remedy|content to|not entitled|contracts? out|declines?|elects? not)\b|\b(?:will|must|shall|may|can|does|do|is|are) not\b[^.;]{0,20} (?:terminate|rescind|object|claim|rely|exercise|end|avoid|require|complain|raise|make)\b|\bno (?:\w{1,7} )?(?:right|claim|remedy|recourse|objection|point)\b/i,
})

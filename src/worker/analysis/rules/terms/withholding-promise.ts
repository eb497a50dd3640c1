import { wordings } from '../../wording/wordings.ts'
import type { Passage } from '../reading/passages.ts'

export const WITHHOLDING_PROMISE_PATTERNS = wordings({
  promise:
    /\b(?:buyer|purchaser|transferee)\b[^.;]{0,60}\b(?:will not|must not|shall not|may not|agrees? not to|is not to|need not|cannot)\b[^.;]{0,30}\b(?:withhold|retain|deduct|keep back|hold back)\b|\b(?:nothing|no (?:amount|sum|money|tax|part of the price))\b[^.;]{0,30}\b(?:may|will|must|shall|is to|can) be (?:withheld|retained|deducted|kept back|held back|stopped)\b/i,
  /** "Must pay the balance in full with nothing kept back". */
  inFull:
    /\bpay\b[^.;]{0,40}\bin full\b[^.;]{0,12}\b(?:keep|hold|withhold|retain|deduct)(?:ing)? nothing\b|\b(?:must|will|shall|agrees? to|is to) (?:keep|hold) (?:back )?nothing(?: back)?\b|\bpay\b[^.;]{0,40}\bin full\b[^.;]{0,12}\b(?:with nothing|without (?:anything|any (?:sum|amount|money|tax))) (?:being |to be )?(?:kept|held|withh?eld|retained|deducted|stopped)\b/i,
  /** Tax that a builder of new homes owes is withheld by another law. */
  gst: /\b(?:GST|goods and services tax|14-250)\b/i,
  forGst:
    /\bwithheld (?:for|on account of|in respect of|under) (?:the )?(?:GST|goods and services tax|section 14-250)\b/i,
  resident: /\b(?:clearance|residen\w{1,5}|capital gains|14-235|14-200|14-D|CGT|certificates?)\b/i,
  withheld:
    /\b(?:clearance certificates?|foreign resident|capital gains|commissioner|ATO|tax|14-D|taxation)\b/i,
  conditional:
    /^\W{0,3}(?:\d{1,2}(?:\.\d{1,2})?\W{1,3})?(?:if|where|when|once|provided) (?:the |each |every )?(?:vendor|seller|transferor|he|she|it|they|that|this)s? (?:does|do|is|has|have|are) (?:so|done|that|this)\b|^\W{0,3}in that (?:case|event)\b|\b(?:who|that|which) (?:holds?|has|have) (?:it|one|them|been (?:given|handed|served))\b|\b(?:who|that|which) (?:is|are|was|were) (?:given|handed|served)\b|\b(?:who|that|which) (?:receives?|gets?|holds?)\b|\b(?:holding|having|against|on receipt of) (?:it|one|such a|that|the|a)\b|\b(?:if|where|when|once|provided|unless|so long as|as long as|while|since|because)\b[^.;]{0,60}\b(?:current|valid|attached|annexed|provides?|gives?|given|provided|produces?|produced|holds?|served|each|both|every|all)\b/i,
  /** Nothing is withheld because each of them has one, and it can be seen. */
  allGiven:
    /\bclearance certificates?\b[^.;]{0,110}\b(?:attached|annexed|enclosed|held|valid|current|given|behind|produced)\b|\b(?:each|every|both|all)\b[^.;]{0,40}\b(?:vendors?|sellers?|owners|transferors?|of them)\b[^.;]{0,60}\bcertificates?\b|\bhas (?:already )?(?:supplied|given|produced|provided|obtained|handed over)\b[^.;]{0,40}\bclearance certificate\b|\bcertificates? (?:for|of|from) (?:each|every|both|all|the two)\b|\bclearance certificates?\b[^;]{0,140}\bone for each\b/i,
  onlyOne:
    /\b(?:only one|one only|one of (?:them|the)|no certificate|not (?:given|provided|held)|whether or not|even if|regardless|despite)\b/i,
  /** The words of the tax office about whom its paper names: no promise of the buyer. */
  ofOffice:
    /\b(?:the|this|that) (?:holder|person|entity|vendor named|party named)(?:['’]s)?\b|\b(?:person|entity|vendor|party) named (?:above|below|here|in (?:it|this))\b/i,
  /** It exists and can be seen, whenever it is handed over. */
  held: /\bclearance certificates?\b.{0,90}\b(?:issued (?:on )?\d|dated \d|(?:valid|good|current|in force) (?:to|till|until)|(?:was|were|has been|have been) (?:sent|served|handed over|given|delivered)|available for inspection|(?:no|number)\.? ?\d)/i,
  /** One of several certificates, named with its owner, is not there. */
  oneLacking:
    /\bclearance certificates?\b.{0,80}(?:\bnot (?:yet )?(?:to hand|held|here|received|available|issued|in hand|sighted|with us|included)\b|\b(?:outstanding|awaited|awaiting|pending|applied for|requested|lapsed|expired)\b)|\bclearance certificates?\b[^.;\d☐☒]{0,60}[-:|(] ?(?:nil|none|missing)\b|\b(?:only one|neither|one|no|none) of (?:the )?(?:vendors?|sellers?|owners|them|transferors)\b[^.;]{0,60}\bclearance certificates?\b|\b(?:vendor|seller|owner)\b[^.;]{0,50}\b(?:is|are) without (?:a |any )?clearance certificates?\b/i,
})

const P = WITHHOLDING_PROMISE_PATTERNS

/** Whether the buyer is to pay in full whether or not the law would have it withhold. */
export function promisesInFull({ text, heading, previous, block }: Passage): boolean {
  const before = block.text.includes(previous) ? previous : ''
  if (!P.promise.test(text) && !P.inFull.test(text)) return false
  if (P.gst.test(text) && (!P.resident.test(text) || P.forGst.test(text))) return false
  if (!P.withheld.test(`${heading} ${text} ${previous}`)) return false
  if (P.ofOffice.test(text)) return false
  if (P.onlyOne.test(text)) return true
  if (P.conditional.test(text) || P.allGiven.test(text)) return false
  if (P.allGiven.test(before) && !P.oneLacking.test(before) && !P.onlyOne.test(before)) return false
  return !P.held.test(`${previous} ${block.text}`) || P.oneLacking.test(text)
}

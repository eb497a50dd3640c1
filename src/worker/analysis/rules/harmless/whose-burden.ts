import { wordings } from '../../wording/wordings.ts'

/** Who owes and who is owed, in the words of `plain.ts`: subject, verb and object are read. */
export const WHOSE_BURDEN = wordings({
  /** "Vendor must hold the purchaser harmless", "the vendor indemnifies the purchaser". */
  sparesBuyer:
    /\bvendor,? (?:(?:must|hereby|agrees? to|undertakes? to|promises? to|covenants? to|and [a-z]{4,12}) ){0,2}(?:(?:hold|keep|save)s? (?:the )?purchaser (?:[a-z]{4,12} ){0,2}(?:harmless|indemnified|free)|(?:indemnif(?:y|ies)|compensates?|reimburses?|repays?|refunds?|releases?|makes? good to) (?:and (?:[a-z]{4,12} ){1,3})?(?:the )?purchaser)\b/i,
  /** "Vendor must pay to the purchaser $120 for each day", "is for the vendor alone". */
  vendorGives:
    /\bvendor,? (?:must|agrees? to|undertakes? to) (?:pay|allow|credit) (?:to )?(?:the )?purchaser (?:\$|interest\b|compensation\b|an? (?:sum|amount|allowance)\b|the (?:sum|amount)\b|rent\b|damages\b|liquidated\b)|\b(?:is|are|remains?|must be) (?:for|borne by|payable by) the vendor (?:alone|only)\b/i,
  /** He may go, and has the whole deposit back. */
  goesFree:
    /\bpurchaser may\b[^.;]{0,30}\b(?:rescind|end|terminate|withdraw|cancel)\b[^.;]{0,40}\b(?:recover|have|receive|get|be (?:repaid|refunded))\b[^.;]{0,20}\b(?:deposit|all (?:money|moneys|monies))\b/i,
  sparedBy:
    /\bpurchaser (?:must be|is|is to be) (?:[a-z]{4,12} )?(?:held|kept|saved|indemnified|compensated|reimbursed|repaid|refunded)\b[^.;]{0,40}\bby the vendor\b/i,
  /** "Remains at the risk of the vendor", "the vendor bears the risk". */
  vendorsRisk:
    /\b(?:remains?|stays?|is|are|rests?|must be|must (?:remain|stay))\b[^.;]{0,24}\b(?:at|on) (?:the )?(?:sole |own )?(?:risk of the vendor\b|vendor's (?:sole |own )?risk\b)|\bvendor (?:must )?(?:bears?|carr(?:y|ies)|keeps?|retains?|takes?) (?:the |all |every )?risk\b/i,
  /** The vendor clears, mends, obtains or hands over. */
  vendorActs:
    /^\W{0,3}(?:[a-z]{0,3}\d{0,3}(?:\.\d{1,2})?[.)]? {1,3})?(?:\([a-z\d]{1,3}\) )?(?:(?:before|by|on or before|at|upon) [^.;,]{3,60}, )?(?:the )?vendor,? (?:must|agrees? to|undertakes? to|promises? to),? (?:(?:at|before|by|on|within|no later than|not later than|prior to) [^.;]{3,60} )?(?:(?:also|first|promptly|duly) )?(?:remove|clear|take (?:away|down)|cart away|repair|replace|mend|fix|make good|clean|pump out|service|obtain|procure|hand over|deliver|provide|supply|produce|discharge|withdraw|pay|bear|meet|reconnect|finish|rebuild|reinstate|cancel|pass on|forward|send|tell|notify|inform)\b/i,
  /** "… are the vendor's affair", "… to be removed by the vendor". */
  vendorsAffair:
    /\b(?:is|are|remains?|must be|must remain) (?:[a-z]{4,10} )?the vendor's (?:own |sole |entire )?(?:business|affair|concern|responsibility|problem|liability|expense|to (?:remove|clear|pay|discharge|cancel|mend))\b|\b(?:must|is to|are to) be (?:removed|cleared|taken away|discharged|cancelled|obtained|made good|paid|borne)\b[^.;]{0,40}\bby the vendor\b/i,
  /** What is kept back from the vendor until it has done what it owes. */
  keptBack:
    /(?:\$ ?[\d,.]{2,12}|\b(?:a |the )?(?:sum|amount|money|retention))\b(?:[^.;]|\.(?=\d)){0,40} (?:is to|must|may) be (?:retained|held back|kept back|withheld|held|deducted|taken)\b[^.;]{0,20}\b(?:from|out of) (?:the )?(?:price|balance|purchase (?:price|money)|settlement money|vendor's (?:proceeds|money))\b|\bpurchaser may (?:retain|hold back|keep back|withhold|deduct)\b(?:[^.;]|\.(?=\d)){0,60} (?:from|out of) (?:the )?(?:price|balance|purchase (?:price|money)|settlement money)\b/i,
  /** "Should the purchaser be …, they may postpone": who may was named before, and no one else since. */
  buyerMay:
    /\b(?:if|should|where|when|in case) (?:the |a )?purchaser(?:'s)?\b(?:(?! vendor)[^.;]){0,110}, ?(?:then )?(?:he|she|it|they|(?:the )?purchaser) may (?!not\b|only\b)(?:[^.;]{0,40}, )?(?:postpone|extend|defer|put (?:off|back)|delay|end|rescind|terminate|withdraw|require|recover|have|claim|cancel)\b/i,
  /** "The purchaser need not settle until its own sale is done". */
  buyerNeedNot:
    /\bpurchaser need not (?:settle|complete|pay|accept|take|sign|move|give|proceed|go on)\b[^.;]{0,60}\b(?:until|before|unless|if|while)\b/i,
  /** What the buyer wants to have is left for him. */
  atWish:
    /\bpurchaser (?:has|have|had)? ?(?:asked|ask|asks|agreed|agrees?|chosen|chose|wish(?:es)?|wishes|wants?|would like|likes) (?:to (?:keep|have|retain|take over)|(?:for )?(?:it|them|these|those) (?:to (?:stay|remain|be left)))\b|\bat the (?:request|wish) of the purchaser\b|\bat (?:the )?purchaser's (?:own )?(?:request|wish)\b/i,
  /** A day or a sum under which the right is none, and what the other side has of it. */
  takenBack:
    /\b(?:none of (?:it|them|this|these|those)|nothing|neither|nobody|no more than|up to(?= (?:\$|\d{1,2} ?%))|such later|(?:reasonable|best) endeavours|if (?:it|he|she|they) can|(?:added to|in addition to|on top of) the price|(?:from|against) the purchaser)\b|\bpurchaser,? (?:[a-z]{4,12} )?(?:must(?! (?:be (?:[a-z]{4,12} )?(?:held|kept|saved|indemnified|compensated|reimbursed|repaid|refunded)\b|have no liability|not be))|pays(?! no)|bears|accepts?|acknowledges?|releases?|indemnif(?:y|ies)|waives?|reimburses?|forfeits?|agrees?)\b|\b(?:cost|expense|risk|charge)s? (?:of|to) the purchaser\b|\bpurchaser's (?:own |sole )?(?:cost|expense|risk)\b|\b(?:only|unless|except|save (?:that|for|as)|provided|to the extent|limited|maximum|not more than|less|minus|forfeit\w{0,4}|known to the vendor|after settlement|however|but(?! not later than)|although|in (?:its|his|her|their|the vendor's) (?:absolute |sole )?discretion|at the vendor's (?:option|discretion)|if the vendor (?:wishes|chooses|elects|thinks|so))\b|\b(?:interest|fee|sum|price) (?:of|at) [^.;]{0,14}(?:%|\$)|\bfrom (?:the )?deposit\b|\bdeposit (?:is|must be) (?:lost|kept|released)\b/i,
  /** What the vendor may do only as the purchaser wishes. */
  needsConsent:
    /\bvendor must not\b[^.;]{0,160}\b(?:without|unless|except with) (?:the )?purchaser(?:'s)? (?:(?:first|prior|written) ){0,2}(?:consents?|agrees?|approval|approves?)\b|\bvendor must\b[^.;]{0,190}\bmust not\b[^.;]{0,40}\b(?:without|unless|except with) (?:the )?purchaser(?:'s)? (?:(?:first|prior|written) ){0,2}(?:consents?|agrees?|approval|approves?)\b/i,
  /** What the vendor keeps for itself, or need not do. */
  vendorFree: /\bvendor (?:may|must not|need not|does not)\b/i,
})

const P = WHOSE_BURDEN

/**
 * True where a term, in the words of `plain.ts`, puts its burden on the vendor or gives its right to
 * the purchaser, and takes nothing back. A promise that cannot be told from a duty by its words alone
 * is told by who is its subject and who its object.
 */
export function isVendorsBurden(plain: string): boolean {
  if (P.needsConsent.test(plain)) return true
  if (P.takenBack.test(plain)) return false
  if (P.atWish.test(plain)) return true
  if (P.vendorFree.test(plain)) return false
  return [
    P.sparesBuyer,
    P.vendorGives,
    P.goesFree,
    P.sparedBy,
    P.vendorsRisk,
    P.vendorActs,
    P.vendorsAffair,
    P.keptBack,
    P.buyerMay,
    P.buyerNeedNot,
  ].some((pattern) => pattern.test(plain))
}

/** True where the vendor holds the purchaser harmless, and not the other way round. */
export function isBuyerSpared(plain: string): boolean {
  if (P.takenBack.test(plain) || P.vendorFree.test(plain)) return false
  return P.sparesBuyer.test(plain) || P.sparedBy.test(plain)
}

import { wordings } from '../../wording/wordings.ts'

/**
 * What a sentence says, whoever drafted it: one pattern a notion, written for the plain text of
 * plain.ts. A rule asks for several in any order (`holds`) instead of guessing at a sentence.
 */
export const concept = wordings({
  /** The buyer is left without a remedy, or bound all the same. */
  noRemedy:
    /\b(?:no|without|nor any|not (?:have |be given )?any|nil|neither)(?: [\w'-]{1,14},?){0,4} (?:claims?|rights?|remed(?:y|ies)|recourse|objections?|compensation|allowance|abatement|reduction|redress|complaint|requisitions?|damages|cause of action|liability)\b|\b(?:must not|not|nor|neither)\b.{0,60}\b(?:object(?:ion)?s?|complain|claim\w{0,3}|compensation|rescind|end|delay|withhold|require|refuse|dispute|sue|abatement|set[- ]?off|damages|refund|relie(?:f|ve))\b|\bmust (?:accept|settle|still|nevertheless|nonetheless|proceed|bear|take)\b|\b(?:remains?|still) (?:bound|liable|obliged)\b|\b(?:price|consideration|purchase money) (?:stays|remains|must (?:not|remain)|is not|does not)\b|\b(?:waives?|gives? up|forgoes?|abandons?|surrenders?)\b|\bwhether or not\b|\bregardless\b|\bnotwithstanding (?:that|any)\b|\b(?:disregarded|ignored|extinguished|deemed (?:accepted|waived))\b|\bnot be (?:a )?matters?\b|\bwithout reference to\b|\bcomplain\b/i,
  /** At the will of the vendor. */
  discretion:
    /\bdiscretion\b|\b(?:sees?|thinks?|considers?|deems?|believes?|decides?|determines?|wish(?:es)?|chooses?|elects?)\b.{0,20}\b(?:fit|best|desirable|necessary|appropriate|proper|expedient|prudent|warranted)\b|\bat (?:its|the vendor's) (?:sole |absolute )?(?:option|election|choice)\b|\bin the (?:opinion|view|judg\w{0,2}ment) of the vendor\b|\bin (?:its|the vendor's) (?:\w{1,12} )?(?:opinion|view|judg\w{0,2}ment)\b|\bwithout (?:being required to |having to )?(?:giv\w{1,3} |stating |assigning )?(?:any )?(?:reason|cause|explanation)\b|\b(?:for|on) (?:any|no) (?:reason|ground)s?\b|\bfrom time to time\b|\b(?:so )?(?:desires?|pleases?|likes)\b|\b(?:dis)?satisf(?:ied|action)\b|\bunwilling\b|\bas (?:it|the vendor) (?:may )?(?:wish(?:es)?|pleases?|likes?|requires?)\b/i,
  /** The contract comes to an end. */
  ends: /\b(?:rescind\w{0,3}|rescission|terminat\w{1,4}|cancel\w{0,6}|annul\w{0,5}|call(?:ed|ing)? off|walk(?:ed|ing)? away|pull(?:ed|ing)? out|withdraw\w{0,3} (?:from|the (?:project|lot|property|sale))|vacate this contract|elects? not to|(?:at|to) an end|lapses?|falls? away|void|avoids?|resell|end (?:this|the) (?:contract|sale)|ends?|not (?:to )?(?:go ahead|proceed)|of no (?:further )?(?:force|effect))\b/i,
  /** The vendor is the one who may. */
  vendorMay:
    /\bvendor\b(?!['’]s)(?:(?!\bpurchaser\b).){0,90}\b(?:may|reserves|at its|elects?|discretion|has (?:a|the) right|must have)\b/i,
  /** Something becomes other than it was shown. */
  changes:
    /\b(?:var(?:y|ies|ied|ying|iations?)|chang(?:e|es|ed|ing)|alter(?:s|ed|ing|ations?)?|amend(?:s|ed|ing|ments?)?|substitut(?:e|es|ed|ing|ions?)|modif(?:y|ies|ied|ications?)|re-?(?:design|configur|locat|allocat|siz|align|distribut|number)\w{0,5}|replac(?:e|es|ed|ing|ement)|adjust(?:s|ed|ing|ments?)?|differ(?:s|ent|ence|ences)?|discrepanc(?:y|ies)|smaller|larger|something else|other (?:materials?|finish\w{0,2}|items?)|depart(?:s|ures?)? from|alternatives?|deviat\w{1,5}|deficien\w{2,4}|reduc(?:e|es|ed|tion)|increase[sd]?|as built|as finally|approximate|swap\w{0,3}|exchanged|provisional|shortfall|moved|shift\w{0,3})\b/i,
  /** What an off-the-plan buyer is shown. */
  shown:
    /\b(?:plans?|lots?|areas?|dimensions?|measurements?|size|finish(?:es)?|materials?|appliances?|fittings?|fixtures?|specifications?|inclusions?|car ?(?:parks?|spaces?|parking)|storage|common (?:property|areas?)|by-?laws|rules|layout|boundar(?:y|ies)|entitlements?|building|apartment|unit|dwelling|development|facilities|colours?|views?|stage|storeys|stor(?:ies)|appearance|facade|products?|drawings?)\b/i,
  /** Money goes from the buyer. */
  buyerPays:
    /\bpurchaser\b(?!['’]s)(?:(?!\bvendor (?:must|may|agrees)\b).){0,70}\b(?:pays?|reimburses?|bears?|contributes?|meets?|refunds?|liable for|responsible for|makes? good|recoup|allows?|settles? (?:the|any) (?:account|invoice))\b|\b(?:payable|borne|paid|met|recoverable|due|charged|chargeable|refunded|reimbursed)\b.{0,24}\b(?:by|from|to) (?:the )?purchaser\b|\b(?:for the account|at the (?:cost|expense)|responsibility|liability|on account) of (?:the )?purchaser\b|\bpurchaser's (?:cost|expense|account|responsibility|liability)\b|\bpayable to the vendor\b|\badd(?:ed)? to the (?:price|balance|amount|sum|purchase money)\b/i,
  /** Before the buyer is owner. */
  beforeSettlement:
    /\bbefore (?:the )?(?:actual |final )?(?:settlement|registration|plan is|separate title|title)|\b(?:at any time|forthwith|immediately|on (?:demand|request|exchange|signing)|upon (?:exchange|demand|request|receipt|signing)|once|as soon as|unconditional|becomes? binding|within \w{1,12} (?:\(\d{1,2}\) )?(?:business |clear |working )?(?:days?|weeks?|hours?) (?:of|after|from))\b|\bpending (?:settlement|registration)\b/i,
  /** From the day on which the contract is made. */
  fromSigning:
    /\b(?:from|on|at|upon|since|after|once|following|between|immediately|the moment)\b.{0,24}\b(?:day of sale|contract date|date (?:hereof|of (?:this|the) (?:contract|sale))|sign(?:ing|ed|ature)s?|exchange|acceptance|execut(?:ion|ed)|contract (?:is|has been|was) (?:made|signed|formed)|(?:this|the) contract)\b|\bbefore settlement\b|\bbetween (?:now|contract|exchange|the day of sale)\b/i,
  /** Either side alike. */
  mutual:
    /\b(?:either|each|neither) (?:party|side|of (?:us|the parties|them))\b|\b(?:both|the) parties (?:may|must|agree to (?:share|bear))\b|\bboth parties\b|\bvendor (?:or|and) (?:the )?purchaser\b|\bpurchaser (?:or|and) (?:the )?vendor\b|\bmutual(?:ly)?\b|\b(?:the|a) party (?:in|not in) default\b|\ba party (?:may|must)\b/i,
  /** Said only for the case of the buyer's default. */
  buyerDefault:
    /\b(?:purchaser(?:'s)?|purchaser is|purchaser has)\b.{0,40}\b(?:defaults?|breach(?:es)?|fail(?:s|ed|ure)?|late|delays?|does not (?:pay|settle|complete))\b|\b(?:default|breach|failure|delay) (?:by|of|on the part of) the purchaser\b|\bif (?:settlement|the (?:balance|moneys?|deposit|price)|any moneys?|any amount)\b.{0,40}\b(?:not|late|unpaid|overdue)\b/i,
  /** A right or protection that the buyer keeps. */
  buyerMay:
    /\bpurchaser\b(?!['’]s)(?:(?!\bvendor\b).){0,30}\b(?:may|is entitled)\b(?! (?:not|only|make no|claim no|have no|raise no))/i,
  notVendor: /\bvendor (?:may only|must not|may not|must first)\b/i,
  consent:
    /\b(?:with|subject to|unless|obtain(?:s|ing)?)\b.{0,24}\bpurchaser(?:'s)?\b.{0,24}\b(?:consents?|agree(?:s|ment)?|approv(?:al|es))\b|(?<!\bwithout (?:the |any )?(?:prior )?)\bpurchaser's (?:prior )?(?:written )?(?:consent|approval|agreement)\b|(?<!\bwithout (?:the |any )?(?:prior )?(?:written )?)\b(?:consent|approval|agreement) of the purchaser\b|\b(?:must not|not|no|neither)\b.{0,80}\bwithout\b.{0,24}\bpurchaser(?:'s)?\b.{0,24}\b(?:consents?|agreement|approval)\b|\b(?:must not|not|no|neither)\b.{0,80}\bwithout\b.{0,24}\b(?:consent|approval|agreement) of the purchaser\b|\bby (?:mutual )?agreement\b|\bsigned by (?:both|each|all)\b/i,
})

/** True when every pattern is found in the text, in any order. */
export function holds(text: string, ...patterns: readonly RegExp[]): boolean {
  // A plain loop: rules ask this of every passage, several times.
  for (const pattern of patterns) {
    if (!pattern.test(text)) return false
  }
  return true
}

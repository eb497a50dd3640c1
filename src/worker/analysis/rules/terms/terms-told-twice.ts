import type { PageKind } from '#shared/report.ts'

import { wordings } from '../../wording/wordings.ts'
import type { Matter } from '../papers/opposites.ts'

/** Where the parties write their bargain. */
const TERMS: readonly PageKind[] = [
  'contract-form',
  'particulars',
  'special-conditions',
  'auction-conditions',
]

/** What clauses of one contract tell for and against. */
export const TERM_PATTERNS = wordings({
  /** A clause that says why it goes before another one, or for which case it is. */
  explained:
    /\b(?:despite|notwithstanding|instead of|in place of|except|other than|save|in lieu|prevails?|however|even (?:if|though)|unless|in which case|whatever|general condition|standard condition|printed)\b|\bwithout (?:the |prior |written |its |his |vendor's |seller's ){0,3}(?:consent|permission|approval|agreement)\b/i,
  coolNo:
    /\bwithout (?:the )?(?:benefit|protection) of (?:the |any )?cooling[- ]off\b|\b(?:no|not (?:have|subject to|be entitled to)(?: the benefit of)? (?:any |a )?|without (?:a |any )?) ?cooling[- ]off\b|\bcooling[- ]off (?:period|right)s?\b[^.;]{0,40}\b(?:does not apply|do not apply|is excluded|is waived|has been waived|are waived|are excluded|not apply|is not available)\b|\b(?:waive[sd]?|gives? up|forgoes?|surrenders?|relinquish(?:es)?) (?:the|any|its|his|her|their|all) (?:\w{3,12} )?(?:cooling[- ]off|right to cool off)|\b(?:66W|section 66W) certificate (?:is|has been|was) (?:given|attached|provided)|\bmay not cool off\b|\bcooling[- ]off(?: period| rights?)? ?[:|] ?(?:waived|excluded|nil|none|no\b|not applicable|n\/a)|\b(?:has |have )?(?:not (?:to )?(?:elect\w{0,3}|tak\w{1,2}|chos\w{1,2}|request\w{0,2})|elect\w{0,3} not|declin\w{1,3}|refus\w{1,3})(?: (?:to|have|take|for|a|the|any|benefit|of|statutory)){0,5} cooling[- ]off\b|\bcooling[- ]off(?: periods?| rights?)?\b[^.;]{0,12}[:|] ?(?:declined|not (?:taken|elected|required|wanted|requested|available)|refused|excluded)|\bcooling[- ]off(?: periods?| rights?)?[^.;]{0,24}☒ ?(?:does not apply|not applicable|waived|no\b|excluded)|\bno (?:statutory )?(?:right|rights|period) (?:of|to) cool|\b(?:gives?|provides?|given|provided|attach\w{1,3}|hands over|signs?|signed)\b[^.;]{0,20}\bcertificate under (?:section|s\.?) ?66W\b/i,
  coolYes:
    /\bpurchaser may (?:cool off|rescind (?:within|during) the cooling)|\bbuyer may (?:cool off|terminate (?:within|during) the cooling)|\bcooling[- ]off period (?:of|is|ends|runs|expires|applies|begins)\b|\b(?:there is|has|with) (?:a|the) (?:benefit of a )?(?:\w{3,6}[- ](?:business )?day )?cooling[- ]off\b|\bcooling[- ]off (?:period|right)s? (?:of|for) (?:\w{3,6}|\d{1,2}) (?:clear )?(?:business )?days?\b|\bcooling[- ]off period is extended\b/i,
  coolKept:
    /\b(?:purchaser|buyer)s?\b[^.;]{0,16}\b(?:rel(?:ies|y|ying) on|keeps?|retains?|has|have|enjoys?|entitled to|exercises?|not waive[ds]?)\b[^.;]{0,50}\bcooling[- ]off\b/i,
  coolUsed:
    /\b(?:purchaser|buyer)s?\b[^.;]{0,20}\b(?:may|can) (?:end|rescind|terminate|withdraw|cancel|cool)\b[^.;]{0,60}\b(?:during|within|in)\b[^.;]{0,24}\bcooling[- ]off\b|\b(?:in|during|within) the (?:[a-z-]{3,20} ){0,2}cooling[- ]off[^.;]{0,50}\b(?:may|can) (?:end|rescind|terminate|withdraw|cancel)\b|\bcooling[- ]off (?:rights?|periods?|time)[^.;]{0,24}\b(?:lasts?|runs?|is|until)\b/i,
  riskEarly:
    /\brisk\b[^.;]{0,40}\b(?:passes|transfers|goes|moves|shifts|is (?:on|with))\b[^.;]{0,50}\b(?:from|on|at|upon|after) (?:the )?(?:day of sale|date of (?:this |the )?contract|contract date|exchange|signing|making)\b|\b(?:at the )?(?:purchaser|buyer)'?s'? risk (?:from|on|after|upon)\b[^.;]{0,20}\b(?:sale|contract|exchange|signing|business day)\b|\bpurchaser bears the risk\b[^.;]{0,30}\b(?:from|since) (?:the )?(?:day of sale|contract|exchange)|\b(?:from|on|after) (?:the )?(?:day of sale|date of (?:this |the )?contract|contract date|exchange|signing)\b[^.;]{0,40}\b(?:at the (?:purchaser|buyer)'s risk|(?:purchaser|buyer) (?:bears|carries|takes) (?:the |all )?risk)/i,
  riskLate:
    /\b(?:at )?the (?:vendor|seller)'?s'? risk (?:until|till|up to|to)\b[^.;]{0,20}\b(?:settlement|completion)\b|\brisk\b[^.;]{0,50}\b(?:passes|transfers|goes|moves|shifts|remains|stays|does not pass)\b[^.;]{0,40}\b(?:on|at|upon|until|till) (?:the )?(?:day of |date of )?(?:settlement|completion|possession)\b|\b(?:vendor|seller) (?:carries|bears|keeps|has|retains|takes) (?:the |all )?risk\b[^.;]{0,50}\b(?:until|till|up to) (?:settlement|completion)/i,
  interestNo:
    /\bno (?:default |penalty )?interest (?:is|shall be|will be|may be)? ?(?:payable|charged|claimed|due|runs?)?\b[^.;]{0,60}\b(?:late|delay|default|overdue|settlement|completion)|\b(?:vendor|seller) (?:will not|shall not|may not|must not|does not) (?:charge|claim) (?:any |default )?interest\b|\bwithout (?:penalty or )?(?:default )?interest for (?:late|delay)|\binterest(?: (?:for|on) late \w{4,12})? ?[:|] ?(?:none|nil|no\b)/i,
  interestYes:
    /\binterest (?:at|of) (?:the rate of )?(?:\d|\w{3,8} per cent|ten|twelve|two)[^.;]{0,90}\b(?:late|delay|default|overdue|unpaid|until (?:settlement|completion))\b|\b(?:pays?|pay|charge[sd]?|liable for|payable|bears?) (?:default |penalty )?interest\b[^.;]{0,80}\b(?:\d|per cent|late|delay|default|overdue)\b|\b(?:late|delay\w{0,2}|default|overdue)\b[^.;]{0,80}\b(?:pays?|bears?|carries|liable for) interest (?:at|of)\b|\b(?:pays?|pay) interest (?:at|of)\b[^.;]{0,30}\d/i,
  onDeposit:
    /\binterest\b[^.;]{0,20}\bon the deposit\b|\bdeposit\b[^.;]{0,60}\b(?:invest|interest)|\bpayable by the (?:vendor|seller)\b/i,
  bondNo:
    /\bdeposit[- ](?:bonds?|guarantees?)\b[^.;]{0,40}\b(?:(?:is|are|will|shall|may|must) not(?: be)?|cannot be|(?:is|are) un)[- ]?(?:accept(?:ed|able)|used|given|provided|allowed|permitted)|\bno deposit[- ](?:bond|guarantee)s?\b|\b(?:not|neither) (?:accept|take|pay)\w{0,3}\b[^.;]{0,30}\bdeposit[- ](?:bond|guarantee)s?\b|\bwithout (?:a |any )?deposit[- ]bonds?\b|\bdeposit[- ](?:bond|guarantee)s? ?[:|] ?(?:no\b|not accept|nil|none|not applicable|n\/a|refused)/i,
  bondYes:
    /\b(?:may|can|is to|entitled to|will|agrees to) (?:\w{2,8} ){0,4}(?:by|with|as|a|accept(?:s|ed)?|give|provide|use)(?: \w{1,9}){0,2} deposit[- ](?:bond|guarantee)\b|\bdeposit[- ](?:bond|guarantee)s?\b[^.;]{0,40}\b(?:is|are|will be|may be) (?:accepted|acceptable|used|given|allowed|permitted)\b|\b(?:accepts?|will accept) (?:a |the )?deposit[- ](?:bond|guarantee)\b/i,
  accessNo:
    /\bno (?:early |prior )?(?:access|possession|entry|occupation)\b[^.;]{0,40}\b(?:before|prior to|until|ahead of) (?:settlement|completion)\b|\b(?:purchaser|buyer) (?:must not|may not|shall not|will not|cannot|is not to)\b[^.;]{0,30}\b(?:enter|occupy|access|possession|move)\b[^.;]{0,40}\b(?:before|prior to|until) (?:settlement|completion)\b|\bearly (?:access|possession|occupation)\b[^.;]{0,30}\b(?:not (?:be )?(?:allowed|given|permitted|granted|available)|refused|excluded)\b|\b(?:possession|access|occupation|keys) (?:will|shall|is|are|must|may) not (?:be )?(?:given|handed|available|granted|taken|allowed)\b[^.;]{0,30}\b(?:before|prior to|until|ahead of) (?:settlement|completion)\b/i,
  accessYes:
    /\b(?:purchaser|buyer) (?:may|is entitled to|can|shall have|has|will have|is given)\b[^.;]{0,20}\b(?:enter|occupy|move|possession|access|licence to (?:enter|occupy))\b[^.;]{0,60}\b(?:before|prior to|ahead of|from (?:the )?(?:day of sale|exchange|\d))|\bearly (?:access|possession|occupation) (?:is|will be) (?:given|allowed|permitted|granted|available)\b/i,
  toInspect:
    /\b(?:inspect\w{0,4}|valu\w{2,6}|measure|survey|show|quotes?|reading)\b|\bmust not\b|\bmay not\b/i,
  landTaxNo:
    /\bland tax\b[^.;]{0,40}\b(?:is not|not be|will not be|shall not be|is never|must not be|are not) (?:adjusted|apportioned|adjustable)|\bno (?:adjustment|apportionment) (?:is made |will be made |shall be made )?(?:of|for) land tax\b|\b(?:without|excluding|except|but not) (?:adjust\w{0,4} |any adjustment of )?(?:for )?land tax\b|\bland tax\b[^.;]{0,60}\b(?:not|none|never)\b[^.;]{0,20}\b(?:adjusted|apportioned)\b|\bland tax\b[^.;☐☒]{0,24}\badjust(?:able|ed) ?[:|?]? ?(?:(?:☐ ?yes[ |/]{0,3})?☒ ?no\b|[:|?] ?no\b(?! ?☐))/i,
  landTaxYes:
    /\b(?:purchaser|buyer)s?\b[^.;]{0,40}\b(?:allows?|pays?|refunds?|bears?|contributes?|reimburses?)\b[^.;]{0,40}\b(?:proportion|share|part) of (?:the |any |all )?land tax\b|\bland tax\b[^.;]{0,70}\b(?:is|are|will be|shall be|must be) (?:also )?(?:adjusted|apportioned|adjustable)\b|\badjust\w{0,5} (?:the |for )?(?:rates|outgoings|rates and taxes)[^.;]{0,40}\bland tax\b|\b(?:including|and|with) land tax\b[^.;]{0,30}\b(?:adjusted|apportioned)\b|\bland tax[^.;]{0,20}\badjust(?:able|ed)? ?[:|]? ?(?:☒ ?)?yes\b/i,
  surcharge: /\b(?:surcharge|certificate|other land|windfall)\b/i,
  financeNo:
    /\b(?:not|is not|never) (?:be )?(?:subject to|conditional (?:up)?on|dependent on)[^.;]{0,40}\b(?:finance|loan)\b|\bno finance (?:condition|clause)\b|\bfinance(?: (?:condition|clause|date|approval))? ?[:|] ?(?:nil|none|not applicable|n\/a|no)\b|\b(?:cash|unconditional) (?:contract|sale|offer)\b|\bfinance clause\b[^.;]{0,20}\b(?:does not|not) appl/i,
  financeYes:
    /(?<!\bnot )\b(?:subject to|conditional (?:up)?on)\b[^.;]{0,60}\b(?:finance|loan|mortgage approval)\b|\b(?:loan|finance) (?:of )?\$ ?\d[\d,.]{2,12}\b[^.;]{0,60}\bapprov|\bfinance\b[^.;]{0,60}\bto be approved by\b/i,
  vendorFinance:
    /\bvendor(?:'s)? (?:finance|terms)\b|\b(?:vendor|seller)'s (?:loan|bank|mortgage)/i,
  inspectNo:
    /\bnot (?:be )?(?:subject to|conditional (?:up)?on)[^.;]{0,40}\b(?:building|pest|termite)\b|\bno (?:building|pest|building and pest|building or pest) (?:inspection |report )?(?:condition|clause)\b|\b(?:building|pest|building and pest)(?: inspection| report)?(?: condition| clause| date){0,2} ?[:|] ?(?:nil|none|not applicable|n\/a|no)\b|\bbuilding and pest inspection\b[^.;]{0,24}\bdoes not apply\b/i,
  inspectYes:
    /(?<!\bnot )\b(?:subject to|conditional (?:up)?on)\b[^.;]{0,60}\b(?:building|pest|termite)\b[^.;]{0,30}\b(?:inspection|report)\b|\b(?:buyer|purchaser) may (?:terminate|rescind|end)[^.;]{0,60}\b(?:building|pest|termite)\b/i,
  essenceNo:
    /\btime (?:is|shall|will) not (?:to )?(?:be )?(?:of )?the essence\b|\btime is not essential\b/i,
  essenceYes:
    /\btime (?:is|shall be|will be|to be|being)(?: \w{3,10}){0,2} (?:of )?the essence\b|\btime is (?:strictly )?essential\b/i,
  nomineeNo:
    /\b(?:purchaser|buyer) (?:must not|may not|shall not|cannot|will not|is not (?:entitled|permitted) to|has no right to) (?:nominate|assign|appoint a nominee)|\bno (?:nomination|nominee|substitute purchaser|assignment)\b|\bnomination\b[^.;]{0,20}\b(?:is |are )?(?:not (?:permitted|allowed)|prohibited|excluded)/i,
  nomineeTimed: /\b(?:after|further|again|once|later than|within|less than|more than|until)\b/i,
  nomineeYes:
    /\b(?:purchaser|buyer) (?:may|can|is entitled to|has the right to) (?:\w{2,10} ){0,5}(?:nominate|assign|appoint a nominee)\b(?! (?:no ?one|nobody))|\b(?:and\/or|or) (?:nominee|its nominee|his nominee|her nominee|their nominee|assigns)\b/i,
  pexaNo:
    /\b(?:settlement|completion|transaction|conveyance)\b[^.;]{0,40}\b(?:not|never) (?:be )?(?:(?:conducted|made|done|take place|effected|carried out|held) )?(?:electronic(?:ally)?|in PEXA|through PEXA|by PEXA)|\bpaper (?:settlement|completion|transaction|transfer)\b|\b(?:not|no) (?:an )?electronic (?:settlement|transaction|conveyanc\w{3})|\b(?:settlement|completion)\b[^.;]{0,40}\bin person\b/i,
  pexaYes:
    /\b(?:settlement|completion|parties|transaction|conveyance)\b[^.;]{0,60}\b(?:electronic(?:ally)?|PEXA|electronic workspace)\b|\belectronic (?:settlement|transaction|conveyancing)\b[^.;]{0,30}\b(?:yes|applies|agreed|mandatory|used)\b/i,
  releaseNo:
    /\bdeposit\b[^.;]{0,40}\b(?:must|may|will|shall|is) not (?:to )?be released\b[^.;]{0,40}\bbefore\b|\bno (?:early )?release of the deposit\b|\bdeposit (?:is held|stays|remains)\b[^.;]{0,40}\buntil (?:settlement|completion)\b/i,
  releaseYes:
    /\b(?:purchaser|buyer)\b[^.;]{0,30}\b(?:consents? to|authorises?|agrees? to|must allow)\b[^.;]{0,30}\b(?:release|releasing)\b[^.;]{0,30}\bdeposit\b|\bdeposit\b[^.;]{0,40}\b(?:is|may be|will be|shall be|must be|to be) released\b[^.;]{0,50}\b(?:before|on exchange|at once|immediately|upon|within|for)\b/i,
  cardNo:
    /\breleased (?:to the (?:vendor|seller) )?(?:at|on|after) (?:settlement|completion)\b|\bnot be released\b/i,
  signNo:
    /\b(?:not|never) (?:be )?(?:signed|executed) (?:electronically|by electronic)|\belectronic signatures? (?:is|are) not (?:accepted|valid|allowed)/i,
  signYes:
    /\b(?:may|can|is) (?:be )?(?:signed|executed)(?: \w{2,10}){0,4} (?:electronically|by electronic)|\belectronic signatures? (?:is|are) (?:accepted|valid|allowed)/i,
  marginNo:
    /\bmargin scheme (?:does not|is not|shall not|will not|cannot|not to)\b|\bnot (?:apply|use) the margin scheme\b/i,
  marginYes:
    /\bmargin scheme (?:applies|is (?:applied|used)|will be (?:applied|used))\b|\b(?:under|using|apply(?:ing)?) the margin scheme\b/i,
  gstIncl:
    /\bprice (?:includes|is inclusive of) (?:any |all )?(?:GST|goods and services tax)\b(?! (?:of|in the (?:sum|amount) of):? ?\$? ?(?:[_.|a-z]|$))|\bGST[- ]inclusive\b|\bincluding (?:any )?GST\b(?! credit)|\bprice\b[^.;]{0,40}\b(?:GST inclusive|inclusive of GST)\b/i,
  gstAdded:
    /\b(?:price|\d\.\d\d|\d{3}) (?:\w{2,6} )?(?:plus|exclusive of|excludes|does not include|is without|excluding) (?:any |the )?GST\b|\bpurchaser (?:must )?(?:also )?pays? (?:the |any )?(?:amount of )?GST\b[^.;]{0,40}\b(?:in addition|on top|besides|as well|over and above)\b|\bplus GST\b[^.;]{0,30}\b(?:price|purchaser|buyer)\b/i,
  rentGst:
    /\b(?:rent|fee|commission|costs?|lev(?:y|ies)|contribution|outgoings?|week|month|hour|charges?|furniture|chattels|additional|extras?|upgrade|option)\b/i,
})

const P = TERM_PATTERNS

function terms(
  said: string,
  [labelOne, one, notOne]: readonly [string, RegExp, RegExp?],
  [labelOther, other, notOther, evenIf]: readonly [string, RegExp, RegExp?, true?],
): readonly [Matter, RegExp | undefined, RegExp | undefined] {
  const matter: Matter = {
    said,
    one: { label: labelOne, zones: TERMS, says: one },
    other: {
      label: labelOther,
      zones: TERMS,
      says: other,
      ...(evenIf === true ? { evenIf } : {}),
    },
  }
  return [matter, notOne, notOther]
}

/** The terms of one bargain that are told in two ways. */
export const TERM_MATTERS: readonly Matter[] = [
  terms(
    'cooling-off is excluded, and there is a cooling-off period',
    ['No cooling-off', P.coolNo],
    ['Cooling-off', P.coolYes, P.coolNo],
  ),
  terms(
    'there is no cooling-off period, and the buyer has its rights',
    ['No cooling-off', P.coolNo],
    ['Cooling-off kept', P.coolKept, P.coolNo],
  ),
  terms(
    'there is no cooling-off period, and the buyer may end the contract in it',
    ['No cooling-off', P.coolNo],
    ['Cooling-off used', P.coolUsed, P.coolNo],
  ),
  terms(
    'the risk passes with the contract, and stays with the vendor until settlement',
    ['Risk from the contract', P.riskEarly],
    ['Risk from settlement', P.riskLate],
  ),
  terms(
    'no interest for late settlement, and interest for it',
    ['No interest', P.interestNo, P.onDeposit],
    ['Interest', P.interestYes, P.onDeposit, true],
  ),
  terms(
    'a deposit bond is refused, and accepted',
    ['Deposit bond refused', P.bondNo],
    ['Deposit bond accepted', P.bondYes, P.bondNo],
  ),
  terms(
    'access before settlement is forbidden, and allowed',
    ['No early access', P.accessNo],
    ['Early access', P.accessYes, P.toInspect],
  ),
  terms(
    'land tax is not adjusted, and is adjusted',
    ['Land tax not adjusted', P.landTaxNo, P.surcharge],
    ['Land tax adjusted', P.landTaxYes, P.surcharge],
  ),
  terms(
    'the contract is not subject to finance, and is subject to finance',
    ['Not subject to finance', P.financeNo],
    ['Subject to finance', P.financeYes, P.vendorFinance],
  ),
  terms(
    'the contract is not subject to a building or pest inspection, and is subject to one',
    ['Not subject to inspection', P.inspectNo],
    ['Subject to inspection', P.inspectYes],
  ),
  terms(
    'time is not of the essence, and is of the essence',
    ['Not of the essence', P.essenceNo],
    ['Of the essence', P.essenceYes],
  ),
  terms(
    'nomination is forbidden, and allowed',
    ['No nomination', P.nomineeNo, P.nomineeTimed],
    ['Nomination', P.nomineeYes, P.nomineeNo],
  ),
  terms(
    'settlement is on paper, and electronic',
    ['Paper settlement', P.pexaNo],
    ['Electronic settlement', P.pexaYes, P.pexaNo],
  ),
  terms(
    'the deposit is held until settlement, and released before',
    ['Deposit held', P.releaseNo],
    ['Deposit released', P.releaseYes, P.cardNo],
  ),
  terms(
    'electronic signatures are refused, and accepted',
    ['Not signed electronically', P.signNo],
    ['Signed electronically', P.signYes],
  ),
  terms(
    'the margin scheme does not apply, and applies (GST)',
    ['No margin scheme', P.marginNo],
    ['Margin scheme', P.marginYes, P.marginNo],
  ),
  terms(
    'the price includes GST, and GST is added to it',
    ['GST included', P.gstIncl, P.rentGst],
    ['GST added', P.gstAdded, P.rentGst],
  ),
].map(([matter, notOne, notOther]) => ({
  ...matter,
  one: { ...matter.one, ...(notOne === undefined ? {} : { not: notOne }) },
  other: { ...matter.other, ...(notOther === undefined ? {} : { not: notOther }) },
}))

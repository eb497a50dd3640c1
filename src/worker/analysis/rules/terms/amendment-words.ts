import { wordings } from '../../wording/wordings.ts'

/** Words by which a change of a printed clause is weighed (amendment-weight.ts). */
export const AMENDMENT_WORDS = wordings({
  vendor: /\b(?:vendor|seller|transferor|developer|lessor)s?\b/i,
  buyer: /\b(?:purchaser|buyer|transferee|lessee)s?\b/i,
  both: /\b(?:an?|any|either|each|both|the) (?:party|parties|side)\b|\bparty\b/i,
  duty: /^\W{0,3}(?:\w{1,10} ){0,2}?(?:must|shall|will|is to|are to|has to|bears?|pays?|warrants?|indemnif\w{1,3})\b(?! (?:not be (?:obliged|bound)|be entitled))/i,
  specialLevies:
    /\b(?:special|extraordinary|one-?off|additional|non-?recurring|non-?periodic)(?: or \w{4,12})? (?:contributions?|lev(?:y|ies)|assessments?|raisings?)\b|\b(?:contributions?|lev(?:y|ies))\b[^.;]{0,30}\b(?:not (?:of a )?(?:recurring|regular|periodic)|(?:of a|for a) special (?:kind|purpose|nature|project))\b/i,
  /** "Must be paid by the", "to be borne by the", "payable by the": who follows has to do it. */
  dutyBefore:
    /\b(?:paid|borne|met|made good|discharged|satisfied|reimbursed|contributed|done|carried out|performed|payable|repaired|removed)(?: (?:in full|wholly|solely|at settlement|only))? by (?:the )?$|\b(?:the (?:responsibility|liability|duty|obligation|cost|expense) of|(?:account|expense|cost)s? (?:of|to)) (?:the )?$/i,
  right: /^[^.;,]{0,40}?\b(?:may|can|is entitled|has the right|need not|gets?|recovers?)\b/i,
  /** What is given to, held for, or kept safe for the party that follows. */
  given: /\b(?:to|for|of|by|in favour of) (?:the )?$/i,
  paid: /\b(?:re(?:paid|funded|turned)|refund|repay|return|paid|pay|held|belongs?|goes|benefit|entitled)\b/i,
  risk: /\brisk\b/i,
  harmless:
    /\be-?mails?\b|\belectronic(?:ally)?\b|\btypograph\w{1,6}\b|\bspelling\b|\bfacsimile\b|\bfax\b|\bPEXA\b|\bworkspace\b|\bcounterparts?\b|\bELNO\b|\bclerical\b/i,
  /** Money for a delay, and not a right over land or goods. */
  lateInterest:
    /\boverdue\b(?! (?:lev|contribution|rates))|\blate money\b|\b(?:default|prescribed|contract) rate\b|(?<!\b(?:security|legal|equitable|beneficial|caveatable|proprietary|registered|other|any|no|net|purchaser's|buyer's) )\binterest\b(?! (?:in|of|over)\b)(?![^.;]{0,30}\b(?:deposit|invest))|\bper annum\b/i,
  interest:
    /\binterest\b|\boverdue\b|\blate money\b|\bper annum\b|\b(?:default|prescribed|contract) rate\b/i,
  monthly:
    /\bper (?:calendar )?(?:month|week|day)\b|\b(?:a|each|every) (?:calendar )?(?:month|week|day)\b|\bcompound|\bcapitali[sz]/i,
  /** A claim of the buyer's; money that is kept back for one is told by its own word. */
  claims:
    /\b(?:claim(?:s|ed)?|compensat\w{2,4}|misdescri\w{3,6}|errors?(?! (?:message|code|notice)s?)|retain\w{0,2}|retention|damages|repair money|withh\w{2,5})\b/i,
  claim:
    /\b(?:claim(?:s|ed)?|compensation|misdescription|error|retain\w{0,2}|retention|stakeholder|damages|warrant\w{1,4}|repair money|withh\w{2,5})\b/i,
  /** A time that runs for or against the buyer, and which a shorter one cuts. */
  buyersTime:
    /\b(?:purchaser|buyer)\b[^.;]{0,60}\b(?:may|must|shall|serve|within|has|end|rescind|terminate)\b|\b(?:requisitions?|objections?|claims?|approval|finance|cooling[- ]off|notice to complete|default|remed\w{1,4}|put (?:it|the default) right|inspect\w{0,4}|put settlement off|extend|extension|compensation is due|grace)\b/i,
  buyersRight: /\b(?:purchaser|buyer)s? (?:may|can|is entitled)\b/i,
  vendorsTime:
    /\b(?:vendor|seller)\b[^.;]{0,20}\b(?:must|shall|will|is to|answers?|replies|repl(?:y|ies)|gives?|produces?)\b/i,
  vendorsDelay:
    /\b(?:plan|registration|sunset|vendor may|seller may|stages?|certificate of title)\b/i,
  /** What a buyer leans on in a printed clause. */
  protects:
    /\b(?:reasonabl\w{1,3}|satisf\w{3,8}|without (?:\w{1,9} )?(?:fault|default)|compensation|refund\w{0,3}|repa(?:id|y|yment)|rescind|terminate|end (?:the|this) (?:contract|agreement)|warrant\w{0,4}|represents?|(?:at|bear) (?:the (?:vendor|seller)'s|its|his|her|their)(?: own)? (?:cost|expense|risk)|not exceed\w{0,3}|not more than|stakeholder|until settlement|(?:purchaser|buyer) (?:may|can|is entitled)|whichever|disclos\w{1,4}|before the (?:date|day|contract)|vacant|free (?:of|from)|material)\b/i,
  limits:
    /\b(?:purchaser|buyer)\b[^.;]{0,30}\b(?:must not|may not|cannot|shall not|will not|is not entitled|no claim)\b/i,
  /** A time, a form or a case to which what stands before it is confined. */
  narrows:
    /\b(?:but|and|provided that (?:it|this|the claim) (?:is|may)|if|as long as|so long as)\b[^.;]{0,24}\b(?:only|solely|not (?:later than|after|unless|otherwise))\b[^.;]{0,16}\b(?:by|if|when|within|before|in|for|to|until|after|upon|on)\b|^\W{0,3}(?:(?:by notice |in writing |if (?:claimed|made|served|notified) ){0,2}(?:within|no later than|not later than|not more than)\b[^.;]{0,30}\b(?:days?|weeks?|hours?|month)\b)/i,
  worse:
    /\bwhenever\b|\bwhensoever\b|\bwhether or not\b|\b(?:whether )?before or after\b|\b(?:absolute|sole|unfettered) discretion\b|\b(?:purchaser|buyer)'s? (?:own )?(?:cost|expense|risk)\b|\bin the (?:vendor|seller)'s (?:opinion|discretion|view)\b|\b(?:chosen|nominated|appointed|approved|named) by the (?:vendor|seller)\b|\bnot exceeding\b|\bup to\b|\bonly (?:if|where|to)\b|\bnil\b|\bone dollar\b|\$ ?1(?:\.00)?(?![\d,])|\bcompound|\bper month\b|\bnot (?:fewer|less) than\b|\bat least (?:two|three|four|2|3|4)\b|\bthe (?:purchaser|buyer) (?:shall|must|will|is to|bears|pays|accepts|is liable|complies|obeys)\b|\bthe (?:purchaser|buyer) [a-z]{3,10}s\b[^.;]{0,24}\bat (?:its|his|her|their)(?: own)? (?:cost|expense)\b|\bno (?:claim|right|compensation|objection|warrant\w{1,3}|liabilit\w{1,3})\b|\b(?:vendor|seller) (?:need not|is not|shall not be|gives no|may)\b|\bwaiv\w{1,3}\b|\bwithout compensation\b|\bforfeit|\b(?:purchaser|buyer) (?:who|which) [^.;]{0,40}\b(?:pays?|bears?|owes?|forfeits?|loses?)\b|\bno (?:allowance|adjustment)\b|\bthe (?:purchaser|buyer) (?:repays?|reimburses?)\b/i,
  better:
    /\bthe (?:vendor|seller)'s? (?:own )?(?:cost|expense|risk)\b|\brisk of the (?:vendor|seller)\b|\bthe (?:vendor|seller) (?:shall|must|will|is to|pays?|bears?|warrants?|remains?)\b|\bthe (?:purchaser|buyer) (?:may|can|is entitled|need not|is not)\b|\beither party\b|\beach party\b|\bon (?:either|both) sides?\b/i,
  widens: /\b(?:claim|compensation|substance|existence|any|whether)\b/i,
  number: /\d{1,3}(?:,\d{3}){0,3}(?:\.\d{1,2})?/,
  days: /\b(?:days?|weeks?|months?|hours?|years?)\b/i,
  percent: /%|\bper ?cent/i,
  dollars: /\$/,
  notices:
    /\bwork(?:s)? required by an authorit|(?<!\b(?:levy|rate|default|contribution|fee) )\b(?:notices?|orders?|demands?|requirements?|directions?)\b[^.;]{0,90}\b(?:authorit\w{1,3}|council|land|made|issued|works?|obey|comply)\b|\bwork orders?\b/i,
  inspection: /\b(?:building|pest|structural|termite)\b[^.;]{0,30}\b(?:reports?|inspections?)\b/i,
  finance: /\b(?:loan|finance|lender|mortgage (?:approval|finance)|financier)\b/i,
  deposit: /\bdeposit\b(?!-| taking\b)|\bstakeholder\b/i,
  /** Who keeps the deposit until settlement, and for whom. */
  keeping:
    /\bstakeholder\b|\bdeposit\b[^.;]{0,40}\b(?:held|kept|retained|paid|account\w{0,3}|releas\w{1,3}|trust)\b|\b(?:holds?|keeps?|releas\w{1,3}|account\w{0,3} for|pays?) the deposit\b(?! \(to a max)/i,
  wayOut:
    /\b(?:purchaser|buyer)s?\b[^.;]{0,50}\b(?:may|can|is entitled to)\b[^.;]{0,40}\b(?:terminate|rescind|end (?:the|this) contract|call the sale off|withdraw)\b/i,
  /** Who may have it before settlement. */
  vendorHolds:
    /\bagent (?:for|of) the (?:vendor|seller)s?\b|\bfor the (?:vendor|seller)s?\b|\b(?:vendor|seller)'s own\b|\bto the (?:vendor|seller)s?\b|\b(?:vendor|seller)s? may\b|\b(?:vendor|seller)'s (?:behalf|vendor|mortgagee|financier)\b/i,
  /** The holder of the deposit pays it on, whatever the print around it says. */
  accounts:
    /\b(?:account(?:s|ed|ing)?(?: (?:for )?(?:it|the deposit|the (?:whole|balance) of (?:it|the deposit)))?,? to|(?:account(?:s|ed|ing)?|hold) for (?:it|the deposit) to|pay(?:s|ing)? (?:it|the deposit)(?: over)? to|paid(?: over)? to|releas(?:e|es|ed|ing)(?: (?:it|the deposit))? to) the (?:vendor|seller)(?:s|'s (?:order|direction))?\b(?!'s? (?:agent|lawyer|solicitor|conveyancer|representative|practitioner))/i,
  /** When it then goes, or whose it is to spend. */
  beforeSettlement:
    /\b(?:finance|loan|approv\w{2,3}|cooling[- ]off|satisfied|waived|unconditional|exchange|signing|contract date|day of sale|on demand|on request|immediately|forthwith|irrevocabl\w{1,4}|authoris\w{1,3}|thinks fit|as it (?:sees|thinks)|clause \d|item \d|registration|days? after)\b/i,
  /** The print or the change speaks of what is held until the end. */
  heldUntil: /\buntil (?:the )?(?:settlement|completion)\b|\bstakeholder\b|\bdeposit\b/i,
  riskClause:
    /\brisk\b|\bloss or damage\b|\b(?:building|house|dwelling|improvements|property|land)\b[^.;]{0,30}\b(?:destroyed|damaged|unfit to live)/i,
  /** "Binds the Buyer alone", "by the Buyer" in the place of "by the party in default". */
  buyerAlone:
    /\b(?:buyer|purchaser)s?,? (?:alone|only)\b|\bonly the (?:buyer|purchaser)\b|^(?:by|where|if|when|from)? ?the (?:buyer|purchaser)\b[^.;]{0,24}$/i,
  eitherSide: /\b(?:an?|any|either|each|both|the|whichever|defaulting) (?:party|parties|side)\b/i,
  /** What a buyer loses most by, when the clause goes. */
  gives:
    /\bwarrant|\b(?:vendor|seller)s? (?:also )?(?:represents?|states? that|confirms? that)\b|\b(?:vendor|seller)s? (?:is|are|remains?) liable\b|\b(?:vendor|seller)s? promises?\b|\brisk\b[^.;]{0,60}\b(?:vendor|seller)|\b(?:vendor|seller)'?s?\b[^.;]{0,40}\brisk\b|\bcompensat|\b(?:purchaser|buyer)\b[^.;]{0,60}\b(?:terminate|rescind|withdraw|claim|end (?:the|this) contract|call the sale off)\b|\b(?:refund|repa(?:id|y))|\bstakeholder\b|\bextend\b|\bnotice of at least\b|\bbefore termination\b|\bvacant possession\b|\bdeposit holder must\b[^.;]{0,30}\bhold\b/i,
  owes: /\b(?:only|no other|owned no other|any other) land\b|\b(?:vendor|seller)s?\b[^.;]{0,40}\b(?:must|shall|will|is to|has to|gives?|delivers?|bears?|pays?|complies)\b|\bby the (?:vendor|seller)\b|\b(?:purchaser|buyer)s? (?:may|can|is entitled)\b|\b(?:either|each) party may\b/i,
  burdens:
    /\b(?:purchaser|buyer)s?\b[^.;]{0,30}\b(?:must|shall|will|is to|cannot|may not|is not entitled|guarantees?|indemnif\w{1,3}|bears?|pays?|acknowledges?|accepts?)\b|\bat the (?:purchaser|buyer)'s (?:risk|cost)\b/i,
  /** What a claim must keep to, so that the buyer gains where it goes. */
  claimsLimit:
    /^(?:,? ?(?:but|and|if|provided|only|so long as|unless|within|not later than|no later than|before|up to|not exceeding|to a maximum of)\b)[^.;]{0,24}(?:\b(?:claim\w{0,3}|made|notified|notice|writing|within|before|not later than|no later than|days?|settlement|completion)\b|\$ ?\d)/i,
  /** "Only where it is the Seller who serves": a change that helps the vendor alone. */
  forVendorAlone:
    /\bonly (?:where|if|when|in case|as to|for|to)\b[^.;]{0,30}\b(?:vendor|seller)s?\b|\b(?:served|given) by the (?:vendor|seller)\b[^.;]{0,20}\b(?:only|alone)\b|\b(?:where|when|if|for|in|of)\b[^.;]{0,30}\b(?:notice|demand|it)\b[^.;]{0,16}\b(?:given|served|sent|issued|made|comes?)\b (?:by|from) the (?:vendor|seller)s?\b|\b(?:notice|demand|it)\b[^.;]{0,16}\b(?:given|served|sent|issued|addressed)\b (?:to|on|upon) the (?:purchaser|buyer)s?\b|\bnotices? (?:by|from|of) the (?:vendor|seller)s?\b|\b(?:vendor|seller)(?:'s|s'|’s|s’) notices?\b|\b(?:where|when|if|for) (?:it is )?the (?:vendor|seller) (?:who |that )?(?:gives?|serves?|sends?|issues?)\b|\bwhere the (?:purchaser|buyer)s? (?:is|are) (?:the party )?in default\b|\bas against the (?:purchaser|buyer)s?\b/i,
  /** The same for the other side: what binds the vendor sooner is no loss of the buyer's. */
  forBuyerAlone:
    /\b(?:notice|demand|it)\b[^.;]{0,16}\b(?:given|served|sent|issued|made|comes?)\b (?:by|from) the (?:purchaser|buyer)s?\b|\b(?:notice|demand|it)\b[^.;]{0,16}\b(?:given|served|sent|issued|addressed)\b (?:to|on|upon) the (?:vendor|seller)s?\b|\bnotices? (?:by|from|of) the (?:purchaser|buyer)s?\b|\bwhere the (?:vendor|seller)s? (?:is|are) (?:the party )?in default\b/i,
  /** What the vendor lets the buyer do, and for how long. */
  letsBuyer:
    /\b(?:vendor|seller)s?\b[^.;]{0,60}\b(?:lets?|allows?|permits?|gives?|enables?)\b[^.;]{0,16}\b(?:purchaser|buyer)s?\b/i,
  /** The vendor's own time to act against the buyer: a shorter one is no loss. */
  vendorsRight:
    /\b(?:vendor|seller)s? (?:may|can|is entitled)\b(?![^.;]{0,120}\b(?:purchaser|buyer|notice|after)\b)[^.;]{0,120}$/i,
  fromSigning:
    /\b(?:contract date|day of sale|date of (?:this |the )?(?:contract|sale|agreement)|signing|exchange)\b/i,
  denies:
    /\bno (?:allowance|compensation|claim|adjustment|refund)\b|\bgets? (?:no|nothing)\b|\bnothing\b|\b(?:not|never) (?:be )?(?:compensated|repaid|refunded)\b|\bno concern of\b|\bwhether or not\b/i,
  /** Money that goes to the vendor's side. */
  paysOut:
    /\b(?:pays?|paid|releas(?:e|es|ed)|account(?:s|ed)?|remit(?:s|ted)?|transfer(?:s|red)?|hand(?:s|ed)? over)\b[^.;]{0,60}\b(?:vendor|seller|estate)/i,
  /** Under what conditions a deposit may go to the vendor before settlement. */
  mayRelease:
    /\b(?:deposit|it)\b[^.;]{0,20}\b(?:must|may|can|is to|shall) be (?:released|paid) to the (?:vendor|seller)\b[^.;]{0,12}\b(?:if|when|where|on|once|before)\b/i,
  /** What tax law has the buyer keep back and send to the tax office. */
  taxWithheld:
    /\b(?:withh(?:old|olds|olding|eld)|(?:hold|keep|kept|held|holds|keeps) back|retain\w{0,3}|deduct\w{0,3}|remit\w{0,4})\b[^.;]{0,120}\b(?:tax(?:ation)?|commissioner|clearance certificates?|foreign residents?|capital gains|CGT|ATO|GST)\b|\b(?:foreign residents?|capital gains|GST|tax) (?:capital gains )?withholding\b/i,
  /** Some of the price, kept in the middle where the property is not as promised. */
  holdBack:
    /\b(?:purchaser|buyer)s? may (?:nominate|withhold|retain|hold back)\b[^.;]{0,40}\b(?:amount|sum|price|\$)|\bnominated amount\b|\bamounts? referred to in\b[^.;]{0,50}\bdispute\b/i,
  possession:
    /\b(?:vacant )?possession\b|\b(?:remain|stay|stays|remains) in (?:occupation|the property)\b|\b(?:seller|vendor)s? in (?:residence|occupation)\b/i,
  calledDefinitions: /\b(?:definitions?|interpretation|meaning of words)\b/i,
  calledPromises: /\b(?:warrant(?:y|ies)|representations?|promises?)\b(?! insurance)/i,
  calledRisk: /\b(?:risk|loss (?:or|and) damage|damage|destruction|insurance)\b/i,
  aRate: /(?:%|\bper ?cent)/i,
  aYear: /\b(?:a|per) (?:year|annum)\b|\byearly\b|\bp\.?a\b/i,
  chargesInterest:
    /\binterest\b[^.;]{0,120}\b(?:at the rate|percentage points?|rate of|per annum|per ?cent|calculated|%)|\b(?:default|penalty) (?:interest )?rate\b/i,
  calledInterest: /\binterest\b(?! in\b)/i,
  calledDefault: /\bdefaults?\b|\bnotice to complete\b|\bbreach\b|\btermination for\b/i,
  calledFinance: /\b(?:finance|loan|mortgage approval)\b/i,
  calledInspection:
    /\b(?:building|pest)\b[^.;]{0,24}\b(?:reports?|inspections?)\b|\bpest report\b/i,
  calledRequisitions: /\b(?:requisitions?|objections?)\b/i,
  calledNotices:
    /\b(?:work orders?|notices? (?:of|from|by) authorit\w{1,3}|orders and notices|notices and orders)\b/i,
  calledClaims: /\b(?:claims?|errors?|misdescriptions?|compensation)\b/i,
  calledAdjustments: /\b(?:adjustments?|apportionments?|outgoings|rates|contributions|levies)\b/i,
  calledPossession: /\b(?:possession|occupation|principal residence|keys)\b/i,
  takesOn:
    /\band (?:accordingly )?the (?:purchaser|buyer)s? (?:accepts?|takes? over|bears?|pays?|(?:must|will|shall) (?:accept|bear|pay|take))\b/i,
  calledDeposit: /\bdeposit\b/i,
  /** A term that waits for what the vendor wants: nothing of the buyer's goes with it. */
  vendorsChoice:
    /^\W{0,2}(?:\(?\w{1,4}\) )?(?:if|where|when) the (?:vendor|seller) (?:directs|elects|requires|chooses|asks|so|wishes)\b/i,
  /** What the buyer must show before a condition lets him out. */
  moreProof:
    /\b(?:letters?|refusals?|rejections?|declin\w{2,5}|statutory declarations?|(?:two|three|2|3) (?:lenders|banks|financiers|credit providers))\b/i,
  /** A duty of the buyer's just behind the words. */
  buyersDuty: /^[^.;]{0,24}\b(?:purchaser|buyer)s? (?:must|shall|is to|has to)\b/i,
  /** What the vendor pays, just before them. */
  vendorPays:
    /\b(?:vendor|seller)s? (?:must|shall|is to|will) (?:pay|allow|refund|bear|contribute)\b[^.;]{0,40}$/i,
  businessDay: /\b(?:business|working) day\b/i,
  date: /^\W{0,2}\d{1,2} (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\W{0,2}$/i,
  /** A clause on tenants goes from a sale without any. */
  ofNothing:
    /\b(?:there being|(?:as|since|because) there (?:is|are)) no (?:tenan(?:t|cy|cies)|lease|strata|pool|goods)\b/i,
  /** A clause on other kinds of title goes from a sale of ordinary land. */
  ofOtherTitle: /\b(?:old system|qualified|limited|general law)\b[^.;]{0,40}\btitles?\b/i,
  ordinaryTitle:
    /\b(?:being|is|as|since|because|for)\b[^.;]{0,30}\b(?:torrens|under the real property act|registered (?:land|title)|not (?:under )?(?:qualified|limited|old system|general law))\b/i,
  /** "This clause applies only if the vendor accepts a deposit-bond": a form that no party chose. */
  ofBond:
    /\bapplies only (?:if|where|when) (?:the )?(?:vendor|seller) (?:accepts|agrees|has (?:accepted|agreed))\b[^.;]{0,24}\b(?:deposit[- ](?:bond|guarantee)|bank guarantee)/i,
  /** A time before an event that one side must keep at least. */
  atLeast: /\b(?:at least|not (?:later|less) than|no (?:later|less) than)\W{0,2}$/i,
  beforeEvent: /^[^.;]{0,24}\bbefore\b/i,
  vendorServes: /\b(?:vendor|seller)s? (?:must|shall|is to|will)\b[^.;]{0,80}$/i,
  neitherParty: /\bneither party\b/i,
  dayAfter: /\bthe (?:([\w-]{3,14}) )?(?:business )?day after\b/i,
  afterSettlement: /\bafter (?:the )?(?:actual )?(?:settlement|completion)\b/i,
  /** The vendor may live on there until the time that follows. */
  vendorStays: /\b(?:vendor|seller)s? (?:may|can) (?:remain|stay|live|retain|keep)\b[^.;]{0,80}$/i,
  /** A list of what the buyer must put up with. */
  mayNotClaim:
    /\b(?:purchaser|buyer)s?\b[^.;]{0,16}\b(?:must not|may not|cannot|can not|shall not|will not|is not entitled to)\b[^.;:]{0,30}\b(?:make|raise|object|claim|requisition|complain)\b/i,
  /** A case for which a clause no longer stands. */
  notFor:
    /^(?:does|do|shall|will|is|are) not (?:to )?(?:(?:extend|reach|relate|apply) to|cover)\b/i,
  /** What shows whom a change touches: a party, a sum or a time, a duty or a right. */
  bears:
    /\b(?:vendor|seller|purchaser|buyer|transferee|part(?:y|ies)|must|may|shall|not|days?|months?|weeks?|hours?|years?|time|claims?|cost|expense|pa(?:id|ys?|yable)|price|deposit|settlement|completion|reasonabl\w{1,3}|material|liab\w{2,5})\b|\d|\$|%/i,
  promises: /\bwarrant\w{0,4}\b|\brepresents?\b|\b(?:vendor|seller)s? promises?\b/i,
  defaultNotice:
    /\bnotices?,? (?:(?:to )?requir(?:e|ing) (?:the other|the (?:buyer|purchaser)|completion|settlement)|mak(?:e|ing) time (?:essential|of the essence))\b|\bnot end this contract for lateness\b|\b(?:notice to complete|default(?:s|ed|ing)?|remed(?:y|ied))\b/i,
  requisitions: /\b(?:requisitions?|objections?)\b/i,
  adjustments:
    /\b(?:adjust\w{0,5}|apportion\w{0,4}|outgoings|rates|levies|contributions?|land tax|only land)\b/i,
  /** What a clause gives before it says when: the matters behind it only tell the case. */
  letsBuyerOut:
    /^\W{0,3}(?:\d{1,2}(?:\.\d{1,3}){0,3}[.)]? )?(?:the )?(?:purchaser|buyer)s? (?:may|can|is entitled to)(?: by (?:written )?notice)? (?:end|terminate|rescind|cancel|withdraw from|avoid) (?:this|the) contract\b/i,
  extension: /\b(?:put settlement off|extend\w{0,3}|extension|settlement date)\b/i,
})

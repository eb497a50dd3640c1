import { wordings } from '../../wording/wordings.ts'
import { ASKED_OF_SCHEME_PATTERNS } from '../schemes/asked-of-scheme.ts'
import { DEMAND_PATTERNS } from './demands.ts'
import { LETTER_OF_ORDER_PATTERNS } from './letter-of-order.ts'
import { FORM_PATTERNS } from './form-answers.ts'

/** How papers tell of a notice or order of a public body, and of what is none. */
export const AUTHORITY_NOTICE = wordings({
  ...ASKED_OF_SCHEME_PATTERNS,
  /** What its titles name. */
  named:
    /\b(?:demoli(?:sh|tion|shed)|fire (?:safety|exits?|doors?|services?|orders?)|(?:swimming )?pool (?:barrier|fence|fencing|safety)|retaining walls?|cladding|grease (?:trap|arrestor|interceptor)s?|smoke alarms?|storm ?water|drainage|sewer(?:age)?|septic(?: tank| system)?|waste ?water|backflow|asbestos|contaminat(?:ion|ed)|noxious weeds|weeds|vegetation|overgrown|trees?|vermin|rubbish|unsightly|dangerous building|studio|outbuilding|garage|carport|deck|balcon(?:y|ies)|balustrades?|sheds?|fences?|dwelling|building work|encroachment|footpath|crossover|noise|food|short[- ]stay|rooming house|heritage|erosion|clearing)\b/i,
  openEnd: /[;,]$/,
  limb: /^(?:and |or )?\((?:[a-z]{1,2}|[ivx]{1,4})\) /i,
  /** The notice of one party to the other, which ends the contract if it is not obeyed. */
  ofParty:
    /\b(?:purchaser|vendor|party)\b[^.;]{0,24}\bnot (?:comply with|obey|satisfy|meet)\b[^.;]{0,24}\bnotice\b(?:[^.;]|\.\d){0,30}\b(?:vendor|purchaser|other(?: party)?) may\b/i,
  /** "The purchaser must comply with every order, whenever made." */
  anyOrder: /\b(?:orders?|notices?|directions?|requirements?|directed|requires)\b/i,
  obeys:
    /\bpurchaser\b[^.;]{0,50}\b(?:obeys?|compl(?:y|ies)|carr(?:y|ies) out|attends? to|meets?|performs?)\b(?! at settlement)|\b(?:is|are) for (?:the )?purchaser\b/i,
  whenever:
    /\bwhenever\b|\bno matter when\b|\b(?:given|made|served|issued) at any time\b|\bmay make\b|\b(?:made|issued|given|dated|served)\b.{0,24}\b(?:before or after|before and after)\b|\border after\b|\blater date\b|\bhas (?:made|directed)\b/i,
  ...FORM_PATTERNS,
  ...DEMAND_PATTERNS,
  ...LETTER_OF_ORDER_PATTERNS,
  orderedLot:
    /\b(?:orders?|notices?|directions?)\b[^.;]{0,80}\b(?:lots?|units?) ([A-Z]?\d{1,5}[A-Z]?)\b/i,
  formNotice: /\b(?:show cause|enforcement) notices?\b/i,
  environment: /\benvironmental protection act\b/i,
  formOther: /\bother notices?(?: or orders?)?\b|\bnotice or order that work be done\b/i,
  notice:
    /\b(?:building|plumbing|enforcement|repair|rectification|demolition|emergency|evacuation|clean-?up|stop work|fire (?:prevention|safety)|show cause|stop use|abatement|improvement|removal|compliance|development control|infringement|work(?:s)?|remediation|rehabilitation|controlled activity|remedial action|backflow(?: prevention)?|destruction|housing improvement|health|nuisance) (?:notices?|orders?)\b|\b(?:notices? of (?:a )?)?proposed order\b|\bnotice under the (?:building|planning|(?:public )?health|local government|environment\w{0,4})\b.{0,60}\b(?:given|served|issued|requir(?:es|ed|ing)|directs|orders)\b|\borders? (?:is|was|were|has been) (?:made|issued|served|given|in force)\b|\bnotice (?:from|of|by) the .{0,24}\b(?:surveyor|council|authority|brigade|department)\b.{0,60}\b(?:served|issued|given)\b|\b(?:issued|gave|served|given|made) (?:a|an|the) (?:direction|notice|order) (?:to|requiring)\b|\b(?:declared|found|certified|condemned) (?:\w{1,10} ){0,3}(?:unfit|undesirable|unsafe|uninhabitable)\b.{0,20}\b(?:habitation|occupation|live)\b|\bnotice under (?:s\.?|section) ?(?:246AG|247|248|167|168)\b|\bshow cause\b.{0,12}\b(?:issued|given|served|received|dated)\b|\bnotice (?:to show cause|of intention to (?:give|issue|make)|to (?:fence|connect|comply|repair|rectify|remove))\b|\borders? (?:to|requiring|under|no\.?|number|dated|issued|made|in force)\b|\b(?:council|authority|surveyor|EPA|brigade|tribunal|court)\b.{0,60}\b(?:has |have )?(?:issued|served|given|made)\b.{0,40}\b(?:notice|order|direction)\b/i,
  // Who asks, how, and what for: in any order within the sentence.
  authority:
    /\b(?:council|shire|city|municipal building surveyor|building surveyor|authority|EPA|department|water corporation|fire (?:brigade|authority)|catchment|WorkSafe|valuer|responsible authority)\b/i,
  asks: /\bserved with a (?:direction|notice|order)\b|\b(?:direct(?:ed|ing|ions?)|requir(?:ed|es|ing)|order(?:ed|ing)|told|instructed|demand(?:s|ed|ing)|notice (?:to|requiring)|infringement|letter of)\b/i,
  work: /\b(?:to )?(?:fence|clear|remov(?:e|al)|demolish|pull(?:ed)? down|repair|rectify|control\w{0,4}|upgrade|pump out|connect(?:ed)?|(?<!\bin )connection|make (?:it )?safe|slash|cut|cease|show cause|reinstate|desludge|replaced?)\b/i,
  dated:
    /\bserved with\b|\b(?:19|20)\d{2}\b|\boutstanding\b|\bnot (?:yet )?complied\b|\bhas (?:been )?(?:required|directed|ordered)\b/i,
  land: /\blandscape board\b.{0,24}\bnotice\b|\b(?:direct(?:ions?)|land management|pest|weed|rabbit|noxious|biosecurity|priority weed) notices?\b|\b(?:individual|general|emergency) biosecurity (?:direction|undertaking|order)s?\b|\b(?:weeds?|pest|noxious|rabbit|wild dog)\b.{0,30}\b(?:direction|control order)s?\b/i,
  handed:
    /\b(?:left|gave|given|served|issued|handed|posted|sent|received)\b.{0,60}\b(?:directions?|notices?|orders?|undertaking)\b|\b(?:direction|notice|order)\b.{0,40}\b(?:was |has been |is )?(?:given|served|issued|left|received|outstanding|in force)\b/i,
  /** A direction in the letter itself: "You must treat both before 30 November". */
  youMust:
    /\byou must\b.{0,60}\b(?:treat|spray|destroy|eradicate|control|remove|fence|replant|repair|demolish|clear|connect|desludge|slash|lower|fill in)\b.{0,80}\b(?:before|by|until|within|no later than|not later than) (?:\d|the end of|\w{3,9} \d)/i,
  standing:
    /\b(?:council|authority|shire) (?:requires|may require)\b.{0,40}\b(?:all owners|every owner|owners to)\b|\bcontract\b/i,
  otherLand:
    /\b(?:not part of the land|another property|neighbouring property|adjoining (?:land|property))\b/i,
  about:
    /\b(?:notice|order)s?[ |]{1,3}yes\b|\b(?:unlawful|nuisance|plumbing|cease|removal|in force|deck|building|dwelling|property|land|fence|sewer|tree|pool|shed|habitation|home|vacant|cabin|stairs|chimney|fill|prevention|parcel|block|premises|carport|alarm|balcony|wall|fire|vegetation|septic|premises|lot|owner|structure|works?|council|act|demolish|repair|remove|comply|rectif\w{1,5}|section)\b/i,
  told: /\bmust (?:stop|cease|be removed)\b.{0,60}\bprosecut\w{1,4}\b|\byou are (?:hereby )?(?:required|directed|ordered) to\b.{0,120}\b(?:stop|cease|remove|demolish|repair|rectify|vacate|comply|make safe|fence|replant|treat|destroy|eradicate|control|clear|reinstate)\b|\b(?:council|authority|surveyor)\b.{0,30}\b(?:intends?|proposes?) to (?:give|issue|make|serve)\b.{0,60}\b(?:orders?|notices?)\b/i,
  notDone:
    /\b(?:(?:has|have|is|was) )?(?:not (?:yet )?(?:been )?(?:fully |wholly |entirely )?|un|(?:(?:remains|yet|still|is|are) )?(?:to|must|has to|have to) be )(?:complied with|satisfied|withdrawn|revoked|met|carried out|done)\b/i,
  done: /\b(?:complied with|withdrawn|revoked|cancelled|satisfied|has been (?:completed|lifted|closed)|was closed|were closed)\b/i,
  stillLive:
    /\?|\b(?:outstanding|in force|remains?|still|current|(?:a )?(?:second|further|new|later)|not)\b/i,
  notThis:
    /\b(?:fixed|set|prescribed|declared|specified|published|gazetted) by (?:an? |the )?(?:order|notice)s?\b|\b(?:notice to complete|default notice|notice of (?:rescission|default|nomination|sale|disposition|acquisition|valuation|assessment|meeting|annual|cooling)|rate notice|levy notice|fee notice|court orders? for costs|order of(?! \d{1,2} \w)|in order|work order form|in working order|notice under section (?:31|27|9AA)|notice in writing|written notice|consent orders?|orders? (?:were |was )?made by consent|family court|property proceedings?|priority notice|purchase order|money order|notices? issued after)\b/i,
  /** An order that may come, and one between the owners about how they sell. */
  ofCourt:
    /\b(?:unless|until|if|once) (?:the |a |any )?(?:\w{4,10} )?(?:court|tribunal|judge|registrar)\b[^.;]{0,40}\b(?:order|direction)s?\b|\b(?:court|judge|registrar)\b(?=[^;]{0,160}\b(?:sold|sale|listed|reserve price|proceeds|spouse|husband|wife|superannuation)\b)(?![^;]{0,160}\b(?:demolish|repair|building|nuisance|council)\b)/i,
  saleOrdered: /\b(?:listed|sold|sale|reserve|price|proceeds|auction)\b/i,
  question:
    /^(?:if|where|when) (?:a|an|any)\b|\bgives? an? owner\b|\b(?:any|whether)\b.{0,60}\b(?:notice|order)s?\b.{0,60}\b(?:if any|may|whether)\b/i,
  nil: /\bbut none (?:has|have|was|is)\b|\b(?:no|nil|none|not)\b.{0,60}\b(?:notices?|orders?)\b|\b(?:notices?|orders?)\b.{0,50}\b(?:nil|none|not applicable|no\b(?!\.))/i,
  buyerPays:
    /\b(?:purchaser|buyer)\b.{0,60}\b(?:comply|responsible|liable|bear|at (?:its|their|the purchaser's) (?:own )?(?:cost|expense))\b.{0,60}\b(?:notices?|orders?)\b/i,
  grave:
    /\b(?:demolish|demolition|demolished|emergency|evacuat|stop work|stop using|unsafe|dangerous|rectification|enforcement|vacate)\w{0,4}\b/i,
  /** An order is only in sight: it was neither given nor is anything required yet. */
  threatOnly:
    /\b(?:may|will|shall|would|intends?|proposes?|recommend\w{0,3})\b[^.;]{0,60}\b(?:apply|application|ask|seek|issu\w{1,3}|mak(?:e|ing)|serv\w{1,3}|giv(?:e|ing)|recommend)\b[^.;]{0,60}\b(?:orders?|notices?)\b/i,
  /** It means to, and has not: "the council accordingly proposes to give you orders 1 and 3". */
  proposes:
    /\b(?:council|city|shire|surveyor|authority|department|minister|we|EPA|brigade|it)\b[^.;]{0,24}\b(?:propos(?:e|es|ed|ing)|intends?|is considering|is minded|means) to (?:give|make|issue|serve|order)\b|\b(?:draft|proposed) (?:\w{3,12} ){0,2}(?:order|notice)\b/i,
  alsoGiven:
    /\b(?:show cause|enforcement|emergency|stop (?:use|work)) (?:notice|order)\b|\b(?:order|direction)s? (?:was|were|has been|have been|is in) (?:given|made|issued|served|force)\b/i,
  /** The scheme's own officers, who write to an owner under its by-laws. */
  ofScheme:
    /\b(?:manager|committee|owners corporation|body corporate|(?:strata )?corporation|strata company|secretary|chair(?:man|woman|person)?|presiding officer)\b[^.;]{0,30}\b(?:is|are|was|were|will|to|shall|must|has|have|had)\b[^.;]{0,24}\b(?:giv(?:e|en)|gave|send|sent|serve[ds]?|issue[ds]?|write|written)\b[^.;]{0,40}\b(?:notices?|orders?|directions?|letters?)\b/i,
  demanded: /\b(?:required|directed|ordered|must|served|issued|given)\b/i,
  /** "Has a building order been issued? Yes", of a printed question. */
  answeredYes: /\b(?:notice|order|direction)s?\b[^?]{0,80}\?[ |]{0,3}(?:☒ ?)?yes\W{0,3}$/i,
  remark:
    /^(?:remarks?|details?|particulars|note)\b|^(?:make safe|take down|remove|demolish|repair|to be)\b/i,
  /** The heading of a list of them. */
  listHead:
    /^[\w ,/&()'-]{0,60}\b(?:notices|orders|directions)(?: (?:and|or|&) (?:notices|orders|directions))?(?: (?:current|in force|served|outstanding))?[: ]{0,2}$/i,
  numbered: /\d/,
  ownRule: /\b(?:building work rectification order|trees \(disputes between neighbours\))/i,
  requirement: /\b(?:notices?|orders?|requirements?|directions?|demands?)\b/i,
  ofWhom:
    /\b(?:work order|after today|issued after)\b|\b(?:authorit(?:y|ies)|council|government|statut\w{1,5}|competent|day of sale|contract date)\b/i,
  buyerActs:
    /\b(?:is|are|must be|becomes?) the purchaser's (?:problem|responsibility|concern|affair|cost)\b|\bpurchaser\b.{0,20}\b(?:must|agrees to|is to|responsible for|liable for|at its)\b.{0,30}\b(?:comply|attend|carry out|perform|satisfy|fulfil|bear|pay|do|meet|observe|complying|the cost)\b/i,
  finance:
    /\b(?:transfer|duty|lender|finance|default notice|notice to complete|nomination|settlement notice|firb|foreign)\b/i,
})

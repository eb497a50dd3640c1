import { wordings } from '../../wording/wordings.ts'
import { UNCERTIFIED_ROW_PATTERNS } from '../reading/uncertified-rows.ts'
import { UNLISTED_WORK_PATTERNS } from './unlisted-work.ts'
import { UNRECORDED_PATTERNS } from './unrecorded-work.ts'
import { WAIVER_OF_ANY_PATTERNS } from '../terms/waiver-of-any.ts'

/** How papers tell of building work that nobody allowed, and of what looks like it. */
export const UNAPPROVED_WORK = wordings({
  ...WAIVER_OF_ANY_PATTERNS,
  ...UNRECORDED_PATTERNS,
  ...UNCERTIFIED_ROW_PATTERNS,
  ...UNLISTED_WORK_PATTERNS,
  structure:
    /\b(?:buildings?|works?|structures?|improvements?|extensions?|additions?|alterations?|renovations?|garages?|carports?|decks?|decking|pergolas?|verandahs?|patios?|sheds?|studios?|bungalows?|granny flats?|bathrooms?|kitchens?|rooms?|conversions?|bedrooms?|retaining walls?|swimming pools?|spas?|attics?|mezzanines?|balcon(?:y|ies)|terraces?|outbuildings?|sunrooms?|units?|windows?|walls?|dwellings?|stables?|fences?|awnings?|sleep-?outs?|shelters?|enclosures?|workshops?|cabins?|jett(?:y|ies)|pontoons?|boat (?:ramps?|sheds?)|alfrescos?|roofs?|floor(?:s|ing|boards)|timber floor|engineered timber|carpet|ensuites?|stud(?:y|ies)|secondary dwellings?|spas?|saunas?|pools?|driveways?|crossovers?)\b/i,
  without:
    /\bwithout (?:the )?(?:permission|leave|authority)\b|\b(?:without|(?<![☐☒] ?)(?<!\byes[ |]{1,3})no(?!s?\.? ?[a-z]{0,4}[-/]?\d)|not(?! applicable\b)|never|lacks?|lacking|absence of|nor)\b[^.;]{0,50}\b(?:council |building |planning |development |local authority |lawful |owners corporation |body corporate |required |necessary |formal |any )?(?:approv(?:al|ed|als)|authori[sz](?:ed|ation)|permits?|permitted|consents?|certificates?|certif(?:ied|ication)|licen[cs]e)\b|\b(?:unapproved|unpermitted|unauthori[sz]ed|illegal(?:ly)?|unlawful(?:ly)?|uncertified)\b/i,
  notHeld:
    /\b(?:does not|do not|doesn't|cannot|is unable to|are unable to|unable to|(?:has|have|had) (?:not been able|been unable) to|(?:could|did|has|have) not|fail(?:s|ed) to)\b.{0,30}\b(?:hold|have|produce|provide|supply|locate|find|found|located|traced?)\b.{0,60}\b(?:building information certificate|building certificate|council approval|development (?:consent|approval)|(?:building |construction )?approval|consent|permit|occupation certificate|compliance certificate|certification)s?\b/i,
  verb: /\b(?:built|erected|constructed|installed|carried out|made|done|converted|added|enclosed|obtained|issued|granted|approved|permitted|exists?|unapproved|illegal|unauthori[sz]ed|used|was|were|have|has|is|are)\b/i,
  final:
    /\b(?:no(?!s?\.? ?[a-z]{0,4}[-/]?\d)|not (?:yet )?(?:been )?(?:issued|granted)|without(?! limiting| prejudice| affecting)(?: a)?|never)\b.{0,40}\b(?:final (?:certificate|inspection)|notice of completion|building approval certificate|occupancy permit|occupation certificate|certificate of (?:final inspection|occupancy|classification))\b|\b(?:final (?:certificate|inspection)|noti(?:ce|fication) (?:of completion|that (?:the )?(?:building )?works? (?:is|are|has been|have been) completed?)|statement of compliance|building approval certificate|occupancy permit|occupation certificate|certificate of (?:final inspection|occupancy|classification)|building completion)\b.{0,60}\b(?:not (?:yet )?(?:been )?(?:issued|received|lodged|supplied|carried out|done|made|completed|passed|requested|booked|obtained|granted|held|given|found)|outstanding|nil|none|no record|was never|never)\b/i,
  /** The vendor's next home, not yet ready to be lived in: what puts the day of settlement off. */
  notYet: /\b(?:should|if|unless|until|in case|where|when)\b[^.;]{0,90}\bnot\b/i,
  putsOff:
    /\b(?:put|extend|defer|postpone|delay|move)\w{0,3}\b[^.;]{0,40}\b(?:settlement|completion|due date)\b|\b(?:settlement|completion|due date)\b[^.;]{0,40}\b(?:back|put off|later day|later date|extended|deferred|postponed|delayed)\b/i,
  dug: /\b(?:basements?|cellars?|excavations?)\b/i,
  /** Who was to sign the work off gave it up. */
  leftBy:
    /\b(?:certifier|surveyor|certifying authority)\b[^;]{0,70}\b(?:ended|terminated|resigned|withdrawn?|withdrew|cancelled|relinquished|given up|gave up|ceased)\b[^.;]{0,30}\b(?:appointment|engagement|to act|acting|role)\b|\b(?:certifier|surveyor|building inspector|council's inspector)\b[^.;]{0,30}\b(?:not|never) (?:been |come |came |gone |called |out )?(?:back|return(?:ed)?|again|re-?inspected|inspected since)\b/i,
  /** What lets a seniors' home or a clinic be proposed there: a house never has one. */
  ofSite:
    /\bno (?:current |valid )?site (?:compatibility|verification)\b|\bsite (?:compatibility|verification) certificates?\b[^.;]{0,60}\b(?:none|nil|no|not)\b/i,
  // One work signed off, another not: "none has been obtained for the studio".
  lacking:
    /\b(?:can(?:not)? (?:find|trace|locate|see)|could (?:find|trace|locate)|found|traced|located|know of|were able to find) (?:no|any) (?:\w{4,12} )?(?:applications?|approvals?|permits?|consents?|licen[cs]es?)\b[^.;]{0,30}\b(?:for|of|to|about|in respect of|as to|covering|concerning)\b|\bno (?:\w{4,12} )?applications?(?: of any (?:kind|sort))? (?:was|were|has been|have been|had been) (?:ever )?(?:made|lodged|received|found)\b[^.;]{0,30}\b(?:for|about|in respect of|concerning)\b|\bno (?:consents?|permits?|approvals?) (?:covers?|covered|allows?|allowed|was (?:ever )?given for)\b|\bno (?:permit|approval|building certificate|such certificate)\b.{0,40}\b(?:for|of|in respect of|as to|covers?|sought|obtained|applied)\b|\b(?:permit|approval)s?\b.{0,50}\b(?:lapsed|expired|cancelled|never (?:sought|applied))\b|\b(?:not (?:appear|shown|drawn)|absent)\b.{0,30}\b(?:council'?s? |approved |endorsed )?(?:plans|file|records)\b|\b(?:council|shire|surveyor)\b.{0,40}\b(?:holds?|has|have) no (?:record|plans?|permit|approval)\b/i,
  /** That nobody asked for leave, or that nobody checked: for what, the sentence before may say. */
  neverAsked:
    /\bno (?:private |building |development |council |planning |owners corporation |strata |tidal works |marine |works ){0,2}(?:consents?|permits?|approvals?|authorit(?:y|ies)|certifiers?|surveyor|licen[cs]es?)\b[^.;]{0,30}\b(?:was|were|has been|had been|is|are)? ?(?:ever )?(?:sought|asked for|applied for|obtained|engaged|appointed|held|on the (?:council )?file)\b|\bthere (?:was|is|were|has been|are) no (?:private |building |development |council |planning |tidal works |marine ){0,2}(?:certifier|consent|permit|approval|authority|surveyor|licence)\b|\b(?:holds?|with|had|has|have) no (?:\w{1,12} )?(?:approval|consent|permit|licence|by-?law)\b|\bnobody (?:asked|told|applied to|went to) the (?:council|shire|city|owners corporation|certifier)\b|\bwithout anyone (?:signing|certifying|approving|inspecting)\b|\bnever (?:been )?(?:approved|certified|passed)\b|\b(?:were|was|are|is) unauthori[sz]ed (?:structures?|works?|buildings?)\b|\b(?:may be|might be|is possible) that not all\b[^.;]{0,60}\bapproval\b/i,
  ofLoan: /\b(?:loan|finance|mortgage|credit)\b[^.;]{0,60}\b(?:approv\w{2,4}|consent\w{0,3})\b/i,
  bareNo: /^\W{0,3}(?:no|n|(?:(?:yes|no|n\/a) ?\/ ?){1,3}(?:yes|no|n\/a))\W{0,3}$/i,
  /** "New roof. Owner-builder: No": a question within a cell, with its answer at the end of the cell. */
  answeredNo: /[:?] ?(?:no|none|nil)\W{0,2}$/i,
  works: /\b(?:works?|structure|garage|studio|deck|carport|shed|erected|built)\b/i,
  /** A certificate that an owner may ask for and did not, of a building that has its approval. */
  notAskedFor:
    /\bno (?:such )?applications?\b[^.;]{0,30}\bbuilding (?:information )?certificates?\b(?! was refused)/i,
  /** When a permit will end, or what every new home needs: nothing that was done. */
  notWithout:
    /^\W{0,4}(?:\w{1,3}[.)] )?not (?:without|except with|save with)\b[^.;]{0,110}\bto (?:erect|build|construct|place|permit|suffer|allow|make|use|alter)\b/i,
  ofPermit:
    /\bif the (?:building )?works? (?:is|are|has|have) not\b[^.;]{0,90}\b(?:will|shall) (?:lapse|expire|cease)\b|\b(?:occupancy permit|certificate of (?:final inspection|occupancy)|occupation certificate)s? (?:is|are|will be) required\b[^.;]{0,60}\b(?:prior to|before|on completion)\b/i,
  /** A permit that is missing for what is done there, and not for what was built. */
  ofUse:
    /\bno (?:planning |council |development |such )?(?:permit|approval|consent)s?\b[^.;]{0,40}\bfor (?:the |its |their |any |a |this )?(?:\w{4,12} )?use (?:of|as|for)\b/i,
  /** A shed, in law, in which somebody lives. */
  garageRoom:
    /\b(?:bed)?rooms?\b[^.;]{0,60}\b(?:that|which) (?:was|used to be|had been|is) (?:the|an?) (?:\w{3,10} )?(?:garage|shed|carport)\b|\b(?:converted|former|lined|enclosed) (?:\w{3,10} ){0,3}(?:garage|shed|carport)\b[^.;]{0,40}\b(?:bedroom|room|studio|living|let)\b|\b(?:garage|shed|carport)\b[^.;]{0,30}\b(?:converted|used|turned|made|let)\b[^.;]{0,20}\b(?:to|into|as)\b[^.;]{0,20}\b(?:bedroom|room|studio|living|flat)\b/i,
  notADwelling:
    /\b(?:nothing|no (?:approval|consent|permit|certificate|record)s?)\b[^.;]{0,50}\b(?:permits?|allows?|authori[sz]es?|approves?|for|to)\b[^.;]{0,40}\b(?:to be )?(?:slept in|lived in|inhabited|occupied as|used (?:as|for) (?:an? |the )?(?:dwelling|bedroom|habitation|residence|living|sleeping|home))\b|\bno (?:record of (?:an? |any )?|(?:approval|permit|certificate)s? (?:on file )?(?:for|of|as) (?:an? |any )?)(?:class ?1a?\b|dwelling|house\b|habitable|residence)|\b(?:approved|classified|certified|permitted)\b.{0,16}\b(?:only )?as (?:an? )?(?:\w{1,12} )?(?:shed|garage|class ?10a?|non-?habitable)\b.{0,60}\b(?:only|dwelling|home|house|lived in|habitable|residence|sleep\w{0,3})\b|\bclass ?10a?\b.{0,60}\b(?:used|occupied|lived in)\b/i,
  /** Of what there is none, this or the sentence before must say. */
  noneOfThem:
    /\b(?:none|nothing)\b[^.;]{0,40}\b(?:for|in respect of|as to|covers?|sought|obtained|applied|issued|on file)\b/i,
  papers:
    /\b(?:permits?|permission|approv\w{2,4}|consents?|certificat\w{1,5}|certified|authori\w{2,8}|licen[cs]e|inspections?|council|surveyor|records?|file)\b/i,
  altered:
    /\b(?:moved|enclosed|removed|altered|relocated|laundry|works were|for alterations|alterations)\b/i,
  noOccupancy:
    /\b(?:occupancy permit|certificate of final inspection|final certificate)\b ?[:|?-]\W{0,3}(?:not (?:on file|held|issued|found|available|sighted|obtained)|none|nil|no\b|outstanding|pending)/i,
  /** Before such permits were asked for, none could be given. */
  older:
    /\b(?:older than|built before|predates?|before (?:such )?permits? (?:was|were) required)\b/i,
  /** An application that was refused, and the thing all the same. */
  refused:
    /\b(?:application|proposal|request|permit|DA|approval|consent|certificate)\b[^;]{0,120}\brefus(?:ed|al)\b|\brefus(?:ed|al)\b[^;]{0,80}\b(?:application|permit|approval|consent)\b/i,
  stands:
    /\b(?:was|is|were|has been|can be) (?:seen|built|visible|there|present|in place|shown|constructed|erected|in use|completed)\b|\b(?:stands|exists|remains|shows)\b|\b(?:aerial|satellite) (?:imagery|image|photo)/i,
  accepts:
    /\b(?:accepts?|takes?|shall make no|must not (?:make|raise)|no objection|acknowledges?)\b/i,
  /** What may be done, and what may not: nothing that was done. */
  tells:
    /\b(?:may|can) be \w{4,12} without (?:an? |any )?(?:\w{4,12} )?(?:permit|approval|consent)\b|\bno [^.;]{3,60} (?:may|can|will|is to|shall) be (?:approved|permitted|allowed|supported)\b/i,
  /** "Solar panels may be installed on the rear roof without approval." */
  free: /\b(?:may|can) (?:be [a-z]{2,10}(?:ed|en|t)|build|erect|install|keep|put|place|fit|replace|repair|paint|plant)\b[^.;,]{0,60} without [^.;,]{0,30}(?:permit|approval|consent)\b/i,
  wasDone: /\b(?:was|were|has|have|had|that|which|been)\b/i,
  /** What a covenant, a utility or a plan forbids: nothing that was done. */
  forbids:
    /\b(?:shall|will|must|may|do(?:es|th)?) not\b[^.;]{0,60}\b(?:erect|build|construct|place|plant|permit|suffer|allow|keep|install|commence)\b|\bnot to (?:erect|build|construct|place|permit|suffer|allow|keep|install|make|use)\b/i,
  noneMay:
    /\bno [^.;]{3,90}\b(?:shall|may|must|is to|are to) be (?:erected|built|constructed|placed|permitted|commenced|carried out|made|installed|kept|put|joined|connected|attached|used|occupied|altered|added|discharged)\b/i,
  notAllowed:
    /\b(?:building|construction|works?|structures?|filling|planting|excavation|development)\b[^.;]{0,60}\b(?:is|are) (?:not (?:permitted|allowed)|prohibited|forbidden)\b/i,
  /** Lists of what a zone lets one do with leave, and without. */
  landUse:
    /\b(?:with|without) (?:\w{4,12} )?(?:consent|permits?|permission|approval)\b ?[:–-]|\bpurposes? for which\b|\b(?:may|must) (?:not )?be carried out (?:only |except )?with(?:out)?\b|\b(?:permitted|prohibited|exempt|assessable|accepted) (?:development|uses?|with(?:out)?)\b/i,
  /** What may become of such work, whoever did it, and the line that closes a list. */
  warns:
    /^\W{0,3}(?:any |all |such )?(?:unauthori[sz]ed|unapproved|illegal|unlawful) (?:building )?(?:works?|structures?|buildings?|additions?|alterations?|improvements?)\b[^.;]{0,40}\b(?:may|can|could|might)\b|(?:[;:,]|\band|\bthat) (?:any |all |such )?(?:unauthori[sz]ed|unapproved|illegal|unlawful) (?:building )?(?:works?|structures|buildings|additions|alterations|improvements)\b[^.;]{0,24}\b(?:may|can|could|might)\b[^.;]{0,16}\bbe (?:removed|demolished|pulled down|ordered|taken down)\b|\b(?:may|can|could|might)\b[^.;]{0,40}\b(?:remove|demolish|pull down|act (?:up)?on|take action|order|require|prosecute|liable|refuse\w{0,2})\b[^.;]{0,60}\b(?:(?:any|all|such|for) )?(?:unauthori[sz]ed|unapproved|illegal|unlawful|if)\b|\bno (?:other|further) [^.;]{0,110}\b(?:is|are|was|were|has been|have been) (?:recorded|held|shown|found|listed|registered)\b/i,
  disclosed:
    /\b(?:discloses?|disclosed|aware|advises?|states?|informs?|found|noted|observed|identified|records?|file|search)\b/i,
  harmless:
    /\b(?:may|must|shall|can)(?: not|not) be (?:\w{5,12} or )?(?:altered|demolished|removed|changed|painted|extended|used|joined|connected)\b[^.;]{0,110}\b(?:unless|until|except|without)\b|\bnor\b[^.;]{0,40}\b(?:demolished|altered|removed|built|erected)\b[^.;]{0,20}\b(?:unless|without|except)\b|\bwhether or not (?:a|an|any|the|such)\b[^.;]{0,30}\b(?:certificate|permit|approval|consent)s?\b|\brecords?\b[^.;]{0,60}\bnot (?:a )?(?:part of|included in|covered by|searched|looked at)\b|\b(?:no|nor any) (?:building |construction )?(?:works?|development|construction|clearing)\b[^.;]{0,24}\b(?:can|may|must|shall|is to|should|will)\b[^.;]{0,40}\b(?:unless|until|before|without)\b|\b(?:unlawful|illegal)\b[^.;]{0,16}\b(?:purposes?|activit(?:y|ies)|acts?)\b|\b(?:permitted|allowed|may be carried out) without (?:development )?consent\b|\b(?:may|can) be (?:used|rebuilt|built|erected|extended|altered|kept|replaced|put up|constructed|developed)\b[^.;]{0,50}\bwithout\b|\b(?:none|no (?:building )?permits?) (?:is |has |have )?(?:been )?yet\b|\b(?:certificate of insurance|insurance certificate)\b|\b(?:must not|may not|shall not|cannot|will not|need not|owners? must)\b.{0,90}\bwithout\b|\bno (?:such )?building permits? (?:has|have|was|were) (?:been )?(?:granted|issued)|\bno (?:building|structure) may\b|\bnot required\b|\bdoes not require\b|\bexempt\b|\bno .{0,30}without (?:the )?(?:prior )?(?:written )?(?:consent|approval|permit)\b|\bno warrant|\bnot warrant|\bis permission|\bwithout (?:the )?(?:prior )?(?:written )?(?:consent|approval) of the (?:vendor|owners|purchaser|lender|committee|body)|\bno building (?:work|approval|permit)s? (?:was|were|has|have|in the|requiring|carried)\b(?! (?:been )?(?:found|located|obtained|sought|held|on))|\bnot to be\b|\bno (?:unapproved|illegal|unauthori[sz]ed)\b|\ball .{0,40}(?:approved|certified)\b|\bno approved proposals?\b/i,
  /** "No fence without the estate's approval": what may not be, and nothing that is. */
  noneWithout: /\bno (?!permit|approval|consent|certificate|record)([a-z' -]{3,50}) without\b/i,
  /** The barrier of a pool has rules of its own. */
  pool: /\b(?:pool (?:safety |compliance )?(?:certificates?|compliance)|no pool safety|certificate\b.{0,30}\bpools?\b|Form (?:23|36))\b/i,
  // "… the council holds no approval for them": the sentence before says for what.
  none: /^none\b.{0,30}\b(?:for|held)\b/i,
  opensPointing: /^\W{0,3}(?:they|it|these|both|this|that|none of (?:it|them|this))\b/i,
  permitName: /\b(?:building|works?) (?:permits?|approvals?|consents?|certificates?)\b/i,
  pointing: /\bfor (?:them|it|these|either|this)\b/i,
  rule: /\bno (?:building )?(?:orders?|notices?)(?:,| or| and)\b.{0,40}\boutstanding\b|\bmay be (?:served|issued|fined|ordered|taken)\b.{0,60}\bwithout\b|\b(?:by-?law|offence|penalt(?:y|ies)|under (?:section|the) .{0,30}act\b.{0,40}offence)\b/i,
  replaced:
    /\b(?:replaced by|replacement|another|new) (?:certifier|surveyor)\b|\b(?:certificate|permit)\b[^.;]{0,30}\b(?:issued|given|granted)\b/i,
  office: /\b(?:council|shire|city|surveyor|authority|municipality|officers?)(?:'s)?\b/i,
  /** An authority that has not looked, and vouches for nothing. */
  vouches:
    /\b(?:does|do) not (?:replace|stand in (?:the )?place of|take the place of|amount to)\b[^.;]{0,40}\b(?:approval|consent|permit)\b|\bis not (?:a|an) (?:\w{4,12} )?(?:consent|permit|approval)\b|\b(?:no|not|nor|neither|cannot)\b[^.;]{0,24}\b(?:assurances?|assured?|guarantees?d?|promises?d?|warrant\w{0,3}|vouch\w{0,3}|represent\w{0,5}|inferred|implied|taken (?:to mean|as))\b[^.;]{0,24}\b(?:that|as to|whether|about)\b[^.;]{0,60}\b(?:permits?|approv(?:al|ed)|consents?|certificates?|unapproved|unauthori[sz]ed|illegal)\b/i,
  /** Signed off, with nothing left to do. */
  /** A work that has its leave, and its end. */
  allowed:
    /\b(?:approved|completed|finished|final(?:led)?|certificates? of (?:occupancy|final inspection|completion)|occupation certificate|occupancy permit|permit (?:issued|granted))\b[^.;]{0,40}\b(?:19|20)\d\d\b/i,
  notAllowedYet:
    /\b(?:no|not|never|none|nil|nor|without|lapsed|expired|ran out|unapproved|refused|withdrawn|outstanding|partial|partly|interim|temporary|lived in|slept in)\b/i,
  /** The cell in which a list tells that a work was signed off on a day. */
  signedCell:
    /^\W{0,3}(?:certificate of (?:occupancy|final inspection|completion|classification)|(?:final )?occupation certificate|occupancy permit|final(?: (?:inspection|certificate))?|completed|finali[sz]ed)\b(?!.{0,60}\b(?:no|not|none|nil|refused|lapsed|except|only|partial|interim|part)\b).{0,24}\b(?:\d{1,2}[/.]\d{1,2}[/.](?:\d{2}|\d{4})|(?:19|20)\d\d)\b/i,
  /** Leave of whoever owns a pipe, and none of the council. */
  overPipe:
    /\bbuild(?:ing)?[- ]?over\b|\bbuild (?:up)?on or over\b|\b(?:structures?|buildings?|works?) (?:over|above|adjacent to|beside) (?:it|this asset|the (?:sewer|main|pipe|drain|asset))\b|\b(?:over|adjacent to|above) (?:the|this|its|our) (?:sewer|main|pipe|drain|asset)\b/i,
  /** Who built it asked nobody. */
  builtWithout:
    /\b(?:built|erected|constructed|installed|carried out|done|made|converted|added|enclosed)\b[^.;]{0,30}\bwithout (?:(?:an?|the|any) )?(?:\w{3,12} ){0,2}(?:permits?|approvals?|consents?)\b/i,
  /** Work that was signed off, and a way of using it that was not: the building itself has its papers. */
  onlyUseBarred:
    /\bnot (?:approved|permitted|certified|suitable|to be used|authori[sz]ed) (?:for|as)(?: use as)?(?: an?y?)? (?:sleeping|living|habitation|habitable|human|cooking|dwelling|residen\w{2,6}|bedroom|a dwelling|accommodation|permanent)\b/i,
  signedOn:
    /\b(?:final inspection|final certificate|certificate of (?:final inspection|occupancy|completion|classification)|occupancy permit|occupation certificate|completed|finali[sz]ed)\b(?! (?:not|never|outstanding|refused|required))[^.;]{0,24}\b(?:\d{1,2}[/.]\d{1,2}[/.](?:\d{2}|\d{4})|(?:19|20)\d\d)\b/i,
  onlyAs:
    /\bclass ?10a?\b|\b(?:approved|classified|certified|permitted)\b.{0,16}\b(?:only )?as (?:an? )?(?:\w{1,12} )?(?:shed|garage|store|storage|non-?habitable)\b|\bnot to be (?:lived|slept|resided) in\b/i,
  barrier:
    /\b(?:pool|spa|swimming)\b[^.;]{0,30}\bbarriers?\b|\bbarriers?\b[^.;]{0,30}\b(?:pool|spa)\b/i,
  signedOff: /\b(?:no|nothing|none) (?:outstanding|left to do|unmet)\b/i,
  needless:
    /^\W{0,3}no (?:buildings?|structures?|part of (?:a|any|the) building)\b[^.;,]{0,40}\b(?:comes?|is|are|lies|stands?|encroach\w{2})\b[^.;,]{0,30}\b(?:within|over|inside|near|upon)\b|\b(?:have|has) (?:not|never) (?:given,? (?:or|nor) )?(?:been )?(?:asked for|given|had|received)\b[^.;]{0,40}\bto build over\b|\b(?:lapsed|ended|expired|ceased) (?:when|as|because|since|upon) (?:the|that) (?:\w{3,10} )?road was (?:closed|bought|purchased|acquired)\b|\bno (?:correspondence|complaints?|letters?|files?|reports?|notes?|suggestion|records?|signs?|trace|evidence|indication|knowledge) (?:about|of|on|concerning|regarding|as to) (?:any )?(?:[a-z]{4,10} )?(?:unauthori[sz]ed|unapproved|illegal|(?:building )?works? (?:done |carried out )?without)|\bwhether (?:any )?(?:illegal|unapproved|unauthori[sz]ed)\b|\bno promise\b[^.;]{0,24}\b(?:permit|approval|consent)\b|\b(?:direction|order|notice)\b[^.;]{0,70}\b(?:lifted|withdrawn|revoked)\b(?: \w{2,8}){0,3} (?:later|when|on|in|after)\b|\b(?:taken down|demolished|pulled down)\b[^.;]{0,60}\bclosed\b|\bneeds? no (?:permit|approval|consent)\b|\bno (?:approval|permit|consent) is (?:now |any longer )?(?:needed|required|wanted)\b|\bno (?:residence|building|house|dwelling) and no permits?\b|\b(?:fence|building|structure|dwelling|work)s? (?:is|are) to be (?:put up|built|erected|made|done)\b[^.;]{0,90}\bwithout\b|^none\b(?: known| recorded)?[.;]|\bno (?:building|structure)s? (?:is|are|was|were) (?:known|shown|seen|found) to (?:stand|be|lie)\b|\b(?:least|minimum|smallest) (?:lot |land )?(?:area|size)\b|\bnone (?:was |is )?(?:asked for|sought|obtained|applied for)?,? ?(?:or|nor|and none) (?:is |was )?(?:needed|required|called for)\b|\b(?:unapproved|unauthori[sz]ed|illegal)\b.{0,40}\bon record\b.{0,12}\b(?:none|nil)\b|^no (?:[\w-]{2,14} ){1,3}(?:conversion|flat|pergola|deck|carport|studio|sleep-?out)\b|\b(?:was|were|has been|have been|since) (?:removed|demolished|regularised|legalised) (?:in|on|by|and)\b|\b(?:unapproved|unauthori[sz]ed|illegal)\b.{0,40}[:|?] ?(?:none|nil|no\b|n\/a|not known)|\b(?:no|not) (?:permit|approval|consent) (?:is|was) (?:required|needed)\b|\bno owner-builder\b|\bpreceding (?:7|seven)\b|\b(?:last|past) (?:7|seven) years\b|\b(?:with)?in (?:the )?(?:preceding |previous )?(?:7|seven) years\b|\bin that (?:time|period)\b/i,
  notNeeded:
    /\b(?:not|never) (?:required|needed|necessary)\b|\bno (?:approval|consent|permit) (?:is|was) (?:required|needed)\b|\b(?:must|may|shall|can|will) ?not be (?:built|carried out|erected|made|done|altered)\b|\bunless\b|\bno (?:warrant|promise)/i,
  habitable:
    /\b(?:bedroom|habitable|granny flat|bungalow|studio|dwelling|conversion|converted|structural|load[- ]bearing|residential|live in|storey|second floor)\b/i,
  completion: /\b(?:complet(?:e|ion)|settle(?:ment)?)\b/i,
  /** Whom a clause holds to the day without the permit (unfinished-at-settlement). */
  heldTo:
    /\b(?:purchaser|buyer|transferee|you)\b[^.;]{0,60}\b(?:must|shall|will|has to|is to|agrees to|is bound to)\b (?:still )?(?:settle|complete|pay)\b/i,
  order: /\b(?:order|notice to show cause|building notice|enforcement|demolish|demolition)\b/i,
})

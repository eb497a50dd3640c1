import { wordings } from '../../wording/wordings.ts'

/** Words that tell of ordinary matters, in the plain words of `plain.ts` where a clause is read. */
export const NOTHING_TO_ASK = wordings({
  quarrel:
    /\b(?:neighbou?rs?|no\. ?\d{1,4}|number \d{1,4})\b[^.;]{0,40}\b(?:complain\w{0,3}|objected|wrote|rang)\b|\b(?:disputes?|disagreements?|arguments?|quarrels?|complaints?) (?:[^.;]{0,40} )?(?:with|of|by|between)\b[^.;]{0,60}\b(?:lots? \d{1,4}|neighbou?rs?|number \d{1,4}|no\. ?\d{1,4}|(?:adjoining|next)[- ](?:owner|door))\b/i,
  /** Up to a tenth a year is what printed forms ask for lateness (real forms: 8 to 12 per cent). */
  moderateInterest:
    /\binterest\b[^.;]{0,90}\b(?:[1-9]|10|five|six|seven|eight|nine|ten)(?:\.\d{1,2})? ?(?:%|per cent)(?! of the (?:price|deposit))/i,
  withMore:
    /\$ ?\d|\b(?:costs?|fees?|compound\w{0,3}|capitalis\w{1,3}|minimum|indemnit\w{1,3}|whether or not|even if)\b/i,

  /** The vendor pays, answers or gives back; the purchaser is spared. */
  vendorPays:
    /\bvendor,? (?:pays|bears|meets|must (?:pay|bear|meet|refund|return|repay)|is (?:responsible|liable|answerable) for|remains (?:liable|responsible))\b/i,
  vendorsRisk:
    /\brisk\b[^.;]{0,40}\b(?:remains|stays|is|rests|lies|must remain)\b[^.;]{0,14}\b(?:of |to |with )?the vendor\b/i,
  spared:
    /\bpurchaser must not be (?:concerned|bound|obliged) to (?:enquire|inquire|see to)\b|\bpurchaser (?:cannot|must not) be (?:made|compelled|forced|called upon) to (?:settle|pay)\b|\bpurchaser,? (?:is under no obligation|need not|has no liability|must have no liability|is not (?:liable|responsible|required|obliged)|(?:does|do) not (?:pay|reimburse|bear|adjust))\b/i,
  depositBack:
    /\b(?:get|gets|receives?|has|have)\b[^.;]{0,24}\bdeposit (?:back|returned|refunded)\b|\bdeposit\b[^.;]{0,24}\b(?:is|must be) (?:refunded|returned|repaid|given back)\b[^.;]{0,30}\b(?:in full|to the purchaser|at once|purchaser)\b/i,
  keepsRights:
    /\b(?:warranties|rights?|remedies)\b[^.;]{0,90}\b(?:is|are) not (?:limited|cut down|excluded|affected|lost)\b|\b(?:does|do|must) not (?:limit|cut down|exclude|affect|take away|diminish|reduce|lessen|prejudice)\b[^.;]{0,30}\b(?:rights?|remed(?:y|ies)|warrant(?:y|ies)|covenants?)\b/i,
  /** What the purchaser may do with a notice, for reasons of his own. */
  /** Whoever used the land is gone, or will be when it is paid for. */
  occupierGone:
    /\b(?:agistment|lease|tenancy|licence|share ?farming|grazing|occupation|animals?|stock|cattle|horses?|sheep|tenants?)\b[^;]{0,60}\b(?:came to an end|(?:has|have) ended|ended|expired|was (?:surrendered|given up)|(?:must|have) (?:be|been|all be) gone (?:before|by) settlement|(?:has|have) (?:gone|left|moved out))\b/i,
  occupierStays: /\b(?:after|beyond|continu\w{1,4}|remain\w{0,3}|stays?|purchaser)\b/i,
  buyerLeaves:
    /\b(?:he|she|they|it|purchaser) (?:may )?gives? (?:the vendor )?notice and (?:the|this) (?:contract|sale) (?:is over|ends|is at an end|falls away|is off)\b/i,
  bound:
    /\bvendor\b[^.;]{0,140}\bmust not (?:withdraw|end (?:this|the) contract|rescind|terminate)\b|\bvendor must take the (?:property|lot|land|house|home|unit) off the market\b|\bsunset date\b[^.;]{0,20}\b(?:is|must) not (?:be )?extended\b|\bvendor must not (?:market|advertise|accept (?:another|any other)|take (?:another|any other))\b|\bno other offer (?:will|must|shall) be (?:taken|accepted|considered)\b|\bvendor must not\b[^.;]{0,90}\bwithout (?:first |obtaining |having |the |prior |written ){0,4}(?:(?:consent|approval|agreement) of the purchaser\b|purchaser's\b)|\bvendor (?:must|may|will|shall) not (?:change|vary|alter|assign|novate|mortgage|charge|encumber|let|lease|put (?:the|up the) rents?)\b/i,
  /** Nothing that the purchaser may claim is made less by it. */
  claimWhole:
    /\bno (?:claims?|rights?|remed(?:y|ies)) of the purchaser (?:is|are|must be) (?:confined|limited|cut down|restricted|affected|lost|barred)\b/i,
  /** The vendor gives up what the form gives it, or does not want it; neither side is bound. */
  givesUp:
    /\bvendor,? (?:hereby )?(?:gives? up|waives?|forgoes) (?:(?:it|them|interest)\b|(?:the|this|that|its|his|her|their|any) (?:own )?(?:rights?|interest|penalty|fees?|charges?)\b)|\bvendor (?:does|must) not (?:wish|want|intend|propose) to (?:avail|exercise|use|rely|stay|remain)\b|\bbinds? neither (?:party|side|of them)\b|\b(?:bind|oblige) neither\b|\bneither (?:party|side) is (?:bound|in default)\b/i,
  noInterest:
    /\bno (?:interest|penalty interest|default interest)(?:,? (?:or|and|nor) [a-z]{3,14}){0,2} (?:is|are|must be|runs?|accrues?)(?: (?:payable|charged|owed|due|claimed))?\b/i,
  /** Tax on the land as if the vendor had no other; possession of an empty house. */
  usualAdjustment:
    /\bland tax\b[^.;]{0,60}\b(?:single[- ]holding|only land|sole land)\b|^\W{0,4}(?:[a-z\d.]{1,5} )?vacant possession (?:is|must be|to be)(?: to be)? (?:given|delivered|provided) (?:on|at|upon) settlement[.;]?$/i,
  /** What the vendor may do with names and addresses. */
  privacy:
    /\b(?:uses?|keeps?|holds?) (?:the )?purchaser's (?:personal )?(?:details|data|information|address) only for\b/i,
  /** The box of a form that says that nothing of the kind was given. */
  noneSuch:
    /^\W{0,4}(?:there (?:is|are|was|were) )?(?:no such|none of (?:these|those|such)) (?:\w{3,12} ){0,3}(?:has been|have been|is|are|was|were)? ?(?:granted|issued|made|given|served|received|declared|lodged|in force|known)\b|^\W{0,4}no building permits? (?:has|have) been (?:granted|issued|given)\b[^.;]{0,40}\b(?:last|past|preceding|previous) (?:7|seven|10|ten) years\b/i,
  /** The mildest of the five classes, which most land of the coast has. */
  mildest: /\bacid sul(?:f|ph)ate soils?\b[^.;]{0,40}\bclass (?:5|five)\b/i,
  /** A law on trees or soil that holds in every street. */
  byLaw:
    /\b(?:consent|permits?|approval|permission)\b may (?:also )?be (?:required|needed)\b[^.;]{0,60}\b(?:trees|vegetation)\b[^.;]{0,140}\b(?:policy|act|regulations?|local law|code)\b/i,
  /** How wide a strip is, as it is written in the drawing of a plan. */
  drawnWidth:
    /^\W{0,3}(?:\([A-Z]\) )?(?:\d{1,2}(?:\.\d{1,3})? ?(?:m |metres? )?)?wide(?: (?:along|over|through|at|adjoining|off)\b[^.;:]{0,90})?$/i,
  /** What is left of the year and falls due later. */
  instalmentsLeft:
    /\bbalance\b(?:[^.;]|\.\d){0,60}\b(?:made up|consists?|being|comprises?)\b(?: (?:only|entirely|wholly))? of (?:the )?(?:remaining )?instalments?\b(?![^.;]{0,60}\b(?:overdue|arrears|interest)\b)/i,
  /** What the law lets a vendor keep of a deposit when the buyer cools off. */
  coolingKeeps:
    /\b(?:on withdrawal|withdraws?|cool(?:s|ing)?[- ]off|under the cooling)\b[^.;]{0,60}\b(?:keeps?|retains?|forfeits?)\b[^;]{0,50}(?:\$ ?100\b|0\.25? ?(?:%|per cent)|0\.2 ?(?:%|per cent))/i,
  formerClause:
    /\b(?:an? )?(?:former|earlier|draft|original) (?:special )?(?:clause|condition|term)\b[^.;]{0,90}\b(?:has been|have been|was|is) (?:deleted|removed|struck out|taken out|left out|withdrawn)\b/i,
  unconditional:
    /\b(?:contract|offer|settlement|sale) (?:(?:does|must) not depend (?:up)?on (?:it|that)\b|(?:(?:does|must) not depend|(?:is|must) not (?:be )?(?:conditional|dependent))\b[^.;]{0,40}\b(?:sale of|another|anything)\b)/i,
  /** Until then the property is the vendor's own. */
  ownUntilSettlement:
    /\bvendor may (?:continue to )?(?:use|occupy|live|remain|keep)\b[^.;]{0,60}\buntil settlement\b/i,
  /** A guarantee by those behind a company, which a rule of its own weighs by who buys. */
  ifCompany:
    /\b(?:if|where|should) (?:the |a |any )?(?:purchaser|nominee)(?: or (?:a |the |any )?nominee| or (?:one|any|either|some) of (?:them|the purchasers?))? (?:is|be|are|becomes?)(?: or (?:is|becomes?))? (?:a |an )?(?:proprietary )?(?:compan(?:y|ies)|corporation|incorporated)\b/i,
  /** The same with the company in front: "if a company is or becomes the purchaser". */
  companyFirst:
    /\b(?:if|where|should|when) (?:a|any|one or more) (?:proprietary )?(?:compan(?:y|ies)|corporations?)\b[^.;]{0,24}\b(?:purchaser|buyer|nominee|transferee|signs?|buys?|nominated)\b/i,
  guarantee: /\b(?:directors?|guarant\w{2,4})\b/i,
  crossedOut:
    /^\W{0,3}(?:\w{1,3}[.)] )?(?:finance|loan|building|pest|inspection|cooling)[^☐☒]{0,30}☒ ?applies ☐ ?(?:(?:does|must) not apply|not applicable)$|☐ ?(?:applies|is to apply)\b[^☐☒]{0,14}☒ ?(?:does not apply|not applicable)\b/i,

  /** What the vendor gives after settlement, and what a statute keeps: nothing takes these back. */
  given:
    /\bvendor must (?:repair|replace|fix|mend|make good)\b|\bvendor\b[^.;]{0,60}\bat (?:its|his|her|their|the vendor's) (?:own )?(?:cost|expense)\b|\bsave (?:those|for those|what) (?:which |that )?(?:a |the )?(?:statute|act|law)s? (?:protects?|keeps?|preserves?|gives?)\b|\b(?:vendor|it|and),? (?:does|must|will) not (?:ask|call|press) for\b|\b(?:defects?|items?)\b[^.;]{0,80}\b(?:will|must) be (?:attended to|made good|remedied|fixed)\b[^.;]{0,40}\bwithin\b/i,
  /** What counts as a loan refused, so that the purchaser may leave. */
  loanRefused:
    /\b(?:is|are|counts? as|is (?:to be )?(?:taken|treated|deemed|read) (?:as|to be)) (?:an? )?(?:failure (?:to approve|of the (?:loan|finance))|refusal (?:of|to (?:give|grant|approve)) (?:the )?(?:loan|finance|approval)|non-?approval)\b/i,
  /** The vendor did it already, or asks for less than is usual. */
  eased:
    /\b(?:is|are) not (?:increased|doubled)\b|\bno other (?:sum|deposit|fee|payment)s?\b[^.;]{0,24}\b(?:is|are|to be) (?:payable|paid|due)\b|\bvendor,? has (?:already )?(?:paid|reduced the price)\b|\b(?:approval|loan|offer) (?:of finance )?is unconditional\b|\bas (?:a )?sole director may\b|\bonly in the way that sections?\b|\b(?:as part of|and not (?:on top of|in addition to)|not as an addition to),? the price\b|\bno (?:gst|tax|duty|fee|charge|levy|commission|cost|sum)s?(?: \w{2,8}){0,2} (?:is|are) payable by the purchaser\b|\b(?:left|leave|leaves|stays?|remains?|keeps?|kept|stands?)\b[^.;]{0,24}\bas (?:it (?:is|was) )?printed\b|\bvendor is not (?:the |a )?trustee\b|\btenant (?:has given|gave|has served|served) (?:\w{3,8} )?notice (?:that|to|of)\b[^.;]{0,40}\b(?:leav\w{1,3}|vacat\w{1,3}|mov\w{1,3}|terminat\w{1,4}|go)\b|\brent(?:al)? guarantee\W{1,3}(?:none|nil|no)\b/i,

  costsBuyer:
    /\bpurchaser(?:'s)?,? (?:cost|expense|must|pays(?! no(?:thing)?\b)|bears|accepts?|releases?|waives?|indemnif\w{1,4}|reimburses?)\b/i,

  /** Nobody may refuse without a reason; both may; the buyer asked for it, or may do as he likes. */
  fair: /\bvendors? (?:promises?|warrants?|confirms?|declares?) that (?:no|none|nothing|there (?:is|are|has been|have been) no)\b(?! (?:promise|warranty|liabilit))|\brequisitions? (?:may|can) be (?:served|made|raised|sent|given) (?:at )?any time\b|\bpurchaser must not (?:require|insist|ask)\b[^.;]{0,40}\bdischarges?\b[^.;]{0,40}\bregistered\b|\b(?:insert|add|substitute)\w{0,2}\b[^.;]{0,60}\b(?:vendor's (?:own )?(?:cost|expense)|(?:cost|expense) of the vendor)\b|\bconsent\b[^.;]{0,30}\b(?:may|must|is|are) not (?:to )?(?:be )?(?:unreasonably )?(?:refused|withheld)\b|\bat the purchaser's own (?:request|wish)\b|\b(?:offer|offers|offered) (?:it|them|the [a-z]{3,10}) (?:first )?to the purchaser (?:first|before)\b|^\W{0,3}(?:[a-z\d.]{1,5} )?(?:the )?purchaser may (?!not\b|only\b|make no\b|raise no\b)[^.;]{0,60}\b(?:at any time|freely|as often as|whenever|as (?:he|she|it|they) (?:pleases?|likes?|wish(?:es)?)|without (?:the )?(?:vendor's|any|asking|paying))\b|\b(?:purchaser|buyer)\b[^.;]{0,40}\b(?:has approval already|already has (?:approval|finance|a loan)|must not want)\b/i,
  /** What comes with the lot, or is paid for. */
  owned:
    /\bexclusive use\b[^.;]{0,40}\b(?:allocated|attached|belongs?|granted) to (?:the |this )?lot\b(?![^;]{0,80}\b(?:revo|terminat|licen|may|until|expire|withdraw)\w{0,6})|\b(?:solar|panels?|batter(?:y|ies)|system|pump|heater|tanks?|air ?conditioners?)\b[^.;]{0,40}\b(?:(?:owned|paid for|paid off|paid out) (?:outright|in full)|(?:is|are) (?:ours|theirs|the vendor's|mine) (?:outright|alone))|\bthere is no (?:loan|lease|hire|finance)\b[^.;]{0,80}\b(?:agreement|lease|loan|owing|over)\b|\bpower of attorney\b[^.;]{0,40}(?:\bhas (?:not|never) been used\b|, which is registered\b)/i,
  /** If he is late, he pays; what is worn out he renews. */
  /** Somebody else pays the buyer, and the vendor asks for none of it. */
  accountsToBuyer:
    /\baccounts? to (?:the )?(?:purchaser|buyer) for\b[^;]{0,120}\bvendor\b[^.;]{0,16}\bno claim\b/i,
  vendorMends:
    /\bif (?:the )?vendor (?:is|delays|cannot|does not|fails|causes)\b[^.;]{0,60}\b(?:it|he|she|they|vendor) (?:must |will |shall )?pays?\b|\b(?:must|will|shall|is to) be (?:replaced|repaired|serviced|cleaned|mended|fixed|renewed) by the vendor\b|\b(?:vendor|executor|trustee)s? gives? (?:every|all|each|the (?:same|usual)) warrant|\bdirectors? of the vendor\b[^.;]{0,40}\bguarantees?\b/i,
  /** The price is all that is paid. */
  priceStays:
    /\b(?:price|sum) (?:does|must|may|is) not (?:to )?(?:change|increase|rise|alter|vary|go up|be (?:increased|changed|raised|altered))\b|\bpurchaser,? (?:must )?pays? (?:us )?no(?:thing)?\b|\bin addition to (?:the |any )?(?:statutory |other )?(?:warrant(?:y|ies)|rights|remedies)\b/i,

  /** A protection that nobody touched. */
  untouched:
    /\b(?:right|extension|clause|condition|period|time)\b[^.;]{0,120}\b(?:has|have) not been (?:removed|deleted|changed|limited|shortened|cut)\b|\bcooling[- ]?off (?:right|period|days?)s? (?:stays?|remains?|is kept|is not (?:lost|given up|waived|cut))\b|\bno (?:certificate|waiver)\b[^.;]{0,60}\b(?:asked for|sought|required)\b|(?<!\bno )\bcooling[ -]?off[ :|\t]{1,4}(?:applies|available|yes)\b|\bgeneral conditions? \d{1,2}(?:(?:,| and| to) \d{1,2}){0,3} (?:shall |must |will )?appl(?:y|ies) (?:as printed|unaltered|unchanged|unamended|without (?:any )?(?:alteration|change|amendment))\b|\bstandard conditions (?:shall |must |will )?(?:apply|stand|remain) (?:as printed|unaltered|unchanged|unamended)\b|\b(?:standard|general) conditions? \d{1,2}(?:\.\d{1,2})?(?: \([^)]{3,50}\))? (?:is|are) not (?:shortened|cut|changed|reduced|varied|altered|deleted)\b|\b(?:does|do) not encroach\b(?![^.;]{0,60}\b(?:but|except|although|more than)\b)/i,
  /** Fences, pipes and trifles, about which nobody goes to law. */
  trifling:
    /\b(?:object\w{0,4}|claims?|complain\w{0,2})\b[^.;]{0,70}\b(?:party walls?|partition walls?|fences?|services|pipes?|wires?|meters?|give[- ]and[- ]take|colours? of (?:the )?paint|lawns?|trivial|trifling)\b/i,
  grave:
    /\b(?:approv\w{1,3}|permits?|encroach\w{0,5}|dispute\w{0,1}|contaminat\w{1,3}|disconnect\w{0,3}|cost of|not connected|fail\w{0,4}|boundar\w{1,3}|title|strip|errors?|neighbou\w{1,5}|contribution|share|want of|blasting|stage|survey\w{0,2}|broken|defect\w{0,4}|smell|noise|any matter|unlawful)\b/i,
  usualTime:
    /\b(?:errors?|mistakes?|omissions?|miscalculations?)\b[^.;]{0,70}\b(?:put right|corrected|adjusted|made good|rectified)\b[^.;]{0,16}\b(?:between (?:the parties|them|us)|by (?:either|the) party)\b|\bpurchaser must (?:complete|settle)\b[^.;]{0,12}\bwithin (?:21|28|twenty-(?:one|eight)) days\b|\bminor changes? (?:only|that (?:do|does|must) not)\b/i,

  /** What takes it back, or only seems to give. */
  takenBack:
    /\bpurchaser,? (?:must(?! (?:have no liability|not be))|pays|bears|accepts?|acknowledges?|releases?|indemnif\w{1,4}|waives?|reimburses?|agrees?)\b|\b(?:only|unless|except|save|provided|up to(?! (?:and including )?settlement)|to the extent|limited|maximum|not more than|if the purchaser|less|minus|deduct\w{1,3}|forfeit\w{0,4}|without interest|known to the vendor|after settlement|however|but|although|notwithstanding|at the vendor's (?:option|discretion))\b/i,

  /** Work that was signed off, with its day or its paper. */
  signedOff:
    /\b(?:occupancy permit|occupation certificate|final (?:inspection )?certificate|certificate of (?:occupancy|final inspection|completion))s?\b[^.;:]{0,30}\b(?:issued|given|granted|dated|attached|in the file)\b(?! (?:only|for (?:part|one)|subject|with condition))/i,
  /** "Certificate of final inspection 14 September 2017": the last column of a list of permits. */
  signedOffOn:
    /\b(?:occupancy permit|occupation certificate|final (?:inspection )?certificate|certificate of (?:occupancy|final inspection|completion)|final inspection)\W{1,3}(?:(?:no\.? ?)?[A-Z]{0,4}[\d/-]{3,14},? )?(?:(?:of|on|dated) )?\d{1,2}[ /.-](?:\w{3,9}|\d{1,2})[ /.-](?:19|20)?\d\d\W{0,2}$/i,
  /** How a scheme runs, as every one does: its manager for a year, its contributions by the quarter. */
  ofEveryScheme:
    /\b(?:resolved|carried|agreed|moved)\b[^.;]{0,90}\bbe (?:re-?)?(?:appointed|engaged|retained)\b[^.;]{0,24}\bfor (?:an?other |an? )?(?:further )?(?:(?:term|period) of )?(?:12|twelve) months\b|\bpolicy is extended to\b(?![^.;]{0,90}\b(?:only|excluding|except)\b)|\b(?:service|supply|usage|sewer\w{0,3}) charges? (?:were|was|are|is) \$ ?\d{1,3}(?:\.\d\d)?\b(?!,)/i,
  /** What the owners pay every year, in its parts; more than that is asked about. */
  leviedInParts:
    /\b(?:be|is|are) (?:levied|raised|payable|paid)\b[^.;$]{0,60}\bin (?:two|four|twelve|2|4|12) equal (?:\w{6,11} )?(?:instalments|parts)\b(?![^.;]{0,80}\bspecial\b)/i,
  addedLevy: /\b(?:additional|extra|special|further)\b/i,
  /** Where a pipe can be joined, which a plumber asks. */
  joinedAt:
    /\b(?:connection|junction|inspection) (?:points?|shafts?|openings?|chambers?)\b[^;]{0,50}\b(?:is|are|lies|stands)\b[^;]{0,50}\b(?:metres?|m\b|depth|deep|boundary)/i,
  /** "Type 1 - the area of the lot is lowered by 5 per cent": what a statement calls a variation. */
  variationMeant:
    /^\W{0,3}type (?:1|2|one|two)\b(?: (?:notifiable )?variations?)?\W{1,4}(?:the |any |an? )|\b(?:proportion|sum)\b[^.;]{0,40}\bunit entitlements?\b[^.;]{0,50}\b(?:changes?|increased|decreased|altered|varied)\b[^.;]{0,20}\b(?:5|five) ?(?:%|per ?cent)|^\W{0,3}anything (?:related|relating) to a proposal for the termination of\b/i,
  /** That other papers belong to the contract. */
  pointsTo:
    /^\W{0,3}(?:\d{1,2}[.)] )?(?:see|refer to|as per)\b (?:the )?(?:attached )?(?:annexures?|schedules?|attachments?|addend\w{1,2})\b[^.;$]{0,90}\W{0,3}$/i,
  /** The buyer may have done what the vendor left undone, and the vendor pays. */
  doneForVendor:
    /\bpurchaser may have (?:it|them|that|this|the work) done\b[^.;]{0,20}\bvendor must pay\b/i,
  /** What the vendor owes the agent comes out of the price once it is paid. */
  sellingFee:
    /\bvendor authorises\b[^.;]{0,60}\b(?:selling fee|commission)\b[^.;]{0,40}\b(?:at|on|upon|after|following) (?:settlement|completion)\b/i,
  /** What a form prints for everybody, and nobody has marked or answered. */
  printed:
    /\b(?:dealings?|instruments?|entries) (?:lodged|registered|made) (?:after|since) (?:that|this|the) (?:time|date|search)\b|^\W{0,3}(?:pegs?|spikes?|marks?) (?:are |were )?placed (?:at|on) (?:all|each|every)\b|\b(?:contribution|interest) schedule principle\b|\b(?:buyer|purchaser|client) must be given (?:an? |the )?(?:\w{4,12} )?(?:explanatory|information|disclosure|prescribed|warning) (?:statement|sheet|notice|brochure|leaflet)\b|\bunless all of\b[^;]{0,90}\bcompleted\b|\b(?:unless|if) (?:all (?:of )?)?items? \d{1,2}[^;()]{0,40}\b(?:is|are) (?:all |not )?(?:completed|filled in)\b|\bif "?inspection date"? is not completed\b|\b(?:applies only )?if the (?:square )?box is (?:checked|ticked|marked)\b|\b(?:clauses?|boxes) to be (?:ticked|marked)\b|\brent increase[ :|]{1,3}_{4,60}$|^\W{0,3}(?:settlement|completion) must (?:take place|be effected|occur) (?:on|by) (?:the )?(?:settlement|completion) date\W{0,3}$|^\W{0,3}(?:[a-z\d.]{1,5} )?particulars of (?:any )?(?:expenditure|contributions?|(?:the )?assets)\b[^:$]{0,200}$|\bcertify that the responses to the inquiries\b|^\W{0,3}(?:[a-z\d.]{1,5} )?(?:particulars of any )?(?:notice, order, declaration, report or recommendation|building permit issued under the building act)\b|\bland (?:contains|measures|comprises) [\d.,]{1,9} (?:square metres|hectares|m²|m2|ha)(?: or thereabouts| more or less)?[.;]?$|^\W{0,3}(?:lease[ :|]{1,3})?at settlement the purchaser is entitled to vacant possession of the property unless the box is (?:checked|ticked)|^\W{0,3}(?:settlement|completion)(?: date)?(?: is due)?[ :|]{1,3}(?:[4-9]\d|forty-five|sixty|ninety) days (?:from|after) the (?:day of sale|contract date|date of this contract)[.;]?$|^\W{0,3}approval date[ :|]{1,3}(?:1[4-9]|2\d|3\d) days (?:from|after) the (?:day of sale|contract date)[.;]?$/i,
  /** "The land is the subject of a statement … No": what is not there burdens nobody. */
  deniedBurden:
    /\b(?:land|lot|property|premises|site) is (?:the )?(?:subject|affected|identified|declared|significantly)\b[^;?]{0,140}[\s|]N[oO]\W{0,2}$/,
  /** The terms of the standard form of a home's lease, as every landlord and tenant agrees to them. */
  /** What the tenant of a home may not do, or must do, and nothing about who owns it. */
  bindsTenant:
    /^\W{0,4}(?:(?:clause )?\d{1,2}(?:\.\d{1,2})?[.)]? {0,3})?(?:the |each |a )?(?:tenant|renter)s? (?:may not|must not|shall not|will not|must|shall|will|is to|are to|agrees? (?:not )?to|mows?|keeps?|cleans?|waters?|pays?|uses?|tells?|may (?:put up|keep|install|hang|plant|erect|fix)\b[^.;]{0,60}\b(?:will|must|shall|and|to) (?:\w{2,8} ){0,2}(?:take (?:it|them) (?:away|down)|remove|make good))\b/i,
  bindsOwner:
    /\b(?:landlords?|lessors?|owners?|rental providers?|purchasers?|buyers?|agent will|compensat\w{1,4}|reimburs\w{1,5}|repaid|refund\w{0,3}|options?|renew\w{0,3}|further|another term|second|extend\w{0,3}|terminate|breaks?|leave early|first right|rent[- ]free|reduc\w{2,5}|not (?:be )?(?:required|obliged|liable|responsible)|need not|arrears|overdue|has not|have not|failed|dispute)\b/i,
  /** The bond of the tenant, with the authority that is to hold it. */
  bondLodged:
    /^\W{0,4}(?:the )?(?:rental |security |residential )?bond\b[^;]{0,120}\b(?:lodged|held by the|receipt|number|no\.)/i,
  bondTrouble:
    /\b(?:not (?:been |yet )?(?:lodged|paid|held|transferred)|never|unlodged|no bond|held by (?:the )?(?:landlord|lessor|owner|vendor|agent)|claim\w{0,3}|dispute|short|part(?:ly)?|owing|unpaid)\b/i,
  /** The sign that the law wants beside every pool. */
  poolSign: /\b(?:resuscitation|CPR|warning) (?:charts?|signs?|notices?|posters?)\b/i,
  poolSignLacks:
    /\b(?:no|not|none|missing|absent|faded|illegible|out of date|outdated|damaged|needs?|must|required|replace\w{0,1}|lacks?|without|install)\b/i,
  /** "Name of person empowered to release, vary or modify …" */
  mayRelease:
    /\b(?:persons?|part(?:y|ies)|authorit(?:y|ies)|bod(?:y|ies)|who|those|names?)\b[^.;]{0,60}\b(?:release|vary|modify)\b/i,
  restrains:
    /\b(?:must|shall|may not|cannot|no (?:building|dwelling|structure|fence)|pay|payable|\$)\b/i,
  /** What was found at an earlier visit and has been mended since. */
  putRight:
    /\b(?:has|have) (?:since |now |all )?been (?:put right|made good|rectified|fixed|attended to|corrected|remedied)\b\W{0,3}$/i,
  notRight: /\b(?:not|except|but|other than|until|unless|only|apart from|partly|still)\b/i,
  /** Where a pool lies in its yard. */
  poolPlace:
    /^\W{0,4}(?:[\w ]{3,20}\. )?the (?:swimming )?pool (?:is|lies|stands) (?:in|on|at|to) the (?:\w{3,6} )?(?:side|rear|front|back|north\w{0,4}|south\w{0,4}|east\w{0,3}|west\w{0,3})\b[^.;]{0,120}\W{0,3}$/i,
  poolAmiss:
    /\b(?:easement|over the|encroach\w{0,4}|not|no|without|unfenced|fail\w{0,3}|too|less than|within)\b/i,
  /** What a planning law asks of whoever builds there later. */
  laterAssessed:
    /^\W{0,4}(?:[A-Z]?\d{1,2}[.)]? )?(?:[\w ]{3,24}\. )?(?:an?|any|each|every) (?:new )?(?:dwelling|house|addition|building|development)s?\b[^.;]{0,40}\b(?:will|is to|must|would) be assessed (?:under|against|in accordance with)\b/i,
  /** "If land tax were owing it would be a first charge": what the law says of a case that is not told. */
  supposed: /^\W{0,4}if [^,.;$]{3,60} (?:it|they|this|that) would be an? [^.;$]{3,50}\W{0,3}$/i,
  /** Overlays of other land, by how far off they lie. */
  overlayNear:
    /\b(?:overlays?|zones?)\b[^.;]{0,30}\b(?:lies?|stands?|begins?|is|are) (?:only )?(?:with)?in(?:side)? \d{2,4} ?(?:m|metres)\b(?! of (?:the|this|your) (?:house|dwelling|building))/i,
  /** "Either side may by notice put off completion": what one may the other may too. */
  mutualMay: /\b(?:either|each) (?:side|party|of (?:us|them|the parties))\b[^.;]{0,20}\bmay\b/i,
  oneMay:
    /\b(?:vendor|purchaser|seller|buyer)(?:s| alone| only)?,? (?:may|must|is (?:entitled|bound|to)|will|shall|forfeits?|loses?)\b/i,
  /** The foot of an agent's account: what came in, went out and was paid over. */
  accountTotals: /^\W{0,3}(?:sub-?)?totals?\b[^;$\d]{0,40}\$[\d,.$ |\t]{1,60}$/i,
  /** A question of a form of which the box for no is marked: "Strata by-laws ☐ Apply ☒ Do not apply". */
  appliesNot:
    /^[^☐☒]{3,60}☐[^☐☒]{2,50}☒ ?(?:(?:do|does) not apply|not applicable|none|nil)\W{0,3}$/i,
  standardLease:
    /^\W{0,4}(?:\d{1,2}[.)] {0,3})?(?:in|for|under|during) an? fixed[- ]term (?:agreement |tenancy )?of (?:less|more|not more|at least) than\b|^\W{0,4}(?:\d{1,2}[.)] {0,3})?the (?:landlord|tenant|landlord and the tenant) (?:each )?agrees? (?:that (?:the rent cannot be increased|the tenant (?:has the right to occupy|will have quiet|is entitled to quiet)|smoke alarms)|to (?:make sure|give the tenant a copy|give at least|pay (?:the )?(?:council )?rates|provide|keep the|maintain|refund|take reasonable steps|not interfere))\b/i,
  /** A sum that nobody filled in. */
  emptySum: /^[^$☒]{6,140}[:|] ?\$[ _.]{0,24}$/,
  /** What the owners pay every year, as their meeting must determine it. */
  yearsLevies:
    /\bcontributions? (?:to|for) the administrati(?:ve|on) fund (?:be|is|are|was|were) (?:determined|fixed|set|levied|approved) at \$ ?\d/i,
  moreLevies: /\b(?:increase[ds]?|special|deficit|shortfall|rises?|raised (?:by|from))\b/i,
  /** What nearly every Crown lease says, and what the usual box or row of a form answers. */
  usual:
    /\b(?:tenant|renter|lessee)s? may (?:terminate|end)\b[^.;]{0,40}\bonly (?:by|with|in accordance)\b[^.;]{0,60}\b(?:agreement|consent|order|act)\b|\bsale of the (?:premises|property) does not end (?:a|the) (?:fixed )?(?:term|tenancy|lease)\b|^\W{0,3}(?:\w{1,3}[.)] )?(?:finance|loan|(?:building|pest|timber pest)(?: and (?:building|pest|timber pest))?(?: inspection| report)?)[ :|]{1,4}☒ ?yes\b|\b(?:certificates?|approvals?|permits?)(?: of [a-z]{3,14})? (?:given|held|attached|current|issued|provided)[ :|]{1,4}☒ ?yes\b(?![^☐☒]{0,20}\d)|^\W{0,3}(?:building permits? )?issued in the (?:preceding|last|past) (?:7|seven) years\b[^.;]{0,120}\.?$|\bto use the (?:said |leased )?(?:premises|land|unit|parcel|block)s?\b[^.;]{0,24}\bonly\b[^.;]{0,40}\b(?:single|one|a)\b[^.;]{0,24}\b(?:dwelling|house|residence)\b|\bvacant possession (?:must|shall|will|is to) be (?:given|delivered) (?:on|upon|at) (?:settlement|completion)\b(?![^;]{0,120}\b(?:except|subject|after|if|unless|save|but)\b)|\bsubject to any encumbrances\? ?☐ ?no ☒ ?yes,? listed below\W{0,3}$|\bfinance[ :|]{1,3}\$ ?\d[\d,.]{3,14}[^☐☒]{0,60}\bfinance date[ :|]{1,3}\d{1,2} |\bfinance amount ?[:|]? ?(?:\$ ?\d[\d,.]{3,14}|sufficient to complete)[^☐☒:]{0,12}\bfinancier ?[:|]? ?[a-z][^:]{2,60}\bfinance date ?[:|]? ?\d|\bdoes the body corporate have a current sinking fund forecast\b[^☐☒]{0,90}\?[ ☒]{0,3}yes\b|\bto be used\b[^.;]{0,24}\bfor the purposes? of an? single (?:unit private )?dwelling\b|☒ ?vacant possession\b(?![^☐☒]{0,40}\b(?:except|subject|after|if|unless)\b)|^\W{0,3}(?:\w{1,3}[.)] )?(?:possession|occupancy)\b[ :|]{1,3}vacant possession\b(?![^;]{0,60}\b(?:except|subject|after|if|unless)\b)|\bcooling[ -]?off(?: period)?[ :|]{1,4}☒ ?(?:yes\b|rel(?:ied|iance|ying)\b|confirm\w{2,4}\b|applies\b|kept\b)|\bpossession[ :|]{1,4}vacant possession\b[^☐☒]{0,40}☐ ?subject to (?:a |an |the )?(?:tenanc|lease)|^\W{0,3}(?:☒ ?)?this contract is subject to a loan being approved and the following details apply\W{0,3}$|^\W{0,3}lender[ :|]{1,4}[^.;:]{3,60}\bloan amount[ :|]{1,4}(?:no more than )?\$ ?[\d,.]{6,12}(?: approval date[ :|]{1,4}[^.;]{4,40})?$/i,
  /** A line that names or measures something and says nothing of it. */
  onlyNames:
    /^\W{0,3}(?:(?:property|address|(?:(?:vendor|purchaser|seller|buyer|witness|agent)(?:'s|’s|s'|s’)? )?signature|vendor|seller|purchaser|buyer|name|company|owner|scheme|director(?: and secretary)?|secretary|member|documents?|equipment|buildings?|zone|internal|(?:land )?area|lot \d{1,4}(?:: area)?)\b[ :|·\t]{1,3}[^.;]{3,120}|area[ :|]{1,3}\d[\d.,]{0,9} ?(?:m2|m²|ha|hectares|square metres)(?: \(?more or less\)?)?(?: freehold)?|(?:lessee|land)[:|] ?[^.;]{3,120}|[\w ]{3,40} zone|- is included in an? [\w ]{3,40} zone)[.;]?$/i,
  /** What a lot costs to enter again, and what an insurer leaves to the scheme on each claim. */
  smallCharge:
    /\b(?:keys?|fobs?|remotes?|swipe cards?|access cards?|garage openers?)\b[^.;$]{0,40}\$ ?\d{2,3}\b(?![\d,])|\b(?:fee|charge)s? (?:of|is) \$ ?\d{2}(?:\.\d\d)?(?![\d,])|^\W{0,3}\$ ?[\d,]{3,6} (?:for )?(?:standard|basic|any other claim|(?:all )?other claims|burst pipes?|storm|earthquake|impact|water damage)\W{0,3}$/i,
  year: /\b(?:19|20)\d\d\b/,
  /** A land in its zone. */
  zoned:
    /^\W{0,3}(?:[\d.]{1,4} )?(?:the )?(?:subject )?(?:land|lot|property|site) is (?:zoned|within zone) [^.;]{3,140}[.;]?$/i,
  easementKeptClear:
    /\b(?:not|no)\b[^.;]{0,40}\b(?:buildings?|structures?)\b[^.;]{0,40}\b(?:within|on|over|upon) the (?:site of (?:the|that|such) )?easement\b/i,
  /** Said only to explain a clause that stands elsewhere. */
  illustrates:
    /^\W{0,3}(?:[a-z\d.]{1,5} )?(?:(?:solely |only )?by way of (?:illustration|example)|(?:as )?an? (?:illustration|worked example)|(?:so|thus),? for (?:instance|example)|for (?:instance|example)|thus,? if)\b/i,
  /** What the printed form asks everybody: what stands on the land, and the usual weeks to settle. */
  improvementsRow:
    /^\W{0,3}improvements\b(?![^;]{0,200}☒ ?other)[ :|]{1,4}[☐☒] ?(?:house|home unit)\b[^(;]{0,90}(?:☐ ?none)?(?: ?☐ ?other:?)?\W{0,3}$/i,
  weeksRow:
    /^\W{0,3}(?:date (?:for|of) (?:completion|settlement)|(?:completion|settlement)(?: date)?)[ :|]{1,4}(?:on |at )?(?:the )?(?:\d{1,3}(?:st|nd|rd|th)? ?days?|\d{1,2} weeks?|\d calendar months?) (?:after|from) (?:the )?(?:date of (?:this |the )?contract|contract date|day of sale|exchange)(?: \(clause 15\))?\W{0,3}$/i,

  /** Rows of the particulars that every contract has: the price alone, the day, who signed, vacant. */
  priceRow:
    /\bGST to be paid in addition to the price ☐[^;]{0,140}\bout of the balance\b|^\W{0,3}amount (?:the )?purchaser must pay\b[^.;]{0,60}\bGSTRW\b|^\W{0,3}(?:(?:item )?[a-z\d]{1,3}[.)]? )?(?:sale |purchase |contract )?price[ :|]{1,4}\$ ?[\d,.]{4,14}(?: ?\([a-z -]{6,110}\))?[.;]?$/i,
  dayRow:
    /^\W{0,3}(?:inspection|finance|settlement|completion)(?: date)?[ :|]{1,4}\d{1,3} (?:business )?days (?:from|after) the (?:contract date|date of (?:this|the) contract)\b[ .;]{0,3}(?:\([^)]{0,90}\))?[.;]?$|^\W{0,3}(?:(?:item )?[a-z\d]{1,3}[.)]? )?(?:completion|settlement)(?: date)?[ :|]{1,4}\d{1,2} [a-z]{3,9} \d{4}(?: at \d{1,2}[^.;]{0,10})?[.;]?$/i,
  depositRow:
    /\bdeposit of \$ ?[\d,.]{3,12} of which \$ ?[\d,.]{1,12} is paid now and \$ ?[\d,.]{3,12} (?:is )?to be paid within \w{1,12} (?:business )?days of acceptance\b/i,
  /** The field of the form in any other words, as long as its parts make up the whole. */
  depositField:
    /^\W{0,3}(?:(?:item )?[A-Z]?\d{0,2}[.)]? {1,6})?deposit\b[\s:|]{0,6}[^.;$]{0,24}\$/i,
  depositMore:
    /\b(?:releas\w{1,3}|forfeit\w{0,3}|non-?refundable|not (?:be )?refund\w{2,4}|refund\w{0,3}|(?:vendor|seller|developer|builder)s?\b|unconditional|in any event|even if|(?:1[1-9]|[2-9]\d)(?:\.\d{1,2})? ?(?:%|per ?cent))/i,
  /** The same with the days of both parts: they make up the whole, and nothing more is asked. */
  depositParts: /\bdeposit of \$ ?[\d,.]{3,12},? of which \$ ?[\d,.]{1,12} is to be paid within\b/i,
  /** "No such meeting has been held": nothing was decided there. */
  noMeeting:
    /\b(?:minutes|meetings?)\b[^.;]{0,90}\bno (?:such |other |further )?meetings? (?:has|have) (?:since )?been held\b/i,
  /** What is printed on every drawing of pipes. */
  drawnPipes:
    /\bplans?\b[^.;]{0,40}\bnot (?:be )?(?:drawn )?to scale\b|\b(?:should|must) not be used for digging\b|\bdial before you dig\b/i,
  /** How every council lets its rates be paid. */
  payingRates:
    /^\W{0,3}(?:in )?(?:two|four|ten|2|4|10) (?:equal )?instalments\b[^;]{0,140}\b(?:administration|interest|charges?|fee)\b/i,
  /** When an offer binds, as the law has it without these words too. */
  offerOpen:
    /\boffer may be withdrawn at any time before\b|\b(?:contract|agreement) is made when the (?:vendor|seller)\b/i,
  /** "No groundwater prohibition area.": nothing but a denial, of nothing that one would want. */
  bareDenial:
    /^\W{0,3}no (?!(?:access|carriageway|right|insurance|drainage|sewer|water|mains|power|warrant|approval|permit))[a-z, ]{0,60}\b(?:area|zone|order|notice|record|charge|overlay|listing|requirement)s?(?:,? or [a-z ]{4,20}lapsed)?[.;]?$/i,
  /** "Inspection Date: N/A": what is not chosen is told by the rule of that condition. */
  emptyConditionRow:
    /^\W{0,3}(?:\w{1,3}[.)] )?(?:(?:finance|inspections?|building and pest)[ :|]{1,4})?(?:inspection|finance|approval) date[ :|]{1,4}(?:n\/a|nil|none|not applicable)\W{0,3}$/i,
  /** What every loan condition asks, and how it ends where nobody says anything. */
  loanSteps:
    /\bpurchaser must (?:promptly |at once )?apply for (?:the |a )?(?:loan|finance)(?: approval)?(?: forthwith| promptly| at once| without delay| immediately| in good faith){0,2}[.;]?$|\bif no notice\b[^.;]{0,40}\b(?:latest time|approval date|finance date)\b[^.;]{0,60}\bvendor may\b/i,
  /** "Loan ☒ This contract is subject to a loan being approved. Lender: … Amount: … Approval date: …". */
  loanPanel:
    /^\W{0,3}(?:(?:item )?[a-z\d]{1,3}[.)]? )?(?:loan|finance)\b[^;$]{0,60}\bsubject to (?:a |the )?(?:loan|finance)(?: being)? approv\w{2,4}[.: ]{1,3}(?:lender|bank|amount|loan amount)\b/i,
  loanPanelEnds: /\$ ?[\d,.]{5,14}[^;]{1,40}\b\d{1,2} [a-z]{3,9} \d{4}\W{0,2}$/i,
  /** What an inspector's report is about, before anything is found. */
  reportedOn:
    /^\W{0,3}the (?:building )?works? (?:reported on|inspected|covered|described|looked at)(?: here| in this report)? (?:is|are|was|were) (?:that|those|the work)\b/i,
  /** A condition of a permit, under its heading: what the builder had to do. */
  permitCondition:
    /^\W{0,3}\d{1,2}[.)]?\s[^;]{3,80}\b(?:(?:is|are) to be|must be|(?:is|are) to|must|shall(?: be)?)\b[^;]{3,200}$/i,
  ofConditions: /\bconditions?\b/i,
  /** "Permit no. | BS 1/22 | Date of issue | 4 May 2022": labels of a form with their values. */
  formRow:
    /^\W{0,3}(?:(?:building |planning )?permit|certificate|report|file|job|registration|licen[cs]e|class|class of building|date of (?:issue|report|inspection)|date|issued?|requested by|ordered by|prepared (?:for|by)|inspected by|inspector|applicant|client|owner|builder|property|address|municipal district|lot(?: \/ plan)?|floor area|new floor area|storeys|external walls|roof|frame|floor|nature of work|name|telephone)(?: (?:nos?|number|ref)\.?)?[ :]{0,2}\t/i,
  loanRow:
    /^\W{0,3}(?:(?:item )?[a-z\d]{1,3}[.)]? )?finance[ :|]{1,4}(?:a )?loan of \$ ?[\d,.]{5,14}\b[^;]{0,60}\b(?:approval|approved)\b[^;]{0,12}\bby \d{1,2} [a-z]{3,9} \d{4}[.;]?$/i,
  /** "Finance ☒ Applies ☐ Does not apply …": a condition of the form for the buyer, with its details. */
  appliesRow:
    /^\W{0,3}(?:(?:item )?[a-z\d]{1,3}[.)]? )?(?:subject to )?(?:finance|loan|(?:building|pest|timber pest)(?: (?:and|&|or) (?:building|pest|timber pest))?(?: inspection| report)?)\b[^☐☒;]{0,60}☒ ?(?:applies|applicable)\b[^☐☒;]{0,40}☐ ?(?:does not apply|not applicable)\b/i,
  appliesHard: /\b(?:waives?|must not|vendor|seller|(?:1|2|one|two) business days?|24 hours)\b/i,
  vacantRow:
    /^\W{0,3}(?:tenanc(?:y|ies)|leases?|tenants?)\b[^;\d$]{0,16}\bname\W{1,4}nil\b[^;\d$]{0,60}\bnil\W{0,3}$|^\W{0,3}(?:(?:item )?[a-z\d]{1,3}[.)]? )?(?:(?:possession|tenanc(?:y|ies)|occupation|leases?)[ :|]{1,4}(?:none\W{1,3})?)?vacant(?: possession)?\b(?: of the whole(?: of the property)?)?(?: is given)?(?: (?:on|at|upon) (?:completion|settlement))?[.;]?$/i,
  signedRow:
    /^\W{0,3}(?:vendor|seller|purchaser|buyer)s? by signing,? the (?:vendor|seller|purchaser|buyer)s?\b(?![^;]{0,160}\b(?:waives?|not|without|attorney|releases?)\b)|^\W{0,3}(?:vendor|seller|purchaser|buyer)s?(?:['’]s?)? (?:name|signature)\b[^;?$]{0,70}\bdate\b[ :|]{0,3}\d[\d /.-]{4,16}$|^\W{0,3}(?:signed|executed)(?: for| by| on behalf of){1,2} (?:the )?(?:vendor|seller|purchaser|buyer)s?\b(?![^;]{0,80}\b(?:attorney|power|section|under|authorised)\b)[^;]{0,80}$/i,
  /** Work in a list of approvals that is through: its number or class, two days, and how it ended. */
  closedRow:
    /^.{10,200}\b(?:completed?|finali[sz]ed|final (?:issued|given|passed)|closed|signed off)\W{0,3}(?:see (?:item |note |part )?\d{1,2}\W{0,3})?$/i,
  twoDays:
    /\d{1,2}[/ .-](?:\d{1,2}|[a-z]{3,9})[/ .-]\d{2,4}\b[^;]{1,40}\d{1,2}[/ .-](?:\d{1,2}|[a-z]{3,9})[/ .-]\d{2,4}\b/i,
  notClosed:
    /\b(?:not|no|incomplete|lapsed|refused|outstanding|condition\w{0,5}|part(?:ial\w{0,2})?)\b/i,
  /** A notice in a register with how it ended, and the day. */
  noticeOver:
    /\b(?:notice|order|direction)s? (?:(?:was|were|has been|have been) )?(?:withdrawn|revoked|cancelled|lifted|complied with)\b[^.;]{0,12}\b(?:\d{1,2} [a-z]{3,9} |\d{1,2}\/\d{1,2}\/|[a-z]{3,9} )?(?:19|20)\d\d\W{0,3}$/i,
  /** What may be done there without asking anybody. */
  freely:
    /^[^.;]{3,40}\bmay\b(?! not)[^.;]{2,40}\bwithout (?:a|any|the need for a) (?:licen[cs]e|permit|approval|consent|permission)\W{0,3}$/i,
  /** The water that stands in the tanks, wood in the stack: left, and not reckoned. */
  leftFree:
    /\b(?:water|gas|fuel|wood|firewood)\b[^.;]{0,40}\b(?:goes with|passes with|stays with|is left|remains?)\b[^.;]{0,40}\bno adjustment\b/i,
  /** What a grantee's own things stay, where they lie in the land. */
  grantees:
    /\b(?:lines?|pipes?|cables?|works|apparatus|equipment|poles?|mains?)\b[^.;]{0,24}\b(?:stays?|remains?|is|are)\b[^.;]{0,12}\bproperty of the (?:grantee|authority|council|corporation|entity)\b/i,
  /** Who gives no advice, in a contract that somebody else drew. */
  agentSilent:
    /\bagents?\b[^.;]{0,16}\b(?:has|have|is|are|was|were) not (?:been )?(?:asked|able|qualified|permitted|allowed) to (?:advise|give (?:legal )?advice)\b/i,
  /** Who made the plan, and that it is right. */
  surveyed: /^(?:I|we),? [^;]{3,60}\bsurveyors?\b[^;]{0,30}\bcertif(?:y|ies)\b/i,
  /** What every order of an authority says of itself, below what it orders. */
  orderRuns:
    /^(?:\d{1,2}[.)] )?(?:this|the) (?:enforcement |show cause )?(?:notice|order|direction) (?:binds|attaches to|runs with|remains in force|continues (?:in force|to bind))\b[^.;]{0,90}[.;]?$/i,
  /** The easements that the title shows, in the list of what the land is sold subject to. */
  listedEasements:
    /\bencumbrances?\b[^☐☒]{0,40}☐ ?no\b[^☐☒]{0,6}☒ ?yes\b[^.;]{0,40}\beasements?\b/i,
  heavierBurden: /\b(?:mortgage|caveat|lease|covenant|writ|charge|unregistered)s?\b/i,
  /** An item of a form that is answered with no more than "no". */
  onlyNo: /^[^☐☒?;]{3,90}(?:\[ ?NO ?\]|\bNO\b)[ .—–|-]{0,8}$/,
  /** Asked whether there is trouble, and there is none. */
  askedNo:
    /\b(?:condition precedent|not yet (?:recorded|registered|lodged)|pending|arrears|disputes?|unpaid|overdue)\b[^☐☒?]{0,60}[?:]?[ |\t]{0,3}(?:☐ ?yes ☒ ?no\b|☒ ?no\b(?! [a-z])|(?<=[?][ |\t]{0,3})no\b)/i,
  /** A list of what was handed over, in which nothing is marked yet. */
  receipts:
    /\backnowledges? (?:having )?(?:receipt|received|receiving)\b[^.;]{0,40}\b(?:documents?|papers|copies)\b/i,
  /** A printed statement of what burdens the land, behind its box. */
  boxedStatement:
    /☐ ?(?:the (?:land|property|lot|sale|site)|this (?:land|property|lot|sale|contract)|there (?:is|are)|an? (?:\w{4,12} )?(?:lease|tenancy|licence))\b/i,
  /** What a form prints of every sale beside its lines, of a box nobody used, or of who signs. */
  printedBeside:
    /\bif (?:this|the|a) (?:box|line|space|panel|clause)(?: "[^";]{3,60}")? is (?:signed|initialled|ticked|marked|completed)\b|\bby (?:placing|signing|putting|adding|writing)\b[^.;]{0,40}\bI (?:warrant|confirm|certify|declare)s? that I am (?:the |an? )?(?:buyer|seller|purchaser|vendor)\b|\bdoes not (?:itself )?(?:certify|confirm|show|mean|prove) that (?:an?|any|the) (?:pool|building|house|home|land|property|structure) (?:is|was|has been)\b|\bapplication for (?:its )?(?:removal|withdrawal|cancellation) (?:may|can) be made\b/i,
  /** How often a contribution falls due, chosen by a box. */
  oftenRow:
    /^\W{0,3}[☐☒] ?(?:weekly|fortnightly|monthly|quarterly|half-?yearly|six-?monthly|yearly|annual(?:ly)?)\b[^;?]{0,160}$/i,
  /** A line of a form for a case that is not this one: "A statement of why … Not applicable". */
  otherCase:
    /^\W{0,3}(?:(?:\(?[a-z\d]{1,3}[.)] )?(?:a )?(?:statement|explanation) (?:of|as to) why|if (?:yes|no|not|so)\b|(?:the )?reasons? (?:why|for)|for (?:a )?leasehold)\b[^;$]{0,180}[ :|](?:not applicable|n\/a)\W{0,3}$/i,
  otherVendor:
    /^\W{0,3}(?:\(?[a-z\d.]{1,5}[.)]? )?(?:evidence|proof|particulars|details|(?:a )?cop(?:y|ies)) of [^;$]{0,90}\b(?:where|if) the (?:vendor|seller|owner) is not\b[^;$☒]{0,60}[ :|](?:not applicable|n\/a|none (?:needed|required))\b/i,
  /** What the buyer is given, or what the form merely names, marked with yes. */
  goodYes:
    /\b(?:sunset date|certificate (?:is |was )?(?:given|attached|held)|copy\b[^?☐☒]{0,60}\bgiven|(?:certificate|statement|copy)\b[^?☐☒]{0,160}\b(?:is|was|has been) given to the (?:buyer|purchaser)|contributions?\b[^?☐☒]{0,60}\badjusted (?:to|at|on) (?:the )?settlement(?: date)?)\??\.?[ :|]{0,4}(?:☐ ?no[ |]{0,4})?☒ ?yes\b|\b(?:approval|consent|permit|licen[cs]e)[^?☐☒]{0,12}(?:been )?(?:obtained|granted|given|issued)\??[ :|]{0,4}(?:☐ ?no[ |]{0,4})?☒ ?yes\b|☒ ?(?:attached|annexed|enclosed|given|provided|included)\b ?\|? ?☐ ?not\b|^\W{0,3}been (?:obtained|granted|given|issued)\??[ :|]{0,4}(?:☐ ?no[ |]{0,4})?☒ ?yes\b/i,
  /** A paper that comes with a contract, by its name alone. */
  paperName:
    /^(?:\d{1,2}\.? )?(?:[\w'’.()/-]{1,14},? ){0,4}(?:plan|instrument|documents?|deed|by-laws?|schedule|certificate|search|statement|diagram|report|conditions|title|annexures?|agreement|notice|photographs?)\b/i,
  unpaidSum:
    /\b(?:arrears|unpaid|overdue|outstanding|owing|brought forward)\b[^.;]{0,40}\$ ?0(?:\.00)?\b/i,
  anySum: /\$ ?(?:[1-9]|0\.\d?[1-9])/,
  saysYes: /\byes\b/i,
  /** What the outgoings together stay below, as a statement must say. */
  keptBelow:
    /\btotals? do(?:es)? not exceed\b[ :|]{0,3}\$ ?[\d,]{1,9}(?:\.\d\d)?(?: (?:a|per|each) (?:year|annum))?(?:,? (?:not counting|not including|excluding|without|apart from|other than|exclusive of|beside) [^.;$]{3,60})?\W{0,3}$/i,
  /** Asked for what a buyer wants: no is no comfort there. */
  wantsYes:
    /\b(?:certificat\w{1,3}|permits?|approvals?|consents?|insurance|warrant\w{1,4}|licen[cs]es?|final inspections?)\b[^?☐☒]{0,80}\b(?:issued|given|granted|obtained|held|lodged|current|in force|attached|provided|available|made)\b|\b(?:connected|insured|installed|approved|certified|inspected|completed|compl(?:y|ies|ied)|working|disclosed|attached|provided|supplied|registered|vacant)\b/i,
  /** What takes from an answer what it gave. */
  lacking:
    /\b(?:not|never|no|without|lapsed|expired|refused|failed|un\w{5,12}|illegal|outstanding|but|however|except|see|owing)\b/i,
  /** What the form tells whoever fills it in. */
  directs: /^(?:if (?:yes|no|so)\b|an? \w{3,12} (?:under|of) .{3,120}\bmust be\b)/i,
  /** A statement that begins by denying what follows. */
  denies:
    /^\W{0,3}(?:\d{1,2}[.)]? )?(?:there (?:is|are) (?:nothing|no (?:statutory |registered |current |outstanding )?(?:charge|duty|tax|debt|arrears|claim|order|notice|dispute))|nothing (?:is|was|has been)|no (?:approval|permit|notice|order|claim|trees?(?: on the \w{4,8})?|heritage item|neighbour|part of the (?:land|lot|building)) (?:has|have|is|was|were|lapsed)|no (?:caveats?|covenants?|leases?|easements?|mortgages?|charges?|encumbrances?|writs?)\b[a-z, ]{0,80} (?:is|are|was|were) (?:recorded|registered|noted|entered|shown|lodged|pending))\b|^\W{0,3}(?:(?:[a-z]|\d{1,2}(?:\.\d{1,2})?)[.)]? )?(?:to the (?:best of the )?(?:vendor|seller|owner)'?s?'? knowledge,? )?(?:to the best of the (?:vendor|seller|owner)'s knowledge )?(?:there (?:is|are|has been) no (?:\w{4,12} )?(?:failure|breach|dispute|claim|notice|order)|no person\b[^.;]{0,90}\b(?:was|is) an? owner[- ]builder)\b|\bis not (?:a )?party to any (?:legal )?(?:proceedings?|action|claim|dispute)\b/i,
  /** Paid, received, closed or provided for. */
  settled:
    /^\W{0,3}bond\b[^;]{0,60}\blodged\b|\b(?:fully|all|since|already) (?:paid|received|repaid|closed|settled)\b|\bpaid in full\b|\breceived from (?:all|each|every)\b|\b(?:was|were|is|are) (?:closed|settled|paid|received|withdrawn)\b|, withdrawn \d|\bprovided for[;.]?$|\bin line with the plan\b|\b(?:held|sound|firm|certificate|certifier|dry|clear|box|garage) OK\W{0,2}$|\bthe last (?:on|not due)\b/i,

  /** A matter that is over, or owed no longer. */
  over: /\b(?:built|done|finished|installed|laid|planted|erected),? and (?:inspected|signed off|certified|passed|accepted)\b(?! (?:only|subject|with condition))|\brent from\b[^.;]{0,60}\b(?:kept|paid|credited|held) (?:in|into|to) the (?:\w{3,14} )?fund\b|\bI appoint\b[^.;]{0,80}\b(?:executors?|executrix)\b|\b(?:house|estate|property) is to be sold and (?:the )?proceeds\b|\b(?:is|are|stands?) (?:plumb|sound|straight|dry|watertight|in good (?:order|condition|repair))\b|\bno (?:further |other )?(?:repairs?|works?|action|report|advice|treatment) (?:is|are|was|were|seems?) (?:needed|required|necessary|called for|due)\b|\bwould not (?:bother|trouble) with\b|\b(?:fully |wholly )?met from the fund\b[^.;]{0,30}\bwithout\b|\b(?:was|were) (?:let|leased|occupied)\b[^.;]{0,40}\buntil (?:[a-z]{3,9} )?(?:19|20)\d\d[;.]?$|\bforecast\b[^.;]{0,30}\b(?:that it meets|is met|it exceeds)\b|\bfloors?\b[^.;]{0,40}\b(?:is|are) (?:above|over)\b[^.;]{0,60}\b(?:flood|storm tide) level\b|\ball that is due has been paid\b|\b(?:complied with|works? (?:(?:is|are|was|were) )?completed?|(?:was|were) (?:finished|dealt with|signed off|made good)|did not (?:go ahead|appeal|proceed)|nothing since|needs? no (?:further )?action|no (?:further )?action (?:is |was )?(?:needed|required|necessary)|signed off (?:all|every|each)|(?:is|are) not due again)\b|\bsince (?:been )?(?:renewed|replaced|repaired|mended|rebuilt|fixed|made good|re-?sealed|resolved)\b|\bha(?:s|ve) (?:since |now |fully )?dried out\b|\b(?:re-?stumping|re-?blocking|re-?roofing|re-?wiring|underpinning)\b[^.;]{0,24}\breplaced\b|\b(?:standard|code|rules?) of its (?:day|time)\b|\badopted and gazetted (?:in )?(?:19|20)\d\d\b|\b(?:works?|house|dwelling|carport|shed|deck|pergola|garage)\b[^.;]{0,90}\bhad a permit and\b[^.;]{0,30}\bcertificate\b/i,
  wasLet:
    /\b(?:was|were) (?:let|leased|rented|occupied)\b[^.;]{0,50}\buntil (?:[a-z]{3,9} )?(?:19|20)\d\d\W{0,2}$/i,
  /** Built for what it has to bear, and doing what it was built to do. */
  asMeant:
    /\bfor which the [^.;]{3,50} (?:was|is|were|are) (?:designed|made|built)\b|\bas (?:it|they) (?:was|were|is|are) (?:meant|designed|intended|supposed) to\b/i,
  /** What a rule leaves free. */
  permits:
    /\b(?:letting|leasing|pets?|animals?|short[- ](?:stay|term) (?:letting|lettings|accommodation))\b[^.;]{0,60}\b(?:is|are) (?:not (?:restricted|prohibited|limited|forbidden|regulated)|permitted|allowed)\b|(?<!\bno )\b(?:lots?|units?|apartments?) may be (?:lived in|occupied|let|leased|rented)\b(?! (?:only|for (?:at least|no less|not less|more)))(?![^.;]{0,60}\bonly\b)/i,
  notOwing:
    /\bno (?:land tax|rates?|arrears|amounts?|levies|debts?|charges?)\b(?: \([^()]{2,60}\))?[^.;]{0,16}\b(?:is|are|was|were)? ?(?:charged|owing|overdue|unpaid|outstanding|payable)\b|\b(?:balance )?brought forward[ :|]{1,3}(?:nil|none|\$ ?0(?:\.00)?)(?![\d,]|\.\d)|\b(?:no arrears|not overdue|nothing (?:is )?(?:owing|overdue|outstanding)|\$ ?0(?:\.00)? (?:overdue|owing|unpaid|in arrears))\b|\bnone (?:of (?:them|these|those|which) )?(?:is|are) (?:in arrears?|overdue|owing|outstanding|unpaid)\b|\bnot due (?:until|before) \d/i,
  away: /\b(?:(?:in the )?vicinity only|the adjoining lot \d|adjoining land only|on the (?:other|far|opposite|north(?:ern)?|south(?:ern)?|east(?:ern)?|west(?:ern)?) side of [A-Z][a-z]{2,20} (?:Street|Road|Lane|Avenue|Drive|Rise|Close|Parade|Place|Way|Highway|Creek|River)\b(?: only)?)/i,
  holdsNone:
    /\b(?:council|authority|department|board|company|corporation) (?:holds|has|keeps) no (?:record|entry|file|notice|order|information)\b|\bhas not (?:issued|given|made|served) (?:an? |any )?(?:notice|order|direction)s?\b/i,
  /** Sound, or within what was planned. */
  inOrder:
    /\b(?:was|were|is|are) (?:firm|steady|sound|tight|rigid)(?: to the (?:hand|touch)| when (?:pushed|shaken|tested|tried)| underfoot)?\W{0,2}$|\bno (?:shortfalls?|deficits?)\b|\b(?:on|under|within) budget\b|\bowner\b[^.;]{0,30}\bhas not consented\b|\bnever (?:falling|falls?|going|goes|dropping|drops) below\b|\benergy (?:efficiency )?rating\b[^.;]{0,20}\b(?:[4-9]|10)(?:\.\d)? stars\b|[:|] ?(?:ended|closed|revoked|lapsed|withdrawn) (?:on |in )?(?:\d{1,2} [a-z]{3,9} )?(?:19|20)\d\d\b|\bregistered in (?:his|her|its|their) own (?:right|name)\b|\b(?:is|are|was|were) (?:accepted|treated|regarded) as (?:lawful|approved|lawfully built)\b/i,
  /** The next sentence lifts what this one tells of. */
  lifted:
    /^\W{0,3}(?:it|they|that|this|these|both|the (?:order|notice|direction|caveat|claim|complaint|application|dispute|writ|levy|motion))\b[^.;]{0,30}\b(?:was|were|has been|have been) (?!not\b|never\b)(?:\w{3,10} )?(?:revoked|lifted|withdrawn|cancelled|settled|closed|discharged|dismissed|complied with|paid in full)\b/i,
  toEveryone:
    /^\W{0,3}(?:\d{1,3}[.)]? )?if (?:an?|any|the) (?:instalments?|payments?|rates?|account|amounts?|charges?)\b|^\W{0,3}(?:notes?|advice|information) (?:for|to) (?:purchasers?|buyers?|owners|readers|applicants)\b|\b(?:age|use|wear)\b[^.;]{0,30}\b(?:has|have) been (?:allowed for|taken into account)\b|^\W{0,3}where an? (?:[a-z]{3,9} ){0,2}(?:boundary|line|edge)\b[^.;]{0,50}\b(?:scaled|approximate)\b|^\W{0,3}(?:an?|the) (?:[a-z]{3,12} ){0,2}(?:report|certificate|statement|plan|copy|search)\b[^.;]{0,90}\b(?:is|are) (?:attached|annexed|enclosed)\W{0,2}$|^\W{0,3}(?:an?|any|such an?) (?:report|certificate|statement|search)\b[^.;]{0,60}\b(?:must|should|ought to|has to|is to|may)\b[^.;]{0,40}\b(?:months?|days) old\b/i,
  /** Bills that come in every month. */
  tradeAccounts:
    /\b(?:trade|ordinary|usual|current|sundry|running) (?:accounts?|creditors?|invoices?|bills?|expenses)\b[^;]{0,60}\bnot (?:yet |now )?(?:due|payable)\b/i,
  /** The ordinary fees of a year, as a meeting sets them. */
  eachQuarter:
    /\b(?:a|per|each|every) (?:quarter|month|half[- ]year)\b|\b(?:quarterly|monthly|half-?yearly)\b|\b(?:four|12|twelve) (?:equal )?(?:quarterly |monthly )?instalments\b/i,
  ofBudget:
    /\b(?:budget|(?:annual |ordinary )?(?:fees|contributions|levies)|administrati\w{2,4})\b/i,
  unusual:
    /\b(?:special|extra|additional|further|one-off|catch-?up|increase[ds]?|rise|raised by|shortfall|deficit|loan|defects?|cladding|backlog|urgent)\b/i,
  noLonger:
    /\b(?:director|secretary|member|shareholder|appointed)\b[^;]{0,60}\bceased(?: on)? \d{1,2}[ /.]|\bname\b[^;]{0,90}\bfrom \d{1,2}[ /.][^;]{2,16}\bto \d{1,2}[ /.]/i,
  onlyBalance: /^[^.;]{0,90}\b(?:funds?|balances?)\b[^.;]{0,60}\$ ?[\d,]{5,12}(?:\.\d\d)?[;.]?$/i,
  inDebt:
    /\b(?:deficit|overdrawn|debit|owe[ds]?|owing|short\w{0,4}|loan|against|need\w{0,3}|required|forecast|only|below|less)\b|[-–(] ?\$/i,

  /** A word of trouble in a line that would else only name something. */
  troubled:
    /\b(?:not|un(?:paid|registered|approved|licensed)|without|expire[ds]?|lapse[ds]?|cease[ds]?|strike|struck|deregist\w{1,6}|external|administrat\w{2,4}|liquidat\w{2,4}|receiver|insolven\w{2,3}|asbestos|termites?|crack\w{0,3}|damag\w{1,3}|defect\w{0,4}|leak\w{0,3}|poor|fail\w{0,3}|missing|dispute|claim|charge|caveat|order|arrears|overdue|another|borrow\w{0,3}|loan|special)\b/i,

  /** … or what it promised came to nothing. */
  fellAway:
    /\b(?:option|right|condition|covenant|claim|duty|charge|undertaking)\b[^.;]{0,30}\b(?:fell away|lapsed|came to an end|came to nothing|was given up|was released|(?:has )?ended|ran out)\b/i,
  held: /\b(?:held|had|was|were|kept)\b/i,

  /** Over, but not quite, or with something that stays. */
  stays:
    /\b(?:but(?! (?:it |they |he |she |the [a-z]{4,12} )?(?:did not|was (?:dealt|finished|withdrawn)))|however|except|until|still|not yet|remain\w{0,3}|outstanding|unless|partly|although|again|interim|temporary|partial|further notice|purchaser|buyer|not (?:been )?(?:complied|signed|made|finished))\b/i,
})

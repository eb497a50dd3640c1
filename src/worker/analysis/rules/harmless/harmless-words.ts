import { wordings } from '../../wording/wordings.ts'

/** The words by which `why-harmless.ts` knows what speaks against no property, each bounded. */
export const HARMLESS_PATTERNS = wordings({
  /**
   * What a buyer wants to have. Where a sentence denies one of these, or says that it ended, that is the
   * risk itself and nobody's comfort.
   */
  WANTED:
    /\b(?:approv\w{1,5}|certif\w{1,8}|permit(?!ted)s?|permission|consents?|insur\w{1,6}|uninsured|warrant\w{1,4}|guarantee|complian\w{1,3}|compl(?:y|ies|ied)|non-compliant|connect\w{1,5}|licen[cs]\w{1,4}|regist(?:ered|ration)|tie-?downs?|cyclone (?:rods?|fixings?)|bracing|hand ?rails?|balustrad\w{1,3}|flashings?|water ?stop|fire separation|weep ?holes|damp[- ]?course|alarms?|safety switch\w{0,2}|attach\w{0,5}|supplied|provided|produced|available|held|funds?|funded|sinking|(?<!\b(?:creek|river|road|bush|bushland|recreation|foreshore|drainage|railway|public|nature|the) )reserve(?! (?:opposite|across|next|behind|over|beside))|(?<!recent )(?<!noise )forecast(?! contour)|statements?|access|mains|reticulat\w{2,3}|services?|(?:scheme|town) (?:water|sewer\w{0,3})|sewerage|electricity|meetings?|minutes|valuation|finaliz\w{1,3}|finalis\w{1,3}|install\w{1,5}|fitted|barriers?|finance|cooling|inspect\w{1,4}|remed(?:y|ies)|compensation|obligation|obliged|duty|right|entitle\w{1,5}|allowance|reduction|refund\w{0,3}|plan(?! (?:\[\d{1,2}\] )?(?:shows|marks|has)\b)|deposit|bonds?|title|extension|records|manager|committee|known to (?:the )?council)\b/i,

  /** What is wrong without it: taken out first, so that "work without a permit: no" is a denial. */
  LACKED:
    /\b(?:approvals?|permits?|consents?|licen[cs]es?|certificates?) (?:which |that )?(?:has |have |had )?(?:been )?(?:lapsed|expired|refused|revoked|cancelled|withdrawn|missing)\b(?: without the works? being (?:finished|completed|done))?|\bnot (?:yet )?registered(?: on (?:the )?title)?\b|\bowner[ -]builder permits?\b|\b(?:without|unapproved|unauthori[sz]ed|illegal|uncertified|lack of) ?(?:an? |any |the )?(?:building |council |development )?(?:approvals?|permits?|consents?|licen[cs]es?|authority)?\b/i,

  /** A name of law, of a register or of a map, which is no statement about the thing. */
  NAMED: /\b(?:[\w()]{2,16} ){1,3}(?:Act|Regulations?|Register|Overlay|Map|List)\b(?: \d{4})?/,

  /** The answer of a row, or of a line with its colon, which is nothing but a denial. */
  NO_ANSWER:
    /^\W{0,3}(?:\(?[a-z]\) )?(?:(?:no(?! (?:exceptions?|exclusions?|limits?|end|access|entry))|nil|none|not applicable|n\/a|nothing|neither|never|false|\$?0(?:\.00)?|not (?:an?|so|designated|significantly|subject|affected|entered|mapped|identified|listed|recorded|registered|known|detected|found|seen|within|near|proposed|regulated|established|in (?:such )?an?|on (?:the|any)|over))\b(?!\. ?\d)[^.;☐☒]{0,60}|no matters? (?:to report|recorded|known))[.; ]{0,3}$/i,

  /** A line of several statements, of which the last alone is denied; a ban and no answer. */
  SEVERAL: /[.;] |\$ ?\d/,
  OBLIGES: /\b(?:shall|must|may|will|can)\b/i,

  /** A line that was answered with yes before, or whose "no" is that it stays. */
  AFFIRMED:
    /\byes\b|\bwill (?:this|it) be (?:discharged|satisfied|removed)\b|\b(?:discharged|satisfied|withdrawn|resolved)\W{0,3}$|\b(?:sold|chattels|inclusions?|gst|included)\b/i,

  /** What a denial says of how it was looked for. */
  RECORD:
    /\b(?:to report|on foot|recorded|registered|held|received|seen|found|known|listed|entered|in writing|on inspection|reported|provided for)\b/i,

  /** Two boxes after a question, of which the second is marked. */
  MARKED_NO:
    /(?:\[ ?\]|\( ?\)) ?yes\b[^[(☐☒]{0,12}(?:\[x\]|\(x\)) ?no\b|\byes ?(?:\[ ?\]|\( ?\))[^[(☐☒]{0,12}\bno ?(?:\[x\]|\(x\))|(?:\[x\]|\(x\)) ?no\b[^[(☐☒]{0,12}(?:\[ ?\]|\( ?\)) ?yes\b|☐ ?yes\b[^☐☒]{0,12}(?:☒|\(x\)) ?no\b|\byes ?☐[^☐☒]{0,12}\bno ?(?:☒|\(x\))|(?:☒|\(x\)) ?no\b[^☐☒]{0,12}☐ ?yes\b/i,

  LIFTED:
    /\b(?:other than|except|save|however|(?<!(?:anyone|anybody|nobody|no one|any) )but(?! not (?:yet )?registered)|apart from|unless|until|although|though|see|refer|pending|(?<!not )subject to|(?<!not )yet)\b/i,

  /** The word above a list of what lies about the land. */
  NOT_HERE:
    /^\W{0,3}not (?:on (?:this|the|your) (?:land|lot|property|parcel)|(?:for|part of|relevant to|applicable to|needed (?:for|in)|used (?:for|in)) this (?:file|sale|matter|contract|property|lot|transaction))\b|\bnot (?:on|in|over|affecting|applying to) (?:this|the|your) (?:land|lot|property|parcel|site) ?:|\bbut not (?:to|on|over|in|across) (?:this|the|your) (?:land|lot|property|parcel|site)\b(?! (?:behind|beyond|above|below|at|used|within))|^\W{0,3}(?:areas? )?not affecting (?:this|the|your) (?:land|lot|property)\b|\b(?:overlays?|hazards?|matters|items|layers) (?:looked (?:at|for) and (?:found )?(?:absent|not found)|(?:mapped |shown )?[^.;:]{0,24}\b(?:that|which) do(?: not|n't) (?:extend|apply|reach|touch|affect)\b[^.;:]{0,24}) ?:/i,

  /** The stem of a list of what lies beside the land. */
  LIST_AWAY:
    /\b(?:overlays?|layers|hazards|matters|items)\b[^.;:]{0,30}\bnot (?:applying to|affecting|on|over|extending to) (?:this|the) (?:land|lot|property|premises)\b[^.;:]{0,40}:/i,

  /** Capitals of an overlay, which say nothing about what lifts a denial. */
  SUBJECT_NAME: /\bland subject to (?:inundation|flooding|storm surge)\b/i,

  SEE: /\bsee (?:also )?[a-z]{0,2}\d{4,8}\w?\b/i,

  /** A matter of another place, said to be one. */
  ELSEWHERE:
    /\b(?:do|does|did|will)(?: not|n't) (?:touch|affect|burden|extend (?:in)?to|concern|reach|cross|involve|relate to|come (?:with)?in(?:to)?|take in)\b.{0,30}\b(?:land|lots?|parcel|property|premises|house|apartment|unit|folio|block|site|building|corporation)\b|\bnot affecting\b.{0,20}\b(?:folio|lot|land)\b|\bno lot for sale\b|\bnot (?:to |on |over |of )?(?:the land (?:above|within|in this)|the property you|the subject (?:land|lot|site))|\((?:adjoining|adjacent)(?: land| lot)?\)|\b(?:neighbouring|adjoining|another|next-door) (?:strata )?(?:scheme|building|corporation)\b|\b(?:lot sold|lot|property|land|parcel|house|building|premises|site) (?:is|lies|stands|was|itself is) (?:wholly )?(?:outside|above|clear of|beyond|not (?:in|within|part of|on|near|mapped|listed|included|recorded|entered))\b|\bneither the (?:lot|land|property|house|building)\b|\b(?:our|this) (?:building|scheme) is not\b|\b(?:never|not) (?:in|part of) the scheme\b|\bhas no bearing on\b|\bwhich adjoins; nothing\b|\bnone of (?:these|those|the above)(?: matters)? (?:applies|apply|affects?)\b|\bnearest\b.{0,60}\b(?:does not|is not)\b|\bthe nearest (?:boundary|edge|corner|point|part) of which\b|\badjacent to,? (?:and|but) not (?:included )?in\b|\band therefore not (?:to )?(?:this|the|your) (?:land|lot|property|parcel)\b|\btakes in [A-Z][a-z]{2,20} (?:Street|Road|Lane|Avenue|Drive|Creek|River)[^.;]{0,12}\bonly\b|[:–-] ?outside (?:the|any|all)\b|\bnot on (?:the|this) (?:parcel|land|lot|premises)\b|\bwithin reserve no\.? ?\d{1,3}\b|\b(?:begins?|starts?|stops?|ends?)\b[^.;]{0,24}\b\d{2,4} ?(?:m|metres|km) (?:off|away|(?:to the )?(?:north|south|east|west|inland|short|clear|beyond)\w{0,3}\b)|\b\d{2,4} ?(?:m|metres) off\b|\((?:and )?not (?:within|on|in|over|affecting|part of) (?:the |this )?(?:proposed )?(?:lot|land|parcel|property|site)\b|\b(?:land|lot|parcel|property|site|house) (?:is |lies )?landward of\b|\bover (?:the )?common property(?: no\.? ?\d{1,2})? only\b|\b(?:mapped|shown|applies|apply|lies|lie|runs?) (?:only )?(?:along|over|across|on|under|through) (?:(?:the|its) )?(?:road|street|creek|river|foreshore|reserve|laneway|lane|neighbour\w{0,5})\b(?: reserve| side)? (?:only|alone)\b/i,

  /** Where the thing ends, or on whose side it lies, so that it does not come here. */
  AWAY: /\b(?:stays?|remains?|keeps?|confined|contained|kept)(?: with)? ?(?:in|to) (?:the|its) (?:[\w'’-]{2,14} ){0,2}(?:reserve|park|banks?|channel|creek|river|foreshore|verge)\b|\bonly,? (?:some |about |roughly )?\d{2,4} ?(?:m|metres?) (?:north|south|east|west|away|off|upstream|downstream|distant)\b|\b\d{2,4} ?(?:m|metres?) (?:clear of|short of|outside|below|beyond) (?:the|this) (?:lot|land|house|boundary|property|site)\b|\btakes? (?:no (?:part )?|none )of (?:this|the|your) (?:land|lot|property)\b|(?<!(?:land|lot|property|house|building|unit) (?:is|lies|stands|sits) )\bon the (?:far|other|opposite|west(?:ern)?|east(?:ern)?|north(?:ern)?|south(?:ern)?) side of (?:the )?(?:[\w'’]{2,14} ){0,2}(?:road|street|lane|creek|river|railway|highway|freeway|reserve|ridge|hill|park|avenue|parade|crescent|track|line|range|gully)\b|\b(?:begins?|starts?)(?: only)? (?:at|from|beyond) (?:the (?:far|other|opposite) side\b|numbers? \d|no\. ?\d)|\b(?:boundar(?:y|ies)|edge|overlay|mapp(?:ed|ing)|area|precinct|contour|catchment|zone)\b[^.;]{0,40}\b(?:is|lies|stops|ends|begins|starts)\b[^.;\d]{0,12}\b\d{1,4}(?:\.\d)? ?(?:m|metres|km|kilometres) (?:off|away|(?:to the )?(?:north|south|east|west|inland|up|down)\w{0,6})\b|\bin (?:the|a) (?:[\w'’]{2,14} )?(?:reserve|park|verge|paddock|yard) (?:opposite|across the (?:road|street)|next door|over the road)\b|\bcovers? (?:only )?the (?:north|south|east|west|other|far|opposite)\w{0,3} side of\b|\bin the same street ?:|\b(?:should|must) not be confused with\b|\boverlays?\b[^.;]{0,40}\bfollows? (?:the )?[A-Z][\w ]{3,30}\b/i,

  /** Land beside this one; what is planned there still reaches the neighbours. */
  BESIDE:
    /\b(?:land|lots?|parcels?|properties) (?:near|close to|around|next to|opposite|across from|on the (?:northern|southern|eastern|western|far|other|opposite) side of)\b/i,
  COMING:
    /\b(?:propos\w{1,4}|re-?zon\w{1,3}|amend\w{0,5}|exhibit\w{0,4}|appl(?:y|ied|ications?)(?! to)|approv\w{1,3}|will|plan(?:ned|s)|construct\w{0,4}|future|demolition|develop\w{0,4})\b/i,

  /** A line that begins with whose matter it is: "Lot 22: contributions in arrears". */
  /** "The agreement concerned No. 63 only": of which house a first statement is told. */
  OTHER_HOUSE:
    /^[^.;]{0,160}\b(?:concern(?:s|ed|ing)?|affect(?:s|ed|ing)?|relat(?:es?|ed|ing) to|appl(?:y|ies|ied) to|binds?|bound|burden(?:s|ed)?|(?:is|are|was|were|stands?|lies) (?:on|over|against)|(?:registered|made|served|recorded|issued)(?: (?:on|in) (?:\d{1,2} )?(?:[a-z]{3,9} )?(?:19|20)\d\d)? (?:on|over|against|for)) (?:only )?(?:the )?(?:(?:land|house|property|owner|title|place)s? (?:at|of|next door at) )?(?:no\.? ?|number |(?=\d{1,4}[A-Z]? [a-z'’ ]{3,24} (?:street|road|lane|avenue|drive|parade|place|way|close|court|crescent|terrace|grove|rise|esplanade)\b))(\d{1,4})[A-Z]?\b/i,
  WHOSE:
    /^(?:\d{1,2}(?:\.\d{1,2})?[.)]? {1,3})?(?:lot|allotment) (\d{1,4})\b(?= ?[:,|–-])(?! and| to|, ?\d)/i,

  /** A past matter that ended: the entry or the sentence says so itself. */
  ENDED:
    /\b(?:covenants?|easements?|rights? of (?:carriage)?way|caveats?|restrictions?|mortgages?|charges?|leases?|notifications?|notices?|orders?|condition|agreements?|caution|dealings?|memorials?|writs?|claims?|resumption|network|levy|scheme|administrator|appointment|proposal|motion|application|proceedings|bond|levy|plan|title|guidelines|guarantees?|system|dispute|power of attorney|direction|panel|committee)\b[^|$?]{0,80}\b(?:released|expired|extinguished|revoked|rescinded|withdrawn|discharged|surrendered|cancelled|dismissed|lapsed|satisfied|removed|no longer (?:affects?|applies|apply|in force|covers?)|taken off the (?:land|lot|title|property)|(?:decided|resolved) not to proceed|(?:did|does|will) not proceed|not proceeded with|abandoned|ceased to (?:apply|have effect)|came to an end|was (?:completed|finished|settled|carried out|released|refunded|paid out|converted|corrected)|completed and|ended (?:on|in)|wound up)\b|\brelease (?:\d{4,9} )?of (?:the )?(?:restriction|covenant|easement)\b|\b(?:has |have |had )?released the (?:building |design |restrictive |estate )?(?:restriction|covenant|easement)\b|\bending of (?:section 173 )?agreement\b|\b(?:has|have) since been (?:raised|widened|replaced|rebuilt|relocated|closed)\b|\bnothing (?:is )?owing\b|\b(?:was|were|has been|have been|is) (?:since )?(?:taken|moved) out of (?:the|a|any|every) [^.;]{0,40}\b(?:area|zone|overlay|band|scheme|register|list)\b|\bshown on (?:the )?(?:former|old|earlier|superseded|previous) (?:maps?|plans?|scheme|certificate)\b/i,

  /** A motion that found no majority, or was not put: what it asked for is not done. */
  MOTION:
    /\b(?:motions?|proposals?|proposed|moved|by-?laws?|levy|contribution|to (?:forbid|ban|raise|borrow|sell|allow|prohibit|change|amend|adopt))\b/i,
  LOST_MOTION:
    /(?:^|[:.;|–-] ?|\b(?:was|were|is) )(?:lost|defeated|not (?:carried|passed)|voted down|ruled out of order)\b(?:,? ?(?:by )?\d{1,3} ?(?::|-|to|votes to|against) ?\d{1,3}|, not put)?\W{0,3}$/i,
  LOST_IN_CAPITALS: /[a-z\d)] (?:LOST|DEFEATED|NOT CARRIED)\b(?: \d{1,3} ?[:-] ?\d{1,3})?\W{0,3}$/,
  /** What is left undone when the motion is lost. */
  NEEDED:
    /\b(?:repair|remed|rectif|replace|defect|clad|leak|urgent|fire|safety|insur|crack|re-?roof|waterproof)/i,
  /** A plan of a public body that it dropped; a buffer or layer taken off; money given back in full. */
  DROPPED:
    /\b(?:amendment|rezoning|re-?zoning|buffer|overlay|reservation|road widening|by-?pass|option|proposal)\b[^|$?;.]{0,140}(?:: ?|, ?|\b(?:was|were|has been|have been) (?:since |later |then )?)(?:deleted|removed|lifted|given up|abandoned|dropped|withdrawn|not (?:adopted|proceeded with)|refused by the minister)\b|\boption\b[^|$?;.]{0,60}\b(?:fell away|lapsed|was not (?:taken up|exercised)|ran out|came to nothing)\b|\b(?:bond|security|deposit for works)\b[^;?]{0,50}\b(?:was|were|has been|have been) (?:given back|handed back|returned|refunded|repaid|released) (?:in full )?(?:to|in|on)\b/i,
  DROPPED_NOT:
    /\b(?:not (?:yet )?(?:been )?(?:deleted|removed|lifted|withdrawn)|until|unless|if|again|re-?exhibited|replaced by|new|purchaser|buyer|must|may(?! (?:19|20)\d\d)|shall|will|insurance|polic(?:y|ies)|approvals?|permits?|consents?)\b/i,
  /** Owed once, and paid. */
  PAID_UP:
    /\b(?:arrears|rent|levies|contributions?|debt|sums?|amounts?|rates)\b[^.;]{0,60}\b(?:has|have|had) (?:since |now |all )?been (?:received|paid|met|cleared) in full\b|\b(?:arrears|debt|levies)\b[^.;]{0,40}\b(?:was|were) (?:since |later )?(?:paid|cleared|received) (?:in full|up)\b/i,
  PAID_NOT:
    /\b(?:must|until|if|when|unless|once|after|purchaser|buyer|not|but|still|except|again)\b/i,
  /** "None, other than the notice of March, which was settled": the one exception is over. */
  EXCEPTED_OVER:
    /\b(?:none|nil|no \w{4,12})\b.{0,40}\b(?:other than|except(?: for)?|save for|apart from)\b[^;]{0,140}\b(?:which|that) (?:was|were|has been|have been) (?:since |later |fully |then ){0,2}(?:settled|complied with|withdrawn|paid|resolved|closed|discharged|satisfied|met|revoked|lifted)\b/i,
  EXCEPTED_STILL:
    /\b(?:not|outstanding|partly|still|remains?|unless|until|yet|but|appeal\w{0,3}|must|disput\w{2,3})\b/i,
  /** A thing next door, told as the subject of its own entry. */
  NEXT_DOOR:
    /^\W{0,3}(?:\w{4,7}: )?the (?:adjoining|neighbouring|adjacent|next-door) [a-z ]{3,40}(?:\([^()]{3,50}\) )?(?:is|was|has been) (?:a )?(?:entered|listed|registered|included|recorded|mapped|heritage)\b/i,
  /** Words that say whose land it is not, at the end of a sentence that began above. */
  NOT_THIS:
    /\b(?:is|are|was|were) not (?:for|of|about|against|on) (?:this|the|your) (?:land|lot|property|parcel|house|unit|premises)\b/i,
  /** "A neighbour used to keep horses there": over, by its own words, where nobody claims it still. */
  USED_TO:
    /(?<!\b(?:is|are|was|were|be|been|being|not|got|get) )\bused to (?:keep|graze|agist|run|live|stay|rent|lease|board|park|store|share|sleep|occupy|cross|walk|ride|drive|moor|camp|farm|mow|garden|berth)\b(?![^;]{0,160}\b(?:claims?|says?|asserts?|rights?|dispute\w{0,1}|keeps|wants?|entitled)\b)/i,

  /** In a clause only the past ends a thing: "is then released" is what is agreed. */
  OVER: /\b(?:was|were|has been|have been|had been|has|have|ended|ceased|expired|lapsed|formerly|(?:19|20)\d\d)\b/i,

  /** An entry of a title with the dealing that ended it, whatever stands before: "pending" once. */
  RELEASED_BY:
    /\b(?:released|cancelled|withdrawn|discharged|removed|surrendered|extinguished)\b(?: by| -|:|,)? (?:dealing |instrument |no\.? ?)?[A-Z]{0,2}\d{6,9}[A-Z]?\b/i,

  /** An entry with its last day. */
  EXPIRES:
    /\b(?:covenant|restriction|lease|notification|easement|caveat|agreement|memorial)\b.{0,100}\bexpir(?:es|ed|y|ing)\b/i,

  /** What was taken away or put right, with the paper or the year that shows it. */
  MENDED:
    /\b(?:taken down|demolished|pulled down|ground out|removed|removal|remediated|cleaned up|pumped out)\b.{0,90}\b(?:clearance|certificate|certified|(?:in|since) (?:19|20)[012]\d|tested clear|no residue|onto the sewer)\b|\bformer\b.{0,80}\b(?:replaced|removed|cut out|demolished)\b|\b(?:earlier|former|old|past|previous)\b[^.;]{0,60}\b(?:was|were|has been|have been) (?:mended|fixed|cured|put right|remedied|repaired|rectified|made good)\b|\bdecommissioned\b.{0,60}\b(?:sewer|connection|(?:19|20)\d\d)\b|\b(?:repaired|replaced|rectified|made good|treated)\b.{0,60}\b(?:clearance|certificate of (?:compliance|completion)|certified|inspected and passed|no defect remains)\b|\b(?:leak\w{0,3}|damp\w{0,4}|stains?|cracks?|water|drip\w{0,4}|joint|membrane|tiles?|gutter)\b[^.;]{0,60}\bsince (?:been )?(?:renewed|replaced|repaired|mended|rebuilt|fixed|made good|re-?sealed|re-?laid)\b|\bha(?:s|ve) (?:since |now |fully )?dried out\b/i,

  /** A rule or clause that was struck out; what it said is printed still. */
  REPEALED:
    /^\W{0,3}(?:[a-z\d.]{1,6}[.)]? ?)?[([](?:repealed|revoked|deleted|superseded|struck out|no longer in force|rescinded)\b|\b(?:by-law|rule|clause|condition)\b[^.;]{0,40}\b(?:was|were|has been) (?:repealed|revoked|deleted|rescinded)\b[^.;]{0,24}$/i,
  /** What was wanted and is gone: the risk itself. */
  LOST: /\b(?:approvals?|permits?|consents?|certificates?|insurance|polic(?:y|ies)|licen[cs]es?|warrant(?:y|ies)|registration|(?:development|building) applications?|finance)\b[^.;|]{0,40}\b(?:lapsed|expired|withdrawn|cancelled|revoked|refused|surrendered|ended|removed)\b/i,

  /** Ended, but not yet, not quite, or with something that stays. */
  STAYS:
    /\b(?:not (?:yet )?been|not (?:yet )?(?:removed|released|withdrawn|discharged|repaired|replaced|lifted|rectified|satisfied)|never|will be|is to be|are to be|to be (?:removed|released|withdrawn|discharged)|must|shall|should|yes|(?:discharged|satisfied|withdrawn)\W{0,3}no|remains?|still|again|continues?|hold(?:s|ing) over|would|may be|can be|outstanding|if|until|unless|upon (?:settlement|completion)|without|failed|refus\w{1,3}|buyer|purchaser|you)\b/i,

  /** Said of such things everywhere, and not of this property. */
  GENERAL:
    /\bnot (?:covered|insured) (?:by|under|in) (?:the |an? |most |many |any )?(?:usual|ordinary|standard|normal|typical|household|home|most)\b[^.;]{0,30}\b(?:insurances?|polic(?:y|ies))\b|\bexclusions? \((?:all|standard|general)\b|\b(?:for|as|is|are|being|contains?) (?:further )?(?:general )?information only\b|\bfurther general information\b|\(general information\b|\bgeneral information,|^explanatory note\b|\bprescribed for all\b|\bin (?:some|many|most|other|certain) (?:schemes|cases|areas|houses|homes|buildings|strata (?:plans|schemes))\b|\b(?:termites?|white ants|borers?|mould|rot|timber pests?)\b(?: \w{1,12}){0,2} (?:may|can|could) (?:attack|occur|enter|gain|return|be|build|develop)\b.{0,40}\b(?:any|at any time|always|homes?|houses?|buildings?)\b|\b(?:standard|usual|general) exclusions\b|\bnot insured events under any\b|\b(?:usual|normal|typical|common|ordinary) (?:in|for|of|to) (?:coastal|older|homes|houses|buildings|a |an |this (?:age|type|area)|the (?:age|area|district|suburb))\b|\bare (?:noted|shown|listed|given|recorded) (?:here )?only (?:when|where|if)\b|\b(?:may|can) be (?:barred|refused|excluded|limited) on land (?:that|which) (?:is|lies)\b|\bin (?:some )?parts of the (?:state|territory|city|shire|district|country)\b|\bno (?:assessment )?(?:benchmarks?|effect|requirements?)\b[^.;]{0,20}\b(?:for|on) (?:an? )?(?:\w{4,9} )?(?:dwelling|house|home)s?\b|\b(?:the list is|lists?,? which is) part of (?:the|this|every) form\b|\b(?:schedule|table|appendix) \d{1,2} lists:|\b(?:maps?|registers?) are (?:free|available|on the)\b|(?<!far )(?<!much )\bas (?:the|that) Act (?:allows|permits)\b|\bappl(?:y|ies) only to\b[^.;]{0,40}\b(?:hospitals?|child ?care|schools?|other uses|like uses|sensitive uses?)\b|\b(?:levies|contributions|fees|rates|charges) (?:can|may|could) (?:rise|change|increase|go up|vary)\b(?![^.;]{0,80}\$)|\bexclu(?:sions?|des|ding|ded)\b[^.;$]{0,30}\bwear and tear\b(?![^.;]{0,90}\b(?:flood|storm|water|fire|cladding|defects?|known|existing)\b)/i,

  /** "A strata company may be sued": a law told of everybody, where no party promises anything. */
  OF_EVERYBODY:
    /^(?:(?:under|by) (?:section|s|part) \d{1,4}[A-Z]{0,3}(?: of the [A-Z][\w ()]{4,60}?)?,? )?an? (?:strata company|body corporate|owners'? corporation|person|caveator|lot owner|vendor|seller|tenant|landlord|council)\b[^.;]{0,60}\b(?:may|must|can|is)\b|^an? (?:owner|landowner|builder|occupier)\b[^.;]{0,30}\b(?:can|could|may) be\b|^\W{0,3}it is an offence (?:under [^.;]{4,60} )?(?:to|for)\b|\b(?:councils?|authorit(?:y|ies)|corporation|brigade|minister|inspector|EPA|department)\b[^.;:]{0,20}\b(?:may|can) (?:at any time )?(?:issue|serve|give|make|direct|order|require)\b[^.;]{0,120}\b(?:(?:any|every|each) (?:owner|occupier|person|land|property|building|premises|lot)|owners? (?:or occupiers? )?of (?:any )?(?:land|propert(?:y|ies)|premises|buildings?)(?! at\b))\b/i,

  /** A ban, and no answer to whether there is something. */
  FORBIDDEN: /\b(?:not (?:be )?(?:allowed|permitted|let|kept|used)|forbidden|prohibited|banned)\b/i,

  /** What a paper says that it does not speak of. */
  NOT_TOLD:
    /\b(?:statement|certificate|report|form|search|inspection|notice|document)\b[^.;:]{0,30}\b(?:does|do|did) not (?:tell|include|cover|deal|disclose|extend|address|contain|consider|report|comment|speak)\b|\b(?:areas?|items?|parts?) not inspected\b|\bno answer is required\b|\bnot (?:told|covered) (?:by|in) this\b|\bask the (?:local government|council|state agency)\b/i,

  /** A heading, or a word above a list, that denies all below it. */
  DENYING_HEAD:
    /^\W{0,3}(?:does not affect|not affect\w{1,3}|no(?:t)? (?:on|near|in|applicable)|not on this land|nil|none|no records? (?:of|found)|not included in|matters? that do(?:es)? not|does not apply)\b/i,
  AFFIRMING_HEAD: /^\W{0,3}(?:affects?|affected|affecting|applies|on this land)\b.{0,30}$/i,

  /** What only tells the meaning of a word. */
  DEFINED:
    /^\W{0,3}["'][^"']{2,60}["'] (?:has the (?:same )?meaning|(?:is|are) defined|includes?\b(?! (?:any|all|every|each|the)\b)|includes any (?:structural|electrical|plumbing|roof|building)\b[^.;]{0,60}\b(?:faults?|defects?|damage)\b|means (?:any (?:structural|building|defect|fault)|a (?:structural|defect|fault)|the external|a notice|rent due|each person who|the draft))|^\W{0,3}["'][^"']{2,40}["'] is (?:an?|the) [a-z]|(?<!\b(?:the|this|your|our|said|subject) )\b(?:land|areas?|places?|zones?) (?:is|are) (?:land|an? area|areas|a place|ground) (?:so |that is |which is |that has been )?(?:identified|recorded|mapped|designated|shown|declared)\b|\bdefined for the purposes? of (?:stage|lot|another)\b|^(?:meaning|definitions?): |^in this (?:contract|clause|condition|special condition|annexure),? ["'][^"']{2,60}["'] (?:has (?:its|the)|have the)\b|^general conditions?\b[^.]{0,30}\bdefinition:/i,

  /** The name of a paper in a list of what is behind the contract. */
  PAPER:
    /^\W{0,3}(?:annexure|attachment|appendix|tab) [a-z0-9]{1,3}\b ?[:.-]? [^.;:]{3,80}\.?$|^list of (?:attachments|annexures|documents)\b/i,
  /** The words above the entries of a register. */
  REGISTER_HEAD:
    /^\W{0,3}(?:unregistered dealings|encumbrances|caveats|notations|dealings|priority notices|easements)(?:(?:,| and| or| &) (?:encumbrances|notations|notices|caveats|dealings|interests|easements)){0,3}\W{0,3}$/i,

  /** "No representation. The Buyer …": the head of a clause, run into its first line. */
  RUN_IN_HEAD:
    /^(?:no (?:representations?|warrant(?:y|ies)|reliance|waiver|merger)|(?!no\b)[a-z][a-z -]{2,28})\.$/i,
  /** A head names its matter; these say something of it: "Risk passes on exchange." */
  HEAD_SAYS:
    /[a-z] (?:excludes?|includes?|accepts?|acknowledges?|admits?|agrees?|bears?|pays?|takes?|buys|sells|keeps?|waives?|releases?|passes|lapses|ends|expires|begins|starts|applies|remains?|stays?|falls?|runs|accrues|binds?|depends?|means|survives?|prevails?|vests?|attaches|becomes?|gives?|gets|owes?|warrants?|indemnif(?:y|ies)|forfeits?)\b(?! (?:of|and|or)\b)/i,
  STATES:
    /\b(?:is|are|was|were|has|have|had|shows?|must|may|shall|will|not|no|requires?|missing|unavailable|ordered)\b|[☐☒]/i,

  /** A right over other land that comes with this one. */
  BENEFIT:
    /\bbenefit(?:s|ing|ting|ed)?\b.{0,12}\b(?:the|this) (?:land|lot|property|parcel|common property|scheme|units plan)\b|\b(?:benefiting|benefitting|beneficial) (?:easement|right)\b|\beasement benefit\b|\bappurtenant to (?:the|this) (?:land|lot)\b|\bin favour of (?:the|this) (?:land|lot|property)\b/i,
  RIGHT: /\b(?:easement|right of|carriageway|covenant|restriction|licen[cs]e|profit)\b/i,
  /** Behind a right that comes with the land, the other land over which it runs. */
  SERVIENT:
    /(?<=\b(?:appurtenant to|benefit(?:s|ing|ting|t?ed)?) (?:the |this )?(?:land|lot)(?: above described)?,? )(?:affecting|over|burdening|on) (?:the )?(?:land|parts?|lots?)\b[^;]{0,60}\b(?:in|on|of) (?:DP|SP|PS|LP|RP|plan)\b/i,
  BURDEN:
    /\b(?:burden|subject to|servient|affect|qualified (?:title|folio)|limited (?:title|folio)|caution\b)/i,

  /** Work for which nobody had to ask. */
  NOT_NEEDED:
    /\b(?:approval|permit|consent|certificate|licen[cs]e)s? (?:is|are|was|were|being) not (?:needed|required|necessary)\b|\bno (?:\w{3,12} ){0,2}(?:approval|permit|consent|certificate|licen[cs]e)s? (?:is |are |was |were )?(?:needed|required|necessary)\b|\bneeds? no (?:\w{3,12} ){0,2}(?:approval|permit|consent|certificate)\b|\b(?:did|does|do) not (?:need|require) (?:an? |any )?(?:\w{3,12} )?(?:approval|permit|consent|certificate)\b|\bexempt (?:development|from (?:approval|a permit|the need))\b/i,

  PROMISES: /\b(?:promises?|warrants?|indemnif\w{1,4}|undertakes?|minimum)\b/i,

  /** What somebody booked for the purchaser. */
  FOR_BUYER:
    /\b(?:priority|settlement) notice\b[^.;]{0,50}\b(?:for|by|on behalf of|in favour of) (?:the |this |our |an? )?(?:purchasers?|buyers?|transferees?)\b/i,

  /** Looked for, and nothing there; or a party that knows of none. */
  FOUND_NONE:
    /\bno (?:evidence|signs?|trace|part(?![^.;]{0,24}\b(?:received|paid|recovered)\b)|record|entry|entries|major|structural|live|active|activity|known|such|other|visible|notices?|orders?|proposals?|claims?|contaminat\w{1,3}|heritage|termites?|asbestos)\b[^.;]{0,50}\b(?:was|were|is|are|has been|have been|seen|found|noted|detected|recorded|shaded|affected|known|registered|proposed|fall due)\b|\b(?:is|are|was) neither \w{1,12} nor\b|\bnot (?:shaded|coloured)\b|\b(?:has|have|with|is|are) no (?:mapped|listed|recorded)\b|\binformation is not held by\b|\bbelow the (?:reporting|detection) limit\b|\b(?:vendor|seller|owner)s? (?:has|have|had) (?:not (?:received|been (?:given|served|told))|no (?:knowledge|notice))\b|\b(?:is|are) not aware of any\b|\b(?:has|have) no (?:policy|record|entry|proposal|requirement)s?\b|\b(?:shows?|discloses?|reveals?|revealed|found|disclosed) no\b|\bno entries\b|\bnothing (?:is |was )?(?:recorded|found|noted|listed) (?:against|on|for|at)\b|\bno (?:sewer|drain|easement|pipe|main|line)s?\b(?: main)? (?:cross(?:es)?|traverses?|pass(?:es)?|runs?|affects?|lies?)\b|\bnone (?:outstanding|on foot|threatened|pending)\b/i,

  /** "Heritage register: 16 September 2026, no record." */
  DATED_NO:
    /[:|] ?(?:searched |search of |as at |on )?\d{1,2}[ /.](?:\w{3,9}|\d{1,2})[ /.]\d{4},?:? (?:- )?(?:no (?:records?|entry|entries|match|results?)|nil|none|not (?:entered|listed|included|recorded|found))\b[^.;]{0,30}\W{0,3}$/i,
  /** "Bushfire N. Flood planning area N.", with no Y beside it; a chosen answer in brackets. */
  LETTER_NO: /[a-z)],? ?[-–:=|]? ?N(?=[.;,|]|$)/,
  LETTER_YES: /[a-z)],? ?[-–:=|]? ?Y(?=[.;,|]|$)/,
  BRACKETED_NO: /\byes ?[/|]? ?\[no\]/i,
  BRACKETED_YES: /\[yes\]/i,
  /** What a form lists for every land. */
  LISTED:
    /\b(?:schedule|table|appendix) \d{1,2} lists: |\b(?:matters|points|questions|things)\b[^.;:]{0,24}\bare general\b|\bimply nothing about (?:the|this)\b/i,
  /** A row of questions that a form prints. */
  QUESTIONS: /\?[^?]{4,200}\?[^?]{4,200}\?/,

  /** Nothing is owing; nothing of the kind was bargained. */
  NOTHING_OWED:
    /\bpaid\b[^.;$]{0,60}\b(?:nothing|none|no (?:sum|amount|balance|money))(?: more| further)?(?: is| remains)? (?:owing|outstanding|due|payable|unpaid|owed)\b|\b(?:overdue|arrears|outstanding|owing|unpaid|due)\b[^a-z\d$]{0,5}(?:nil|none|\$ ?0(?:\.00)?)(?:[. ]{0,3}$|(?![\d,])(?!.{0,160}\$ ?[1-9]))/i,
  NO_BARGAIN:
    /\bno (?:[\w-]{1,14} ){0,2}(?:agreement|arrangement|lease[- ]?back|rent[- ]?back|undertaking|option) (?:is (?:agreed|made|given|intended)|was made|has been made|for the (?:vendor|seller)|by which the (?:vendor|seller)|exists)\b/i,

  /** A right that nobody gives up, and an order that an authority binds itself not to make. */
  KEPT: /\b(?:is|are|was|were|does|do|has|have|had|did|will|shall|need|must) not (?:be )?(?:(?:being )?(?:ask(?:ed|ing)|requir(?:ed|ing)) to )?(?:giv(?:e|en|ing) up|waiv(?:e|ed|ing)|surrender(?:ed|ing)?|forgo|forgone|relinquish(?:ed|ing)?|given)\b[^.;]{0,40}\b(?:cooling[- ]off|66 ?W|right to (?:claim|object|rescind|terminate|withdraw|compensation))\b|\bwill not\b[^;.]{0,90}\b(?:make|issue|give) (?:an? |any )?(?:\w{4,12} )?(?:order|notice)s?(?: (?:and|or) (?:take|commence|bring) (?:any )?proceedings)\b|\b(?:has|have|had) (?:made|passed|adopted|registered|raised|struck|levied|imposed|resolved on|issued|lodged|given|served) no (?:[\w-]{3,12} ){0,2}(?:lev(?:y|ies)|by-?laws?|rules?|orders?|notices?|claims?|proposals?|applications?|schemes?|resolutions?|demands?|charges?|caveats?|objections?)\b/i,

  /** What is not asked of the purchaser, what was struck out, and a right of the vendor that is spent. */
  NOT_ASKED:
    /\b(?:purchaser|buyer|transferee|you)\b[^.;]{0,12}\b(?:is|are|was|were|has|have|need|do|does|will) not (?:be |been |being )?(?:asked|required|obliged|called (?:up)?on|pressed|have)\b[^.;]{0,12}\b(?:for|to (?:give|sign|provide|supply|produce|hand over))\b[^.;]{0,24}\b(?:certificate|guarantee|indemnity|waiver|bond|security|charge|release)\b|\b(?:power of attorney|directors?['’]? guarantee|personal guarantee|indemnity (?:by|from) the (?:purchaser|buyer)|proxy)\b[^.;]{0,90}\b(?:has been|was|is|have been|were) (?:struck out|deleted|crossed out|withdrawn|omitted)\b|\b(?:vendor|seller|developer)(?:['’]s)?\b[^.;]{0,24}\b(?:right|power|option)\b[^.;]{0,140}\b(?:has (?:now |since )?(?:lapsed|ended|expired|gone)|can(?:not| no longer)(?: now)? be (?:exercised|used)|is (?:spent|exhausted))\b|\b(?:decided|agreed|prefer(?:red)?|content|happy) (?:not to (?:change|amend|alter|delete|vary|touch)|to leave)\b[^.;]{0,30}\b(?:as (?:it is |it was )?printed|clause|unchanged|alone)\b/i,

  /** A question of one line with the barest answer, whatever words the question has. */
  ASKED_NO:
    /^\W{0,3}(?:[\w.]{1,5}[.)]{0,2} )?(?:is|are|has|have|does|do|did|was|were|will)\b[^?☐☒]{6,260}\? ?(?:no|nil|none)[.; ]{0,3}$/i,

  /** Clauses of a printed form, each named with its number. */
  CLAUSES_NAMED: /(?:\b[a-z%][a-z %\d]{3,40} \(\d{1,2}\)(?:, | and |,)){3}/i,

  /** One marked box of several: what it says is in order. */
  BOX: /☒ ?([^☐☒]{1,90})/,
  IN_ORDER:
    /^(?:no (?!longer\b|current\b|valid\b|compliant\b)|none\b|nil\b|not (?:affected|subject|applicable)\b|(?:a |the )?current\b|installed\b|compl(?:y|ies|iant)\b|in order\b|up to date\b|paid\b)/i,

  /** What is there all the same. */
  AND_YET:
    /\b(?:damage\w{0,2}|decay\w{0,2}|crack\w{0,3}|fail\w{0,3}|defective|leak\w{0,3}|evidence of|suspected|likely|needed|required|necessary|may|shall|must|purchaser|buyer|yes)\b/i,

  /** A clause that gives the purchaser something, or binds the vendor alone; in plain words. */
  FAIR: /^\W{0,4}(?:the )?vendor,? (?:must|will|shall|undertakes to|agrees to)\b(?! not)[^.]{0,40}\b(?:procure|withdraw|discharge|obtain|pay|bear|repair(?:ed)?|make good|hand over|rectify|refund|reimburse|pumped)\b[^.]{0,90}\b(?:before (?:settlement|the settlement date)|at (?:the vendor's|its|his|her|their) (?:own )?(?:cost|expense)|at no (?:cost|expense) to the purchaser|own (?:cost|expense))|^\W{0,4}(?:the )?vendor,? (?:must|will|shall),? at (?:the vendor's|its|his|her|their) (?:own )?(?:cost|expense)\b|^\W{0,4}(?:the )?vendor,? (?:must|will|shall)\b(?! not| be| remain| stay)[^.]{0,90}\bfree of (?:any )?(?:charge|cost)\b|^\W{0,4}(?:the )?vendor must not (?:require|ask|seek|call for|increase|vary|let|encumber)\b|\bat no (?:cost|expense) to the purchaser\b|\b(?:the )?purchaser,? (?:and only (?:the )?purchaser,? |alone |only )?may (?:end|cancel|rescind|terminate|withdraw)\b|\bpurchaser (?:must not|is not) (?:(?:be )?(?:required|obliged|bound) to )?(?:appoint|indemnify|guarantee|bear|pay any|release)\b|\bpurchaser may\b[^.]{0,90}\band (?:may )?(?:end|withdraw|cancel|terminate) (?:the|this|if)\b|\b(?:fees?|levy|levies|orders?|notices?|contributions?)\b[^.]{0,80}\b(?:is|are|must)(?: to)? be (?:paid|borne|met) by the vendor\b|^\W{0,4}(?:nothing in )?(?:this )?(?:clause|condition) ?[\d.]{0,6} (?:does not|must not) (?:limit|exclude|affect)\b|\bpurchaser may (?:choose|elect|decide)\b[^.]{0,50}\bto (?:end|cancel|withdraw)\b|\bguarantee\b.{0,30}\b(?:is not|must not be) required\b|\bpurchaser need not (?:agree|accept|settle|complete|pay)\b|\bfor the (?:sole )?benefit of the purchaser\b|^\W{0,4}this contract is not conditional (?:up)?on (?:anything|presales|the vendor)\b|\beither party\b[^.]{0,60}\bthe other's\b|\bpurchaser's liability\b.{0,40}\b(?:limited|capped)\b|\bnothing in this (?:contract|clause|condition)\b.{0,20}\b(?:excludes|limits|restricts|affects) (?:any |the )?(?:warrant|right|claim|statutory|purchaser)|\bno (?:representation|warranty|right)\b[^.]{0,40}\bis (?:excluded|lost|waived)\b|\bthe vendor remains (?:bound|liable)\b|^\W{0,4}(?:the )?vendor warrants (?:that )?(?:it|he|she|they|all|no|the (?:land|property))\b/i,

  /** What takes it back. */
  UNFAIR:
    /\bpurchaser (?:must(?! not (?:appoint|indemnify|guarantee|bear|pay any|release|be (?:required|obliged|bound|liable)))|will|shall|accepts?|agrees?|acknowledges?|releases?|indemnif\w{1,4}|waives?|has no|bears?)\b|\bat the purchaser's\b|\bvendor (?:may|need not|is not|must not be|gives no|has no)\b|\bafter settlement\b|\b(?:only (?:if|where|when|to the extent|remedy|by|on)|sole remedy|no compensation|no claim|not claim|without (?:any )?(?:claim|compensation))\b|\bknown to the vendor\b|\bbest of\b|\bendeavours?\b|\bperiod (?:with)?in which\b/i,

  /** "AGREEMENT SECTION 173 | AB112200X CANCELLED BY AX220011P": the entry behind its name. */
  ENTRY_ENDED:
    /^\W{0,3}[a-z]{0,2}\d{5,9}[a-z]? (?:cancelled|discharged|withdrawn|removed|released|expired|lapsed|surrendered)\b|^\W{0,3}(?:since |later )?(?:repealed|revoked|rescinded|lifted|abolished)\b(?: (?:in|on|by|at|since)\b| \d|\W{0,3}$)/i,

  /** A sentence about what the one before it told. */
  POINTS_BACK:
    /^\W{0,3}(?:it|they|that|this|these|those|which|no lot|none|neither|nothing|the (?:present|new))\b/i,
})

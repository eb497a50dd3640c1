import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { defineRule } from '../define-rule.ts'
import type { Block } from '../../document.ts'
import { holdingAny, termsOf } from '../reading/passages.ts'
import { holds } from '../reading/concepts.ts'
import { inTheirWords } from '../reading/in-their-words.ts'
import { WHOSE_BURDEN } from '../harmless/whose-burden.ts'

const patterns = wordings({
  atWish: WHOSE_BURDEN.atWish,
  /** What a printed note tells of any such sale, and not of this one. */
  ofAnySale:
    /\b(?:where|when|whenever|if) (?:a|any|the|an) (?:sale|property|house|lot|contract|land)\b[^.;]{0,24}"?as[- ]is\b/i,
  asIs: /\b(?:as is,? where is|(?<!\b(?:so much|such|so far|so many)\b[^.;]{0,50})"?as is"?(?! (?:ordinarily|normally|usually|commonly|generally|then|in use|used|not|then|now|agreed|fixed|fair|just|due|proper|appropriate|available|given|stated|specified|payable|needed|mentioned|customary|usual|normal|common|practicable|possible|reasonably|convenient|required|shown|set out|provided|necessary|reasonable|permitted)\b)|where is|where-is|as-is)\b/i,
  faults:
    /\b(?:with )?all (?:its |their )?(?:faults|defects)\b|\b(?:latent|patent) (?:and|or|and\/or|\/) ?(?:latent|patent)\b|\bdefects?,? (?:whether )?latent\b|\blatent defects?\b/i,
  present:
    /\b(?:present|existing|current) (?:state|condition)(?: of repair)?\b|\bin the (?:condition|state) in which (?:it|they) (?:is|are|stands?)\b|\b(?:state|condition) (?:and|of) (?:repair|condition|state)\b/i,
  accepts:
    /\b(?:accepts?|sold|buys?|purchases?|acknowledges?|takes?|satisfied|no (?:claim|objection|requisition|compensation)|not (?:make|raise|claim|be entitled|object|require))\b/i,
  noClaim:
    /\b(?:no|not|nor|any)\b.{0,60}\b(?:claim|objection|requisition|compensation|rescind|object|delay)\b/i,
  /** The vendor's report stands for the buyer's own, and no other counts. */
  theirReport:
    /\bpurchaser\b[^.;]{0,50}\b(?:taken|deemed|treated)\b[^.;]{0,24}\b(?:obtained|commissioned|ordered) (?:that|this|the (?:vendor's|annexed|attached|said))\b[^.;]{0,24}\breports?\b|\bpurchaser\b[^.;]{0,24}\b(?:accepts?|adopts?|takes?)\b[^.;]{0,60}\breports?\b[^.;]{0,12}\bas (?:its|his|her|their) own\b|\bno other (?:\w{4,9} ){0,3}report\b[^.;]{0,8}\b(?:can|may|will) (?:support|ground|justify|found|be (?:used|relied))\b/i,
  comply:
    /\b(?:no|not|without)\b.{0,40}\bwarrant\w{0,3}\b.{0,100}\b(?:compl(?:y|ies|iance)|approv\w{1,4}|permits?|certif\w{3,8}|building|planning|repair|condition|fit)\b|\bfailure\b.{0,60}\bto comply\b.{0,80}\b(?:not|no)\b/i,
  known:
    /\b(?:asbestos|contaminat|illegal|unapproved|without (?:approval|a permit|consent)|order|encroach|termite|damp|mould|leak|structural)\w{0,6}\b|\b(?:no|not) (?:approval|approved|permit(?! (?:to|any|the)\b))\b|\bwhatever (?:approvals?|permits?)\b|\bno claim\b[^.;]{0,70}\bapprovals?\b/i,
  fair: /\bfair wear and tear\b|\bsame (?:state|condition)\b|\bmust (?:maintain|keep|deliver)\b|\bworking order\b|\bvendor (?:must|will) (?:repair|make good)\b/i,
  rubbish:
    /\b(?:rubbish|goods|items|debris|refuse|waste|junk|scrap|tyres|drums|machinery|car bod(?:y|ies)|wrecks?|vehicles?|asbestos sheets?|spoil|rubble|fill)\b.{0,80}\b(?:(?:will|need|shall|is|are|does|do) not (?:have to )?(?:be )?(?:removed|cleared|carted|taken|required|obliged)|(?:stays?|remains?|left|stay) (?:where (?:it|they) (?:is|are|lies?)|on the (?:land|lot|property|farm)|in place|as (?:it|they) (?:is|are))|(?:is|are) the purchaser's to (?:remove|clear))|\bnot (?:be )?(?:required|obliged) to (?:remove|clean|clear)\b/i,
  /** "As to its condition the purchaser looks to its own inspection": to nobody else. */
  looksTo:
    /\b(?:condition|state)\b[^.;]{0,60}\bpurchaser (?:\w{2,9} ){0,2}(?:looks?|trusts?|resorts?) (?:only |solely )?to (?:the |its |their )?(?:purchaser's )?own (?:inspections?|enquir(?:y|ies)|judge?ment)\b|\bpurchaser (?:\w{2,9} ){0,2}(?:looks?|trusts?|resorts?) (?:only |solely )?to (?:the |its |their )?(?:purchaser's )?own (?:inspections?|enquir(?:y|ies)|judge?ment)\b[^.;]{0,60}\b(?:condition|state|repair)\b/i,
  /** Said outright, with whose eyes alone count. */
  ownEyes:
    /\b(?:sold|buys?|purchases?|accepts?|takes?)\b[^.;]{0,50}\b(?:present|existing|current) (?:state|condition)\b[^.;]{0,120}\b(?:own (?:inspections?|enquir(?:y|ies)|investigations?|judgment))\b/i,
  /** One building or thing that is taken as it is: "takes the shed in its present state". */
  ofPart:
    /\b(?:accepts?|buys?|purchases?|takes?|acquires?)(?: over)? (?:the|that|those|this|these|any|each) (?:\w{3,12} ){0,2}?(?:(?:detached|granny|rear|front|upstairs|downstairs|studio|self-contained|second) (?:flat|unit|dwelling)|lean-?to|sheds?|garages?|carports?|(?:swimming )?pools?|spa|pontoons?|jett(?:y|ies)|boat ?(?:shed|ramp|lift)|decks?|decking|dams?|fences?|fencing|walls?|out-?buildings?|studios?|verandah?s?|pergolas?|extensions?|additions?|sleep-?outs?|bores?|septic(?: system| tank)?|driveways?|drains?|drainage|gazebos?|bungalows?|annexe?s?|stables?|roof|awnings?|patios?|balcon(?:y|ies)|mezzanines?|attic|loft|conversion|paving|crossover|wells?|tanks?|solar (?:panels|system)|wiring|plumbing|chimneys?|stairs?|ramp|bridge|culvert|workshop|cellar|basement|bathroom|laundry|kitchen)\b/i,
  /** Defects of one thing: "with any defect in that drainage". */
  ofItsDefect:
    /\b(?:defects?|faults?|deficienc(?:y|ies)|imperfections?|damage|movement|leaks?)\b(?: (?:or|and) \w{4,12})? (?:in|of|to|with|affecting|arising from|caused by) (?:(?:that|those|this|these) (?!property\b|land\b|house\b|dwelling\b|home\b|lot\b|premises\b|buildings?\b|improvements\b|unit\b|apartment\b)\w{3,16}|the (?:\w{3,12} )?(?:(?:detached|granny|rear|front|upstairs|downstairs|studio|self-contained|second) (?:flat|unit|dwelling)|lean-?to|sheds?|garages?|carports?|(?:swimming )?pools?|spa|pontoons?|jett(?:y|ies)|boat ?(?:shed|ramp|lift)|decks?|decking|dams?|fences?|fencing|walls?|out-?buildings?|studios?|verandah?s?|pergolas?|extensions?|additions?|sleep-?outs?|bores?|septic(?: system| tank)?|driveways?|drains?|drainage|gazebos?|bungalows?|annexe?s?|stables?|roof|awnings?|patios?|balcon(?:y|ies)|mezzanines?|attic|loft|conversion|paving|crossover|wells?|tanks?|solar (?:panels|system)|wiring|plumbing|chimneys?|stairs?|ramp|bridge|culvert|workshop|cellar|basement|bathroom|laundry|kitchen))\b/i,
  /** … and not of all that is sold. */
  ofWhole:
    /\b(?:property|land|lot|premises|house|home|improvements|buildings|everything)\b[^.;,]{0,40}\b(?:present|existing|current|as is|as it stands|condition|state|all (?:its )?(?:faults|defects)|and)\b|\b(?:as is|where is)\b/i,
  sold: /\b(?:sold|buys?|purchases?|accepts?|takes?)\b/i,
  /** An appliance that is sold as it is, or a thing in the garden that is left. */
  oneThing:
    /\bnot (?:be )?(?:required|obliged|bound) to (?:\w{4,9} )(?:or \w{4,9} )?(?:any |the |a )?(?:\w{5,8} )?(?:fences?|fencing|gates?)\b|\b(?:dish ?washers?|ovens?|stoves?|cook ?tops?|range ?hoods?|air ?condition\w{1,3}|split systems?|heaters?|hot water (?:service|unit|system)|dryers?|washing machines?|fridges?|refrigerators?|microwaves?|mowers?|ride-on|spa|barbecue|aerial|antenna|alarm|ceiling fans?|blinds?|intercom|remote controls?|pool (?:pump|cleaner|heater))\b(?!.{0,40}\b(?:property|house|dwelling|land|buildings?|improvements)\b)[^.;]{0,60}\b(?:sold|taken|passes?|included|bought)\b[^.;]{0,20}\bas (?:it|they) (?:stands?|is|are)\b|\b(?:remove|take away|take down|dismantle) (?:the |its |their )?(?:old |existing )?(?:clothes (?:hoist|line)|hoist|aerial|antenna|dish|swings?|trampoline|cubby|letter ?box|bird bath|pot plants?|garden (?:bench|seat|ornaments?))\b/i,
  /** Whatever was built, with leave or without it. */
  takesBuilt:
    /\bpurchaser\b[^.;]{0,40}\b(?:accepts?|takes?|purchases?|buys?|acquires?)\b[^.;]{0,50}\b(?:whatever (?:stands|is (?:built|there|standing)|has been (?:built|put up|erected)|approvals?|permits?|consents?)|approved or (?:not|un)|with or without (?:approval|a permit|consent)|as (?:it|they) (?:is|are)(?=,))/i,
  takes:
    /\b(?:any|every|all) defects?\b.{0,80}\baccepted by the purchaser\b|\bpurchaser\b.{0,40}\b(?:accepts?|takes?|purchases?|buys?|acquires?|assumes)\b.{0,40}\b(?:with (?:such|all|any|its)\b.{0,24}\b(?:fill|imperfections?|defects?|faults?|deficienc\w{1,3}|contaminat\w{1,3}|as exist)|as (?:it|they) stands?|in its state|subject to (?:any|all) (?:defects?|faults?))|\bsubject to (?:any|all) (?:defects?|faults?|deficienc\w{3}|imperfections?)\b|\bsold as (?:seen|inspected|it stands|they stand)\b|\bas (?:it|they) stands? (?:on|at) the (?:day of sale|contract date|date)|\bwhat (?:purchaser|you) sees? is what (?:purchaser|you) gets?\b/i,
  noRepair:
    /\bnothing\b.{0,40}\b(?:made good|repaired|replaced|taken away|removed|cleaned)\b.{0,30}\bby the vendor\b|\bpurchaser must not\b.{0,50}\b(?:require|call (?:up)?on|ask|compel)(?: the vendor| for)\b.{0,40}\b(?:repair|remedy|rectif|make good|carry out|comply|fix|replace|upgrade|bear|amend|treat)\w{0,4}\b|\bvendor\b.{0,20}\b(?:must not|is not|under no)\b.{0,20}\b(?:fix|repair|make good|rectify|remedy|obliged|required|bound|obligation)\b.{0,50}\b(?:fix|repair|make good|rectif|remedy|dilapidation|defects?|anything|damage|replace)\w{0,3}\b|\bvendor must not (?:fix|repair|make good|rectify)\b/i,
  unsound: /\b(?:may not be compacted|uncompacted)\b/i,
  /** A thing that does not work is told with the goods that are sold; the rest of its clause is read. */
  broken:
    /\b(?:not (?:be )?(?:(?:warranted|guaranteed) )?(?:to be )?in working order|not working)\b/i,
  noPromise:
    /\bvendor\b.{0,30}\b(?:no|not)\b.{0,20}\b(?:assurance|assert|vouch|promise|representation|guarantee)\w{0,3}\b.{0,80}\b(?:lawful|approv|permit|erect|structur|compl(?:y|ies)|condition|fit)\w{0,6}\b/i,
  existing:
    /\b(?:existing|present|current) condition\b.{0,80}\b(?:no complaint|no claim|no objection|must not complain)\b/i,
  defectWords:
    /\b(?:whether (?:apparent|latent|visible|hidden|patent)|hidden or (?:visible|apparent)|apparent or (?:not|otherwise|hidden))\b/i,
  state:
    /\b(?:condition|state of repair|state|fitness|quality|suitability|defects?|dilapidations?|repairs?|workmanship|works)\b.{0,80}\b(?:improvements?|buildings?|house|dwelling|property|premises|chattels|fixtures|anything (?:up)?on the (?:land|lot))\b|\b(?:improvements?|buildings?|house|dwelling|property|premises|chattels|fixtures|inspection|anything (?:up)?on the (?:land|lot))\b.{0,80}\b(?:condition|state of repair|fitness|quality|suitability|defects?|dilapidations?|repairs?)\b/i,
  barred:
    /\bno (?:claim|complaint|objection|requisition|compensation|allowance)s?\b|\bmust not\b.{0,40}\b(?:claim|complain|object|require|call (?:up)?on|ask|seek|raise|make any)\b|\bwithout (?:any )?(?:claim|complaint|objection|recourse|allowance)\b/i,
  undertakes:
    /\bvendor\b.{0,20}\bmust not be (?:responsible|liable) for\b.{0,20}\b(?:remov|clear|clean|repair)\w{1,4}|\bvendor\b.{0,20}\b(?:must not|not|no obligation to|under no obligation to|need not)\b.{0,12}\b(?:be )?(?:fix(?:ing)?|repair(?:ing)?|mend(?:ing)?|tak(?:e|ing) away|clean(?:ing)?|(?<!\bgive )clear(?:ing)?(?! (?:(?:the |a |its |good )?(?:titles?|mortgages?|caveats?|encumbrances?|debts?|arrears)|vacant|possession|of )\b)|remov(?:e|ing))\b|\b(?:buildings?|improvements?|house|structures?)\b.{0,30}\b(?:may not|might not|must not) comply\b.{0,60}\bno claim\b|\bvendor\b.{0,12}\b(?:must not|is not|has not|gives no|need not|not)\b.{0,30}\b(?:undertak\w{1,3}|agree\w{0,2}|obliged|required|bound|promise\w{0,2}|obligation)\b.{0,40}\b(?:repairs?|works?|remove|clean|clear|maintain|replace)\w{0,2}\b|\bmust not (?:call (?:up)?on|require|ask|compel|request) the vendor\b.{0,60}\b(?:works?|repairs?|fix|remedy|make good)\b/i,
  asFound:
    /\bthe way (?:it|they) (?:is|are)\b|\b(?:anything|everything|whatever) (?:is )?wrong with it\b|\bin (?:its|their|the) (?:actual|then) (?:state|condition)\b|\bin the (?:state|condition) in which (?:it|they) (?:is|are) found\b|\bwalk[- ]in,? walk[- ]out\b|\bno repairs\b|\bas (?:purchaser|they|it|he|she) (?:finds?|sees?) (?:it|them)\b|\bas[- ](?:seen|found|inspected|it stands|they stand|it lies)\b|\bin whatever (?:state|condition)\b|\b(?:subject to|with) (?:all|any|every|its) (?:existing )?(?:faults?|defects?|imperfections?|deficienc\w{1,3})\b|\bwarts and all\b/i,
  leftThere:
    /\b(?:items?|goods|rubbish|chattels|belongings|articles|things|debris)\b.{0,50}\b(?:left|remaining|abandoned|still)\b.{0,90}\b(?:purchaser|dispose)/i,
  /** A sentence that says who takes, where a form has its clauses in rows. */
  buyerTakes: /\bpurchaser (?:[a-z]{2,9} )?(?:buys?|takes?|accepts?|purchases?|acquires?)\b/i,
  /** What a clause of this contract gives is not taken by this one. */
  keeps:
    /\bpurchaser\b.{0,90}\b(?:keeps?|retains?|does not (?:lose|give up|waive))\b.{0,24}\b(?:benefit|warrant\w{1,4}|rights? (?:under|given by|in) (?:clauses?|special condition|this contract)|every right|all (?:its |his |her |their )?rights)|\b(?:does|do|must|shall|will) not (?:remove|exclude|limit|affect|take away)\b.{0,24}\b(?:warrant\w{1,4}|rights?)\b|\bwithout (?:taking away|losing|giving up|limiting|affecting)\b.{0,24}\b(?:warrant\w{1,4}|rights?|claims?)\b/i,
  clears:
    /\b(?:must|shall|will) (?:remove|clear|take away)\b[^.;]{0,16}\b(?:all else|everything else|the rest|all other|anything else|whatever else)\b/i,
  // The vendor puts the thing right, or it is one that the purchaser is to get.
  mended:
    /\bvendor\b.{0,40}\b(?:have (?:it|them) (?:repaired|fixed|replaced)|allows? \$|must compensate|repair or replace)|\bitems?\b.{0,30}\blisted as (?:an )?inclusions?\b/i,
  mustFix:
    /\bvendor must\b.{0,40}\b(?:repair|make good|maintain|deliver|remove|remedy|rectify|complete)\b/i,
  /** Somebody who is there, and not the state of what is sold. */
  someone:
    /\bremov(?:e|ing|al of) (?:him|her|them|any (?:person|occupant|occupier)|the (?:occupants?|occupiers?|tenants?|mortgagors?|residents?))\b/i,
  // Second-hand furniture is no house.
  /** A lease that goes on in its own words says nothing of the building. */
  ofLease:
    /\b(?:lease|tenancy|agreement|licen[cs]e)s? (?:just )?as (?:it|they) (?:stands?|is|are)\b/i,
  goodsOnly:
    /^\W{0,4}(?:property )?(?:chattels|goods|inclusions)(?: included)? ?[:|]|^\W{0,4}(?:all |the |any )?(?:furniture|chattels|inventory|appliances?|contents|equipment|machinery|plant|stock|inclusions?)\b(?!.{0,60}\b(?:and|with) (?:the )?(?:land|property|house|dwelling|improvements|buildings?|premises)\b).{0,60}\b(?:second-hand|sold as (?:seen|they stand|inspected))\b/i,
  lot: /\bplan\b|\bregistration\b|\btitle boundar/i,
  whole:
    /\b(?:property|land|premises|house|dwelling|home|improvements|unit|apartment|sold|sale|buys|takes?|bought)\b/i,
})

/** Without one of these there is nothing to say. */
const ENTRIES = [
  patterns.theirReport,
  patterns.leftThere,
  patterns.rubbish,
  patterns.unsound,
  patterns.asIs,
  patterns.takes,
  patterns.takesBuilt,
  patterns.existing,
  patterns.noRepair,
  [patterns.asFound, patterns.whole],
  patterns.undertakes,
  [patterns.state, patterns.barred],
  patterns.defectWords,
  [patterns.faults, patterns.accepts],
  [patterns.present, patterns.accepts, patterns.noClaim],
  [patterns.present, patterns.sold],
  patterns.comply,
  patterns.noPromise,
  patterns.looksTo,
]

/** The physical and legal state of the property becomes the buyer's affair. */
export default defineRule({
  id: 'national/as-is-condition',
  title: 'Who bears defects of the property',
  category: 'legal',
  severity: 'medium',
  kind: 'presence',
  law: [
    cite(act.nsw.conveyancing, 's 52A(4)'),
    cite(act.vic.saleOfLand, 's 32K'),
    cite(act.cth.consumerLaw, 's 18'),
  ],
  appliesTo: ['special-conditions', 'particulars', 'contract-form'],
  patterns,
  clear: 'No clause was found that makes you take the property “as is”.',
  subject:
    /\b(?:present|existing|current|actual|physical|whatever|same)(?: physical)? (?:state|condition)\b|\bcondition(?: and \w{3,8})? in which\b|\bas[- ]is\b|\bas (?:it is|it stands|they are|they stand|seen|inspected|you find it)\b|\bas they are\b|\b(?:latent|patent|faults|imperfections|infestations?|dilapidat\w{1,4}|state of repair|any defect|walk-?in walk-?out|anything wrong)\b|\b(?:purchaser|buyer|transferee|you)\b[^.;]{0,80}\b(?:inspected|own (?:inspection|enquir(?:y|ies)|investigations?)|accepts?|takes|looks only|taken to have)\b[^.;]{0,60}\b(?:condition|state|repair|defects?|fill|building|improvements?|land|property|lot|report|own|with)\b|\b(?:warrant\w{0,4}|promise|assurance|representations?)\b[^.;]{0,80}\b(?:compl\w{1,6}|approv\w{1,4}|lawful\w{0,2}|condition|fitness|repair|buildings?|structures?|improvements)\b|\b(?:vendor|seller|transferor)\b[^.;]{0,60}\b(?:repairs?|make good|clear|remov(?:e|al)|take away|fix\w{0,3}|clean|cart\w{0,2})\b|\b(?:repaired|made good|taken away|removed|cleared|carted)\b[^.;]{0,30}\bby the (?:vendor|seller)\b|\b(?:rubbish|scrap|waste|car bodies|tyres|drums|debris|items)\b[^.;]{0,60}\b(?:remains?|stays?|left|cleared|removed|carted|included)\b|\b(?:complaint|claims?|objections?)\b[^.;]{0,60}\b(?:condition|fitness|repair|state|defects?|improvements)\b|\b(?:comply|compliance|defects?|improvements|buildings)\b[^.;]{0,80}\b(?:claims?|objections?|compensation)\b/i,
  givesWayTo: {
    'national/statutory-rights-waived': ['comply'],
    'national/leased-goods': ['rubbish'],
  },
  messages: {
    asIs: {
      title: 'Sold “as is”: you accept the condition and all defects',
      description:
        'The wording at {{where}} has you accept the property in its present condition, with defects that can be seen and those that cannot. Repairs, and anything built against the rules, would be at your cost, with no claim under the contract. Rights that the law itself gives you may remain; ask your lawyer which.',
      recommendation:
        'Inspect before you sign: building and pest, and the council’s building records. Ask to leave out known defects and your rights under the law.',
      question: 'Which defects, illegal works or orders does the vendor know of?',
    },
    ofOne: {
      title: 'You take one thing as it is: “{{opening}}”',
      description:
        'The wording at {{where}} has you take what it names with whatever is wrong with it: “{{words}}” What it costs to mend, approve, alter or take down would be yours, with no claim under the contract. These words do not reach the rest of the property.',
      recommendation:
        'Before you sign, have that one thing inspected, ask the council about it, and ask for a price that takes its cost into account, or for the clause to go.',
      question:
        'What is wrong with what {{where}} names, what has been said or written about it, and what would it cost to put right?',
    },
    theirReport: {
      title: "The vendor's own inspection report must do for yours",
      description:
        'By the wording at {{where}} the report that the vendor ordered counts as yours and you are taken to be content with it. What your own inspector finds gives you no way out, and whoever wrote the report may owe you nothing.',
      recommendation:
        'Before you sign, have your own inspection made, and ask for the usual right to end the contract on your own report.',
      question: 'Will the vendor let the condition depend on a report that we order?',
    },
    comply: {
      title: 'No warranty that the buildings comply or are in repair',
      description:
        'In the wording at {{where}} the vendor gives no promise that buildings have permits, comply with the rules or are sound. If something was built without approval, setting it right would be your cost.',
      recommendation:
        'Before you sign, check the council’s permit records against what stands on the land.',
      question:
        'Does the vendor know of any building or work without a permit or final certificate?',
    },
    rubbish: {
      title: 'The vendor need not clear the property',
      description:
        'The wording at {{where}} lets the vendor leave goods or rubbish behind. Clearing it would be your cost and time.',
      recommendation: 'Before you sign, ask that the property is handed over empty and clean.',
      question: 'Will the vendor remove all goods and rubbish before settlement?',
    },
  },
  check({ doc }, report) {
    for (const passage of holdingAny(termsOf(doc), ['full', 'plain'], ...ENTRIES)) {
      const { plain, full, text, span, block } = passage
      if (patterns.ofAnySale.test(text)) continue
      if (patterns.keeps.test(plain) || patterns.clears.test(plain)) continue
      if (patterns.ofLease.test(plain) || patterns.atWish.test(plain)) continue
      if (patterns.mended.test(plain) || patterns.goodsOnly.test(text)) continue
      if (patterns.someone.test(text) || patterns.oneThing.test(text)) continue
      if (patterns.theirReport.test(plain)) {
        report('theirReport', [span], {}, { severity: 'high', unmistakable: true })
        continue
      }
      const unsound = patterns.unsound.test(full)
      if (patterns.leftThere.test(plain) && !patterns.mustFix.test(plain))
        report('rubbish', [span], {}, { severity: 'low' })
      if (patterns.rubbish.test(full)) report('rubbish', [span], {}, { severity: 'low' })
      const wanting = unsound || patterns.broken.test(full)
      const refuses = patterns.noRepair.test(plain)
      if (patterns.fair.test(full) && !patterns.faults.test(text) && !wanting && !refuses) continue
      const severity = patterns.known.test(full) ? ({ severity: 'high' } as const) : {}
      const taken = isOfOne(plain) ? 'ofOne' : 'asIs'
      const words = taken === 'ofOne' ? inTheirWords(passage) : {}
      if (
        unsound ||
        patterns.asIs.test(text) ||
        patterns.takes.test(plain) ||
        patterns.takesBuilt.test(plain) ||
        patterns.existing.test(plain) ||
        patterns.noRepair.test(plain) ||
        patterns.looksTo.test(plain) ||
        (holds(plain, patterns.asFound, patterns.whole) &&
          (!isField(block) || patterns.buyerTakes.test(plain))) ||
        (patterns.undertakes.test(plain) && !patterns.mustFix.test(plain)) ||
        (holds(plain, patterns.state, patterns.barred) &&
          !patterns.mustFix.test(plain) &&
          !patterns.lot.test(plain)) ||
        (patterns.defectWords.test(plain) && patterns.accepts.test(full)) ||
        (patterns.faults.test(text) && patterns.accepts.test(full))
      )
        report(taken, [span], words, severity)
      else if (
        patterns.present.test(text) &&
        patterns.accepts.test(full) &&
        patterns.noClaim.test(full)
      )
        report(taken, [span], words, severity)
      else if (patterns.present.test(text) && patterns.sold.test(text))
        report(taken, [span], words, {
          ...severity,
          ...(patterns.ownEyes.test(text) ? { unmistakable: true } : { strength: 'likely' }),
        })
      else if (patterns.comply.test(full) || patterns.noPromise.test(plain))
        report('comply', [span], {}, severity)
    }
  },
})

/** The field of a form; a clause that stands beside its number is a row too. */
function isField({ kind, cells, text }: Block): boolean {
  return kind === 'row' && ((cells?.length ?? 0) > 2 || text.length < CLAUSE)
}

/** No value of a field that speaks of the state of a property is longer. */
const CLAUSE = 80

/** Whether the words are confined to one building, or to the faults of one thing. */
function isOfOne(plain: string): boolean {
  if (patterns.ofItsDefect.test(plain)) return true
  return patterns.ofPart.test(plain) && !patterns.ofWhole.test(plain)
}

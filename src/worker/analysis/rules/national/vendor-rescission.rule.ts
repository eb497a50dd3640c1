import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { defineRule } from '../define-rule.ts'
import { isOffThePlan } from '../terms/off-the-plan.ts'
import { AFTERMATH_PATTERNS, aftermathOf } from '../terms/aftermath.ts'
import { holdingAny, type Passage, termsOf } from '../reading/passages.ts'
import { concept, holds } from '../reading/concepts.ts'

const patterns = wordings({
  ...AFTERMATH_PATTERNS,
  vendorEnds:
    /\bvoidable (?:at the (?:option|election) of|by) the (?:vendor|seller|developer)\b|\b(?:vendor|seller|developer) (?:is|are) given (?:the|a) right to\b.{0,60}\b(?:end|rescind|terminate|cancel|bring)|\b(?:vendor|seller|developer|vendors|sellers)\b(?!['’]s)(?: and not the (?:purchaser|buyer))?.{0,90}\b(?:may|can|is entitled to|shall be entitled to|reserves the right to|has the right to|will be entitled to|at its option|elect to)\b.{0,90}\b(?:rescind|terminate|cancel|end (?:this|the) contract|withdraw from|bring (?:this|the) contract to an end|avoid this contract|put an end to)\b/i,
  subject:
    /\b(?:subject to|conditional (?:up)?on)\b.{0,60}\b(?:(?:vendor|seller)(?:'s|s'|’s)? (?:obtaining|securing|being satisfied|board|directors?|lender|financier|bank|mortgagee)|consent of the (?:vendor|seller)'s|approval (?:of|by) the (?:vendor|seller)(?:'s|’s)|pre-?sales|sale of (?:not less than|at least))\b/i,
  free: /\b(?:forms? the (?:opinion|view)|own interests|voidable|acceptable to the vendor)\b|\b(?:absolute|sole|unfettered|complete) discretion\b|\bmay\b[^.;,]{0,70}\bat any time\b|\bat any time\b[^.;,]{0,40}\b(?:vendor|seller|developer)s? (?:may|can)\b|\bfor any reason\b|\bwithout (?:giving )?(?:any )?(?:reason|notice|cause)\b|\bif (?:the )?(?:vendor|seller) (?:elects|wishes|decides|so chooses|is unwilling|is not satisfied|considers|determines|forms the view)\b|\bunwilling\b|\bits option\b|\buneconomic\b|\bnot (?:commercially )?viable\b|\bpre-?sales?\b|\bfinanc(?:e|ier|ing)\b|\blender\b|\bboard\b|\bconstruction costs?\b|\bsatisfactory to the (?:vendor|seller)\b/i,
  oneSided:
    /\bone (?:business )?day\b|\b(?:2|3|two|three) (?:\([23]\) )?(?:business )?days\b|\bimmediately\b|\bat once\b|\bforthwith\b|\bwithout notice\b/i,
  buyerDefault:
    /\bnot (?:comply with|obey|satisfy|meet|perform)\b[^.;]{0,24}\bnotice\b|\b(?:is|are|was|be) not (?:duly )?paid\b|\b(?:if|should|unless|where) (?:the )?(?:purchaser|buyer)\b[^.;]{0,30}\bnot (?:settle|complete|pay|sign|deliver|give)\b|\b(?:if|should) settlement\b[^.;]{0,12}\bnot\b|\b(?:default|breach|fails?|failure|non-?payment|unpaid|does not pay|dishonou?r|late)\b/i,
  /** The vendor waits for what the purchaser owes: it need not settle, and ends nothing. */
  waits: /\bvendor\b[^.;]{0,24}\bneed not (?:settle|proceed)\b/i,
  untilDone:
    /\b(?:if|unless|until|where|should|before) (?:the )?(?:purchaser|buyer)\b|\buntil (?:it|they|that|this|he|she)\b/i,
  ownChoice: /\b(?:decides?|elects?|chooses?|wishes) not to\b|\bunwilling\b/i,
  failing: /\bfailing which\b|\bif (?:it|they|any of them) (?:is|are|do|does) not\b/i,
  /** "If either of them tells the purchaser that the orders will not be made, the contract is at an end." */
  tellsEnd:
    /\b(?:if|when|once|should|whenever) (?:the |a )?vendor (?:tells?|notif(?:y|ies)|informs?|advises?|writes? to|says?|gives? (?:the purchaser )?(?:\w{3,9} )?notice)\b[^.;]{0,150}\b(?:contract|sale|bargain)\b[^.;]{0,24}\b(?:at an end|ends?|is (?:off|over)|terminates?|lapses?|falls? away)\b/i,
  /** "They", in a sentence behind one that speaks of the vendors alone. */
  ofThem: /\b(?:either|any|any one|one|each) of (?:them|those persons|the two)\b/i,
  vendors: /\b(?:vendors|sellers|registered proprietors|owners)\b/i,
  buyer: /\b(?:purchasers?|buyers?|transferees?|parties)\b/i,
  /** What must happen, or fail to, before the right arises. */
  event:
    /\b(?:if|unless|should|where|when|whenever|failing|in case|in the event|on|upon|until|by reason of)\b/i,
  guarantee: /\bguarantees?\b/i,
  extension: /\b(?:clauses?|conditions?|terms?) ?6\.2\b|\bextension\b/i,
  fairCure:
    /\b(?:14|fourteen|10|ten|21|28|7|seven) (?:\(\d{1,2}\) )?(?:clear |business )?days|\bdefault notice\b|\bgeneral condition 3[45]\b|\bnotice to complete\b/i,
  /** The printed end of a loan condition of which nobody heard: each form has it. */
  noNotice:
    /\bif no notice\b[^.;]{0,40}\b(?:latest time|approval date|finance date|approval time)\b|\b(?:purchaser|buyer)s?\b[^.;]{0,24}\b(?:gives? no notice|not give(?:n)? (?:any )?notice|says? nothing|(?:is|are|stays?|remains?) silent|(?:does|do|did|has|have) not (?:say|said|tell|told|notify|notified|inform|informed|write|written|respond|responded)|fails? to (?:say|tell|notify|inform|respond))\b[^.;]{0,60}\b(?:finance|loan|latest time|approval (?:date|time)|due date)\b/i,
  /** What the buyer is denied, and a day: no right of the vendor. */
  noEnding:
    /\b(?:no|any|without a) (?:right|entitlement|power) (?:of|to) (?:rescission|rescind|terminat\w{1,4}|cancel\w{0,6}|end)\b|\bend dates?\b/i,
  /** The purchaser's right that is denied: "shall have neither compensation nor a right to end it". */
  buyerDenied:
    /\b(?:purchaser|buyer)s?\b(?:(?!\b(?:vendor|seller)\b)[^.;]){0,50}\b(?:neither|no|nor|not|never|without|cannot|nothing)\b(?:(?!\b(?:vendor|seller)\b)[^.;]){0,60}\b(?:to|of|nor|or|may|can|not|cannot) (?:end|rescind|rescission|terminat\w{1,4}|cancel|cancellation|withdraw|avoid)\b/i,
  /** "without a right in the purchaser to rescind" */
  noneOfBuyer:
    /\b(?:no|nor|neither|without|any)\b[^.;]{0,24}\b(?:right|entitlement|power|liberty)s?\b[^.;]{0,20}\b(?:purchaser|buyer)s?\b[^.;]{0,16}\b(?:to|of) (?:end|rescind|rescission|terminat\w{1,4}|cancel|cancellation|withdraw|avoid)\b/i,
  mutual:
    /\b(?:either(?: (?:one|side))? (?:may|can|is free to|of them)|each (?:may|side)|either party|purchaser or (?:the )?vendor|vendor or (?:the )?purchaser|buyer or (?:the )?seller|seller or (?:the )?buyer|both parties)\b/i,
  insolvency:
    /\b(?:dies|death|bankrupt|insolven|mentally|mental|liquidat|winding up|administration|capacity)\w{0,4}\b/i,
  /** Those who stand in the purchaser's place may go, and have the deposit back. */
  buyersEstate:
    /\bvendor may (?:agree|choose|elect|offer) to (?:repair|fix|remedy|mend|rectify|treat|do)\b|\bvendors? (?:may|must|can|shall|will) not (?:hold|bind|keep)\b|\b(?:purchaser'?s?|buyer'?s?|her|his|their) (?:estate|executors?|personal representatives?|family)\b[^.;]{0,60}\bmay\b|\bmay (?:rescind|terminate|end|cancel|withdraw)\b[^.;]{0,60}\b(?:have|get|take|receive)s?\b[^.;]{0,16}\bdeposit back\b/i,
  notRight:
    /\b(?:may|shall|must|can|will|is) not\b.{0,40}\b(?:rescind|terminate|cancel|end)\b|\bwithdraw (?:the|any|a) (?:caveat|offer|objection)/i,
  buyerEnds: /\b(?:purchaser|buyer) (?:may|can)\b.{0,70}\b(?:rescind|terminate|end)\b/i,
  vendorMayNow:
    /\b(?:vendor|seller)\b(?:(?!\b(?:purchaser|buyer)\b).){0,25}\b(?:may|can|is entitled)\b/i,
  sunset:
    /\bsections? 10[A-F]\b|\bsunset|plan (?:of subdivision )?(?:is|has) not (?:been )?registered|registration period\b/i,
  unwilling: /\bunwilling\b/i,
  ends: /\bvendor forms? the (?:opinion|view)\b.{0,120}\bnotice of (?:termination|rescission)\b|\bvoidable (?:at the (?:option|election) of|by) the vendor\b|\bvendor\b(?:(?!\bpurchaser (?:may|must)\b).){0,140}\b(?:may|at its option|elects? to)\b.{0,60}\b(?:end this contract|end (?:the|this|that)\b|rescind|terminate|cancel|annul|avoid|determine (?:this|the) contract|walk away|withdraw from|resell|bring it to an end|not (?:to )?proceed)\b/i,
  /** "If the vendor forms the opinion that …, it may end this contract": much may stand between. */
  itMay:
    /\bvendor\b(?:(?!\bpurchaser\b)[^.;]){0,260}\bit (?:may|is free to)(?: (?:by|on) (?:\w{3,10} ){0,2}notice(?: at any time)?)? (?:end|rescind|terminate|cancel|annul)\b/i,
  passive:
    /\b(?:contract|sale)\b.{0,40}\b(?:may|must|is to) be (?:ended|terminated|rescinded|cancelled|avoided|annulled)\b.{0,30}\bby the vendor\b|\b(?:rescission|termination|cancellation) by the vendor\b|\bvendor\b.{0,40}\bright (?:of|to) (?:rescission|rescind|termination|terminate|cancel)\w{0,5}\b/i,
  unless:
    /\bvendor\b.{0,24}\bneed not (?:proceed|settle|build|sell|go ahead)\b|\bvendor\b.{0,40}\b(?:decides?|elects?|chooses?|wishes) not to (?:proceed|settle|sell|complete|build)\b/i,
  thirdParty:
    /\b(?:mortgagees?|mortgage|lender|financier|bank|board|shareholders?|head[- ]?(?:vendor|contract)|lots (?:are|have been) sold|% of the (?:lots|apartments|dwellings))\b/i,
  endsAny: concept.ends,
  mayEnd: concept.vendorMay,
  atWillToo: concept.discretion,
  /** Whoever offers more gets it. */
  outbid:
    /\b(?:offered|receives?|gets?|obtains?)\b[^.;]{0,90}\b(?:(?:better|higher|larger|greater) (?:price|offer|sum|bid)|(?:price|offer|sum|bid)\b[^.;]{0,24}\b(?:better|higher|more|above|exceeds?|betters?|exceeding|bettering|greater|over))\b/i,
  closes:
    /\b(?:it|vendor) (?:may|can|is free to|is entitled to) (?:at once |then |by notice )?(?:end|terminate|rescind|cancel|withdraw|bring (?:this|the) contract to|call off|treat (?:this|the) contract)\b/i,
  better:
    /\b(?:better (?:price|offer)|budget\w{0,3}|costs? exceed|progress of sales|not release|any reason|at any time)\b/i,
  endsIf:
    /\bthis contract (?:ends|is at an end|lapses|comes to an end|must end)\b.{0,20}\bif\b.{0,30}\bvendor\b/i,
})

/** Without one of these there is nothing to say. */
const ENTRIES = [
  patterns.noEnding,
  patterns.subject,
  patterns.unless,
  patterns.vendorEnds,
  patterns.ends,
  patterns.itMay,
  patterns.passive,
  patterns.endsIf,
  [patterns.outbid, patterns.closes],
  [patterns.mayEnd, patterns.endsAny],
  [patterns.ofThem, patterns.endsAny],
  patterns.tellsEnd,
]

/** A contract that binds one side only. */
export default defineRule({
  id: 'national/vendor-rescission',
  title: 'The vendor’s right to end the contract',
  category: 'legal',
  severity: 'high',
  kind: 'presence',
  law: [cite(act.cth.consumerLaw, 'ss 23–28'), cite(act.nsw.conveyancing, 's 56')],
  appliesTo: ['special-conditions', 'particulars', 'contract-form'],
  patterns,
  clear: 'No clause was found that lets the vendor end the contract at will.',
  subject:
    /\b(?:vendors?|sellers?|developers?|trustees?|executors?|transferor|proprietor|owner|we|it|them)\b[^.;]{0,140}\b(?:rescind|rescission|terminat(?:e|ion|ing)|cancel|end (?:this|the) (?:contract|agreement|sale)|(?:contract|agreement|sale) (?:ends|is at an end|comes to an end)|withdraw (?:from|the)|pull out|walk away|call off|annul|determine (?:this|the) contract|vacate this contract|(?:need not|not|not to|have to) (?:proceed|go ahead|build)|put an end|to an end|at an end|to a close)\b|\b(?:rescind|terminat(?:e|ion)|cancel|voidable|rescission|end this contract|(?:contract|agreement) ends)\b[^.;]{0,100}\b(?:vendors?|sellers?|developers?|transferor|proprietor)\b|\bconditional (?:up)?on\b[^.;]{0,40}\b(?:vendor|seller|developer)'s\b/i,
  givesWayTo: {
    'national/time-of-essence': ['atWill', 'quick', 'onEvent'],
    'qld/settlement-extension-removed': ['atWill', 'quick', 'onEvent'],
    'national/instalment-sale-terms': ['atWill', 'quick', 'onEvent'],
    'national/sunset-clause': ['atWill', 'onEvent'],
    'national/vendor-condition': ['atWill', 'condition', 'onEvent'],
  },
  messages: {
    atWill: {
      title: 'The vendor can end (terminate or rescind) the contract at its own choice',
      description:
        'The wording at {{where}} lets the vendor bring the contract to an end for its own reasons, while you stay bound. You could spend on searches, inspections and a loan, and still lose the property, often when prices have risen.',
      recommendation:
        'Before you sign, ask to delete this right, or to limit it to events outside the vendor’s control, with your deposit and costs repaid within days.',
      question:
        'Will the vendor delete its right to end the contract, or make it mutual with repayment of the purchaser’s costs?',
    },
    onEvent: {
      title: 'The vendor alone can end the contract if an event happens or fails',
      description:
        'By the wording at {{where}} the vendor may bring the contract to an end if what is named there happens, or does not happen in time. You stay bound until then, and these words give you no such right. What you have spent on searches, inspections and a loan would be lost, and prices may have risen.',
      recommendation:
        'Before you sign, find out how likely the event is and who can bring it about, and ask for the same right, an early last day for it, and repayment of your costs.',
      question:
        'How likely is the event at {{where}}, and will the vendor give the purchaser the same right to end the contract, with costs repaid?',
    },
    condition: {
      title: 'The sale depends on an approval or sales that only the vendor controls',
      description:
        'The wording at {{where}} makes the contract depend on the vendor’s lender, board, pre-sales or the like. You are bound while the vendor may still walk away (terminate).',
      recommendation:
        'Before you sign, ask for an early end date for this condition and for a right of your own to end the contract if it is not met by then.',
      question: 'By which date will the vendor know whether the condition at {{where}} is met?',
    },
    quick: {
      title: 'The vendor can terminate quickly if you are late',
      description:
        'The wording at {{where}} lets the vendor end the contract after a very short delay by you, or with no notice. A bank that is a few days late could cost you the property and the deposit.',
      recommendation:
        'Before you sign, ask for the usual notice of 14 days to put a default right.',
      question: 'Will the vendor restore a 14-day default notice?',
    },
  },
  check({ doc }, report) {
    const critical = isOffThePlan(doc) ? ({ severity: 'critical' } as const) : {}
    const terms = termsOf(doc)
    for (const passage of holdingAny(terms, ['full', 'plain'], ...ENTRIES)) {
      const { text, span } = passage
      const plain = withoutDenied(withVendorsNamed(passage, passage.plain))
      const full = withoutDenied(withVendorsNamed(passage, passage.full))
      if (patterns.tellsEnd.test(plain) && !patterns.sunset.test(full)) {
        report('atWill', [span], {}, { ...critical, unmistakable: true })
        continue
      }
      if (patterns.mutual.test(full) || patterns.insolvency.test(full)) continue
      // A guarantee that the directors fail to sign has a rule of its own.
      if (patterns.guarantee.test(text) && patterns.failing.test(text)) continue
      if (patterns.sunset.test(full) || patterns.buyersEstate.test(plain)) continue
      if (patterns.noNotice.test(text)) continue
      if (patterns.buyerEnds.test(text) && !patterns.vendorMayNow.test(text)) continue
      if (holds(plain, patterns.outbid, patterns.closes)) {
        report('atWill', [span], {}, { ...critical, unmistakable: true })
        continue
      }
      if (patterns.subject.test(full)) {
        report('condition', [span], {}, critical)
        continue
      }
      const unwilling = patterns.unless.test(plain)
      const ends =
        patterns.vendorEnds.test(full) ||
        patterns.ends.test(plain) ||
        patterns.itMay.test(plain) ||
        patterns.passive.test(plain) ||
        patterns.endsIf.test(plain) ||
        (holds(plain, patterns.mayEnd, patterns.endsAny) &&
          (patterns.atWillToo.test(plain) || patterns.better.test(plain)))
      if ((!ends && !unwilling) || patterns.notRight.test(text)) continue
      const waits = !ends && patterns.waits.test(plain) && !patterns.ownChoice.test(plain)
      const owed = [patterns.buyerDefault, patterns.failing, patterns.untilDone]
      if (waits && owed.some((pattern) => pattern.test(full))) continue
      const excused = unwilling || patterns.unwilling.test(full) || patterns.thirdParty.test(full)
      if (patterns.buyerDefault.test(full) && !excused) {
        // What becomes of Queensland's days to extend is told by a rule of its own.
        const told = doc.state === 'QLD' && patterns.extension.test(text)
        if (patterns.oneSided.test(full) && !patterns.fairCure.test(full) && !told)
          report('quick', [span])
        continue
      }
      const beside = aftermathOf(passage, terms)
      if (patterns.free.test(full) || excused) report('atWill', [span], {}, { ...critical, beside })
      else {
        const isChosen = patterns.atWillToo.test(plain) || !patterns.event.test(plain)
        const key = isChosen ? 'atWill' : 'onEvent'
        report(key, [span], {}, { severity: 'medium', strength: 'likely', beside })
      }
    }
  },
})

/** "Either of them" behind a sentence on the vendors alone is one of the vendors, and not either side. */
function withVendorsNamed({ previous }: Passage, words: string): string {
  if (!patterns.ofThem.test(words)) return words
  const isOfVendors = patterns.vendors.test(previous) && !patterns.buyer.test(previous)
  return isOfVendors ? words.replace(patterns.ofThem, 'the vendor') : words
}

/** A text without the ending that it denies, to nobody in particular or to the purchaser. */
function withoutDenied(text: string): string {
  return [patterns.noEnding, patterns.buyerDenied, patterns.noneOfBuyer].reduce(
    (left, denied) => left.replace(denied, ' '),
    text,
  )
}

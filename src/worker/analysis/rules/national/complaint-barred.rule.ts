import { wordings } from '../../wording/wordings.ts'
import { percentsIn } from '../reading/amounts.ts'
import { holds } from '../reading/concepts.ts'
import { defineRule } from '../define-rule.ts'
import { inTheirWords } from '../reading/in-their-words.ts'
import { holdingAny, passagesSaying, termsOf } from '../reading/passages.ts'
import { INSURANCE_PATTERNS, isOfPolicy } from '../schemes/insurance-words.ts'

const patterns = wordings({
  /** A warning to whoever does a thing, and no term of this bargain. */
  ofAnybody: /^\W{0,3}(?:[a-z]\)? )?(?:purchasers|buyers|people) (?:who|that)\b/i,
  ...INSURANCE_PATTERNS,
  mustNot:
    /\bpurchaser(?:['’]s)?\b(?:(?!\bvendor (?:must|may)\b)[^;]){0,190}\b(?:must not|never|must make no|must raise no|must take no)\b[^.;]{0,40}\b(?:objects?|objection|oppos\w{1,4}|complain\w{0,2}|claims?|pull out|ask for (?:money|compensation|a (?:reduction|refund)|anything)|hold up settlement|sue|pursue)\b/i,
  hasNo:
    /\bpurchaser\b[^.;]{0,90}\b(?:makes?|make|has|have|raises?|brings?|takes?) no (?:\w{1,12} ){0,2}(?:claim|complaint|objection|quarrel|recourse|grievance)s?\b/i,
  /** The vendor gives up a claim, in the same sentence. */
  vendorsNo:
    /\bvendor\b(?:(?!\bpurchaser\b)[^.;]){0,30}\b(?:makes?|has|have|raises?|brings?|takes?) no (?:\w{1,12} ){0,2}(?:claim|complaint|objection|recourse)s?\b/i,
  /** "May not ask for its removal, a survey or a lower price because any part of it is outside." */
  mayNotAsk:
    /\bpurchaser\b[^.;]{0,90}\bmust not (?:ask for|seek|require|demand|request|want|insist on)\b[^.;]{0,60}\b(?:reductions?|abatement|lower price|allowances?|compensation|refund|removal|end to (?:this|the) contract)\b/i,
  /** "Must not on account of the flat or its use ask for a reduction, make a claim or rescind." */
  onAccount:
    /\bmust not,? (?:on account of|because of|by reason of|in respect of|in relation to|for) [^.;]{0,120}\b(?:ask for|seek|claim|make (?:a|any) (?:claim|objection|requisition)|delay settlement|rescind|terminate|end this contract)\b/i,
  theBuyer: /\bpurchaser\b/i,
  nobody:
    /\b(?:no|nor any) (?:claim|complaint|objection)s? (?:of any kind )?(?:may|must|can|is to|will) be (?:raised|made|brought|taken|entertained|heard)\b|\bnothing (?:may|can|must) be claimed\b|\bpurchaser\b[^.;]{0,90}\bwithout (?:any )?(?:recourse|complaint|objection)\b/i,
  risk: /\bpurchaser\b[^.;]{0,110}\b(?:takes?|bears?|accepts?|assumes?|runs?) (?:all |every |any |the )?(?:whole |entire |sole )?risks? (?:of|that|in|as to|from)\b/i,
  settlesAnyway:
    /\bpurchaser\b[^.;]{0,40}\b(?:(?:must )?(?:still |nevertheless |nonetheless )(?:settle|complete|pay|buy)|(?:must|will) (?:settle|complete|proceed|pay)\b[^.;]{0,24}\b(?:although|though|even if|whether or not|despite|notwithstanding|come what may|in any case|regardless))|\bpurchaser (?:buys|settles|completes|takes the (?:land|lot|property))\b[^.;]{0,24}\b(?:whether or not|even if|even though|regardless)\b/i,
  /** Every owner in turn is bound, by a paper on the title. */
  ownerMustNot:
    /\b(?:owners?|proprietors?|transferees?|covenantors?|burdened owner|successors?|lots? burdened)\b[^.;]{0,140}\b(?:must|shall|will|may) not\b[^.;]{0,60}\b(?:complain\w{0,2}|complaints?|objects?|objection|oppose|sue|bring (?:an? )?(?:action|proceeding))\b/i,
  /** What comes over the fence. */
  nuisance:
    /\b(?:noise|dust|smells?|odours?|vibration|lights?|smoke|fumes|spray\w{0,3}|traffic|trains?|aircraft|blasting|concrete|quarry\w{0,3}|batch\w{2,3}|abattoir|piggery|farm\w{0,3}|port|depot|sewage|treatment (?:plant|works)|music|events?|operations?|emissions?)\b/i,
  elsewhere:
    /\b(?:remed(?:y|ies)|recourse|claims?)\b[^.;]{0,90}\b(?:is|are|lies?|must be|only)\b[^.;]{0,60}\bnot against the vendor\b/i,
  silence:
    /\bpurchaser must not\b[^.;]{0,60}\b(?:(?:make )?contact (?:with )?|speak (?:to|with)|communicate with|approach|write to|(?:adverse|negative|critical|disparaging)\b[^.;]{0,20}\b(?:comment|statement|remark|review)|disparage)/i,
  /** The council is to look at nothing before settlement: a certificate would show what was built. */
  unexamined:
    /\bpurchaser (?:must not|may not|agrees not to|has no right to)\b[^.;]{0,40}\b(?:ask|apply|request|seek|obtain|lodge|make|invite|call|require)\w{0,3}\b[^.;]{0,40}\b(?:building (?:information )?certificate|(?:council|certifier|authority|surveyor|municipality|shire)\b[^.;]{0,24}\b(?:to )?(?:inspect\w{0,4}|certificate))\b/i,
  /** What the vendor is not to be asked for, and the buyer may get. */
  ofVendor:
    /\bpurchaser\b[^.;]{0,40}\b(?:require|request|ask|call)\w{0,3}\b(?: (?:up)?on)? (?:that )?the vendor\b/i,
  toWhom:
    /\b(?:body corporate|strata|council|authorit(?:y|ies)|tribunal|regulator|builder|tenants?|renters?|neighbou?rs?|owners?|commissioner|certifier|comment|statement|remark|review|disparage)\b/i,
  /** Said of what the sentence before told: it has no matter of its own. */
  onlyPoints:
    /^\W{0,3}(?:[a-z\d.]{1,6} )?(?:the purchaser|no (?:claim|objection|complaint)s?|purchaser)\b[^.;]{0,75}\b(?:it|them|this|that|these|those|either|any of (?:it|them|these)|(?:this|that) (?:account|ground|score|reason)|object|complain|claim|consequence|recourse|disclose[sd]?|objection|taken|made)[.;]?$/i,

  /** Pipes, wires and fences of every title, small measures, trifles. */
  ordinary:
    /\b(?:utilit(?:y|ies)|services?|pipes?|ducts?|meters?|wires?|drainage|sewer\w{0,3}|party walls?|partition walls?|fenc(?:e|es|ing)|give[- ]and[- ]take)\b/i,
  grave:
    /\b(?:approv\w{1,3}|permits?|unlawful|encroach\w{0,5}|disput\w{1,3}|contaminat\w{1,3}|disconnect\w{0,3}|cost of|not connected|fail\w{0,4}|broken|defect\w{0,4}|smell|noise)\b/i,
  trifling:
    /\b(?:trivial|trifling|minor|immaterial|colours? of (?:the )?paint|state of the lawn|natural variation|minor variations?|renumber\w{0,3}|a change (?:of|in|to) (?:the )?(?:name|number|address))\b/i,
  /** A thing that was taken off the list of what is sold. */
  goodsOut:
    /\b(?:taken (?:out of|off)|struck (?:out of|from|off)|removed from|left off|no longer (?:in|on|an? (?:part|inclusion)))\b[^.;]{0,30}\b(?:lists?|chattels|inclusions?|goods|schedule|sale|draft)\b|\bno longer an inclusion\b/i,
  measured: /\b(?:measure\w{0,5}|area|dimensions?|size|difference|varia\w{2,5})\b/i,
  kept: /\b(?:except|unless|save (?:for|that|as)|but (?:may|keeps?)|does not (?:affect|limit)|nothing in this|without limiting|provided that the vendor)\b|\bunder (?:this contract|clause \d{1,2})\b[^.;]{0,24}\bsame\b|\bvendor must (?:repair|remedy|fix|make good|pay|compensate|remove)\b/i,
  both: /\b(?:neither|either|each|both) (?:party|parties|side|of them)\b|\bvendor (?:and|or) (?:the )?purchaser\b/i,
  vendors:
    /\bvendor\b(?:(?!\bpurchaser (?:must|may|agrees)\b)[^.;]){0,100}\bmust not (?:object|complain|claim|oppose)\b|\bvendor (?:bears|pays|takes|meets)\b/i,
  /** Whoever does not use a right to leave goes on with the contract, as the sentence before gave it. */
  notUsed:
    /\bpurchaser (?:who|that) (?:does|do|has|must) not (?:do so|end|terminate|give (?:that|the|such) notice)\b|\bif (?:the purchaser|it|he|she|they) (?:does|do) not (?:do so|end|terminate)\b/i,
  mayLeave:
    /\b(?:purchaser|buyer)s? may (?:by notice |then )?(?:end|terminate|rescind|withdraw|cancel)\b/i,
  deposit: /\b(?:except|other than|beyond) (?:the|its|for the) (?:return of the )?deposit\b/i,
  /** What follows when the contract is at an end, which is told with the right to end it. */
  afterEnd:
    /\bdeposit\b[^.;]{0,30}\b(?:returned|refunded|repaid|paid back|given back)\b[^.;]{0,40}\bpurchaser\b[^.;]{0,30}\bno (?:(?:further|other) (?:claim|right|recourse)|claims? (?:for|to|beyond) (?:[a-z]{3,10} )?(?:costs?|expenses?|loss|damages|compensation|interest|anything|more))/i,
  printed:
    /\blists? (?:of )?matters\b|\bselected\b[^.;]{0,30}\bprinted\b|\bcall upon the vendor to amend title\b/i,

  serious:
    /\b(?:fill\w{0,3}|contaminat\w{1,3}|chemicals?|asbestos|flood\w{0,4}|water|sea|slip|landslip|subsid\w{1,5}|movement|approv\w{1,4}|permits?|certificates?|consents?|orders?|unlawful|illegal|structur\w{1,4}|termites?|defects?|warrant\w{1,4}|insur\w{1,5}|disclos\w{1,5}|statement|form [12]|tribunal|records|insolven\w{1,3}|access|title|owner|fire|storm|damage\w{0,1}|blast\w{0,4}|quarry|registr\w{3,7}|licen[cs]e\w{0,1})\b/i,
})

/** Where a promise of every owner is recorded. */
const ON_TITLE = ['title-search', 'plan', 'vendor-statement', 'annexure'] as const

/** Without one of these there is nothing to say. */
const ENTRIES = [
  [patterns.silence, patterns.toWhom],
  patterns.unexamined,
  patterns.mustNot,
  patterns.mayNotAsk,
  [patterns.onAccount, patterns.theBuyer],
  patterns.hasNo,
  patterns.nobody,
  patterns.risk,
  patterns.settlesAnyway,
  patterns.elsewhere,
]

/** What the buyer promises beforehand to bear without a word. */
export default defineRule({
  id: 'national/complaint-barred',
  title: 'Matters that you may not object to or claim for',
  category: 'legal',
  severity: 'medium',
  kind: 'presence',
  net: true,
  law: { none: 'a bargain between the parties; what law bears on it depends on the matter' },
  appliesTo: ['special-conditions', 'particulars', 'contract-form'],
  patterns,
  clear: 'No further clause was found that has you give up objections or claims about a matter.',
  messages: {
    barred: {
      title: 'You give up any objection or claim about a matter: “{{opening}}”',
      description:
        'At {{where}} you promise in advance not to object, complain or claim, or to take the risk yourself: “{{words}}” A vendor may ask for this because something is known or expected. Whatever it turns out to cost, you would pay it, and would still have to settle.',
      recommendation:
        'Before you sign, find out what lies behind this clause and what it could cost, and ask that it be deleted or limited to what has been shown to you.',
      question:
        'What does the vendor know about the matter of {{where}}, and will the clause be deleted or limited to that?',
    },
    ofEveryOwner: {
      title:
        'An agreement on the title keeps every owner from complaining about a neighbouring use',
      description:
        'By the wording at {{where}} whoever owns the land may not complain, object or sue because of noise, dust, smell or the like from a use nearby. It binds you and whoever buys from you, however much that use grows.',
      recommendation:
        'Before you sign, visit at different hours, ask what is allowed next door and until when, and read the whole agreement.',
      question:
        'What is done next door, at what hours, and for how long does the promise not to complain bind the land?',
    },
    unexamined: {
      title: 'You may not have the council examine the buildings before settlement',
      description:
        'The wording at {{where}} keeps you from asking the council for a building certificate or an inspection before settlement. Such a certificate shows whether the council would order unapproved work to be changed or taken down; afterwards that work, and its cost, is yours.',
      recommendation:
        'Before you sign, ask for the clause to be struck out, or have the building file and a building inspector checked first.',
      question:
        'Will the vendor allow the purchaser to apply for a building certificate before settlement, or give one?',
    },
    silent: {
      title: 'You may not speak to others about the property: “{{opening}}”',
      description:
        'At {{where}} you promise not to contact somebody or not to say anything against the vendor: “{{words}}” Those people may know what you need to hear before you pay, and a review or complaint later could be called a breach.',
      recommendation:
        'Before you sign, ask that you may make any enquiry and any complaint that the law allows.',
      question: 'Why may the purchaser not make enquiries or complaints, and will the clause go?',
    },
  },
  check({ doc }, report) {
    for (const { text, span } of passagesSaying(doc, ON_TITLE, patterns.ownerMustNot)) {
      if (patterns.nuisance.test(text))
        report('ofEveryOwner', [span], {}, { severity: 'medium', unmistakable: true })
    }
    for (const passage of holdingAny(termsOf(doc), 'plain', ...ENTRIES)) {
      const { plain, text, span } = passage
      if (isOfPolicy(doc, passage)) continue
      if (patterns.both.test(plain) || patterns.vendors.test(plain)) continue
      if (patterns.ofAnybody.test(text)) continue
      if (patterns.unexamined.test(plain) && !patterns.ofVendor.test(plain)) {
        report('unexamined', [span], {}, { severity: 'high', unmistakable: true })
        continue
      }
      if (holds(plain, patterns.silence, patterns.toWhom)) {
        report('silent', [span], inTheirWords(passage))
        continue
      }
      const barred =
        patterns.mustNot.test(plain) ||
        patterns.mayNotAsk.test(plain) ||
        holds(plain, patterns.onAccount, patterns.theBuyer) ||
        patterns.hasNo.test(plain.replace(patterns.vendorsNo, ' ')) ||
        patterns.nobody.test(plain) ||
        patterns.risk.test(plain) ||
        patterns.settlesAnyway.test(plain) ||
        patterns.elsewhere.test(plain)
      if (!barred || isOrdinary(plain) || patterns.onlyPoints.test(plain)) continue
      if (patterns.notUsed.test(plain) && patterns.mayLeave.test(passage.previous)) continue
      const severity = patterns.serious.test(text) ? 'high' : 'medium'
      report('barred', [span], inTheirWords(passage), { severity })
    }
  },
})

/** Nothing that a careful lawyer would strike out. */
function isOrdinary(plain: string): boolean {
  if (patterns.kept.test(plain) || patterns.printed.test(plain)) return true
  if (patterns.goodsOut.test(plain) || patterns.afterEnd.test(plain)) return true
  if (patterns.trifling.test(plain) || patterns.deposit.test(plain)) return true
  if (patterns.ordinary.test(plain) && !patterns.grave.test(plain)) return true
  const shares = percentsIn(plain)
  return patterns.measured.test(plain) && shares.length > 0 && Math.max(...shares) <= 5
}

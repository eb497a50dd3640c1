import type { Span } from '../../document.ts'
import { everywhere } from '../../wording/everywhere.ts'
import { wordings } from '../../wording/wordings.ts'
import { isUnticked } from '../reading/affirmed.ts'
import { daysIn } from '../reading/amounts.ts'
import { defineRule } from '../define-rule.ts'
import { ASKS_OF_TITLE } from '../reading/asks-of-title.ts'
import { isOffThePlan } from '../terms/off-the-plan.ts'
import { holdingAny, type Passage, termsOf } from '../reading/passages.ts'
import { plainOf } from '../reading/plain.ts'
import { holds } from '../reading/concepts.ts'
import { AFTERMATH_PATTERNS, aftermathOf } from '../terms/aftermath.ts'
import { DEPOSIT_USE_PATTERNS } from '../terms/deposit-use.ts'

const patterns = wordings({
  ...ASKS_OF_TITLE,
  ...AFTERMATH_PATTERNS,
  ...DEPOSIT_USE_PATTERNS,
  /** The contract by which the vendor is to become the owner, and this one falls with it. */
  hangsOn:
    /\b(?:head|prior|first|upstream|original|vendor's(?: own)?) (?:contract|purchase|agreement)\b[^.]{0,160}\b(?:this (?:contract|sale|agreement)|so does this)\b[^.;]{0,20}\b(?:ends?|falls?|terminates?|lapses?|must be (?:over|at an end)|is (?:at an end|over|void|ended|terminated))\b|\bthis (?:contract|sale|agreement)\b[^.;]{0,60}\b(?:ends?|falls?|terminates?|lapses?|is (?:at an end|over|void))\b[^.;]{0,40}\bif (?:the )?(?:head|prior|first|upstream|vendor's(?: own)?) (?:contract|purchase|agreement)\b/i,
  vendorFirst:
    /\bsubject to (?:and conditional (?:up)?on )?(?:the )?(?:vendor|seller)s?\b.{0,40}\b(?:obtaining|completing|becoming|receiving|purchasing|being|acquiring|securing)\b|\b(?:vendor|seller)\b.{0,60}\bmay (?:withdraw|end|terminate)\b.{0,60}\bif\b|\b(?:has|have) not (?:endorsed|approved|been (?:endorsed|approved|granted))\b.{0,90}\b(?:vendor|seller) may\b|\bsubject to the grant of probate\b/i,
  mayIf: /\b(?:vendor|seller)\b.{0,60}\bmay (?:withdraw|end|terminate)\b.{0,60}\bif\b/i,
  acquires:
    /\bvendor\b.{0,60}\b(?:contracted|agreed|entitled|holds? (?:a contract|an option)|option) to (?:buy|purchase|acquire|be registered)\b|\bvendor\b.{0,30}\bnot (?:yet )?(?:be )?(?:the )?(?:registered )?(?:owner|proprietor)\b/i,
  buys: /\b(?:conditional|subject to|entitled|contract|option|head contract)\b/i,
  rival:
    /\boffer (?:it|which (?:it|the (?:vendor|seller))) prefers\b|\b(?:another|other|better|further) offer\b.{0,120}\b(?:waive|hours|days|ends?|terminate|unconditional)\b|\b(?:48|72|24)[- ]hour (?:clause|notice)\b|\bcontinue to (?:market|offer)\b/i,
  /** Another offer, or a notice that one has come, and the time by which the buyer must give in. */
  offered:
    /\b(?:offers?|offered|another (?:buyer|purchaser|contract|party)|back-?up contract|escape notice|notice (?:under|that)|serve (?:a )?notice|(?:texts?|emails?|tells?|notif\w{2,4}|requests?) (?:the )?purchaser)\b/i,
  secondBuyer:
    /\b(?:another|second|other|new|better|higher|further) (?:buyer|purchaser|offer|contract)\b|\boffers? (?:to buy|for the property)\b/i,
  soon: /\b(?:by|until|before|to|at) (?:noon|midday|midnight|\d{1,2}(?:[.:]\d\d)? ?(?:am|pm|a\.m|p\.m)|(?:the )?close of business)\b|\bnext (?:business |working )?day\b|\b(?:\d{1,2}|twelve|twenty-four|forty-eight|seventy-two) hours\b|\b(?:one|two|three|1|2|3) (?:clear |business |working )?days?\b/i,
  givesIn:
    /\bunconditional\b|\bwaiv\w{1,3}\b|\bconditions?\b.{0,30}\b(?:satisfied|waived|met|fulfilled|gone|removed|dropped)\b|\b(?:satisf\w{2,3}|drops?|dropped|removes?|gives? up|declares?)\b.{0,30}\b(?:conditions?|finance)\b/i,
  orElse:
    /\b(?:otherwise|or else|unless|failing which|if not|is (?:over|off|at an end)|must be over|ends?|ended|lapses?|terminat\w{1,4}|void|cancel\w{0,4}|falls? (?:away|over))\b/i,
  /** Whom the buyer has to find in its place: nobody's offer. */
  inItsPlace:
    /\b(?:nominat\w{1,4}|substitut\w{1,4}|find|put forward|propose)\b[^.;]{0,12}\b(?:another|other|second|new) (?:purchaser|buyer|transferee)\b/i,
  /** The vendor settles when somebody else has done something, and not before. */
  notBound:
    /\b(?:vendor|it|he|she|they) (?:(?:is|are) not (?:bound|obliged|required|compelled) to|need not|has no (?:duty|obligation) to) (?:settle|complete|transfer|convey|proceed|hand over (?:the )?title)\b[^.;]{0,12}\b(?:until|unless|before|till)\b/i,
  /** What the buyer, a plan or the law of the State still has to do. */
  notBoundAnyway:
    /\b(?:until|unless|before|till)\b[^.;]{0,60}\b(?:purchaser|price|balance|money|deposit|plan|registered|registration|certificate|assessment|notice to complete|duty|stamped)\b/i,
  financier: /\blender|financier|bank|pre-?sales\b/i,
  waits:
    /\b(?:only (?:go ahead|proceed) if|conditional (?:up)?on|subject to|must not bind the vendor until|depend(?:s|ent) (?:up)?on)\b/i,
  for: /\b(?:grant of (?:representation|probate|administration)|probate|(?:approval|consent|resolution) (?:of|by) (?:its|the vendor'?s?) (?:board|members|directors|shareholders|mortgagee|beneficiaries)|ratified by|vendor\b.{0,40}\b(?:buying|purchasing|acquiring|becoming registered|obtaining|settling)|under which the vendor|vendor'?s? (?:own )?(?:purchase|acquisition|settlement)|court granting|(?:head|prior|first) contract|settlement of the contract)\b/i,
  atEnd:
    /\b(?:if|should|unless)\b.{0,120}\bvendor may(?: by (?:written )?notice[^.;]{0,50})? (?:end this contract|end the contract|rescind|terminate|withdraw)\b|\b(?:receivers?|liquidators?|administrators?|mortgagee|lender)s? (?:is|are|be) (?:removed|replaced|restrained|discharged)\b[^.]{0,60}\bvendor may\b[^.;]{0,70}\b(?:end this contract|rescind|terminate|withdraw)\b/i,
  offers:
    /\b(?:better|another|other|higher|further|competing|second) (?:offer|contract|buyer|purchaser)\b.{0,140}\b(?:hours|days|unconditional|waive)\b/i,
  buyers:
    /\bpurchaser is late\b|\b(?:deposit|price|balance|instalment|it) is not paid\b|\b(?:if|should|unless|where|when) (?:the )?purchaser\b(?! (?:agrees|consents))|\b(?:if|should) settlement (?:not|is not|has not|does not|must not)\b|\bpurchaser (?:does|must|do|is|has) not\b|\bnotice to complete\b|\bpurchaser (?:obtaining|securing|selling|purchasing|being)\b|\bpurchaser(?:'s)?\b.{0,20}\b(?:default|breach|fails?)|\bregistration\b|\bplan of subdivision\b/i,
  notYet:
    /\b(?:conditional (?:up)?on|subject to|no (?:force or )?effect (?:until|unless)|not (?:bind\w{0,3}|take effect|become binding|be binding|have effect)\b.{0,20}\b(?:until|unless)|arises? only (?:if|when|once)|only (?:go(?:es)? ahead |proceeds? )?(?:if|when|once|upon)|of no force (?:or effect )?unless|depend(?:s|ent) (?:up)?on|is contingent (?:up)?on|provided (?:always )?that)\b/i,
  vendorGets:
    /\b(?:board|court|co-?owners?|beneficiaries|infant)\b.{0,40}\b(?:approv\w{1,4}|consents?|sign\w{0,3}|agree\w{0,2}|vendor)\b|\bsatisfactory to the vendor\b|\b(?:vendor's (?:obligations?|duty)|(?:obligations?|duty) of the vendor)\b.{0,40}\b(?:conditional|depends?|dependent|contingent|subject|arises?)\b|\bvendor(?:'s)?\b(?:(?!\bpurchaser\b).){0,60}\b(?:obtain|secur|acquir|receiv|enter(?:s|ed|ing)? into|purchas(?:es?|ing)|complet|procur|being granted|is granted|granted|approv|consents?|releas|ratif|becom|parent company|shareholders?|financier|mortgagee|board|family court|probate)\w{0,4}\b/i,
  ownBenefit:
    /\b(?:condition|clause|term)\b.{0,40}\bfor the (?:sole |exclusive |only )?benefit of the vendor\b|\bsubject to\b.{0,30}\bfor the vendor's (?:sole )?benefit\b/i,
  buyerGets:
    /\bpurchaser(?:'s)?\b.{0,30}\b(?:obtain|secur|financ|sell|sale of|loan|approv)\w{0,4}\b|\bcaveat|\bdefault\b|(?<!\b(?:vendor's|its|his|her|their) )\bduty\b(?! (?:of the vendor )?to\b)/i,
  /** "If her purchase at Heron Close does not go through", "if he has not exchanged a contract for it". */
  ownPurchase:
    /\b(?:vendor(?:['’]s)?|her|his|their|its)(?: own)? purchase (?:at|of|in|elsewhere|falls?|fails?|must not|is not|does not)\b|\b(?:if|unless|until) (?:she|he|they|the vendor)\b[^.;]{0,30}\b(?:not )?(?:exchanged|signed|bought|purchased|entered into|found)\b[^.;]{0,60}\b(?:contract for|house|home|property|unit)\b/i,
  ownEnd:
    /\b(?:she|he|they|it|the vendor) (?:may|can)\b[^.;]{0,40}\b(?:end this contract|rescind|terminate|withdraw|cancel)\b/i,
  /** A court, creditors or a lender who stop the sale. */
  stopped:
    /\b(?:creditors?['’]?|court|tribunal|mortgagee|lender|bank|beneficiar(?:y|ies)|heirs?|committee|secured (?:creditor|party))\b[^.;]{0,30}\b(?:stops?|declines?|refuses?|directs?|objects?|disapproves?|must not (?:agree|approve|release|consent))\b[^.;]{0,60}\b(?:vendor|she|he|they|it|receivers?|administrators?|trustees?) (?:may|can)\b[^.;]{0,20}\b(?:end this contract|rescind|terminate|withdraw|cancel)\b/i,
  /** Whoever pays the rates, takes the land out of the sale. */
  saleOff: /\b(?:sale|contract|bargain) (?:is|must be|is then) off\b/i,
  vendorSide: /\b(?:vendor|seller|mortgagee|rates|debt|council|owner)\b/i,
  ofBuyer:
    /\bpurchaser(?:'s|['’])?\b[^.;]{0,40}\b(?:loan|finance|lender|bank|sale|contract to sell|report|inspection|may|satisfied)\b/i,
  buyerBuys:
    /\b(?:purchaser|buyer)(?:'s|s'|s)?\b[^.;]{0,60}\b(?:contract|purchase|buying|sale of)\b/i,
  /** Where the deposit goes is no condition of the sale. */
  ofDeposit:
    /\bdeposit\b[^.;]{0,60}\b(?:be )?(?:released|used|applied|spent|paid out)\b|\b(?:appl(?:y|ies)|uses?|spends?|draws? (?:on|down)|releases?)\b[^.;]{0,24}\bdeposit\b/i,
  /** "Is not conditional on an inspection": nothing waits. */
  denied:
    /\b(?:(?:is|are|must be|must|does|do) )?(?:not|neither|never|nor|no longer)(?: be| in any way| made)? (?:conditional (?:up)?on|subject to|contingent (?:up)?on|depend(?:ent)? (?:up)?on)\b/i,
  /** At the vendor's choice: that right has a rule of its own. */
  atChoice:
    /\b(?:considers?|thinks?|forms? the (?:opinion|view)|in its (?:opinion|view)|discretion|for any reason|without (?:giving )?(?:a |any )?reason|commercial(?:ly)? (?:interests?|viable)|sees fit|so (?:wishes|chooses|decides|elects)|unwilling)\b/i,
  /** What follows where the condition fails, in the next sentence. */
  failing:
    /^\W{0,3}(?:failing|if (?:it|that|this|they|not|the (?:condition|consent|agreement|approval))|unless|otherwise|in default of|should (?:it|that|this|they)|where (?:it|that|this)|without)\b[^.;]{0,110}\bvendor may\b[^.;]{0,50}\b(?:end|rescind|terminate|withdraw|cancel)\b/i,
  vendorDuty:
    /\bvendor must\b.{0,20}\b(?:obtain|procure|deliver|provide|discharge|complete|secure)\b/i,
})

/** Without one of these there is nothing to say. */
const ENTRIES = [
  patterns.hangsOn,
  [patterns.givesIn, patterns.orElse, patterns.soon],
  patterns.rival,
  patterns.offers,
  patterns.stopped,
  [patterns.saleOff, patterns.vendorSide],
  [patterns.ownPurchase, patterns.ownEnd],
  [patterns.acquires, patterns.buys],
  patterns.vendorFirst,
  patterns.ownBenefit,
  [patterns.notYet, patterns.vendorGets],
  [patterns.waits, patterns.for],
  patterns.atEnd,
  [patterns.notBound, patterns.vendorSide],
]

/** The buyer bound while the vendor waits. */
export default defineRule({
  id: 'national/vendor-condition',
  title: 'Conditions for the vendor’s benefit',
  category: 'legal',
  severity: 'medium',
  kind: 'presence',
  law: { none: 'a bargain between the parties' },
  appliesTo: ['special-conditions', 'particulars', 'contract-form'],
  patterns,
  apart: true,
  clear: 'No condition was found that is for the vendor alone.',
  subject:
    /\b(?:subject to|conditional|condition|contingent|depends?|dependent|only if|no effect|no force|not (?:bind|bound))\b[^.;]{0,120}\b(?:vendors?|sellers?|transferor|developer|beneficiar\w{1,3}|court|its exercise)\b|\b(?:vendors?|sellers?|transferor|developer)(?:'s|s')?\b[^.;]{0,120}\b(?:conditional|contingent|subject to|only if|unless)\b|\b(?:vendors?|sellers?|executors?|she|he)\b[^.;]{0,100}\b(?:may|can|shall be entitled to)\b[^.;]{0,60}\b(?:end|terminate|rescind|cancel|withdraw|call)\b|\b(?:head contract|seller's contract|own purchase|contract (?:ends|falls away)|sale is off|sale will (?:only )?go ahead|option to purchase|better offer|(?:an|another)(?: written)? offer|on the market|not yet the registered)\b/i,
  givesWayTo: {
    'national/special-capacity': ['condition', 'ends'],
    'national/time-of-essence': ['condition', 'ends'],
    'qld/settlement-extension-removed': ['condition', 'ends'],
    'national/instalment-sale-terms': ['condition', 'ends'],
    'sa/land-division': ['condition', 'ends'],
  },
  messages: {
    condition: {
      title: 'The contract depends on a condition for the vendor only',
      description:
        'The wording at {{where}} makes the sale wait for something on the vendor’s side, such as an approval, another purchase or a subdivision; the vendor may withdraw if it fails. You are bound meanwhile and cannot plan.',
      recommendation:
        'Before you sign, ask for an early last date, and that both sides may end the contract then, with your deposit and costs repaid.',
      question:
        'When will the condition be met, and may the purchaser end the contract if it is not?',
    },
    ends: {
      title: 'The vendor alone can end the contract if an event happens or fails',
      description:
        'By the wording at {{where}} the vendor may bring the contract to an end if what is named there happens, or does not happen. You are bound meanwhile, these words give you no such right, and you cannot plan: what you spend on searches, inspections and a loan could be lost.',
      recommendation:
        'Before you sign, find out how likely the event is and who can bring it about, and ask for the same right, an early last day for it, and repayment of your deposit and costs.',
      question:
        'How likely is the event at {{where}}, and may the purchaser also end the contract then, with costs repaid?',
    },
    hangsOn: {
      title:
        'The vendor does not own the property yet: this contract falls with the vendor’s own purchase',
      description:
        'By the wording at {{where}} this contract ends if the contract by which the vendor is to become the owner ends. You have no say in that contract, may never see it, and can lose the property, and what you have spent, through somebody else’s default.',
      recommendation:
        'Before you sign, read the vendor’s own contract, have the deposit held by a stakeholder, and ask for your costs if it falls through.',
      question:
        'Please give us the contract by which the vendor buys, with its conditions and its settlement date. Who pays our costs if it ends?',
    },
    rival: {
      title: 'The vendor can force you to waive your conditions when another offer comes',
      description:
        'By the wording at {{where}}, if another offer comes you must give up your conditions (such as finance) within a short time or lose the contract. You may have to choose without a loan approval.',
      recommendation: 'Before you sign, ask to delete this, or for at least five business days.',
      question: 'Will the vendor delete the clause at {{where}} or allow five business days?',
    },
  },
  check({ doc }, report) {
    const offThePlan = isOffThePlan(doc)
    const terms = termsOf(doc)
    for (const passage of holdingAny(terms, ['full', 'plain', 'linked'], ...ENTRIES)) {
      const { linked, previous, full, text, span } = passage
      const plain = passage.plain.replaceAll(everywhere(patterns.denied), ' ')
      if (patterns.asksOfTitle.test(text)) continue
      const isEscape =
        holds(linked, patterns.givesIn, patterns.orElse, patterns.soon) &&
        (patterns.offered.test(linked) || patterns.secondBuyer.test(previous.slice(-200)))
      if (patterns.hangsOn.test(plain)) {
        report('hangsOn', [span], {}, { severity: 'critical', unmistakable: true })
      } else if (isEscape) {
        report('rival', [span], {}, { severity: 'high', unmistakable: true })
      } else if (
        (patterns.rival.test(full) && !isUnticked(text, text.search(patterns.rival))) ||
        (patterns.offers.test(plain) && !patterns.inItsPlace.test(plain))
      )
        report('rival', [span])
      else if (waitsForOthers(plain, offThePlan) || endsForItself(plain, previous)) {
        report('condition', [span], {}, { severity: 'high', unmistakable: true })
      } else if (patterns.acquires.test(plain) && patterns.buys.test(plain)) {
        report('condition', [span], {}, { severity: 'high' })
      } else if (
        (patterns.vendorFirst.test(text) ||
          patterns.ownBenefit.test(plain) ||
          (!patterns.buyerGets.test(plain) &&
            !patterns.buyers.test(plain) &&
            !patterns.vendorDuty.test(plain) &&
            holds(plain, patterns.notYet, patterns.vendorGets)) ||
          (!patterns.buyers.test(plain) &&
            ((patterns.waits.test(plain) && patterns.for.test(plain)) ||
              patterns.atEnd.test(plain)))) &&
        !(patterns.financier.test(text) && patterns.waits.test(plain)) &&
        !patterns.ofDeposit.test(plain) &&
        !patterns.vendorUses.test(plain) &&
        !offThePlan
      ) {
        const isWaiting =
          patterns.ownBenefit.test(plain) ||
          patterns.vendorFirst.test(text.replace(patterns.mayIf, ' ')) ||
          holds(plain, patterns.notYet, patterns.vendorGets) ||
          holds(plain, patterns.waits, patterns.for)
        if (!isWaiting && patterns.atChoice.test(plain)) continue
        report(
          isWaiting ? 'condition' : 'ends',
          [span, ...failingIn(passage, terms)],
          {},
          {
            ...(daysIn(text).length === 0 || daysIn(text).some((days) => days > 180)
              ? { severity: 'high' }
              : {}),
            beside: aftermathOf(passage, terms),
          },
        )
      }
    }
  },
})

/** The next sentence of the clause, where it lets the vendor go if the condition fails. */
function failingIn({ block, next }: Passage, terms: readonly Passage[]): Span[] {
  if (!patterns.failing.test(plainOf(next))) return []
  return terms.filter((one) => one.block === block && one.text === next).map(({ span }) => span)
}

/** "The Vendors are not bound to complete until consent orders have been made." */
function waitsForOthers(plain: string, offThePlan: boolean): boolean {
  if (offThePlan || !holds(plain, patterns.notBound, patterns.vendorSide)) return false
  return !patterns.notBoundAnyway.test(plain)
}

/** The vendor may go because of what befalls the vendor alone, whoever "she" is. */
function endsForItself(plain: string, previous: string): boolean {
  if (patterns.ofBuyer.test(plain)) return false
  if (patterns.stopped.test(plain)) return true
  if (patterns.saleOff.test(plain)) return patterns.vendorSide.test(plain)
  if (!holds(plain, patterns.ownPurchase, patterns.ownEnd)) return false
  const before = previous.slice(-250)
  return patterns.vendorSide.test(`${before} ${plain}`) && !patterns.buyerBuys.test(before)
}

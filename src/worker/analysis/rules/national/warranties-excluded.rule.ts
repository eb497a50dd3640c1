import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { defineRule } from '../define-rule.ts'
import { changedWords, TOLD_AS_CHANGED_WORDS } from '../terms/changed-words.ts'
import { holdingAny, termsOf } from '../reading/passages.ts'
import { holds } from '../reading/concepts.ts'

const patterns = wordings({
  /** What its titles name. */
  named:
    /\b(?:plans?|views?|parks?|school|caf[eé]|marina|pool|improvements|buildings?|fences?|boundar(?:y|ies)|area|income|rents?|returns?|yield|turnover|zoning|use|permits?|approvals?|licen[cs]es?|services|bore|water|septic|drainage|soil|contamination|asbestos|termites|chattels|inclusions|appliances|plant|documents?|statement|insurance|grants?|subdivision|development)\b/i,
  /** The lawyers who prepared the papers speak for themselves alone. */
  ofLawyers:
    /\b(?:vendor|seller)(?:'s|s'|’s|s’)? (?:lawyers?|solicitors?|conveyancers?|legal (?:practitioners?|representatives?)|representatives?) (?:(?:do|does|must|can) not |never )?(?:gives?|makes?|offers?|accepts?|warrants?)\b/i,
  /** An agent's advertisement answers for itself; the vendor's promises are another's. */
  ofAgent:
    /\bagents?\b[^.;]{0,70}\b(?:flyer|brochure|leaflet|advertise\w{1,4}|listing|floor ?plans?|photographs?)\b/i,
  bySeller: /\bvendors?\b(?!'s agent)/i,
  excluded:
    /\b(?:all|any) (?:implied |express |statutory )?(?:warrant\w{1,3}|representation)s?\b.{0,80}\b(?:excluded|negatived|do(?:es)? not apply|of no effect)\b|\b(?:excludes?|excluding) (?:all|any)\b.{0,40}\bwarrant/i,
  none: /\b(?:no|not (?:make|give|made|given)|without|does not (?:make|give))\b.{0,60}\b(?:warrant\w{0,4}|representation)s?\b/i,
  accuracy:
    /\b(?:accuracy|correctness|completeness|any matter|any document|attached|statement|information|whatsoever|nature)\b/i,
  reliance:
    /\b(?:rel(?:y|ies|ied|iance)) (?:solely |entirely |only |wholly )?(?:up)?on (?:its|their|his|her|the (?:purchaser|buyer)'s|(?:his|her) (?:or|and) (?:her|its))? ?(?:own )?(?:inspection|enquir|inquir|investigat|judg)|\b(?:has|have|did) not (?:been )?(?:rel(?:y|ied)|induced)\b|\bnot relied\b|\bnot (?:been )?induced\b|\bno representation\b/i,
  statutory:
    /\bstatutory warrant|\bimplied (?:by|under) (?:any )?(?:law|statute|act)\b|\bsection \d{2,3}\w? warrant/i,
  law: /\b(?:nothing in this|cannot be excluded|to the extent (?:not )?permitted)\b/i,
  other:
    /\b(?:building|planning|comply|complies|compliance|condition|repair|fence|services|pool|foreign)\b/i,
  notRelied:
    /\b(?:not|no|nothing|without)\b.{0,160}\b(?:reli(?:ed|ance)|rely|depended|depending|induced?|inducement)\b|\b(?:reli(?:ed|es|ance)|rely(?:ing)?|depend(?:s|ed)?) (?:up)?on (?:only|nothing|no (?:statement|promise|word|information))\b/i,
  told: /\b(?:agent|statement|information|brochure|advertis\w{1,7}|marketing|model|display|representation|anything|material|vendor|matter|enquir\w{1,3}|inspection|website|said)\b/i,
  unanswerable:
    /\bvendor must not warrant the (?:accuracy|correctness|completeness|truth)\b|\bno warranty\b.{0,30}\b(?:accuracy|correctness|completeness)\b|\bvendor\b.{0,20}\b(?:accepts? no|has no|takes? no|must not (?:be|have|accept|take))\b.{0,20}\b(?:responsib|liab)\w{3,6}\b.{0,40}\b(?:accuracy|correctness|completeness|information|contents?|documents?|statements?)\b/i,
  made: /\b(?:plans|models|images|renders|photographs|brochures?|walk-throughs?)\b.{0,60}\bfor illustration\b|\bvendor is not bound by (?:them|any (?:statement|model|image|brochure))\b|\bnothing\b.{0,60}\b(?:said|wrote|written|told|promised|advertised)\b.{0,40}\b(?:promise|binding|binds|part of|relied|counts)\b|\b(?:made|given?|gives?|makes?)\b.{0,20}\bno\b.{0,20}\b(?:promise|assurance|statement|representation|warrant\w{1,3})\b|\bno (?:statement|promise|representation|assurance)\b.{0,60}\b(?:forms? part|relied|binds?|binding|made)\b/i,
  void: /\b(?:every|each|all|any)\b.{0,20}\bwarrant\w{1,3}\b.{0,60}\b(?:negatived|excluded|void|of no effect)\b|\bmust not (?:vouch|be (?:taken|deemed) to (?:warrant|vouch)|guarantee)\b.{0,60}\b(?:accuracy|correctness|completeness|statement|information)\b/i,
  /** The vendor's promises go, by whatever word. */
  promisesOut:
    /\b(?:vendor(?:['’]s)?|seller['’]?s?|clauses?|conditions?|contract)\b[^.;]{0,60}\b(?:warrant(?:y|ies)|promises?)\b[^.;]{0,60}\b(?:left out|struck out|taken out|omitted|forms? no part)\b|\b(?:contain|give|hold)s? a (?:promise|warranty) by the vendor\b[^.;]{0,50}\bas if\b/i,
  noneAtAll:
    /\bgives? no (?:promise or )?warrant(?:y|ies) (?:at all|whatever|whatsoever|of any (?:kind|sort|description)|about any matter)|\bwarrants? nothing\b(?! (?:about|as to|more|less|other|but|beyond))|\bno warrant(?:y|ies) of any (?:kind|sort) (?:is|are) given\b/i,
  income:
    /\b(?:income|rents?|returns?|yields?|takings|occupancy)\b[^.;]{0,80}\b(?:is|are) (?:no|not (?:a )?) ?warrant\w{0,3}\b|\bno (?:return|income|rent|yield) (?:has been|is|was) promised\b/i,
  insured: /\b(?:insur\w{1,6}|vendor has (?:not )?relied|vendor relies)\b/i,
  ownView:
    /\b(?:own|independent)\b.{0,40}\b(?:inspections?|enquir\w{1,3}|inquir\w{1,3}|investigations?|judge?ment|examinations?|advice|assessment|searches|opinion)\b/i,
  relied:
    /\b(?:rel(?:y|ies|ied|ying|iance)|satisfied (?:itself|themselves|himself|herself|purchaser\w{0,6})|satisf(?:y|ies) (?:itself|themselves)|as a result of|induced|solely|only on)\b/i,
  neither:
    /\bno (?:error|misstatement)\b.{0,40}\bmust (?:annul|vitiate|avoid|end)\b|\bno (?:error|misstatement|misdescription|mistake)\b.{0,60}\b(?:annul|vitiate|compensation|avoid)\w{0,2}\b|\bno (?:statement|words?|promise|advertisement)\b.{0,50}\b(?:influenced|induced|led|persuaded)\b|(?<!\b(?:contract|sale|settlement|offer) (?:does|must|is) )\bnot (?:depend|act(?:ed)?)\b.{0,10}\bon\b.{0,30}\b(?:agent|vendor|advertis\w{2,5}|statement)|\b(?:play(?:s|ed)?|had|has|have) (?:no|not any) (?:part|role|influence)\b.{0,30}\b(?:decision|choice|decid\w{1,3}|purchase)\b|\b(?:decision|choice) to (?:buy|purchase)\b.{0,30}\bowes? nothing to\b|\bvendor\b.{0,20}\bmust not vouch\b|\bneither\b.{0,60}\bnor\b.{0,50}\b(?:made|makes?|given|gives?)\b.{0,16}\b(?:any )?(?:representation|warranty|promise|statement|assurance)\w{0,1}\b|\b(?:representation|warrant(?:y|ies)|promise|statement)s?\b.{0,30}\b(?:has|have) been (?:made|given) (?:by|on behalf of) (?:neither|no one)\b/i,
  /** What was promised counts too. */
  alsoPromised:
    /\bas well as (?:up)?on (?:what|the (?:promises|warrant\w{1,4}|statements?|answers))\b|\b(?:in addition to|besides|and also on) (?:what (?:is|was)|the (?:promises|warrant\w{1,4}|answers))\b/i,
  /** Of what lies around it nobody can promise anything. */
  nearby:
    /\b(?:own|independent) (?:enquir\w{1,3}|inquir\w{1,3}|inspections?|judge?ment) (?:only )?(?:as to|about|into|on) (?:the )?(?:views?|outlook|future|neighbo\w{1,8}|nearby|surround\w{1,4})\b/i,
  /** How old an appliance is or who made it, which takes back no promise that matters. */
  ofAppliance:
    /\b(?:promise|statement|assurance|warranty|representation|guarantee)s?\b[^.;,]{0,16}\b(?:about|as to|of|on|concerning|regarding|when|how)\b[^.;,]{0,24}\b(?:age|makes?|brand|model|how old|bought|installed|fitted|colour|year)\b[^.;,]{0,24}\b(?:hot water|alarm|dishwasher|oven|heater|cooler|air ?condition\w{1,3}|appliances?|pumps?|fans?|stove|cooktop|blinds|unit|bought|installed)\b|\b(?:promise|statement|assurance)s?\b[^.;,]{0,16}\bwhen the (?:hot water|alarm|dishwasher|oven|heater|cooler|air ?condition\w{1,3}|appliances?|pumps?|fans?|stove|cooktop|blinds)\b/i,
  /** No promise about one thing that is named, which takes back nothing that was said. */
  ofOneThing:
    /\b(?:gives?|given?|makes?|made|offers?)\b.{0,20}\bno (?:such |other |further |express )?(?:promise|assurance|representation|warrant\w{1,3}|guarantee)s? (?:either |at all )?(?:about|as to|that|of|on|for|concerning|regarding|in respect of|with respect to)\b(?!.{0,60}\b(?:accura\w{2,4}|correct\w{0,4}|complete\w{0,4}|truth|informations?|statements?|documents?|plans|models?|images?|any ?(?:matter|thing|sort|kind)|anything|everything|nature|whatever|whatsoever|said|told|advertis\w{2,7}|marketing|brochures?)\b)/i,
  coolingOff: /\bcooling[- ]?off\b/i,
  buyer: /\bpurchaser/i,
  condition: /\bsubject to\b|\bconditional\b|\breport\b.{0,40}\bsatisf/i,
})

/** Without one of these there is nothing to say. */
const ENTRIES = [
  patterns.promisesOut,
  patterns.noneAtAll,
  patterns.excluded,
  patterns.void,
  patterns.unanswerable,
  patterns.reliance,
  patterns.neither,
  patterns.income,
  [patterns.ownView, patterns.relied, patterns.buyer],
  [patterns.notRelied, patterns.told],
  [patterns.made, patterns.told],
  [patterns.none, patterns.accuracy],
]

/** Promises by the vendor or agent that the contract takes back. */
export default defineRule({
  id: 'national/warranties-excluded',
  title: 'Promises and statements by the vendor and agent',
  category: 'legal',
  severity: 'low',
  kind: 'presence',
  law: [cite(act.cth.consumerLaw, 's 18')],
  appliesTo: ['special-conditions', 'contract-form', 'particulars'],
  patterns,
  names: patterns.named,
  clear: 'No clause was found that takes back what the vendor or agent told you.',
  subject:
    /\b(?:vendors?|sellers?|agents?|purchasers?|buyers?|transferees?|receivers?|you)\b[^.;]{0,120}\b(?:warrant\w{0,5}|represent(?:s|ed|ation|ations)|promises?|vouch\w{0,2}|assurance|rel(?:y|ies|ied)|reliance|induced|inducements?|depend\w{0,3}|own (?:enquiries|inquiries|investigations?|examination|judgment)|influenced|accuracy|brochures?)\b|\b(?:warrant(?:y|ies|ed)|represent(?:ation|ations)|promises?|rel(?:y|ies|ied)|reliance|statement by|plans, models)\b[^.;]{0,100}\b(?:vendors?|sellers?|agents?|excluded|negatived|implied|reliance|placed|influenced)\b|\b(?:entire agreement|misstatement|misdescription|implied (?:warranties|by law))\b/i,
  givesWayTo: {
    'national/as-is-condition': ['reliance'],
    'vic/owner-builder': ['reliance', 'excluded', 'unpromised'],
  },
  messages: {
    excluded: {
      title: 'The vendor’s warranties and representations are excluded',
      description:
        'The wording at {{where}} says that the vendor stands behind nothing it has told you or attached. If a document or promise turns out to be wrong, your claim would be hard to make.',
      recommendation:
        'Before you sign, have every promise that matters to you written into the contract.',
      question: 'Will the vendor stand by the information in the attached documents?',
    },
    reliance: {
      title: 'You agree that you relied on nothing you were told',
      description:
        'The wording at {{where}} has you say that you relied only on your own inspection and not on the vendor, the agent or the advertising. It makes a later claim about a wrong statement harder.',
      recommendation:
        'Before you sign, have every statement that matters to you (size, permits, rent, boundaries) written into the contract.',
    },
    unpromised: {
      title: 'The vendor gives no promise about a matter that the contract names{{named}}',
      description:
        'By the wording at {{where}} the vendor does not stand behind what it names there. If it turns out otherwise than you expect, that is your loss.',
      recommendation: 'Before you sign, find out how it stands, and what it would cost you.',
      question:
        'What does the vendor know about the matter of {{where}}, and why is nothing promised?',
    },
  },
  check({ doc }, report) {
    for (const { passage } of changedWords(doc, 'promises')) {
      report('excluded', [passage.span], {}, TOLD_AS_CHANGED_WORDS)
    }
    for (const { plain, full, text, span } of holdingAny(
      termsOf(doc),
      ['full', 'plain'],
      ...ENTRIES,
    )) {
      if (patterns.ofAgent.test(plain) && !patterns.bySeller.test(plain)) continue
      if (patterns.ofLawyers.test(text)) continue
      if (patterns.alsoPromised.test(plain) || patterns.nearby.test(plain)) continue
      if (patterns.ofAppliance.test(plain) || patterns.coolingOff.test(full)) continue
      if (patterns.promisesOut.test(plain) || patterns.noneAtAll.test(plain)) {
        report('excluded', [span], {}, { severity: 'high', unmistakable: true })
      } else if (
        patterns.excluded.test(text) ||
        patterns.void.test(plain) ||
        patterns.unanswerable.test(plain)
      ) {
        report(
          'excluded',
          [span],
          {},
          { severity: patterns.statutory.test(full) ? 'high' : 'medium' },
        )
      } else if (
        patterns.reliance.test(full) ||
        patterns.neither.test(plain) ||
        patterns.income.test(plain) ||
        (holds(plain, patterns.ownView, patterns.relied, patterns.buyer) &&
          !patterns.condition.test(plain) &&
          !patterns.insured.test(plain)) ||
        (!patterns.insured.test(plain) &&
          ((patterns.notRelied.test(plain) && patterns.told.test(plain)) ||
            (patterns.made.test(plain) && patterns.told.test(plain))))
      )
        report(isOfOneThing(plain) ? 'unpromised' : 'reliance', [span])
      else if (
        patterns.none.test(text) &&
        patterns.accuracy.test(full) &&
        !patterns.other.test(text) &&
        !patterns.law.test(text)
      ) {
        report('excluded', [span], {}, { severity: 'medium', strength: 'likely' })
      }
    }
  },
})

/** Nothing in the passage says more than that one thing is not promised. */
function isOfOneThing(plain: string): boolean {
  return (
    patterns.ofOneThing.test(plain) &&
    !patterns.reliance.test(plain) &&
    !patterns.notRelied.test(plain) &&
    !patterns.neither.test(plain)
  )
}

import { wordings } from '../../wording/wordings.ts'
import { concept, holds } from '../reading/concepts.ts'
import { defineRule } from '../define-rule.ts'
import { isOffThePlan } from '../terms/off-the-plan.ts'
import { holdingAny, passagesIn } from '../reading/passages.ts'

const patterns = wordings({
  common: /\bcommon (?:property|areas?|facilities)\b|\bexclusive use\b/i,
  vendorMay:
    /\bvendor\b(?!['’]s (?:lawyer|solicitor|agent))(?:(?!\bpurchaser may\b).){0,90}\b(?:may|reserves|retains)\b/i,
  deals:
    /\b(?:grant\w{0,3}|leas(?:e|es|ing)|licen[cs]\w{1,3}|easements?|rights? of way|dedicat\w{1,4}|allocat\w{1,4}|exclusive use|sole use|create[sd]?|transfer\w{0,4}|occup(?:y|ies)|erect\w{0,3}|store|excavat\w{1,3}|plant|vehicles|cranes?|scaffold\w{0,3})\b/i,
  interests: /\b(?:easements?|covenants?|restrictions?|rights? of way)\b/i,
  created:
    /\b(?:created|granted|registered|imposed|entered into|added)\b.{0,30}\bby (?:the )?vendor\b|\bvendor (?:may|must)\b.{0,40}\b(?:create|grant|register|impose|enter into)\b/i,
  signs:
    /(?<!\b(?:to|must|may|might|not|and|or|purchaser|vendor|attorney|party|who|it|he|she|they) )\bsigns?\b(?! (?:any|all|such|the|this|it|them|and|or|in|for|on behalf)\b)|\b(?:signage|sign-?boards?|hoardings?|sales (?:office|centre|suite)|display (?:suite|apartment|unit|home|lot)s?|marketing (?:suite|signs?|activities|material)|(?:as a|for) display|open (?:inspections?|homes?)|flags?|banners?|selling activities)\b/i,
  /** One board of a square metre or two disturbs nobody. */
  modest:
    /\b(?:one|a single) (?:display|sales) (?:apartment|lot|home|suite|unit|office)\b[^;]{0,200}\bnot (?:be )?(?:obstruct|block|hinder|imped|interfere)\w{0,3}\b|\bsigns? (?:of|not (?:over|above|more than|larger than|exceeding)|up to|no (?:larger|bigger) than)\b[^;]{0,24}\b(?:square metres?|m2|m²|sqm)(?!\w)|\b(?:one|a|single) (?:small|modest|single) (?:sales |sale |marketing )?(?:sign|board)\b|\bas little (?:nuisance|disturbance|inconvenience|disruption)\b/i,
  lasting:
    /\b(?:until|so long as|as long as|while|whilst|after settlement|last (?:lot|unit|apartment|home)|all (?:the |of the )?(?:lots|units|apartments)|unsold|for (?:\w{3,10} )?(?:\(?\d{1,3}\)? )?(?:months|years))\b/i,
  remains: /\b(?:may|must|reserves?|right to)\b/i,
  causes:
    /\bvendor\b.{0,80}\b(?:cause|procure|arrange for|direct|require|have)\b.{0,30}\b(?:body corporate|strata company|association|corporation|scheme)\b/i,
  body: /\b(?:body corporate|strata company|association|corporation|scheme)\b/i,
  engages:
    /\b(?:enter\w{0,3} into|appoint\w{0,4}|engag\w{1,3}|grant\w{0,3}|ratif\w{1,3}|contract with|sign\w{0,3}|agreements?|adopt\w{0,3})\b/i,
  chosen:
    /\b(?:nominated|chosen|selected|arranged|associated|related|required|made|proposed|put forward|connected)\b.{0,24}\bvendor\b|\bvendor's (?:nominee|associate|related|choice)\b|\b(?:nominee|associate|related (?:company|entity|body corporate)) of the vendor\b|\bvendor (?:nominates|chooses|selects|requires|thinks)\b/i,
  later:
    /\b(?:towers?|stag(?:e|es|ed|ing)|balance (?:land|lot|of the (?:development|estate|land|site))|(?:later|further|future|other|remaining|adjoining) (?:buildings?|lots?|towers?|land|works?)|the (?:development|estate|project)|master ?plan|facilities|pool|gym\w{0,6}|amenit(?:y|ies))\b/i,
  /** What is yet to be built; a house that stands may have a pool nobody answers for. */
  toCome:
    /\b(?:stag(?:e|es|ed|ing)|towers?|balance (?:land|lot)|development|estate|project|master ?plan|planned|proposed|future|later|further|built|constructed|delivered|completed|provided|proceed|abandon\w{0,3}|developed|facilities|amenit(?:y|ies)|gym\w{0,6})\b/i,
  /** Goods and services of the house that is sold, which nobody has yet to build. */
  goods:
    /\b(?:equipment|appliances?|pumps?|filters?|heat(?:er|ing)|chattels|working order|condition|repair)\b/i,
  open: /\b(?:may|might)\b.{0,80}\b(?:abandon\w{0,3}|not be (?:built|constructed|developed|provided|delivered)|never be|not (?:proceed|go ahead))\b|\bno (?:promise|assurance|warranty|guarantee|obligation)\b.{0,60}\b(?:stages?|facilities|pool|amenities|built|constructed|delivered|completed)\b|\bstages? may (?:contain|include|comprise|consist)\b/i,
  unbound:
    /\bvendor\b.{0,30}\b(?:not|no)\b.{0,24}\b(?:obliged|bound|required|obligation|promise|warrants?|commitment|undertake)\b/i,
  builds:
    /\b(?:construct|build|built|complete|proceed|provide|carry out|develop|deliver)\w{0,3}\b/i,
  nuisance:
    /\b(?:views?|outlook|overshadow\w{0,3}|construction|building works?|noise|dust|vibration|cranes?|plant|trucks?|vehicles|obstruction|disturbance|inconvenience)\b/i,
  continues:
    /\b(?:continu\w{1,4}|after settlement|stages?|staged|ongoing|adjoining|balance|later|remaining|until completion|last (?:lot|stage))\b/i,
  noRemedy: concept.noRemedy,
  accepts:
    /\bpurchaser\b.{0,30}\b(?:acknowledges?|accepts?|agrees?|consents?|understands?|must not)\b/i,
  silent:
    /\bpurchaser\b.{0,40}\b(?:must not|not)\b.{0,40}\b(?:object\w{0,4}|oppose|oppos\w{3,5}|submissions?|complain\w{0,3}|appeal|hinder|obstruct|interfere)\b/i,
  planning:
    /\b(?:applications?|permits?|approvals?|re-?zon\w{1,3}|(?:re-?)?subdivi\w{2,5}|stag(?:es?|ed)|development|construction)\b/i,
  agrees:
    /\bpurchaser\b.{0,20}\b(?:consents? to|supports?|must support)\b.{0,60}\b(?:staged|re-?subdivision|applications?|re-?zon\w{1,3}|stages?)\b/i,
  byVendor: /\bproject\b|\bvendor\b|\bstages?\b|\bdevelopment\b|\bstaged\b/i,
  barred: /\bvendor must not\b|\bvendor must (?:complete|remove|construct|build|obtain)\b/i,
  consent: concept.consent,
  other: /\b(?:caveat|requisition|settlement date|deposit|mortgage|tenan\w{2,4}|auction)\b/i,
  lets: /\bpurchaser must (?:permit|allow|let)\b.{0,40}\bvendor\b/i,
  works: /\b(?:common|access|pass over|tools|machinery|scaffold\w{0,3}|plant|cranes?|works?)\b/i,
  managers:
    /\b(?:managing agents?|(?:strata|building|body corporate|community) managers?|caretakers?)\b/i,
  said: /\b(?:may|must|will) (?:cause|continue|create|result|be affected|affect)\b/i,
  /** What every building has to let its suppliers stand and run, beside the lot. */
  forSupply:
    /\b(?:authority|utility|supplier|council|network operator)\b[^;]{0,70}\b(?:substation|meters?|pits?|boosters?|hydrants?|kiosk|pillar)\b[^;]{0,70}\bnot (?:burden|affect|cross|enter) (?:any part of )?(?:the |this |purchaser's )?lot\b/i,
  toBuyer: /\bto the purchaser\b|\bfor the benefit of the (?:lot|land|property)\b/i,
})

/** Without one of these there is nothing to say. */
const ENTRIES = [
  [patterns.managers, patterns.chosen],
  patterns.engages,
  patterns.agrees,
  [patterns.silent, patterns.planning, patterns.byVendor],
  [patterns.signs, patterns.remains, patterns.lasting],
  [patterns.later, patterns.open],
  [patterns.later, patterns.unbound, patterns.builds],
  [patterns.nuisance, patterns.continues, patterns.later],
  [patterns.common, patterns.vendorMay, patterns.deals],
  [patterns.lets, patterns.works],
  [patterns.interests, patterns.created],
]

/** What stays in the developer's hands after the contract, in a building that is not only yours. */
export default defineRule({
  id: 'national/developer-rights',
  title: 'Developer’s rights over common property and later stages',
  category: 'legal',
  severity: 'medium',
  kind: 'presence',
  law: { none: 'a bargain between the parties; owners corporation law differs by state' },
  appliesTo: ['special-conditions', 'annexure'],
  patterns,
  clear:
    'No clause was found that keeps rights over the shared land or later stages for the developer.',
  subject:
    /\b(?:developer|vendor|seller|transferor|original owner)\b.{0,40}\b(?:may|will|shall|must|cause|can|continues?|intends|keeps?|not obliged)\b.{0,100}\b(?:common (?:property|areas?)|stages?|sales office|display|sales flags|sign ?boards?|(?:sale|erect|advertising) signs|re-?subdivi\w{2,5}|body corporate|owners corporation|strata company|by-laws|easements?)\b|\b(?:common (?:property|areas?)|later stages?|manager|body corporate|owners corporation|strata company|easements?|by-laws|application)\b.{0,100}\b(?:by the (?:developer|vendor|seller)|developer|vendor's sales)\b|\b(?:developer|vendor|seller)\b.{0,120}\b(?:over|of|on|deal with) the common property\b|\b(?:later|further|future|subsequent) stages?\b|\bin stages\b|\bstaged (?:development|subdivision)\b|\bdisplay (?:suite|home|unit|apartment)\b|\bsales office\b|\bpermit\b.{0,60}\bdeveloper\b|\b(?:oppos\w{1,4}|object\w{0,3})\b.{0,80}\b(?:permit|stage|development) ?(?:application|\d)?\b.{0,40}\b(?:vendor|developer|seller)/i,
  messages: {
    common: {
      title: 'The developer may deal with or use the common property',
      description:
        'The wording at {{where}} lets the developer grant rights over, allocate or use land and areas that you will own together with the other owners. What you see on the plan may be burdened, given to others or blocked by works.',
      recommendation:
        'Before you sign, ask which rights are planned, and that nothing else may be granted that affects your lot or its access.',
      question: 'Which leases, easements or rights over the common property does the vendor plan?',
    },
    signs: {
      title: 'The developer may keep signs, a display or a sales office in the building',
      description:
        'By the wording at {{where}} the developer may go on selling from the building after you move in. Expect visitors, signs and open homes until the last lot is sold.',
      recommendation: 'Before you sign, ask for a last day and for limits on place and hours.',
      question: 'Until when, and where, will signs and a sales office stay?',
    },
    agreements: {
      title: 'The developer chooses the managers and contracts of the owners corporation',
      description:
        'By the wording at {{where}} the developer has the body of owners sign agreements or appoint managers before you have a say. Their cost is in your levies for years, and the developer may be paid for them.',
      recommendation:
        'Before you sign, ask for each agreement with its term, price and the developer’s connection with the supplier.',
      question:
        'Which agreements will the owners corporation be bound by, for how long and at what price?',
    },
    stages: {
      title: 'Later stages and promised facilities may change, be delayed or never be built',
      description:
        'The wording at {{where}} leaves open what is built around you, and when. You may live beside a building site, and a pool, park or view that was shown may not come.',
      recommendation:
        'Before you sign, ask which facilities are promised by which day, and for a remedy if they do not come.',
      question: 'Which stages and facilities is the vendor bound to deliver, and by when?',
    },
    silence: {
      title: 'You may not object to the developer’s later applications',
      description:
        'By the wording at {{where}} you give up your say when the developer applies to change the permit, the zoning or the next stages, whatever it does to your home.',
      recommendation:
        'Before you sign, ask to keep your right to object to anything that affects your lot materially.',
      question: 'Which applications are planned, and how do they affect this lot?',
    },
  },
  check({ doc }, report) {
    for (const { plain, span } of holdingAny(
      passagesIn(doc, ['special-conditions', 'annexure', 'other']),
      'plain',
      ...ENTRIES,
    )) {
      if (patterns.consent.test(plain) || patterns.barred.test(plain)) continue
      if (
        holds(plain, patterns.managers, patterns.chosen) ||
        (patterns.engages.test(plain) &&
          (patterns.causes.test(plain) || holds(plain, patterns.body, patterns.chosen)))
      )
        report('agreements', [span])
      else if (patterns.other.test(plain) || patterns.forSupply.test(plain)) continue
      else if (
        holds(plain, patterns.silent, patterns.planning, patterns.byVendor) ||
        patterns.agrees.test(plain)
      )
        report('silence', [span])
      else if (
        holds(plain, patterns.signs, patterns.remains, patterns.lasting) &&
        patterns.byVendor.test(plain)
      ) {
        if (patterns.modest.test(plain)) continue
        report('signs', [span], {}, { severity: 'low' })
      } else if (
        (holds(plain, patterns.later, patterns.open) &&
          !patterns.goods.test(plain) &&
          (isOffThePlan(doc) || patterns.toCome.test(plain))) ||
        holds(plain, patterns.later, patterns.unbound, patterns.builds) ||
        (holds(plain, patterns.nuisance, patterns.continues, patterns.later) &&
          (patterns.said.test(plain) ||
            holds(plain, patterns.noRemedy, patterns.accepts) ||
            patterns.vendorMay.test(plain)))
      )
        report('stages', [span])
      else if (
        holds(plain, patterns.common, patterns.vendorMay, patterns.deals) ||
        holds(plain, patterns.lets, patterns.works) ||
        // New South Wales asks about easements that a developer creates in a rule of its own.
        (doc.state !== 'NSW' &&
          holds(plain, patterns.interests, patterns.created) &&
          !patterns.toBuyer.test(plain))
      )
        if (!patterns.modest.test(plain)) report('common', [span])
    }
  },
})

import { wordings } from '../../wording/wordings.ts'
import { percentsIn } from '../reading/amounts.ts'
import { holds } from '../reading/concepts.ts'
import { defineRule } from '../define-rule.ts'
import { holdingAny, passagesIn } from '../reading/passages.ts'

const patterns = wordings({
  fee: /\b(?:deferred (?:management |facilities |village )?(?:fees?|charges?|payments?)|exit (?:fees?|charges?|payments?|entitlements?)|departure (?:fees?|charges?|payments?)|DMF)\b/i,
  /** A later sale, or the end of a stay, and not this one. */
  leaving:
    /\b(?:re-?sale|re-?sold|re-?sells?|(?:next|later|again|ever) (?:sold|sale|sells?|transferred)|(?:any|each|every|a|the) (?:later|next|future|subsequent|further) (?:sale|transfer|disposal)|(?:when|once|if|as soon as) (?:the |you |your |an? |it )(?:[\w']{2,12} ){0,4}(?:sells?|is sold|are sold|leaves?|moves? out|dies?)|(?:on|upon|after) (?:leaving|departure|death|your death|the (?:resident|owner|purchaser|member)['’]s death)|dies|death of|vacates?|gives? up the (?:villa|unit|lot|home))\b/i,
  /** What is taken of the price then reached, in figures or words. */
  share:
    /(?:%|\bper cent(?:um)?|\b(?:one|two|three|four) (?:parts|tenths|fifths) (?:in|of)?(?: ten| a hundred)?|\b(?:a|one)[- ](?:half|third|quarter|fifth|tenth)|\bhalf\b)[^.;]{0,60}\b(?:price|proceeds|value|gain|uplift|increase|what(?:ever)? (?:it|the \w{3,6}) (?:then )?(?:brings?|fetches|makes|sells for))|\b(?:capital gains?|uplift|increase in (?:value|price))\b[^.;]{0,60}(?:%|\bper cent|\bhalf\b|\bshare\b)|\b(?:takes|keeps|retains|receives|is paid)\b[^.;]{0,30}(?:%|\bper cent|\bhalf|\bquarter|\bthird)/i,
  /** "And of whatever it then brings above this price, one half." */
  gain: /\b(?:whatever|any sum|any amount|everything)\b[^.;]{0,24}\b(?:brings?|fetch\w{0,2}|sells? for|realis\w{2,3})\b[^.;]{0,16}\b(?:above|over|beyond|more than|in excess of)\b[^.;]{0,50}\b(?:half|third|quarter|per cent|share)\b|\b(?:half|third|quarter|\d{1,2} ?%|per cent|share) of (?:any|the|every) (?:capital )?(?:gain|profit|uplift)\b/i,
  operator:
    /\b(?:operator|village|manager|management company|scheme owner|park owner|resort|club|retirement|lifestyle|residents? association|company)\b/i,
  /** Whoever sells this time is paid by the vendor; a tax is no fee of a village. */
  other:
    /\b(?:withh[eo]ld\w{0,3}|GST|tax|duty|deposit|estate agent|selling agent|vendor's agent|rent of the property|default|mortgag\w{1,3}|lender|insur\w{2,5})\b/i,
  none: /\b(?:no|nil|not|never|without|abolished|waived|ceased|free of|released|paid out|discharged)\b[^.;]{0,60}\b(?:fee|charge|deferred|exit|departure|re-?sale)\b|\b(?:fees?|charges?)\b[^.;]{0,40}\b(?:abolished|waived|not (?:be )?(?:payable|charged|apply)|does not apply|nil|paid by the vendor|(?:is|are|was) paid out|released at)\b/i,
  sells:
    /\b(?:sell|sells|sold|selling|sale|resale|re-?let|letting|buy (?:it )?back|buy-?back|repurchase|first (?:right|refusal|option)|pre-?emption)\b/i,
  only: /\b(?:only (?:through|by|with|via|to)|(?:no one|nobody|no other|none)\b[^.;]{0,20}\b(?:but|besides|except|other than|agent)|no one besides|sole(?:ly)?|exclusive(?:ly)?|must (?:first )?(?:be offered|offer)|first (?:be offered|right|refusal|option)|right of (?:first refusal|pre-?emption)|must (?:appoint|use|go through|be handled)|with(?:out)? the (?:operator|manager|village)['’]s (?:consent|approval)|only with the (?:operator|manager|village)['’]?s?)\b/i,
  /** The village and nobody else: a builder's manager sells nothing. */
  village: /\b(?:operator|village|scheme owner|park owner|retirement|lifestyle|manager)\b/i,
  goods: /\b(?:furniture|furnishings|fit-?out|soft goods|refurbish\w{1,5}|renovation)\b/i,
  again: /\b(?:renew\w{0,3}|replac\w{1,6}|refurbish\w{1,5}|renewal)\b/i,
  atOwner:
    /\b(?:purchaser|owner)s?\b[^.;]{0,50}\b(?:pays?|must|bears?|contributes?|at (?:its|the|their))\b|\bat (?:the )?(?:owner|purchaser)(?:'s|s') (?:own )?(?:cost|expense)\b/i,
  onCall:
    /\b(?:operator|manager|every (?:\w{2,7}) years?|each (?:\w{3,7}) years?|(?:five|seven|ten)[- ]yearly|called for|calls? for|package)\b/i,
  charge:
    /\b(?:service|services|recurrent|maintenance|general|monthly|weekly|fortnightly|site|village)[ -](?:service )?(?:fee|charge|rent|contribution)s?\b|\$ ?[\d,.]{2,9} (?:a|per|each|every) (?:week|fortnight|month)\b/i,
  raised:
    /\b(?:go(?:es)? up|ris(?:es?|ing)|increas\w{1,3}|reset|re-?viewed|raised|varied|adjusted|set)\b/i,
  atWill:
    /\b(?:thinks?|considers?|decides?|determines?|sees?|as (?:the )?(?:operator|manager|village|board)|without (?:any )?(?:limit|cap)|no (?:limit|cap)|discretion|actual costs?|operating costs?|its costs)\b/i,
})

/** Without one of these there is nothing to say. */
const ENTRIES = [
  patterns.fee,
  [patterns.leaving, patterns.share],
  patterns.gain,
  [patterns.goods, patterns.again, patterns.atOwner, patterns.onCall],
  [patterns.sells, patterns.only],
  [patterns.charge, patterns.raised, patterns.atWill],
]

/** In per cent: beyond, little is left of what a home was worth. */
const SEVERE_PERCENT = 30

/** What the operator of a village takes when the home is sold again, and meanwhile. */
export default defineRule({
  id: 'national/exit-fee',
  title: 'Exit fees and the operator’s hold on a later sale',
  category: 'financial',
  severity: 'high',
  kind: 'presence',
  law: { none: 'a contract with the operator; retirement village law differs by state' },
  appliesTo: ['special-conditions', 'vendor-statement', 'by-laws', 'annexure'],
  patterns,
  clear: 'No fee on leaving and no hold of an operator on a later sale was found.',
  subject:
    /\b(?:exit|departure|deferred management|deferred) (?:fees?|entitlements?|payments?)\b|\bdeferred management\b|\bretirement village\b|\b(?:village|residence|site) (?:contract|agreement)\b|\bing?oing contribution\b|\b(?:monthly|general|recurrent) service charge\b|\bfurniture package\b|\bfirst refusal\b|\bfortnightly fee\b|\b(?:operator(?:'s)?|village|resident|managers?|villa)\b.{0,100}(?:\b(?:re-?sale|resold|sold|sale|sell|dies|refurbish\w{0,6}|furniture|brings|first be offered)\b)|(?:\b(?:re-?sale|resold|sold|sale|sell|dies|refurbish\w{0,6}|furniture|brings|first be offered)\b).{0,100}\b(?:operator(?:'s)?|village|resident|managers?|villa)\b|\brefurbish\w{0,6}\b.{0,60}\b(?:owner|lot|suite|villa|pays?)\b/i,
  messages: {
    fee: {
      title: 'You pay an exit fee (deferred management fee) when you sell or leave',
      description:
        'By the wording at {{where}} an operator or manager takes a part of the price when the home is sold again, or when you leave or die. A third of the price or of its gain can go, so that you or your family could not buy another home with what is left.',
      recommendation:
        'Before you sign, ask for the fee in dollars after 2, 5 and 10 years, and have a lawyer who knows village contracts read them all.',
      question: 'What exactly is payable on leaving, to whom, when, and may it be changed?',
    },
    resale: {
      title: 'You may sell or let only through the operator or with its leave',
      description:
        'By the wording at {{where}} the operator decides who may sell, buy or rent your home, or must be offered it first. A sale can take longer, cost more and bring less.',
      recommendation:
        'Before you sign, ask how earlier sales went: how long they took, at what price and what commission.',
      question:
        'Will the operator let the owner choose an agent, and within what time must it buy?',
    },
    renewal: {
      title: 'You must pay for furniture or a refurbishment when the operator calls for it',
      description:
        'By the wording at {{where}} the owner pays for new furniture or a refurbishment at set times or when the operator or manager asks. The bill, often of tens of thousands of dollars, may come soon after you buy.',
      recommendation: 'Before you sign, ask when it is next due, at what cost, and who pays it.',
      question: 'When is the next renewal due, what will it cost, and will the vendor pay it?',
    },
    charge: {
      title: 'The service charge can be raised as the operator thinks fit',
      description:
        'The wording at {{where}} lets the operator or manager set a regular charge by its own view or its own costs, without a limit. It goes on every week or month, in many villages also after you have left until the home is sold.',
      recommendation:
        'Before you sign, ask for the charges of the last five years, and whether the law limits the increase.',
      question: 'How did this charge rise in the last five years, and what limits it?',
    },
  },
  check({ doc }, report) {
    for (const { text, full, plain, previous, heading, span } of holdingAny(
      passagesIn(doc, [
        'special-conditions',
        'particulars',
        'vendor-statement',
        'by-laws',
        'owners-corporation-certificate',
        'annexure',
        'other',
        'lease',
      ]),
      ['full', 'plain'],
      ...ENTRIES,
    )) {
      if (patterns.none.test(text)) continue
      const near = `${heading} ${previous.slice(-260)} ${full}`
      const taken =
        (patterns.fee.test(text) && (patterns.share.test(text) || text.includes('$'))) ||
        (holds(text, patterns.leaving, patterns.share) && patterns.operator.test(near)) ||
        (patterns.gain.test(text) && patterns.operator.test(near))
      if (taken && !patterns.other.test(text)) {
        const severe = Math.max(0, ...percentsIn(text)) > SEVERE_PERCENT
        report('fee', [span], {}, severe ? { severity: 'critical' } : {})
        continue
      }
      if (holds(plain, patterns.goods, patterns.again, patterns.atOwner, patterns.onCall)) {
        report('renewal', [span], {}, { severity: 'medium' })
        continue
      }
      if (!patterns.village.test(near)) continue
      if (holds(text, patterns.sells, patterns.only) && patterns.village.test(text)) {
        if (!patterns.other.test(text)) report('resale', [span], {}, { severity: 'medium' })
      } else if (holds(plain, patterns.charge, patterns.raised, patterns.atWill)) {
        report('charge', [span], {}, { severity: 'medium' })
      }
    }
  },
})

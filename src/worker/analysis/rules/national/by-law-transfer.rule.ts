import { wordings } from '../../wording/wordings.ts'
import { BY_LAWS_OF_PATTERNS, byLawsOf } from '../schemes/by-laws-of.ts'
import { holds } from '../reading/concepts.ts'
import { defineRule } from '../define-rule.ts'

const patterns = wordings({
  ...BY_LAWS_OF_PATTERNS,
  transfer:
    /\b(?:transfer(?:s|red|ring|ee|or)?|sale|sales|sells?|sold|selling|resale|re-?sells?|assign(?:s|ment|ing)?|change of owner(?:ship)?|new owner|incoming (?:owner|member|buyer)|buyers?|purchasers?|dispos(?:e|es|al|ing))\b/i,
  pays: /\b(?:pays?|payable|fees?|levy|contribution|percent(?:age)?|per cent|charge[ds]?|share of the price|premium)\b/i,
  sum: /\$ ?\d|\d ?%|\bper cent\b|\b(?:of|in) the (?:sale |purchase |selling )?price\b|\bone month's\b/i,
  offered:
    /\bfirst (?:offer(?:ed)?|refusal)\b|\bpre-?empti(?:on|ve)\b|\boffer(?:ed)?\b.{0,50}\bfirst to\b|\bfirst (?:be )?offer\w{0,3}\b/i,
  decided: /\b(?:approv\w{1,4}|consent|refuse|decline|reject|permission)\b/i,
  decider:
    /\b(?:directors?|board|company|committee|corporation|body corporate|association|council|owners corporation)\b/i,
  shares:
    /\b(?:transfer of (?:the |any |a )?(?:shares?|lots?|units?|flats?)|register (?:a|any|the) transfer|incoming|buyers?|purchasers?|transferee|new (?:owner|member)|sell (?:a|the|its|his|her) (?:lot|unit|flat|shares?)|sale of (?:a|any|the) (?:lot|unit|flat|shares?))\b/i,
  lien: /\blien\b|\b(?:forfeit\w{0,4}|sell)\b.{0,40}\bshares?\b|\bshares?\b.{0,40}\b(?:forfeit\w{0,4}|may be sold)\b/i,
  signs:
    /\b(?:deed (?:of )?(?:accession|covenant|adherence|novation|assumption)|accession deed|(?:buyer|purchaser|transferee|new owner|incoming owner|assignee)s?\b.{0,40}\b(?:must|shall|is to|are to|signs?|enters? into|executes?)\b.{0,40}\b(?:deed|agreement|covenant))\b/i,
  agent:
    /\bagents?\b.{0,60}\b(?:sells?|sale|re-?sell|resale|list|show)\b|\b(?:sells?|sale|re-?sell|(?:re-?)?sold|resale)\b.{0,60}\b(?:through|by|via) (?:the |an? )?(?:\w{3,12} )?(?:agents?|caretaker|manager|operator)\b/i,
  tied: /\b(?:only|exclusive(?:ly)?|sole|no other|other than|must not appoint|may not appoint|must appoint|must (?:use|be))\b/i,
  none: /\b(?:none|no longer|removed|repealed|invalid|abolished|may (?:freely )?(?:sell|transfer) (?:freely|without))\b|\bno (?:fee|charge|right of first|first refusal|consent)\b/i,
  goods:
    /\b(?:goods|food|drink|liquor|garage sale|sales? (?:office|sign|board)|for sale sign|boat|car ?space|parking)\b/i,
  service:
    /\b(?:notice of the (?:sale|transfer)|strata roll|tell the secretary|notify|certificate|key|fob|swipe|move|moving)\b/i,
})

/** What the rules ask when a lot changes hands. */
export default defineRule({
  id: 'national/by-law-transfer',
  title: 'Fees, consent and duties on a transfer of the lot',
  category: 'financial',
  severity: 'medium',
  kind: 'presence',
  law: { none: 'the by-laws or the constitution of the scheme itself' },
  appliesTo: ['by-laws', 'owners-corporation-certificate', 'minutes'],
  patterns,
  clear: 'No rule was found that asks a fee, consent or deed on a transfer.',
  subject:
    /\b(?:sale|sells?|selling|sold|re-?sold|resale|transfer(?:s|red|ring)?)\b[^.;]{0,60}\b(?:lots?|units?|villas?|shares?|apartments?|member|owner)\b[^.;]{0,100}\b(?:fee|levy|consent|approv\w{1,3}|deed|lien|first offer|directors|committee|board|manager|register)\b|\b(?:fee|levy|consent|approval|directors|committee|board|lien|offer)\b[^.;]{0,80}\b(?:sale|transfer) of (?:a|any|the|each)?(?: )?(?:lots?|units?|villas?|shares?|apartments?)\b|\b(?:transfer|exit|resale|incoming owner) (?:fee|levy)\b|\b(?:incoming owner|each purchaser|new owner|transferee)\b[^.;]{0,60}\b(?:must|shall)\b[^.;]{0,40}\b(?:pay|execute|sign|enter into)\b|\blien on the shares\b|\boffer the shares\b|\bappoint an agent other\b|\blots? may be re-?sold\b|\bfee of \$[\d,]{3,7}[^.;]{0,60}\bsale\b/i,
  messages: {
    fee: {
      title: 'The rules ask a fee when the lot is sold or transferred',
      description:
        'By the rule at {{where}} money is to be paid to the scheme when a lot changes hands. It comes on top of the price and duty when you buy, or out of your price when you sell.',
      recommendation:
        'Before you sign, ask who pays it in this sale and what it comes to, and ask your lawyer whether it can be demanded.',
      question: 'What is payable on this transfer, and will the vendor pay it?',
    },
    consent: {
      title: 'The lot cannot pass freely: others must consent, or may buy first',
      description:
        'By the rule at {{where}} a board or body must accept a buyer, or others may buy first. Your purchase may be refused, and selling later takes longer and finds fewer buyers.',
      recommendation:
        'Before you sign, make the contract depend on that consent, with your deposit back if it is refused.',
      question: 'Has the consent been asked for or the right waived for this sale?',
    },
    lien: {
      title: 'The company may take and sell the shares for what is owed',
      description:
        'The rule at {{where}} gives a company or scheme a lien (a hold over the shares or lot until debts are paid) or lets it sell them. Debts of the present owner may stay with what you buy.',
      recommendation:
        'Before settlement, have a written statement that nothing is owed for these shares.',
      question: 'What is owed for these shares today?',
    },
    agent: {
      title: 'A later sale of the lot is tied to one agent',
      description:
        'By the rule at {{where}} only one agent may sell or show lots in the scheme, or owners may not bring their own. You could not choose who sells for you, nor bargain over commission.',
      recommendation: 'Ask before you sign for how long this holds, and at what commission.',
      question: 'Who may sell lots in the scheme, at what commission, and until when?',
    },
    deed: {
      title: 'A buyer must sign a deed with the scheme',
      description:
        'By the rule at {{where}} a new owner signs a deed or agreement, which adds duties to those in the contract.',
      recommendation: 'Ask for the deed before you sign the contract, and have it read with it.',
      question: 'Please give us the deed that the buyer is to sign.',
    },
  },
  check({ doc }, report) {
    for (const { text, span, zone } of byLawsOf(doc)) {
      if (patterns.none.test(text) || patterns.goods.test(text)) continue
      if (zone !== 'by-laws' && !patterns.byLawNamed.test(text)) continue
      if (holds(text, patterns.agent, patterns.tied))
        report('agent', [span], {}, { severity: 'low', unmistakable: true })
      else if (patterns.lien.test(text))
        report('lien', [span], {}, { severity: 'low', unmistakable: true })
      else if (patterns.signs.test(text))
        report('deed', [span], {}, { severity: 'low', unmistakable: true })
      else if (patterns.offered.test(text) && patterns.transfer.test(text))
        report('consent', [span], {}, { severity: 'high', unmistakable: true })
      else if (
        holds(text, patterns.transfer, patterns.pays, patterns.sum) &&
        !patterns.service.test(text)
      )
        report('fee', [span], {}, { severity: 'high', unmistakable: true })
      else if (holds(text, patterns.shares, patterns.decided, patterns.decider))
        report('consent', [span], {}, { severity: 'high', unmistakable: true })
    }
  },
})

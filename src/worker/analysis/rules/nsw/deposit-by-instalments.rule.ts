import { wordings } from '../../wording/wordings.ts'
import { defineRule } from '../define-rule.ts'
import { DEPOSIT_LOST, depositLost } from '../terms/deposit-lost.ts'
import { termsOf } from '../reading/passages.ts'

const patterns = wordings({
  ...DEPOSIT_LOST,
  deposit: /\bdeposit\b/i,
  part: /\bhalf of the deposit\b|\bother half\b|\b(?:instal?ments?|two parts|(?:first|initial|second|another|remaining|further|other|unpaid) (?:half|part|portion|moiety|payment|amount|sum|5 ?%|five per ?cent|\$ ?\d)|(?:balance|remainder|rest|shortfall|difference)\b.{0,30}\b(?:deposit|10 ?%|ten per ?cent|5 ?%|five per ?cent)|deposit.{0,60}\b(?:balance|remainder|rest|shortfall|difference|second part)\b|of which \$ ?\d|(?:5 ?%|five per ?cent)(?: of the price)? (?:on|upon|at|is)\b|reduced deposit|notwithstanding)/i,
  onDefault:
    /\bif the purchaser (?:breaches|defaults)\b|\b(?:(?:on|upon|if|in the event of|where|should|following|in case of)\b.{0,60}\b(?:default|demand|breach|fails? to (?:complete|perform)|terminat\w{1,5})|on demand|is in default|defaults)\b/i,
  later:
    /\b(?:on|upon|at|before|by|within)\b.{0,50}\b(?:completion|cooling[- ]off|days|months|registration|anniversary)\b/i,
  other:
    /\b(?:account(?:s|ed)? (?:for|to)|authoris\w{1,3} the (?:deposit ?holder|agent|stakeholder)|bond|guarantee|invest\w{1,4}|interest|releas\w{1,3}|refund\w{0,3}|stakeholder)\b/i,
  fromBond: /\binstead of|in place of|by way of\b/i,
})

/** A smaller deposit now, with the rest still owed. */
export default defineRule({
  id: 'nsw/deposit-by-instalments',
  title: 'Deposit paid in parts',
  category: 'financial',
  severity: 'medium',
  kind: 'presence',
  law: { none: 'whether the later part is a penalty depends on how the clause is drafted' },
  appliesTo: ['special-conditions', 'particulars', 'contract-form'],
  patterns,
  clear: 'No deposit in parts and no further part owed on default was found.',
  subject:
    /\b(?:deposit)\b[^.;]{0,100}\b(?:instal?ments?|balance (?:of|becomes|is|shall)|remainder|the rest|further (?:part|sum|amount|deposit|instalment)|second|another|parts|shortfall|less than|unpaid|half|on exchange|5%|five per ?cent|0\.25%|forthwith)\b|\b(?:instal?ments?|balance (?:of|becomes|is|shall)|remainder|the rest|further (?:part|sum|amount|deposit|instalment)|second|another|parts|shortfall|less than|unpaid|half|on exchange|5%|five per ?cent|0\.25%|forthwith)\b[^.;]{0,100}\b(?:deposit)\b|\b(?:10|ten) ?(?:%|per ?cent)[^.;]{0,80}\b(?:shortfall|debt|default\w{0,3}|instal?ments?|exchange)\b|\b(?:default|breach)\b[^.;]{0,80}\b\d{1,2}(?:\.\d{1,2})? ?(?:%|per ?cent) of the price/i,
  messages: {
    onDefault: {
      title: 'The deposit is paid in instalments, and the second part is owed on default',
      description:
        'By the wording at {{where}} you pay part of the deposit (such as 5%) now, and the remaining part becomes payable if you default. If the purchase fails you would owe the full deposit, not only what you have paid.',
      recommendation:
        'Before you sign, ask for a true reduced deposit, or make sure that you could afford to lose the full amount. Have your lawyer check whether the second part can be enforced.',
      question: 'Will the vendor accept the part paid at exchange as the whole deposit?',
      suggestedWording:
        'The deposit is the amount paid when this contract is made. No further deposit is payable on default.',
    },
    later: {
      title: 'The deposit is paid in parts',
      description:
        'The wording at {{where}} splits the deposit into parts that fall due on different days. A late part can let the vendor end the contract and keep what was paid.',
      recommendation: 'Put each date in your diary and make sure that the money will be there.',
      question: 'On which dates is each part of the deposit due?',
    },
  },
  check({ doc }, report) {
    for (const passage of termsOf(doc)) {
      const { full, text, span } = passage
      if (depositLost(passage) === 'owed') {
        report('onDefault', [span], {}, { unmistakable: true })
        continue
      }
      if (!patterns.deposit.test(full) || !patterns.part.test(full)) continue
      if (patterns.onDefault.test(text) && !patterns.other.test(text)) {
        report('onDefault', [span])
      } else if (patterns.later.test(text) && !patterns.other.test(text)) {
        report('later', [span], {}, { severity: 'low', strength: 'likely' })
      }
    }
  },
})

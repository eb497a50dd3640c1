import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { affirmed } from '../reading/affirmed.ts'
import { defineRule } from '../define-rule.ts'
import { passagesIn, termsOf } from '../reading/passages.ts'

const patterns = wordings({
  foreign:
    /\b(?:foreign (?:person|purchaser|buyer)|FIRB|foreign acquisitions and takeovers|foreign investment|treasurer'?s? (?:approval|consent|permission)|(?:approval|consent|objection) (?:of|from|by) the (?:federal |commonwealth )?treasurer|the treasurer'?s?\b.{0,60}\b(?:approval|consent|objection|permission)|(?:approval|consent|objection)\b.{0,20}\bthe treasurer)\b/i,
  promise:
    /\bstates? that\b|\b(?:states?|warrants?|represents?|declares?|promises?|acknowledges?|confirms?|undertakes?|certif(?:y|ies)|indemnif(?:y|ies)|assures?)\b/i,
  is: /\b(?:purchaser|buyer) is a foreign\b|\b(?:purchaser|buyer)\b ?[:|]? ?.{0,60}\b(?:Pte\.? Ltd|GmbH|LLC|Sdn\.? Bhd|S\.A\.|\(HK\) Ltd|B\.V\.)|\bFIRB approval\b.{0,40}\b(?:to be obtained|required|subject)\b|\bforeign (?:person|purchaser|buyer)\b.{0,10}(?:☒ ?yes|[:?|] ?(?:☒ ?)?yes)|\bvisa\b.{0,12}\bsubclass\b|\b(?:purchaser|buyer)s?\b(?: ?[:|])?(?:[^.;:|()☐]{0,60}[(,]| (?:is|are|being)) ?(?:(?:an?|on|the|holder|of|here) ){0,4}(?:temporary (?:resident|visa)|(?:student|bridging|working holiday|skilled) visa|non-?resident|foreign national|overseas (?:resident|citizen))/i,
  /** The box says who the buyer is. */
  citizen:
    /\b(?:citizen|permanent resident)s?\b ?[:|]? ?(?:☒|\[x\]|\(x\))|(?:☒|\[x\]|\(x\)) ?(?:an? )?australian citizen/i,
  duty: /\bduty\b/i,
  /** A stay that ends, as a form about the buyers has it. */
  forATime:
    /\bvisa\b[^.;]{0,60}\b(?:to stay until|valid (?:to|until)|expir\w{2,5}|ends? on|until \d)|\b(?:temporary|bridging|student|working holiday|skilled|skills in demand|graduate|visitor|provisional) (?:\w{3,12} ){0,2}visa\b|\b(?:visa\b[^.;]{0,16})?\bsub-?class (?:400|403|407|408|417|457|461|462|482|485|489|491|494|500|590|600|820|309)\b|\btemporary resident\b/i,
  permanent:
    /\b(?:permanent (?:resident|visa|residency)|(?<!(?:not|than) an )australian citizen|no\b[^.;]{0,20}\bvisa)\b/i,
  asks: /\?\W{0,3}$|\b(?:e\.g\.|for example|such as|if you|whether|any person who)\b/i,
  /** The particulars' own question, with the answer No. */
  saysNo:
    /\bforeign (?:person|purchaser|buyer)s?\b[^☒]{0,180}?(?:☐ ?yes\W{0,4})?(?:☒ ?no\b|[?:|] ?no\b)/i,
})

/** Where buyers answer for themselves. */
const FORMS_OF_BUYERS = ['annexure', 'other', 'particulars', 'contract-form'] as const

/** Approval and surcharge for buyers from abroad. */
export default defineRule({
  id: 'national/foreign-purchaser',
  title: 'Foreign purchaser',
  category: 'legal',
  severity: 'low',
  kind: 'presence',
  law: [cite(act.cth.foreignAcquisitions)],
  appliesTo: ['special-conditions', 'particulars', 'contract-form'],
  patterns,
  clear: 'No promise about foreign purchasers was found in the parties’ own terms.',
  subject:
    /\bforeign (?:persons?|purchasers?|buyers?|nationals?|investment|investors?|acquisitions?|corporations?|residents? purchas\w{2,3})\b|\bFIRB\b|\btemporary residents?\b|\b(?:student|bridging|temporary) visa\b|\bvisa\b|\bnot an? australian citizen\b|\bpermanent residents?\b|\baustralian citizens?\b/i,
  messages: {
    promise: {
      title: 'You promise that you are not a foreign person',
      description:
        'By the wording at {{where}} you promise that you need no foreign investment approval. If that is wrong you are in breach, may owe a surcharge duty (most states have one), and from April 2025 to March 2027 foreign persons mostly may not buy an established home.',
      recommendation: 'Check the status of every buyer, temporary visas too, before you sign.',
    },
    is: {
      title: 'A foreign purchaser: approval may be needed before you buy',
      description:
        'The wording at {{where}} shows a purchaser from abroad. From April 2025 to March 2027 foreign persons mostly may not buy an established home, and most states charge a surcharge duty. Permanent residents and some others are exempt from the ban.',
      recommendation: 'Take advice on approval and duty before you sign.',
    },
    denied: {
      title: 'The contract says that no purchaser is foreign, but one has a visa that ends',
      description:
        'The contract at {{where}} answers that no purchaser is a foreign person, while another paper shows a purchaser whose right to live in Australia is for a time. Temporary residents mostly need approval before they buy and pay more duty on their share; if the answer is wrong you would break a promise of the contract on the day you sign, and the vendor may treat it as default.',
      recommendation:
        'Do not sign until it is settled who needs approval, whether it has been given and what duty each purchaser pays. Have the answer corrected.',
      question:
        'Will the vendor agree to the answer about foreign persons being corrected, and to the contract depending on approval?',
    },
  },
  check({ doc }, report) {
    const terms = termsOf(doc)
    const answered = terms.find(({ text }) => patterns.saysNo.test(text))
    const stays = passagesIn(doc, FORMS_OF_BUYERS).find(
      ({ text }) =>
        patterns.forATime.test(text) && !patterns.permanent.test(text) && !patterns.asks.test(text),
    )
    if (answered !== undefined && stays !== undefined) {
      const sides = [
        { label: 'Contract', value: 'No foreign person', spans: [answered.span] },
        { label: 'Form of the buyers', value: 'A visa for a time', spans: [stays.span] },
      ]
      const spans = [stays.span, answered.span]
      report('denied', spans, {}, { severity: 'high', sides, unmistakable: true })
    }
    for (const passage of terms) {
      const { text, full, span } = passage
      if (
        patterns.is.test(text) &&
        !patterns.permanent.test(text) &&
        affirmed(passage, patterns.is) !== null
      )
        report('is', [span], {}, { severity: 'high' })
      else if (
        patterns.foreign.test(text) &&
        patterns.promise.test(full) &&
        !patterns.duty.test(text) &&
        !patterns.citizen.test(text)
      )
        report('promise', [span])
    }
  },
})

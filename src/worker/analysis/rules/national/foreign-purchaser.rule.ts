import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { affirmed } from '../reading/affirmed.ts'
import { defineRule } from '../define-rule.ts'
import { termsOf } from '../reading/passages.ts'

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
})

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
  },
  check({ doc }, report) {
    for (const passage of termsOf(doc)) {
      const { text, full, span } = passage
      if (patterns.is.test(text) && affirmed(passage, patterns.is) !== null)
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

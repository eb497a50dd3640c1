import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { affirmed } from '../affirmed.ts'
import { defineRule } from '../define-rule.ts'
import { passagesIn, termsOf } from '../passages.ts'

const patterns = {
  period: /\bcooling[- ]?off\b/i,
  waived:
    /\b(?:waive[sd]?|waiving|waiver|gives? up|given up|forgoes?|surrenders?|abandons?|does not require|not (?:to )?(?:exercise|rely on))\b|\b(?:does|do|shall|will) not (?:have|apply|exist)\b|\bnot (?:subject to|entitled to|available)\b|\bthere is no cooling\b|\bno cooling\b|\bis excluded\b/i,
  shortened:
    /\b(?:shorten\w{0,3}|reduc\w{1,3}|abridg\w{1,4}|cut|ends? (?:at|on))\b.{0,60}\b(?:\d|one|two|three|business day|pm|am)\b/i,
  notice:
    /\b(?:may be subject to|0\.25|termination penalty|recommended|you may|should (?:obtain|seek)|if (?:the|you)|the buyer may terminate)\b/i,
  auction:
    /\b(?:formed|made|sold|entered into) (?:on|at|by|under|following)(?: a| the)? (?:sale by )?(?:public )?auction\b|\bregistered bidder\b.{0,100}\b(?:passed in|auction|two|second)\b|\bfall of the hammer\b/i,
  acknowledges: /\backnowledges?\b.{0,80}\b(?:no cooling|not apply|waive)/i,
}

/** The only way out without a reason. */
export default defineRule({
  id: 'qld/cooling-off-waived',
  title: 'Your cooling-off period',
  category: 'legal',
  severity: 'medium',
  kind: 'presence',
  law: [cite(act.qld.propertyOccupations, 'ss 160, 165–168')],
  appliesTo: ['special-conditions', 'particulars', 'contract-form', 'statutory-notice'],
  patterns,
  clear: 'No clause takes away or shortens your cooling-off period.',
  messages: {
    waived: {
      title: 'You give up your cooling-off period',
      description:
        'The wording at {{where}} has you waive (give up) the cooling-off period: five business days in which you may end the contract without a reason, for at most 0.25% of the price. In Queensland you can give it up without seeing a lawyer. After that you can leave only for a reason that the contract gives.',
      recommendation:
        'Agree only when your finance, the inspections and the searches are done; otherwise ask for this to be removed before you sign.',
      question: 'Will the vendor leave the cooling-off period of five business days in place?',
    },
    shortened: {
      title: 'Your cooling-off period is shortened',
      description:
        'The wording at {{where}} leaves you less than the five business days in which you may end the contract without a reason.',
      recommendation:
        'Before you sign, ask for the full five business days, or have finance, inspections and searches finished first.',
      question: 'Will the vendor leave the full cooling-off period in place?',
    },
    auction: {
      title: 'Bought at or right after an auction: no cooling-off period',
      description:
        'The wording at {{where}} shows a sale by auction, or to a bidder shortly after it. There is then no cooling-off period: you are bound as soon as the contract is made.',
      recommendation: 'Finish finance, inspections and searches before you bid or sign.',
      question: 'Can we have the contract and the Form 2 in time to check them before the auction?',
    },
  },
  check({ doc }, report) {
    for (const passage of termsOf(doc)) {
      const { full, text, span } = passage
      if (patterns.period.test(full)) {
        if (patterns.notice.test(text) && !patterns.acknowledges.test(text)) continue
        if (patterns.shortened.test(text)) report('shortened', [span])
        else if (patterns.waived.test(text)) report('waived', [span])
        continue
      }
      if (!patterns.auction.test(text) || affirmed(passage, patterns.auction) === null) continue
      report('auction', [span], {}, { severity: 'low' })
    }
    const notice = passagesIn(doc, [
      'statutory-notice',
      'contract-form',
      'particulars',
      'special-conditions',
    ]).find(({ text }) => patterns.period.test(text) && patterns.notice.test(text))
    if (notice !== undefined) {
      report.clear('The printed notice of the cooling-off period stands unchanged.', [notice.span])
    }
  },
})

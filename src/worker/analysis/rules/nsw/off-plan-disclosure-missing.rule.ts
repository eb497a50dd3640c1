import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { defineRule } from '../define-rule.ts'
import { isOffThePlan } from '../off-the-plan.ts'
import { passagesIn, termsOf } from '../passages.ts'
import { hasUnreadPages } from './papers.ts'

const patterns = wordings({
  statement:
    /\bdisclosure statement\b.{0,60}\boff[- ]the[- ]plan\b|\boff[- ]the[- ]plan\b.{0,60}\bdisclosure statement\b|^disclosure statement\b|\b66ZM\b/i,
  unregistered:
    /\blot\b.{0,60}\b(?:unregistered|proposed|draft) plan\b|\bproposed lot\b|\bunregistered plan (?:of|which|that|being|no)\b/i,
  paper:
    /\b(?:disclosure statement|(?:draft|proposed) (?:strata |subdivision |community )?plan|(?:schedule of|list of|finishes) (?:finishes|schedule|inclusions|fittings|fixtures|specifications)|specifications?|floor ?plan|(?:draft|proposed) by-?laws|draft (?:section )?88B instrument)\b/i,
  later:
    /\b(?:to follow|not (?:yet )?(?:available|attached|annexed|prepared|finali[sz]ed)|will be (?:attached|provided|supplied|served|given|prepared)|to be (?:attached|provided|supplied|prepared|determined|advised|finali[sz]ed|inserted|annexed|confirmed|selected|supplied|settled|given|served|agreed))\b|\[(?:insert|tba|tbc|blank|schedule)[^\]]{0,40}\]|\bT\.?B\.?[AC]\b|\bleft blank\b|\[ {0,6}\]/i,
  box: /[☐☒]/,
})

/** What a developer must show before the buyer signs for a lot that does not exist yet. */
export default defineRule({
  id: 'nsw/off-plan-disclosure-missing',
  title: 'Off-the-plan disclosure statement',
  category: 'compliance',
  severity: 'critical',
  kind: 'absence',
  law: [
    cite(act.nsw.conveyancing, 's 66ZM'),
    cite(act.nsw.saleOfLand, 'ss 12–13, 21(1)(b), 22, Sch 1 Pt 2'),
  ],
  appliesTo: ['contract-form', 'particulars', 'special-conditions'],
  patterns,
  clear: 'The lot is registered, or the off-the-plan disclosure statement is in this file.',
  messages: {
    missing: {
      title: 'Off-the-plan disclosure statement is missing',
      description:
        'You would be buying a lot whose plan is not registered, and no disclosure statement was found. It must be attached with the draft plan, finishes and by-laws, and it is what later changes are measured against. Without it you may end the contract, but only within 14 days after it is made.',
      recommendation:
        'Do not sign without the disclosure statement. If you have signed within the last 14 days, see a lawyer today.',
      question: 'Please attach the off-the-plan disclosure statement with all its schedules.',
    },
    later: {
      title: 'Part of the off-the-plan disclosure is only promised',
      description:
        'The wording at {{where}} leaves a paper that belongs to the disclosure statement for later. Without it you cannot tell what you will get, nor prove that it was changed.',
      recommendation: 'Ask for the complete disclosure statement before you sign.',
      question: 'When will the missing part of the disclosure statement be attached?',
    },
  },
  check({ doc }, report) {
    const front = passagesIn(doc, ['contract-form', 'particulars'])
    const unregistered =
      isOffThePlan(doc) ||
      front.some(({ text }) => patterns.unregistered.test(text) && !patterns.box.test(text))
    if (!unregistered) {
      report.notInDocument('The lot is not sold off the plan.')
      return
    }
    for (const { text, span } of termsOf(doc)) {
      if (patterns.paper.test(text) && patterns.later.test(text)) {
        report('later', [span], {}, { severity: 'high' })
      }
    }
    if (front.length === 0 || hasUnreadPages(doc)) return
    const stated = doc.parts.some(
      ({ kind, title }) => kind === 'vendor-statement' || patterns.statement.test(title),
    )
    const headed = doc.blocks.some(
      ({ kind, text, zone }) =>
        zone !== 'general-conditions' &&
        zone !== 'statutory-notice' &&
        patterns.statement.test(text) &&
        (kind === 'heading' || text.length < 90),
    )
    if (!stated && !headed) report('missing', [])
  },
})

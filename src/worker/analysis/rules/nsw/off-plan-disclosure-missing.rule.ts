import type { Doc, Span } from '../../document.ts'
import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { defineRule } from '../define-rule.ts'
import { isOffThePlan } from '../terms/off-the-plan.ts'
import { passagesIn, termsOf } from '../reading/passages.ts'
import { hasUnreadPages } from '../../segment/unread-pages.ts'

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
  /** "☒ draft plan ☐ draft community management statement": marked beside others that are not. */
  unticked:
    /☐ ?(?:\d{1,2} )?(?:the )?((?:draft|proposed) (?:community|precinct|neighbourhood|strata|building) management statement)/i,
  ticked: /☒/,
  /** A lot in a scheme that has such a statement. */
  scheme:
    /\b(?:community|precinct|neighbourhood) (?:scheme|association|property|plan|lot|title)\b|\b(?:strata|building) management statement\b/i,
  answeredYes:
    /\b(?:community|precinct|neighbourhood|(?:strata|building) management statement)\b[^☐☒]{0,60}(?:☒ ?yes|yes ?☒|☐ ?no ?☒ ?yes)/i,
  noScheme: /\b(?:no|not|neither)\b/i,
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
  clear: 'No lot off the plan without its disclosure statement was found.',
  subject:
    /\bdisclosure statement\b|\bunregistered plan\b|\bproposed lot\b|\b(?:draft|proposed) (?:strata |deposited |community )?(?:management statement|plan|by-?laws|section 88B)\b[^.;]{0,60}|\bschedule of finishes\b[^.;]{0,60}\b(?:provid\w{1,3}|attach\w{0,3}|follow|completion|annex\w{0,2})\b|\b66Z[A-Z]\b/i,
  messages: {
    missing: {
      title: 'Off-the-plan disclosure statement is missing from this file',
      description:
        'You would be buying a lot whose plan is not registered, and no disclosure statement was found. The contract must have it attached with the draft plan, finishes and by-laws, and it is what later changes are measured against. If it is not there you may end the contract, but only within 14 days after the contract is made.',
      recommendation:
        'Do not sign without the disclosure statement. If you have signed within the last 14 days, see a lawyer today.',
      question: 'Please attach the off-the-plan disclosure statement with all its schedules.',
    },
    unticked: {
      title: 'The {{paper}} is not marked as attached to the disclosure statement',
      description:
        'In the list at {{where}} the box of the {{paper}} is empty although others are marked. It holds the by-laws, who pays for what and what the developer may still change, and it belongs to the disclosure for a lot in such a scheme. If it is missing, the time to end the contract is 14 days after the contract is made; ask a lawyer whether that right is yours.',
      recommendation: 'Ask for it and read it before you sign.',
      question: 'Please attach the {{paper}} to the disclosure statement.',
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
    const empty = unmarkedPaper(doc)
    if (empty !== undefined) {
      report('unticked', [empty.span], { paper: empty.paper }, { severity: 'high' })
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

/** The paper of a community scheme whose box stands empty in the list of the disclosure statement. */
function unmarkedPaper(doc: Doc): { span: Span; paper: string } | undefined {
  if (hasUnreadPages(doc)) return undefined
  const told = passagesIn(doc, ['vendor-statement', 'annexure', 'other'])
  const list = told.find(
    ({ text, block }) => patterns.unticked.test(text) && patterns.ticked.test(block.text),
  )
  if (list === undefined || !told.some(({ text }) => isInScheme(text))) return undefined
  const paper = patterns.unticked.exec(list.text)?.[1] ?? ''
  return { span: list.span, paper: paper.toLowerCase() }
}

/** A question with boxes by its answer, a sentence by its words. */
function isInScheme(text: string): boolean {
  if (patterns.box.test(text)) return patterns.answeredYes.test(text)
  return patterns.scheme.test(text) && !patterns.noScheme.test(text)
}

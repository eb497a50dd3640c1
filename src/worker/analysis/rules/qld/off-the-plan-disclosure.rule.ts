import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { findFirst } from '../../segment/find.ts'
import { wordings } from '../../wording/wordings.ts'
import { defineRule } from '../define-rule.ts'
import { termsOf } from '../reading/passages.ts'
import { holdsContract, isProposedLot, PAPER_PATTERNS } from './papers.ts'
import { hasUnreadPages } from '../../segment/unread-pages.ts'

const patterns = wordings({
  ...PAPER_PATTERNS,
  statement: /\bdisclosure (?:statement|plan)\b/i,
  further:
    /\bfurther (?:disclosure )?statement\b|\b(?:section|s\.?) ?(?:13|214)\b.{0,60}\bstatement\b|\bvariations? (?:to|of) the disclosure (?:plan|statement)\b/i,
  limits:
    /\b(?:waives?|no further statement|may not|must not|shall not|cannot|no right|not entitled|deemed|agrees? not to|not materially prejudiced|within (?:7|seven|10|ten|14|fourteen) days)\b/i,
  settle:
    /\bsettle(?:ment)?\b.{0,120}\b(?:7|seven|10|ten|14|fourteen) (?:\(\d{1,2}\) )?(?:business |clear )?days (?:after|from|of|following)\b.{0,100}\b(?:registration|registered|creation|created|exists|notice|notified|told|established|establishment|title)\b/i,
})

/** What the buyer of a lot that does not exist yet must be told. */
export default defineRule({
  id: 'qld/off-the-plan-disclosure',
  title: 'Disclosure for a lot that is not registered yet',
  category: 'legal',
  severity: 'high',
  kind: 'absence',
  law: [cite(act.qld.landSales, 'ss 10–13'), cite(act.qld.bodyCorporate, 'ss 212–217B')],
  appliesTo: ['contract-form', 'particulars', 'special-conditions', 'vendor-statement'],
  patterns,
  clear: 'No lot off the plan without its disclosure statement or plan was found.',
  subject:
    /\boff[- ]the[- ]plan\b|\bdisclosure plans?\b|\bdisclosure statement\b[^.;]{0,60}\b(?:lot|plan|proposed|attached)\b|\b(?:proposed|draft|unregistered) (?:lots?|plan|survey plan|SP)\b|\bfurther statement\b|\b(?:settle|settlement)\b[^.;]{0,80}\b(?:registration of the (?:plan|scheme)|plan (?:is|has been|was) registered)\b|\b(?:registration of the (?:plan|scheme)|plan (?:is|has been|was) registered)\b[^.;]{0,80}\b(?:settle|settlement)\b/i,
  messages: {
    missing: {
      title:
        'Off the plan: no disclosure statement or disclosure plan was found for the proposed lot',
      description:
        'The lot does not exist yet. In Queensland the vendor must give you a disclosure statement or plan that shows its size, position, levies and by-laws as proposed, before you sign. None was found in this file, so there is nothing to measure the finished lot against.',
      recommendation:
        'Ask for the disclosure statement, the plan and the proposed by-laws before you sign.',
      question: 'Please give us the signed disclosure statement and plan for the proposed lot.',
    },
    limited: {
      title: 'Off the plan: your right to object to changes is limited',
      description:
        'The wording at {{where}} limits what you may do when the vendor changes the lot or the plan and gives you a further statement. The law lets you end the contract within 21 days if the change materially harms you; whether this clause can take that away is a question for a lawyer.',
      recommendation:
        'Before you sign, ask for this clause to be removed, and put the 21 days in your diary when a further statement arrives.',
      question:
        'Will the vendor leave the buyer’s rights on a further statement as the law gives them?',
    },
    short: {
      title: 'Off the plan: settlement follows soon after registration',
      description:
        'By the wording at {{where}} you must settle within days after the plan is registered, on a date nobody knows yet. Your bank needs time to value the finished lot; if it is late you can lose the deposit.',
      recommendation: 'Before you sign, ask for at least 21 to 28 days after the notice.',
      question: 'Will the vendor allow 28 days from the notice of registration to settlement?',
    },
  },
  check({ doc }, report) {
    if (!isProposedLot(doc)) {
      report.notInDocument('No lot that is still to be registered is sold.')
      return
    }
    for (const { full, span } of termsOf(doc)) {
      if (patterns.further.test(full) && patterns.limits.test(full)) report('limited', [span])
      else if (patterns.settle.test(full)) report('short', [span], {}, { severity: 'medium' })
    }
    if (!holdsContract(doc) || hasUnreadPages(doc)) return
    const given =
      findFirst(doc, patterns.statement, {
        excludeZones: ['general-conditions', 'special-conditions', 'statutory-notice'],
      }) !== null
    if (!given) report('missing', [])
  },
})

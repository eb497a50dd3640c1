import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { datesIn, daysBetween, sayDate } from '../dates.ts'
import { defineRule } from '../define-rule.ts'
import { passagesIn } from '../passages.ts'
import { asAtDate } from './papers.ts'

const patterns = {
  issued:
    /\b(?:issued?|issue date|date of (?:issue|certificate)|certificate date|dated?|date of this certificate)\b/i,
  notThis:
    /\b(?:gazett\w{1,4}|instrument|plan|commenc\w{1,6}|adopted|register\w{0,3}|amend\w{1,5})\b/i,
  oldSection: /\b(?:section|s\.?) ?149\b/i,
  certificate: /\bcertificates?\b/i,
}

/** Three and six months; councils change their plans all the time. */
const FRESH_DAYS = 92
const STALE_DAYS = 183

/** The certificate must be right on the day of the contract. */
export default defineRule({
  id: 'nsw/planning-certificate-stale',
  title: 'Age of the planning certificate (section 10.7)',
  category: 'compliance',
  severity: 'medium',
  kind: 'threshold',
  law: [cite(act.nsw.saleOfLand, 's 21(3), Sch 2 item 1(c)')],
  appliesTo: ['planning-certificate'],
  patterns,
  clear: 'The planning certificate is recent beside the other papers.',
  messages: {
    old: {
      title: 'The planning certificate is old ({{date}})',
      description:
        'The planning certificate is dated {{date}}, about {{months}} months before the other papers. Zoning, flood and acquisition rules may have changed since. The vendor promises that it shows the position on the contract date; if it does not, you may have a right to end the contract before completion.',
      recommendation:
        'Ask for a new section 10.7(2) and (5) certificate before you sign, or order one yourself.',
      question: 'Will the vendor attach a planning certificate from the last three months?',
    },
    oldSection: {
      title: 'The planning certificate is under the old section 149',
      description:
        'The wording at {{where}} names section 149, which was replaced by section 10.7 in 2018. The certificate is years old or the reference is out of date.',
      recommendation: 'Ask for a current section 10.7 certificate before you sign.',
      question: 'Please attach a current section 10.7(2) planning certificate.',
    },
  },
  check({ doc, facts }, report) {
    const asAt = asAtDate(doc, facts)
    const passages = passagesIn(doc, ['planning-certificate'])
    for (const { text, span } of passages) {
      if (patterns.oldSection.test(text) && patterns.certificate.test(text)) {
        report('oldSection', [span], {}, { strength: 'likely' })
        break
      }
    }
    const issue = passages.find(
      ({ text }) =>
        patterns.issued.test(text) && !patterns.notThis.test(text) && datesIn(text).length > 0,
    )
    const date = datesIn(issue?.text ?? '')[0]
    if (asAt === null || issue === undefined || date === undefined) return
    const age = daysBetween(date, asAt)
    if (age > FRESH_DAYS) {
      report(
        'old',
        [issue.span],
        { date: sayDate(date), months: Math.round(age / 30.4) },
        { severity: age > STALE_DAYS ? 'high' : 'medium' },
      )
    }
  },
})

import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { datesIn, daysBetween, sayDate } from '../dates.ts'
import { defineRule } from '../define-rule.ts'
import { asAtDate, papersIn } from './papers.ts'

const patterns = {
  oldAct: /\bsection 109\b|\bstrata schemes management act 1996\b/i,
  certificate: /\bcertificate\b/i,
  dated:
    /\b(?:date of (?:this )?certificate|certificate (?:date|issued)|dated|issued(?: on)?|date of issue|as at)\b/i,
  open: /\b(?:to be (?:advised|confirmed|provided)|TBA|TBC|not available at present)\b/i,
  money:
    /\b(?:levy|levies|contributions?|fund|financial|balance|special|arrears|amount|insurance)\b/i,
}

/** Three months: levies are struck by the quarter. */
const FRESH_DAYS = 92

/** How old the scheme's figures are. */
export default defineRule({
  id: 'nsw/strata-certificate-old',
  title: 'Age of the strata information certificate (section 184)',
  category: 'operational',
  severity: 'medium',
  kind: 'threshold',
  law: [cite(act.nsw.strata, 's 184')],
  appliesTo: ['owners-corporation-certificate'],
  patterns,
  clear: 'The strata certificate is recent and filled in.',
  messages: {
    old: {
      title: 'The strata information certificate is old ({{date}})',
      description:
        'The certificate at {{where}} is dated {{date}}, about {{months}} months before the other papers. Levies, arrears and special levies may have changed since.',
      recommendation:
        'Order a new section 184 certificate and an inspection of the strata records before you sign.',
      question: 'Please give us a current section 184 certificate for the lot.',
    },
    oldAct: {
      title: 'The strata certificate is made under the old Act',
      description:
        'The wording at {{where}} names a form of the repealed strata Act. The certificate is out of date, or an old form was used that leaves out what the present one must say.',
      recommendation: 'Order a new section 184 certificate before you sign.',
      question: 'Please give us a current section 184 certificate for the lot.',
    },
    open: {
      title: 'The strata certificate leaves figures open',
      description:
        'At {{where}} the certificate leaves a figure “to be advised”. You would not know what the lot owes or costs.',
      recommendation: 'Ask for the missing figures in writing before you sign.',
      question: 'Please complete the figures that the certificate leaves open.',
    },
  },
  check({ doc, facts }, report) {
    const asAt = asAtDate(doc, facts)
    for (const { text, span, heading } of papersIn(doc, ['owners-corporation-certificate'])) {
      if (patterns.oldAct.test(text) && patterns.certificate.test(`${heading} ${text}`)) {
        report('oldAct', [span])
      }
      if (patterns.open.test(text) && patterns.money.test(`${heading} ${text}`)) {
        report('open', [span])
      }
      if (asAt === null || !patterns.dated.test(text) || !patterns.certificate.test(text)) continue
      const date = datesIn(text)[0]
      const age = date === undefined ? 0 : daysBetween(date, asAt)
      if (date !== undefined && age > FRESH_DAYS) {
        report('old', [span], { date: sayDate(date), months: Math.round(age / 30.4) })
      }
    }
  },
})

import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { defineRule } from '../define-rule.ts'
import { papersIn } from './papers.ts'

const patterns = wordings({
  oldAct: /\bsection 109\b|\bstrata schemes management act,? 1996\b/i,
  certificate: /\bcertificate\b/i,
  named:
    /\b(?:strata )?information certificate\b|\b(?:certificate|section|s) ?(?:under (?:section|s) ?)?(?:184|109)\b|\bstrata certificate\b/i,
  open: /\b(?:to be (?:advised|confirmed|provided)|TBA|TBC|not available at present|information not held)\b/i,
  money:
    /\b(?:levy|levies|contributions?|fund|financial|balance|special|arrears|amount|insurance)\b/i,
})

/** What a scheme's figures are taken from; its age is asked by the national rule. */
export default defineRule({
  id: 'nsw/strata-certificate-form',
  title: 'Form and figures of the strata information certificate (section 184)',
  category: 'operational',
  severity: 'medium',
  kind: 'presence',
  law: [cite(act.nsw.strata, 's 184')],
  appliesTo: ['owners-corporation-certificate'],
  patterns,
  clear: 'No open figure and no old form of the strata certificate was found.',
  subject:
    /\b(?:section|s\.?) ?(?:109|184)\b|\b(?:strata )?information certificates?\b|\b(?:capital works|administrative|sinking) fund\b[^.;]{0,60}\b(?:balance|TB[CA]|advised|\$|unknown|contributions?)|\b(?:special contributions?|contributions?|fund|insurance|balance|lev(?:y|ies))\b[^.;]{0,60}\b(?:to be (?:advised|confirmed)|TB[CA]|not held|unknown|not known)\b|\binsured? (?:for|amount)\b/i,
  messages: {
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
        'At {{where}} the certificate leaves a figure open. You would not know what the lot owes or what the scheme has saved.',
      recommendation: 'Ask for the missing figures in writing before you sign.',
      question: 'Please complete the figures that the certificate leaves open.',
    },
  },
  check({ doc }, report) {
    if (!doc.blocks.some(({ text }) => patterns.named.test(text)))
      report.notInDocument('No strata information certificate was found in this file.')
    for (const { text, span, heading } of papersIn(doc, ['owners-corporation-certificate'])) {
      const about = `${heading} ${text}`
      if (patterns.oldAct.test(text) && patterns.certificate.test(about)) report('oldAct', [span])
      if (patterns.open.test(text) && patterns.money.test(about)) report('open', [span])
    }
  },
})

import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { datesIn, daysBetween, sayDate } from '../dates.ts'
import { defineRule } from '../define-rule.ts'
import { passagesIn } from '../passages.ts'

const patterns = {
  issued:
    /\b(?:certificate (?:is |was )?(?:issued|dated|given|prepared)|date of (?:the |this )?certificate|(?:issue|certificate) date|date (?:of )?issued?|issued on|information (?:is )?(?:correct|current) (?:as )?at|dated)\b/i,
  other:
    /\b(?:insurance|valuation|policy|module|due|levied|statement|meeting|expir\w{1,3}|engagement|commenc\w{1,5}|renewal|contribution)\b/i,
}

/** No life is fixed by law: about four months is when the yearly figures have usually moved on. */
const OLD_DAYS = 120

/** How far the certificate lies behind the contract. */
export default defineRule({
  id: 'qld/body-corporate-certificate-old',
  title: 'Age of the body corporate certificate',
  category: 'compliance',
  severity: 'medium',
  kind: 'threshold',
  law: [cite(act.qld.bodyCorporate, 's 205'), cite(act.qld.bodyCorporateCertificate)],
  appliesTo: ['owners-corporation-certificate'],
  patterns,
  clear: 'No old body corporate certificate was found.',
  messages: {
    old: {
      title: 'The body corporate certificate is out of date: {{age}} older than the contract',
      description:
        'The certificate speaks of {{issued}}, {{age}} before the contract date of {{contract}}. Levies, debts, special contributions, insurance and savings can have changed since, and you would be relying on old figures.',
      recommendation:
        'Ask for a new certificate before you sign, and have the body corporate records searched.',
      question: 'Please give us a body corporate certificate issued within the last month.',
    },
  },
  check({ doc, facts }, report) {
    const contract = facts.contractDate
    for (const { text, span, heading } of passagesIn(doc, ['owners-corporation-certificate'])) {
      if (!patterns.issued.test(text) && !patterns.issued.test(heading)) continue
      if (patterns.other.test(text)) continue
      const issued = datesIn(text)[0]
      if (issued === undefined) continue
      if (contract === null) return
      const days = daysBetween(issued, contract.value)
      if (days > OLD_DAYS) {
        const age = `${Math.round(days / 30.4)} months`
        report(
          'old',
          [span],
          { age, issued: sayDate(issued), contract: sayDate(contract.value) },
          { facts: [contract] },
        )
      }
      return
    }
  },
})

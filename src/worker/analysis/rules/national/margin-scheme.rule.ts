import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { affirmed } from '../reading/affirmed.ts'
import { defineRule } from '../define-rule.ts'
import { termsOf } from '../reading/passages.ts'

const patterns = wordings({
  scheme: /\bmargin scheme\b|\bGST\b.{0,60}\bon the margin\b|\bdivision 75\b/i,
  used: /\b(?:agree\w{0,3}|applies|apply|applied|is to be (?:used|applied)|used|elects?|chosen|calculated|calculate|worked out|consents?|under the margin scheme|using|yes)\b/i,
  none: /\b(?:no|not|n\/a|nil)\b/i,
  credit:
    /\b(?:margin scheme|division 75)\b.{0,140}\b(?:no|not|nor)\b.{0,40}\b(?:tax invoice|input tax credit)/i,
  condition: /^if\b|\bif the margin scheme\b|\bunless\b|\bwithhold\w{0,3}\b|\b14-2\d\d\b/i,
})

/** How the vendor works out GST; it takes the buyer's credit away. */
export default defineRule({
  id: 'national/margin-scheme',
  title: 'GST margin scheme',
  category: 'financial',
  severity: 'low',
  kind: 'presence',
  law: [cite(act.cth.gst), cite(act.cth.taxAdministration, 's 14-250')],
  appliesTo: ['special-conditions', 'particulars', 'contract-form'],
  patterns,
  clear: 'No agreement to use the margin scheme was found.',
  subject:
    /\bmargin scheme\b|\bdivision 75\b|\bGST\b[^.;]{0,80}\bmargin\b|\bmargin\b[^.;]{0,80}\bGST\b/i,
  messages: {
    used: {
      title: 'GST is worked out under the margin scheme',
      description:
        'By the wording at {{where}} the vendor pays GST on its margin only. You get no tax invoice and can claim no credit. For a home to live in it changes nothing in the price, but where an amount must be withheld for the tax office at settlement, it is then 7% of the price instead of one eleventh.',
      recommendation:
        'If you are registered for GST, ask your accountant before you sign whether you need a credit.',
      question: 'Does the price stay the same if the tax office refuses the margin scheme?',
    },
  },
  check({ doc }, report) {
    for (const passage of termsOf(doc)) {
      const { text, plain, span } = passage
      if (!patterns.scheme.test(text) || !patterns.used.test(plain)) continue
      const credit = patterns.credit.test(text)
      if (
        !credit &&
        ((patterns.none.test(text) && !text.includes('☒')) || patterns.condition.test(text))
      )
        continue
      if (!credit && affirmed(passage, patterns.scheme) === null) continue
      report('used', [span])
    }
  },
})

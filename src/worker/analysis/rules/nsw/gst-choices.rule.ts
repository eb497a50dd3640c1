import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { defineRule } from '../define-rule.ts'
import { gstOnTop, GST_ON_TOP_PATTERNS } from '../terms/gst-on-top.ts'
import { choiceOf } from './choices.ts'

const patterns = wordings({
  onTop: GST_ON_TOP_PATTERNS.added,
  taxable: /(?<!the )\b(?:gst ?: ?)?taxable supply\b(?! because)/i,
  margin: /\bmargin scheme will be used(?: in making the taxable supply)?\b/i,
  withholding:
    /\b(?:GSTRW payment|residential withholding payment)(?: \([^)]{0,60}\))?(?: (?:is )?required)?/i,
})

/** Three choices on the printed form that have to fit together. */
export default defineRule({
  id: 'nsw/gst-choices',
  title: 'GST choices on the printed form',
  category: 'financial',
  severity: 'low',
  kind: 'inconsistency',
  law: [cite(act.cth.gst), cite(act.cth.taxAdministration)],
  appliesTo: ['contract-form', 'particulars'],
  patterns,
  // The form asks the margin scheme as a choice.
  replaces: ['national/margin-scheme'],
  clear: 'No GST choice was found that makes the sale taxable or contradicts another.',
  subject:
    /\btaxable supply\b|\bmargin scheme\b|\bGSTRW\b|\bGST (?:amount|withholding|residential|choices?)\b|\bgoods and services tax\b|\binput taxed\b|\bgoing concern\b|\b(?:price)\b[^.;]{0,40}\b(?:GST)\b|\b(?:GST)\b[^.;]{0,40}\b(?:price)\b|\bplus GST\b/i,
  messages: {
    taxable: {
      title: 'The sale is marked as a taxable supply (GST)',
      description:
        'The choice at {{where}} says that GST applies to the sale, as for a new home or a business property. By the printed clause GST is not added to the price unless the contract says so.',
      recommendation:
        'Before you sign, make sure that the price includes GST, and ask your lawyer about the withholding at completion.',
      question: 'Does the price include all GST?',
    },
    margin: {
      title: 'The margin scheme is used for GST',
      description:
        'The choice at {{where}} has the vendor pay GST on its margin. You cannot claim GST back; for a home to live in that makes no difference.',
      recommendation: 'If you buy for a business, ask your accountant before you sign.',
      question: 'Does the price include all GST under the margin scheme?',
    },
    clash: {
      title: 'The GST choices contradict one another (taxable supply and GST withholding)',
      description:
        'One choice at {{where}} says that the sale is not a taxable supply, the other that you must withhold GST. Only one can be right; if tax that should be withheld is not, you can be asked to pay it.',
      recommendation: 'Ask for the choices to be corrected before you sign.',
      question: 'Is this sale a taxable supply, and must GST be withheld at completion?',
    },
  },
  check({ doc }, report) {
    const taxable = choiceOf(doc, patterns.taxable)
    const margin = choiceOf(doc, patterns.margin)
    const withholding = choiceOf(doc, patterns.withholding)
    if (taxable?.chosen === 'no' && withholding?.chosen === 'yes') {
      report('clash', [taxable.span, withholding.span], {}, { severity: 'medium' })
      return
    }
    if (taxable?.chosen === 'yes') {
      // Where the contract adds it to the price, that is told, and not that it mostly is not.
      const isAdded = gstOnTop(doc) !== null
      report('taxable', [taxable.span], {}, isAdded ? { aside: 'national/gst-added' } : {})
    }
    if (margin?.chosen === 'yes') report('margin', [margin.span])
    if (taxable?.chosen === 'no') {
      report.clear('“Taxable supply” is marked NO.', [taxable.span])
    }
  },
})

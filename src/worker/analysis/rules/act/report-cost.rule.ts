import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { dollarsIn } from '../reading/amounts.ts'
import { defineRule } from '../define-rule.ts'
import { passagesIn, termsOf } from '../reading/passages.ts'
import { dollars } from '../say.ts'

const patterns = wordings({
  pays: /\b(?:buyer|purchaser)\b.{0,60}\b(?:reimburse|pay|pays|refund|repay)\w{0,1}\b|\b(?:reimburs\w{1,5}|repaid|refunded|recover\w{0,3}|paid)\b.{0,50}\b(?:to|by|from) the (?:seller|vendor|buyer|purchaser)\b/i,
  report:
    /\b(?:inspection|compliance|pest|building|asbestos|energy)\b.{0,40}\b(?:reports?|inspections?)\b|\b(?:costs?|price|fees?) of (?:the |all |obtaining the )?(?:required )?reports?\b/i,
  /** No more than what they cost, as the Act lets a seller ask. */
  asAllowed:
    /\b(?:as|which|that|under|by|to the extent that|within) (?:section \d{1,3}|s\.? ?\d{1,3}|the act|the law|the regulations?)\b[^.;]{0,40}\b(?:allows?|permits?|provides?|lets?|entitles?)\b|\bas (?:allowed|permitted|provided) (?:by|under|in) (?:section|s\.? ?\d|the (?:act|law|regulation))/i,
  /** What the printed clause makes the payment hang on, and where the sum then stands. */
  invoice: /\b(?:tax )?invoice\b/i,
  nothing: /[:|] ?(?:nil|none|\$ ?0(?:\.00)?)\s?$/i,
  own: /\b(?:own (?:cost|report)|obtain|arrange)\b/i,
})

/** In cents: a building and a pest report of one home mostly cost less together. */
const USUAL_COST = 200_000

/** A local custom: the buyer pays for the seller's reports. */
export default defineRule({
  id: 'act/report-cost',
  title: 'Who pays for the inspection reports',
  category: 'financial',
  severity: 'low',
  kind: 'presence',
  law: [cite(act.act.saleOfResidentialProperty)],
  appliesTo: ['special-conditions', 'particulars', 'contract-form'],
  patterns,
  clear: 'No clause was found that has you pay for the vendor’s reports.',
  subject:
    /\b(?:reports?)\b[^.;]{0,80}\b(?:reimburs\w{1,6}|re-?pa(?:y|ys|id|yment)|pays?|paid|costs?|invoices?|fees?)\b|\b(?:reimburs\w{1,6}|re-?pa(?:y|ys|id|yment)|pays?|paid|costs?|invoices?|fees?)\b[^.;]{0,80}\b(?:reports?)\b/i,
  messages: {
    pays: {
      title: 'You pay the vendor back for the building and pest reports{{amount}}',
      description:
        'By the wording at {{where}} you pay for the reports that the vendor had made{{amount}}. It is usual here, and comes on top of the price at completion.',
      recommendation: 'Add the sum to your costs, and ask for the invoices before completion.',
      question: 'Please give us the invoices for the reports.',
    },
  },
  check({ doc }, report) {
    let isTold = false
    for (const { text, span } of termsOf(doc)) {
      if (
        !patterns.pays.test(text) ||
        !patterns.report.test(text) ||
        patterns.own.test(text) ||
        patterns.nothing.test(text)
      ) {
        continue
      }
      isTold = true
      const most = Math.max(0, ...dollarsIn(text))
      if (patterns.asAllowed.test(text) && most <= USUAL_COST) {
        const sum = most === 0 ? 'their cost' : dollars(most)
        report.clear(
          `You repay the vendor ${sum} for the inspection reports at completion, as the law here lets a seller ask. Add it to your costs and ask for the invoices.`,
          [span],
        )
        continue
      }
      report('pays', [span], { amount: most === 0 ? '' : ` (${dollars(most)})` })
    }
    if (isTold) return
    // The printed clause has it too: nothing unusual, and yet money at completion.
    const printed = passagesIn(doc, ['general-conditions']).find(
      ({ text }) =>
        patterns.pays.test(text) && patterns.report.test(text) && !patterns.own.test(text),
    )
    if (printed === undefined) return
    const invoice = passagesIn(doc, ['building-report', 'annexure', 'other']).find(
      ({ text }) => patterns.invoice.test(text) && dollarsIn(text).length > 0,
    )
    const sum = Math.max(0, ...dollarsIn(invoice?.text ?? ''))
    report.clear(
      `By the printed conditions you repay the vendor for the inspection reports at completion${sum === 0 ? '' : `: the invoice in this file is for ${dollars(sum)}`}. That is usual here and comes on top of the price: add it to your costs and ask for every invoice.`,
      [printed.span, ...(invoice === undefined ? [] : [invoice.span])],
    )
  },
})

import { wordings } from '../../wording/wordings.ts'
import { holds } from '../reading/concepts.ts'
import { defineRule } from '../define-rule.ts'
import { passagesIn, TERMS } from '../reading/passages.ts'

const patterns = wordings({
  benefit:
    /\b(?:rebates?|incentives?|discounts?|cash-?backs?|allowances?|side (?:deeds?|agreements?|letters?)|gifts?|vouchers?|rental guarantee|separate (?:letter|deed|cheque|agreement)|second (?:contract|agreement)|true price|real price|price reduction|this (?:deed|letter|agreement|contract))\b/i,
  hidden:
    /\b(?:left out|leave out|omit\w{0,4}|kept (?:from|back|between|private|secret|confidential)|keeps? (?:it )?(?:from|private|secret|confidential)|withheld from|hidden|conceal\w{0,3})\b|\b(?:must not|not|nor|never|need not|no need to)\b[^.;]{0,30}\b(?:disclos\w{1,3}|told?|tell|shown?|mention\w{0,3}|reveal\w{0,3}|report\w{0,2}|declare[ds]?|appears?|stated?|produced?)\b|\bwithout (?:telling|disclosing|mentioning)\b/i,
  from: /\b(?:lenders?|financiers?|banks?|mortgagees?|valuers?|revenue (?:office|NSW)|duties office|tax(?:ation)? office|credit provider|insurers?)\b/i,
  fair: /\b(?:must|may|will|is to|are to) (?:be )?(?:disclos|tell|told|show|declare)|\b(?:may|can) (?:disclose|tell|show)\b|\bexcept\b|\bother than\b|\bvendor's (?:bank|lender|financier|mortgagee)\b/i,
})

/** A bargain that a lender or the tax office is not to know of. */
export default defineRule({
  id: 'national/kept-from-lender',
  title: 'Terms that are kept from the lender',
  category: 'compliance',
  severity: 'high',
  kind: 'presence',
  law: {
    none: 'what a borrower must tell is a matter of the loan and of the general law on fraud',
  },
  appliesTo: ['special-conditions', 'particulars', 'contract-form'],
  patterns,
  clear: 'No term was found that asks you to keep part of the bargain from your lender.',
  subject:
    /\b(?:rebate|incentive|cash ?-?back|discount|furniture allowance|side (?:deed|letter|agreement)|separate letter)\b.{0,120}(?:\b(?:purchaser|buyer|vendor|seller|lender|bank|financier|valuer|price|disclos\w{1,4})\b)|(?:\b(?:purchaser|buyer|vendor|seller|lender|bank|financier|valuer|price|disclos\w{1,4})\b).{0,120}\b(?:rebate|incentive|cash ?-?back|discount|furniture allowance|side (?:deed|letter|agreement)|separate letter)\b|\b(?:not|need not|never|left out|kept|private|secret\w{0,2}|confidential)\b.{0,60}\b(?:disclos\w{1,4}|mention\w{0,2}|shown|told|given|appear)\b.{0,60}\b(?:bank|lender|financier|mortgagee|valuer|revenue office)\b|\bkept from\b|\bconfidential\w{0,3}\b.{0,80}\b(?:price|contract|terms|incentive)\b|\b(?:lender|bank|financier|valuer|mortgagee)\b.{0,100}(?:\b(?:rebate|incentive|disclos\w{1,4}|confidential|told|price|copy of (?:the|this) contract)\b)|(?:\b(?:rebate|incentive|disclos\w{1,4}|confidential|told|price|copy of (?:the|this) contract)\b).{0,100}\b(?:lender|bank|financier|valuer|mortgagee)\b|\bconfidential\w{0,3}\b|\b(?:keep|kept|held) (?:private|secret)\b/i,
  messages: {
    kept: {
      title: 'Part of the bargain is to be kept from your lender or from an authority',
      description:
        'By the wording at {{where}} a rebate, incentive or side agreement is not to be shown to the lender, valuer or revenue office. You would sign a loan or a duty form on a price that is not the true one. That can be fraud, the loan can be called in, and the home is worth less than the papers say.',
      recommendation:
        'Before you sign, take legal advice, and tell your lender of every rebate and side agreement.',
      question: 'Why is this to be kept from the lender, and what is the price without it?',
    },
  },
  check({ doc }, report) {
    for (const { plain, span } of passagesIn(doc, [...TERMS, 'annexure', 'other'])) {
      if (!holds(plain, patterns.benefit, patterns.hidden, patterns.from)) continue
      if (patterns.fair.test(plain)) continue
      report('kept', [span], {}, { unmistakable: true })
    }
  },
})

import type { Span } from '../../document.ts'
import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { dollarsIn } from '../amounts.ts'
import { defineRule } from '../define-rule.ts'
import { passagesIn } from '../passages.ts'

const patterns = {
  fund: /\b(?:maintenance|sinking|capital works|reserve|administrative|admin(?:istration)?) fund\b|\btotal funds\b|\bfunds held\b/i,
  forecast: /\b(?:plan|forecast|requires?|anticipat\w{1,4}|expenditure|estimated)\b/i,
  short:
    /\bdeficit\b|\bshortfall\b|\boverdrawn\b|\bno (?:approved )?(?:maintenance|capital works|sinking fund) (?:plan|fund)\b|\binsufficient\b|\bloan\b.{0,60}\b(?:balance|owing|taken|outstanding)\b/i,
  no: /\bno (?:loan|borrowing)|\bborrowing\b.{0,40}\b(?:defeated|lost)|\bwithout deficit\b/i,
  zero: /\bfund\b[^$]{0,30}\$ ?0(?:\.00)?\b|\bfund\b.{0,20}\bnil\b/i,
  tenYear: /\bten[- ]year\b/i,
  planWord: /\bplan\b|\bforecast\b/i,
  largeFund: /\bsinking|capital works|maintenance fund|reserve\b/i,
}

/** Too little money for the works to come. */
export default defineRule({
  id: 'national/owners-corporation-funds',
  title: 'Funds of the owners corporation',
  category: 'financial',
  severity: 'medium',
  kind: 'threshold',
  law: [cite(act.vic.ownersCorporations), cite(act.nsw.strata, 's 80')],
  appliesTo: ['owners-corporation-certificate', 'minutes'],
  patterns,
  clear: 'The funds show no shortfall.',
  messages: {
    short: {
      title: 'The owners corporation’s maintenance or sinking fund is short',
      description:
        'The wording at {{where}} shows little or no money in the fund for large repairs, or less than its plan needs. The difference comes from higher fees or special levies.',
      recommendation:
        'Ask for the ten-year plan, the balance sheet and the quotes for coming works before you sign.',
      question: 'How will the works in the plan be paid for if the fund is short?',
    },
  },
  check({ doc }, report) {
    let works = 0
    const planned: Span[] = []
    const balances: { cents: number; span: Span }[] = []
    for (const { text, span, heading, previous } of passagesIn(doc, [
      'owners-corporation-certificate',
      'minutes',
      'annexure',
    ])) {
      const context = `${heading} ${previous.length < 120 ? previous : ''} ${text}`
      if (patterns.no.test(text) || !patterns.fund.test(context)) {
        if (!patterns.forecast.test(text) || !patterns.tenYear.test(text)) continue
      }
      const sums = dollarsIn(text)
      if (patterns.zero.test(text) || (patterns.short.test(text) && patterns.fund.test(context)))
        report('short', [span])
      else if (patterns.forecast.test(text) && patterns.planWord.test(text) && sums.length > 0) {
        works = Math.max(works, ...sums)
        planned.push(span)
        if (sums.length > 1 && Math.max(...sums) > 3 * Math.min(...sums))
          report('short', [span], {}, { strength: 'likely' })
      } else if (sums.length > 0 && patterns.largeFund.test(context))
        balances.push({ cents: Math.max(...sums), span })
    }
    const balance = balances[0]
    if (balance !== undefined && works > balance.cents * 2)
      report('short', [balance.span, ...planned], {}, { severity: 'high' })
  },
})

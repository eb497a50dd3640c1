import type { Span } from '../../document.ts'
import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { dollarsIn } from '../amounts.ts'
import { defineRule } from '../define-rule.ts'
import { passagesIn } from '../passages.ts'

const patterns = {
  fund: /\b(?:general|maintenance|sinking|capital works|reserve|administrative|admin(?:istration)?) fund\b|\btotal funds\b|\bfunds held\b/i,
  forecast:
    /\b(?:replacement|refurbish\w{2,4}|due 20\d\d|plan|forecast|requires?|anticipat\w{1,4}|expenditure|estimated)\b/i,
  short:
    /\bdeficit\b|\bshortfall\b|\boverdrawn\b|\bno (?:approved )?(?:maintenance|capital works|sinking fund) (?:plan|fund)\b|\binsufficient\b|\bfalls? short\b|\bshort (?:of|by)\b|\bbelow the (?:plan|forecast)\b|\bloan\b.{0,60}\b(?:balance|owing|taken|outstanding)\b/i,
  // Little money named beside the works that need it, or money owed by the scheme.
  little:
    /\bfund\b.{0,20}\b(?:had|has|holds?|contains?) only\b|\bonly \$ ?[\d,]{1,7}\b.{0,20}\b(?:in (?:it|the fund)|left)\b|\b(?:reserves?|funds?|savings)\b.{0,40}\b(?:inadequate|insufficient|not (?:enough|sufficient)|exhausted|depleted|empty)\b|\bnothing in the\b.{0,24}\bfund\b|\bfund\b.{0,20}[-–(] ?\$ ?\d|\bfund\b.{0,60}[:|] ?[-–(] ?\$ ?\d|\bborrowed\b.{0,60}\$|\$ ?[\d,]{3,11}\b.{0,30}\bborrowed\b|\bpostponed\b.{0,40}\bfund\b/i,
  holds: /\bfund\b[^$]{0,30}\$ ?\d/i,
  against: /\b(?:against|whereas|while|although|costing|estimated|foreseen|needs?|required)\b/i,
  no: /\bno (?:loan|borrowing|deficit|shortfall)|\bborrowing\b.{0,40}\b(?:defeated|lost)|\bwithout deficit\b/i,
  zero: /(?<!special purpose )\bfund\b(?! (?:contribution|lev))[^$]{0,30}\$ ?0(?:\.00)?\b|(?<!special purpose )\bfund\b(?! (?:contribution|lev)).{0,20}\bnil\b/i,
  tenYear: /\b(?:10|ten)[- ]year\b/i,
  planWord: /\bplan(?:ned)?\b|\breplacement\b|\bdue 20\d\d\b|\bforecast\b/i,
  stalePlan:
    /\b(?:10|ten)[- ]year\b.{0,60}\bplan\b.{0,80}\b(?:not|never|last|expired|overdue|out of date|lapsed|nil|none)\b|\b(?:no|without an?y?|lacks? an?y?|never (?:had|adopted|prepared) an?y?|not (?:prepared|adopted|obtained|have|reviewed|updated)(?: an?y?| the| its)?|not (?:have|hold) (?:a|any))\b.{0,30}\b(?:(?:10|ten)[- ]year|capital works|sinking fund|maintenance)(?: \w{4,11}){0,3} plan\b|\b(?:capital works|sinking fund)(?: fund)? plan\b.{0,60}\b(?:(?:has|have|had|was|were|is) (?:not|never)|none|nil|expired|overdue|out of date|lapsed)\b/i,
  keptPlan: /\b(?:reviewed|adopted|updated|prepared|obtained) (?:in|on)\b.{0,16}\b202\d\b/i,
  fulfilled: /\b(?:not required|in full|not exceeded)\b/i,
  neverKept: /\b(?:not|never|since|overdue|expired|no)\b/i,
  largeFund: /\bsinking|capital works|maintenance fund|reserve\b/i,
  total: /\btotal funds\b|\bfunds held\b/i,
  tiny: /\b(?:inactive|two|2|three|3)[- ]lots?\b|\binactive\b/i,
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
    noPlan: {
      title: 'The ten-year plan for large repairs (capital works plan) is missing or old',
      description:
        'By the wording at {{where}} the owners corporation has no current plan of the large repairs to come and what they cost. Fees may be set too low, and the difference then comes as a special levy.',
      recommendation:
        'Ask for the last plan, the building reports and the balance of the fund before you sign.',
      question: 'When will the ten-year plan be renewed, and which works are expected?',
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
      const told = patterns.little.test(text)
      if (patterns.no.test(text) || (!patterns.fund.test(context) && !told)) {
        const planless = patterns.stalePlan.test(text)
        if (!planless && (!patterns.forecast.test(text) || !patterns.tenYear.test(text))) continue
      }
      const sums = dollarsIn(text)
      const kept =
        patterns.fulfilled.test(text) ||
        (patterns.keptPlan.test(text) && !patterns.neverKept.test(text))
      if (patterns.stalePlan.test(text) && sums.length === 0 && !kept) {
        report('noPlan', [span])
        continue
      }
      // Less than $5,000 in all is next to nothing for a building (vic.md, heuristic).
      const scanty =
        patterns.total.test(text) &&
        sums.length === 1 &&
        (sums[0] ?? 0) < 500_000 &&
        !patterns.tiny.test(text)
      if (patterns.little.test(text) || scanty) {
        report('short', [span], {}, scanty ? { strength: 'likely' } : {})
        continue
      }
      if (
        patterns.holds.test(text) &&
        patterns.against.test(text) &&
        sums.length > 1 &&
        (sums.at(-1) ?? 0) > 3 * (sums.at(-2) ?? 0)
      ) {
        report('short', [span], {}, { severity: 'high', strength: 'likely' })
        continue
      }
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

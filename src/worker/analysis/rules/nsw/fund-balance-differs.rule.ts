import type { Doc, Span } from '../../document.ts'
import { wordings } from '../../wording/wordings.ts'
import { dollarsIn } from '../amounts.ts'
import { defineRule } from '../define-rule.ts'
import { passagesIn } from '../passages.ts'
import { dollars } from '../say.ts'

const patterns = wordings({
  fund: /\b(?:capital works|sinking) fund\b/i,
  balance:
    /\b(?:balance|stands? at|standing at|held|holds|at \$|in credit|closing|fund at|total of)\b/i,
  other:
    /\b(?:contributions?|levy|levies|per (?:quarter|year|annum)|quarterly|forecast|budget\w{0,3}|expenditure|estimate\w{0,1}|spent|transfer\w{0,4}|raise\w{0,1}|deficit|opening)\b/i,
  /** A sum that leaves the fund: the price of works, and not what is left. */
  paidOut:
    /\b(?:from|out of|by|against) (?:the )?(?:owners corporation's )?(?:capital works|sinking) fund\b|\b(?:contract|quot\w{1,6}|tender|painting|repairs?|invoice)\b[^.;]{0,40}\b(?:let|awarded|accepted|approved|paid|charged|met)\b[^.;]{0,60}\$/i,
})

/** A difference below this may be the months between two papers. */
const LEAST_RATIO = 1.5

/** Savings of the scheme, as the certificate and the meeting tell them. */
export default defineRule({
  id: 'nsw/fund-balance-differs',
  title: 'Balance of the capital works fund in the strata papers',
  category: 'financial',
  severity: 'high',
  kind: 'inconsistency',
  law: { none: 'a comparison of two papers' },
  appliesTo: ['owners-corporation-certificate', 'minutes'],
  patterns,
  clear: 'The strata papers do not contradict one another about the capital works fund.',
  messages: {
    differs: {
      title:
        'The capital works fund balance differs: {{one}} in the certificate, {{two}} in the minutes',
      description:
        'The strata certificate puts the capital works fund at {{one}}, the minutes at {{two}}. The fund pays for roofs, lifts and facades. If the lower figure is right, a special levy is nearer than the certificate suggests.',
      recommendation:
        'Before you sign, have the strata records inspected and ask the manager for the current balance sheet.',
      question:
        'What is the balance of the capital works fund today, and why do the papers differ?',
    },
  },
  check({ doc }, report) {
    const certificate = balanceIn(doc, 'owners-corporation-certificate')
    const minutes = balanceIn(doc, 'minutes')
    if (certificate === null || minutes === null) {
      report.notInDocument('Only one paper states the balance of the capital works fund.')
      return
    }
    const [low, high] = [certificate.cents, minutes.cents].toSorted((a, b) => a - b)
    if (low === undefined || high === undefined || high < low * LEAST_RATIO) return
    report(
      'differs',
      [certificate.span, minutes.span],
      { one: dollars(certificate.cents), two: dollars(minutes.cents) },
      {
        sides: [
          { label: 'Certificate', value: dollars(certificate.cents), spans: [certificate.span] },
          { label: 'Minutes', value: dollars(minutes.cents), spans: [minutes.span] },
        ],
      },
    )
  },
})

function balanceIn(
  doc: Doc,
  kind: 'owners-corporation-certificate' | 'minutes',
): { cents: number; span: Span } | null {
  for (const { text, span } of passagesIn(doc, [kind])) {
    if (!patterns.fund.test(text) || !patterns.balance.test(text)) continue
    if (patterns.other.test(text) || patterns.paidOut.test(text)) continue
    const sums = dollarsIn(text.slice(text.search(patterns.fund)))
    const [cents] = sums.length > 0 ? sums : dollarsIn(text)
    if (cents !== undefined && cents > 0) return { cents, span }
  }
  return null
}

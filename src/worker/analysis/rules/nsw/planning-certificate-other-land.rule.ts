import type { Span } from '../../document.ts'
import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { defineRule } from '../define-rule.ts'
import { passagesIn } from '../passages.ts'

const patterns = {
  lot: /\blots?[.:]? ?(?:no\.? ?)?(\d{1,5})[A-Z]?\b[ ,:|]{0,4}(?:(?:section|sec) [A-Z0-9]{1,3} )?(?:in )?(?:plan )?(?:deposited plan|strata plan|DP|SP)[.:]? ?(?:no\.? ?)?(\d{3,7})\b/i,
  strata: /strata|SP/i,
  other:
    /\b(?:adjoining|neighbouring|parent|formerly|previously|now known|former|created from|part of|benefiting|benefits)\b/i,
  oldSection: /\b(?:section|s\.?) ?149\b/i,
  certificate: /\bcertificates?\b/i,
}

/** A certificate for another lot says nothing about this one. */
export default defineRule({
  id: 'nsw/planning-certificate-other-land',
  title: 'Land and section of the planning certificate',
  category: 'compliance',
  severity: 'high',
  kind: 'inconsistency',
  law: [cite(act.nsw.saleOfLand, 's 4(2), Sch 1 item 1, Sch 2 item 1(c)')],
  appliesTo: ['planning-certificate'],
  patterns,
  clear: 'The planning certificate names the land in the contract.',
  messages: {
    otherLand: {
      title: 'The planning certificate is for a different lot or plan ({{certificate}})',
      description:
        'The contract sells {{contract}}, but the planning certificate is for {{certificate}}. If it is not for this land, what it says about zoning, flood and roads may not be true here, and the certificate that must be attached is missing. A certificate of the parent lot can be allowed after a recent subdivision.',
      recommendation:
        'Ask for a certificate for the right lot before you sign. If you have signed within the last 14 days, see a lawyer today.',
      question:
        'Why does the planning certificate name {{certificate}}, and will a certificate for {{contract}} be attached?',
    },
    oldSection: {
      title: 'The planning certificate is under the old section 149',
      description:
        'The wording at {{where}} names section 149, which was replaced by section 10.7 in 2018. The certificate is years old or the reference is out of date.',
      recommendation: 'Ask for a current section 10.7 certificate before you sign.',
      question: 'Please attach a current section 10.7(2) planning certificate.',
    },
  },
  check({ doc }, report) {
    const certificate = passagesIn(doc, ['planning-certificate'])
    const old = certificate.find(
      ({ text }) => patterns.oldSection.test(text) && patterns.certificate.test(text),
    )
    if (old !== undefined) {
      report('oldSection', [old.span], {}, { severity: 'medium', strength: 'likely' })
    }
    const sold = lotsIn(passagesIn(doc, ['contract-form', 'particulars']))
    const named = lotsIn(certificate)
    const [contract] = sold
    const [other] = named
    if (contract === undefined || other === undefined) return
    if (named.some(({ plan }) => sold.some((lot) => lot.plan === plan))) {
      report.clear('The planning certificate names the land in the contract.', [other.span])
      return
    }
    report(
      'otherLand',
      [contract.span, other.span],
      { contract: contract.name, certificate: other.name },
      {
        sides: [
          { label: 'Contract', value: contract.name, spans: [contract.span] },
          { label: 'Planning certificate', value: other.name, spans: [other.span] },
        ],
      },
    )
  },
})

type Lot = { readonly name: string; readonly plan: string; readonly span: Span }

function lotsIn(passages: ReturnType<typeof passagesIn>): Lot[] {
  return passages.flatMap(({ text, span }) => {
    const match = patterns.lot.exec(text)
    if (match === null || patterns.other.test(text)) return []
    const [words, lot = '', plan = ''] = match
    const kind = patterns.strata.test(words) ? 'SP' : 'DP'
    const start = span.start + match.index
    return [
      { name: `Lot ${lot} ${kind} ${plan}`, plan, span: { start, end: start + words.length } },
    ]
  })
}

import type { PageKind } from '#shared/report.ts'
import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { defineRule } from '../define-rule.ts'
import { isOffThePlan } from '../off-the-plan.ts'
import { passagesIn } from '../passages.ts'

const patterns = wordings({
  lot: /\blot ([A-Z]?\d{1,5}[A-Z]?)(?:,| on| in| of)?(?: the)?(?: (?:registered )?plan(?: of (?:subdivision|consolidation))?)?(?: no\.?)? ?((?:PS|LP|TP|PC|CP|RP|SP|DP|CS|Deposited Plan|Strata Plan) ?\d{3,7})[A-Z]?\b/i,
})

const LABELS: Readonly<Partial<Record<PageKind, string>>> = {
  'title-search': 'Title search',
  'planning-certificate': 'Planning certificate',
  'rates-certificate': 'Rates certificate',
  'water-certificate': 'Water certificate',
  'owners-corporation-certificate': 'Owners corporation certificate',
  'vendor-statement': 'Vendor statement',
}

/** Each paper must be about the lot that is sold. */
export default defineRule({
  id: 'national/title-reference-mismatch',
  title: 'Lot and plan numbers across the papers',
  category: 'legal',
  severity: 'high',
  kind: 'inconsistency',
  law: [cite(act.vic.saleOfLand, 's 32I'), cite(act.nsw.saleOfLand, 'Sch 1')],
  appliesTo: ['particulars', 'contract-form', 'title-search'],
  patterns,
  clear: 'The papers name the same lot and plan, as far as they name one.',
  messages: {
    differ: {
      title: 'Lot or plan number differs: {{first}} in the contract, {{second}} elsewhere',
      description:
        'The contract sells {{first}}, but another paper ({{paper}}) is about {{second}}. Either you are buying another lot than you think, or that paper says nothing about yours.',
      recommendation:
        'Before you sign, have the lot and plan corrected, and get the paper for the right lot.',
      question: 'Which lot is sold, {{first}} or {{second}}? Please correct the papers.',
    },
  },
  check({ doc }, report) {
    if (isOffThePlan(doc)) {
      report.notInDocument('The lot is sold off the plan and has no title of its own yet.')
      return
    }
    const read = (kinds: readonly PageKind[]) =>
      passagesIn(doc, kinds).flatMap(({ text, span, zone }) => {
        const match = patterns.lot.exec(text)
        return match === null
          ? []
          : [
              {
                lot: match[1] ?? '',
                plan: (match[2] ?? '').replaceAll(' ', '').toUpperCase(),
                span,
                zone,
              },
            ]
      })
    const named = read(['particulars', 'contract-form'])
    const sold = named.length > 0 ? named : read(['title-search'])
    const first = sold[0]
    if (first === undefined || new Set(sold.map(({ lot }) => lot)).size > 1) return
    for (const other of read([
      'title-search',
      'planning-certificate',
      'rates-certificate',
      'water-certificate',
      'owners-corporation-certificate',
      'vendor-statement',
    ])) {
      // A rule of Queensland's own compares the Form 2.
      if (other.zone === 'vendor-statement' && doc.state === 'QLD') continue
      const samePlan = planNumber(other.plan) === planNumber(first.plan)
      if (samePlan === (other.lot === first.lot)) continue
      const paper = LABELS[other.zone] ?? 'another paper'
      const name = (one: { lot: string; plan: string }) => `Lot ${one.lot} ${one.plan}`
      report(
        'differ',
        [first.span, other.span],
        { first: name(first), second: name(other), paper: paper.toLowerCase() },
        {
          sides: [
            { label: 'Contract', value: name(first), spans: [first.span] },
            { label: paper, value: name(other), spans: [other.span] },
          ],
        },
      )
      return
    }
  },
})

/** "LP 041968" and "LP41968" are one plan. */
function planNumber(plan: string): number {
  return Number(plan.replaceAll(/[^0-9]/g, ''))
}

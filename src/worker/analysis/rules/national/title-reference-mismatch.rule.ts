import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { defineRule } from '../define-rule.ts'
import { LOT_NAME_PATTERNS, mislaidLot, neighboursLot } from '../land/mislaid-lot.ts'
import { mislaidTitle, TITLE_NAME_PATTERNS } from '../land/mislaid-title.ts'
import { MISLAID_PATTERNS } from '../land/mislaid.ts'
import { isOffThePlan } from '../terms/off-the-plan.ts'

const patterns = { ...MISLAID_PATTERNS, ...TITLE_NAME_PATTERNS, ...LOT_NAME_PATTERNS }

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
  clear: 'No two papers were found that name another lot or plan.',
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
  check({ doc, facts }, report) {
    const named = mislaidTitle(doc) ?? neighboursLot(doc, facts)
    if (named === null && isOffThePlan(doc)) {
      report.notInDocument('The lot is sold off the plan and has no title of its own yet.')
      return
    }
    const mislaid = named ?? mislaidLot(doc)
    if (mislaid === null) return
    const { first, second, sold, other, paper } = mislaid
    report(
      'differ',
      [sold, other],
      { first, second, paper: paper.toLowerCase() },
      {
        sides: [
          { label: 'Contract', value: first, spans: [sold] },
          { label: paper, value: second, spans: [other] },
        ],
      },
    )
  },
})

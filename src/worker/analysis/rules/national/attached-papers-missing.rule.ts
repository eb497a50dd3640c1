import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { ATTACHED_PATTERNS, attachedButNotHere, soldWithoutLease } from '../attached-papers.ts'
import { defineRule } from '../define-rule.ts'
import { list } from '../say.ts'

/** What a paper says came with it, and did not. */
export default defineRule({
  id: 'national/attached-papers-missing',
  title: 'Minutes, rules, leases and instruments said to be attached',
  category: 'compliance',
  severity: 'medium',
  kind: 'absence',
  law: [cite(act.vic.ownersCorporations, 's 151')],
  appliesTo: [
    'contract-form',
    'particulars',
    'special-conditions',
    'vendor-statement',
    'owners-corporation-certificate',
  ],
  patterns: ATTACHED_PATTERNS,
  clear: 'Nothing that is said to be attached was missed.',
  messages: {
    missing: {
      title: 'Said to be attached, but missing from this file: {{papers}}',
      description:
        'The wording at {{where}} says that {{papers}} came with it, but no such paper was found in the pages read. You would be bound by it, or miss the debts, works and limits that it tells of.',
      recommendation: 'Before you sign, ask for a copy and read it.',
      question: 'Please give us {{papers}}, said to be attached.',
    },
    lease: {
      title: 'Sold with a tenant, but no copy of the rental agreement or lease is in this file',
      description:
        'The choice at {{where}} sells the property subject to a lease or rental agreement, and no copy of it was found in the pages read. You take over its rent, its end, the bond and every promise that the landlord made.',
      recommendation: 'Before you sign, ask for a complete copy with the condition report.',
      question: 'Please give us a copy of the lease or rental agreement.',
    },
  },
  check({ doc }, report) {
    const unseen = soldWithoutLease(doc)
    if (unseen !== null) report('lease', [unseen], {}, { strength: 'likely' })
    const missing = attachedButNotHere(doc)
    if (missing.length === 0) return
    const papers = list(missing.map(({ name }) => name))
    const spans = [...new Map(missing.map(({ span }) => [span.start, span])).values()]
    report('missing', spans, { papers }, { strength: 'likely' })
  },
})

import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { defineRule } from '../define-rule.ts'
import {
  hasSchemeCertificate,
  SCHEME_PAPER_PATTERNS,
  withoutRepairsPlan,
} from '../schemes/scheme-papers.ts'
import { hasUnreadPages } from '../../segment/unread-pages.ts'

/** An old, tall or large building, and no word of what its repairs will cost in the coming years. */
export default defineRule({
  id: 'national/repairs-plan-missing',
  title: 'Ten-year plan for the repairs of a scheme',
  category: 'financial',
  severity: 'low',
  kind: 'absence',
  isPropertyRisk: true,
  law: [
    cite(act.vic.ownersCorporations),
    cite(act.nsw.strata, 's 80'),
    cite(act.qld.bodyCorporate),
    cite(act.act.unitTitlesManagement),
  ],
  appliesTo: ['owners-corporation-certificate', 'minutes'],
  patterns: SCHEME_PAPER_PATTERNS,
  clear: 'The papers speak of a plan for large repairs, or nothing shows that one is due.',
  messages: {
    missing: {
      title:
        'No ten-year plan for large repairs (maintenance plan, capital works plan, sinking fund forecast) in the papers of the scheme',
      description:
        'At {{where}} the papers show a building whose large repairs need planning, because it is old, tall, has many lots or raises no levy for them. No plan of any name is in this file or spoken of. Without one nobody has worked out what roof, lifts and paint will cost, and owners then pay by special levies of thousands of dollars.',
      recommendation:
        'Before you sign, ask for the current plan and compare it with the balance of the fund.',
      question:
        'Is there a current ten-year plan (maintenance plan, capital works plan or sinking fund forecast)? Please give us a copy.',
    },
  },
  check({ doc }, report) {
    if (hasUnreadPages(doc) || !hasSchemeCertificate(doc)) {
      report.notInDocument('No certificate of a scheme that exists was read as a whole.')
      return
    }
    const shown = withoutRepairsPlan(doc)
    if (shown !== null) report('missing', [shown], {}, { strength: 'likely' })
  },
})

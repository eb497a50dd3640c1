import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { defineRule } from '../define-rule.ts'
import { list } from '../say.ts'
import {
  hasSchemeCertificate,
  SCHEME_PAPER_PATTERNS,
  schemePapersMissing,
} from '../schemes/scheme-papers.ts'
import { hasUnreadPages } from '../../segment/unread-pages.ts'

/** The certificate of the scheme is here, and what binds or insures its owners is not. */
export default defineRule({
  id: 'national/scheme-papers-missing',
  title: 'By-laws, minutes and insurance that go with a scheme’s certificate',
  category: 'compliance',
  severity: 'low',
  kind: 'absence',
  isPropertyRisk: true,
  law: [
    cite(act.vic.ownersCorporations, 's 151'),
    cite(act.nsw.strata),
    cite(act.qld.bodyCorporate),
    cite(act.act.unitTitlesManagement),
    cite(act.tas.strata),
  ],
  appliesTo: ['owners-corporation-certificate'],
  patterns: SCHEME_PAPER_PATTERNS,
  clear: 'None of the usual papers of the scheme was found missing.',
  subject:
    /\b(?:by-?laws|rules of the|minutes|certificate of currency|insurance)\b[^.;]{0,80}\b(?:attach\w{0,3}|annex\w{0,2}|enclos\w{0,3}|accompan\w{0,4}|cop(?:y|ies)|missing|available)\b|\b(?:cop(?:y|ies) of|attached|enclosed|annexed)\b[^.;]{0,60}\b(?:by-?laws|rules of|minutes|insurance)\b|\binsurance: |\b(?:owners corporation|body corporate|strata|unit titles?) (?:information )?certificate, /i,
  messages: {
    missing: {
      title: 'Papers of the scheme (owners corporation, body corporate) are missing: {{papers}}',
      description:
        'The certificate of the scheme is in this file, but not {{papers}}, and nothing says where to find what is missing. Such papers show what you may not do with the lot, which works and disputes were talked of, and whether the building would be rebuilt after a fire. What they hold binds you from the day you own the lot.',
      recommendation:
        'Before you sign, ask the manager of the scheme for what is missing and read it.',
      question: 'Please give us these papers of the scheme: {{papers}}.',
    },
  },
  check({ doc }, report) {
    if (hasUnreadPages(doc) || !hasSchemeCertificate(doc)) {
      report.notInDocument('No certificate of a scheme that exists was read as a whole.')
      return
    }
    const missing = schemePapersMissing(doc)
    if (missing.length > 0) report('missing', [], { papers: list(missing) }, { strength: 'likely' })
  },
})

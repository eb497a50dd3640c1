import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { wordings } from '../../wording/wordings.ts'
import { affirmed } from '../reading/affirmed.ts'
import { defineRule } from '../define-rule.ts'
import { papersIn } from './papers.ts'

const patterns = wordings({
  leasehold:
    /\bleasehold strata\b|\bstrata scheme \(leasehold\)|\blease of (?:the )?(?:lot|common property)\b/i,
  community:
    /\bcommunity (?:association|scheme|plan|property|parcel)\b|\bneighbourhood (?:association|scheme|plan|property)\b|\bprecinct (?:association|scheme|plan|property)\b/i,
  statement: /\b(?:strata|building|community|neighbourhood) management statement\b/i,
  printed:
    /[☐☒]|\bstrata or community\b|\bapplies only\b|\bclause 23\b|\bif (?:the property|the lot|the land)\b/i,
  years: /\b(\d{1,3}) years?\b/i,
})

/** Ownership in a form that banks and buyers know less well. */
export default defineRule({
  id: 'nsw/unusual-title',
  title: 'Leasehold strata or community scheme',
  category: 'legal',
  severity: 'medium',
  kind: 'presence',
  law: [cite(act.nsw.saleOfLand, 'Sch 1 items 7, 10–13'), cite(act.nsw.communityLand)],
  appliesTo: ['title-search', 'special-conditions', 'contract-form', 'particulars', 'by-laws'],
  patterns,
  clear: 'No leasehold strata or community scheme was found.',
  subject:
    /\bleasehold\b|\b(?:community|neighbourhood|precinct) (?:schemes?|plans?|association|property|lots?|parcel)\b|\bDP ?27\d{4}\b|\bstrata lease\b/i,
  messages: {
    leasehold: {
      title: 'Leasehold strata: the title ends with a lease',
      description:
        'The wording at {{where}} shows a leasehold scheme. You own the home only until the lease ends; the fewer years are left, the less it is worth and the harder it is to borrow.',
      recommendation:
        'Before you sign, read the lease, its rent and its end date, and ask your bank about it.',
      question: 'When does the lease end, what rent is paid, and can it be renewed?',
    },
    community: {
      title: 'Community or neighbourhood scheme: more than one set of rules and levies',
      description:
        'The wording at {{where}} shows that the lot belongs to a community, precinct or neighbourhood scheme. There can be two or three layers of rules and levies, each with its own budget.',
      recommendation:
        'Before you sign, get the management statement and the levies of every association.',
      question: 'Which associations does the lot belong to, and what are the levies of each?',
    },
  },
  check({ doc }, report) {
    for (const passage of papersIn(doc, [
      'title-search',
      'special-conditions',
      'contract-form',
      'particulars',
      'by-laws',
      'owners-corporation-certificate',
    ])) {
      const { text, span } = passage
      if (patterns.printed.test(text)) continue
      if (affirmed(passage, patterns.leasehold) !== null) {
        const left = Number(patterns.years.exec(text)?.[1] ?? Number.NaN)
        report('leasehold', [span], {}, left < 50 ? { severity: 'high' } : {})
      } else if (affirmed(passage, patterns.community) !== null) report('community', [span])
    }
  },
})

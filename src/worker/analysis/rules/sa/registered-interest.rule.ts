import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { defineRule } from '../define-rule.ts'
import { registeredInterest } from '../land/registered-interest.ts'

/** What stands on the title beside mortgages, caveats, easements and covenants. */
export default defineRule({
  ...registeredInterest,
  id: 'sa/registered-interest',
  law: [cite(act.sa.realProperty)],
  subject:
    /\bwarrants? of sale\b|\bwrits?\b|\bliens?\b|\b(?:orders? for sale|(?:freezing|restraining|vesting|court) orders?)\b|\bunder-?leases?\b|\b(?:registered|crown) lease\b|\blease (?:\d{6}|to\b|no\b)|\b\d{7,8} (?:charge|lease|order|warrant|worker|lien|profit)|\bcharge (?:of [a-z]{3,12} services|in favour|to secure)\b|\bprofit [aà] prendre\b/i,
})

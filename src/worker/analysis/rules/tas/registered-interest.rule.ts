import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { defineRule } from '../define-rule.ts'
import { registeredInterest } from '../land/registered-interest.ts'

/** What stands on the title beside mortgages, caveats, easements and covenants. */
export default defineRule({
  ...registeredInterest,
  id: 'tas/registered-interest',
  law: [cite(act.tas.landTitles)],
  subject:
    /\bwarrants? of\b|\bwrits?\b|\bliens?\b|\b(?:orders? for sale|(?:freezing|restraining|vesting|court) orders?)\b|\bsub-?leases?\b|\bregistered lease\b|\b[a-z]\d{5,6} (?:charge|lease|order|warrant|lien|profit|statutory)\b|\blease (?:[a-z]\d{5,6}|to\b|no\b)|\bcharge (?:in favour|to secure)\b|\bprofit [aà] prendre\b/i,
})

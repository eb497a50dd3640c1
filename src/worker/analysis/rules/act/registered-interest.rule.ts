import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { defineRule } from '../define-rule.ts'
import { registeredInterest } from '../land/registered-interest.ts'

/** What stands on the title beside mortgages, caveats, easements and covenants. */
export default defineRule({
  ...registeredInterest,
  id: 'act/registered-interest',
  law: [cite(act.act.landTitles)],
  subject:
    /\b(?:writs?|liens?|sub-?leases?|under-?leases?)\b|\bwarrants? of\b|\b(?:(?:orders? for (?:sale|possession)|(?:freezing|restraining|vesting|court) orders?))\b|\bregistered leases?\b|\bstatutory charges?\b|\bcharge (?:in favour|to secure|to the|over (?:the )?(?:land|block|title|property))\b|\b\d{6,8} (?:charge|lease|order|warrant|lien|profit|statutory)|\bprofit [aà] prendre\b/i,
})

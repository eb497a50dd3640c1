import { act } from '../../law/acts.ts'
import { cite } from '../../law/cite.ts'
import { defineRule } from '../define-rule.ts'
import { registeredInterest } from '../land/registered-interest.ts'

/** What stands on the title beside mortgages, caveats, easements and covenants. */
export default defineRule({
  ...registeredInterest,
  id: 'act/registered-interest',
  law: [cite(act.act.landTitles)],
})

import { cases } from '../cases.ts'

export default cases({
  in: 'title-search',
  flags: [
    '[title-search] Registered dealings\n«877120 LEASE to TELCO SITES PTY LTD expiring 30/06/2038»',
    '[title-search] Registered dealings\n«881234 WRIT OF EXECUTION Supreme Court 12/2026»',
    '[title-search] Registered dealings\n«861112 OVERRIDING STATUTORY CHARGE Power and Water Corporation»',
  ],
  passes: [
    '[title-search] Registered dealings\n877119 MORTGAGE to BANYAN BANK LTD',
    '[title-search] Registered dealings\nNIL',
  ],
  clear: ['[title-search] Registered dealings\n877119 MORTGAGE to BANYAN BANK LTD'],
})

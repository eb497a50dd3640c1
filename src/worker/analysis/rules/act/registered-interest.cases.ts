import { cases } from '../cases.ts'

export default cases({
  in: 'title-search',
  flags: [
    '[title-search] Registered interests\n«2201188 SUBLEASE to TELCO SITES PTY LTD of part of the roof»',
    '[title-search] Registered interests\n«2301170 WRIT ACT Magistrates Court, 4 May 2026»',
    '[title-search] Registered interests\n«2290011 CHARGE in favour of the Legal Aid Commission»',
  ],
  passes: [
    '[title-search] Registered interests\n2201187 MORTGAGE to BANYAN BANK LTD',
    '[title-search] Registered interests\nNo interests are registered',
  ],
  clear: ['[title-search] Registered interests\n2201187 MORTGAGE to BANYAN BANK LTD'],
})

import { cases } from '../cases.ts'

export default cases({
  in: 'title-search',
  flags: [
    '[title-search] Registered interests\n«2201188 SUBLEASE to TELCO SITES PTY LTD of part of the roof»',
    '[title-search] Registered interests\n«2301170 WRIT ACT Magistrates Court, 4 May 2026»',
    '[title-search] Registered interests\n«2290011 CHARGE in favour of the Legal Aid Commission»',
  ],
  passes: [
    '[title-search] Title\nLEASE CONVEYANCING INQUIRY 4410021 Block 3 Section 9 May 2026',
    '[title-search] Title\nLease commenced 12/11/2008, terminating on 11/11/2107, Register 4410021',
    '[title-search] Title\n4410021 Caveat by Slate Builders Pty Ltd claiming an equitable charge',
    '[title-search] Registered interests\n2201187 MORTGAGE to BANYAN BANK LTD',
    '[title-search] Registered interests\nNo interests are registered',
  ],
  clear: ['[title-search] Registered interests\n2201187 MORTGAGE to BANYAN BANK LTD'],
})

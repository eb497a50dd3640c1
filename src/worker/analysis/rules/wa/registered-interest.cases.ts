import { cases } from '../cases.ts'

export default cases({
  in: 'title-search',
  flags: [
    {
      text: '[title-search] Second schedule\n4. «P123456 PROPERTY SEIZURE AND SALE ORDER AS TO THE INTEREST OF A PERSON ONLY.» REGISTERED 1/2/2026.',
      severity: 'critical',
    },
    {
      text: '[title-search] Second schedule\n4. «P123457 ORDER FOR SALE OF LAND.» DISTRICT COURT. REGISTERED 1/3/2026.',
      severity: 'critical',
    },
    '[title-search] Second schedule\n3. «*O880123 PROPERTY (SEIZURE AND SALE) ORDER.» REGISTERED 12/3/2026.',
    '[title-search] Second schedule\n2. «LEASE M123321 TO ELECTRICITY NETWORKS CORPORATION EXPIRES 2041»',
    '[title-search] Second schedule\n4. «N771209 MEMORIAL LAND TAX ASSESSMENT ACT 2002 LODGED 9/9/2025»',
    '[title-search] Second schedule\n5. «K110233 CARBON RIGHT TO SALTBUSH CARBON PTY LTD REGISTERED 4/5/2012»',
  ],
  passes: [
    '[title-search] Record of certificate of title\nInstrument P881200\nCAVEATOR | Hollow Civil Pty Ltd\nESTATE CLAIMED An equitable charge over the whole of Lot 9 by virtue of clause 14 of an agreement registered proprietor owing $31,000',
    '[title-search] Second schedule\n2. *K558210 MEMORIAL. CONTAMINATED SITES ACT 2003. REGISTERED 3/8/2016.',
    '[title-search] Second schedule\n2. MORTGAGE N112211 TO BANYAN BANK LTD REGISTERED 4/2/2019',
    '[title-search] Second schedule\n3. LEASE M123321 SURRENDERED BY N220011',
  ],
  clear: [
    '[title-search] Second schedule\n1. MORTGAGE N112211 TO BANYAN BANK LTD REGISTERED 4/2/2019',
  ],
})

import { cases } from '../cases.ts'

export default cases({
  flags: [
    '[particulars]\n«Clearance certificate attached: number 2410662718355, valid from 2 February 2026 to 2 February 2027.»\n[other] Clearance certificate\nName: Gudrun Elise Maddox\nNumber 2410662718355.\n«Valid from 2 October 2025 until 2 October 2026»',
    '[special-conditions]\n1. «Swimming pool certificate of compliance 88-1120-26 expires on 14 May 2029.»\n[other] Certificate of compliance\nCertificate no. 88-1120-26\n«Expires 14 February 2029.»',
    '[special-conditions]\n1. «Building permit BP-2024-1188 runs until 9 December 2026.»\n[building-permit]\nPermit number BP-2024-1188\n«This permit lapses on 9 June 2026.»',
    '[vendor-statement]\n«Building permit BS-U 40112/2023 was issued on 4 May 2023.»\n[building-permit] Building permit\n«Permit BS-U 40112/2023 issued 14 May 2023»',
    '[special-conditions]\n1. «The purchaser takes subject to caveat AX401287K of 3 March 2025.»\n[title-search]\n«CAVEAT AX401287K 03/03/2026»',
    '[planning-certificate]\n«Development consent DA-2019/0447 granted on 9 August 2019»\n[vendor-statement]\n«Consent DA 2019/0447, dated 9 September 2019, allows the studio.»',
    '[vendor-statement]\n«Order 2026-118 was served on 2 June 2026.»\n[other] Letter of the council\n«Order 2026-118, served on 12 June 2026, is still open.»',
  ],
  passes: [
    // A bill is issued on one day and due on another.
    '[rates-certificate] Rates\nRate notice 2026/2027 | Assessment A118834 | Issued 24 July 2026 | Due 28 August 2026',
    '[water-certificate] Account\nNotice no. 7740-1182, dated 3 August 2026, is due on 3 September 2026.',
    '[land-tax-certificate] Land tax\nAssessment notice 88120417 issued 12 March 2026. Payable by 12 May 2026.',
    '[special-conditions]\n1. Clearance certificates: number 2410555000111 is valid until 3 March 2027, and number 2410555000222 is valid until 9 April 2027.\n[other] Clearance certificate\nNumber 2410555000111\nValid until 3 March 2027\n[other] Clearance certificate\nNumber 2410555000222\nValid until 9 April 2027',
    '[vendor-statement]\nBuilding permit BS-U 40112/2023 was issued on 4 May 2023.\n[building-permit] Building permit\nPermit BS-U 40112/2023: final inspection 14 May 2024',
    '[vendor-statement]\nMortgage AQ118822T was lodged on 3 March 2020.\n[title-search]\nMORTGAGE AQ118822T 09/03/2020',
    '[vendor-statement]\nPermit PA-20/118 was issued on 4 May 2020, and as amended on 24 May 2020 allows two storeys.\nPermit PA-20/119 was issued on 24 May 2020.',
    '[title-search]\nLot 2 on PS411822 registered 4 May 2003\n[plan]\nPS411822 certified 24 May 2003',
    '[planning-certificate] Certificate\nBuilding permit BP 2011/204, completed, certificate dated 3 May 2012\nPlumbing permit PP 2011/204, certificate dated 3 April 2012',
  ],
  clear: [
    '[vendor-statement]\nPermit BS-U 40112/2023 was issued on 4 May 2023.\n[building-permit] Building permit\nPermit BS-U 40112/2023 issued 4/5/2023',
  ],
})

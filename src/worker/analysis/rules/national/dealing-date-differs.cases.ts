import { cases } from '../cases.ts'

export default cases({
  flags: [
    '[vendor-statement]\n«Building permit BS-U 40112/2023 was issued on 4 May 2023.»\n[building-permit] Building permit\n«Permit BS-U 40112/2023 issued 14 May 2023»',
    '[special-conditions]\n1. «The purchaser takes subject to caveat AX401287K of 3 March 2025.»\n[title-search]\n«CAVEAT AX401287K 03/03/2026»',
    '[planning-certificate]\n«Development consent DA-2019/0447 granted on 9 August 2019»\n[vendor-statement]\n«Consent DA 2019/0447, dated 9 September 2019, allows the studio.»',
    '[vendor-statement]\n«Order 2026-118 was served on 2 June 2026.»\n[other] Letter of the council\n«Order 2026-118, served on 12 June 2026, is still open.»',
  ],
  passes: [
    '[vendor-statement]\nBuilding permit BS-U 40112/2023 was issued on 4 May 2023.\n[building-permit] Building permit\nPermit BS-U 40112/2023: final inspection 14 May 2024',
    '[vendor-statement]\nMortgage AQ118822T was lodged on 3 March 2020.\n[title-search]\nMORTGAGE AQ118822T 09/03/2020',
    '[vendor-statement]\nPermit PA-20/118 was issued on 4 May 2020, and as amended on 24 May 2020 allows two storeys.\nPermit PA-20/119 was issued on 24 May 2020.',
    '[title-search]\nLot 2 on PS411822 registered 4 May 2003\n[plan]\nPS411822 certified 24 May 2003',
  ],
  clear: [
    '[vendor-statement]\nPermit BS-U 40112/2023 was issued on 4 May 2023.\n[building-permit] Building permit\nPermit BS-U 40112/2023 issued 4/5/2023',
  ],
})

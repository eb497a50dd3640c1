import { cases } from '../cases.ts'

export default cases({
  in: 'vendor-statement',
  state: 'VIC',
  flags: [
    '[vendor-statement] Ardern Legal\nVendor Statement | Level 2, 5 Quay Street\n12. «Checklist enclosed.»',
    '[vendor-statement] Section 32 statement\n9. Title attached.\n12. «Checklist enclosed.»',
    '[vendor-statement] Section 32 statement\nOwner-builder: none\n«The due diligence checklist was given by the agent.»',
    '[vendor-statement] Section 32 statement\n12. «Due diligence checklist ☐ attached»',
    '[vendor-statement] Section 32 statement\nTitle: attached\n«Checklist: attached»\n[title-search] Title\nVOLUME 9120 FOLIO 411',
    '[vendor-statement] Section 32 statement\n[annexure] PAPERS\n1 Title\n«2 Due diligence checklist»',
  ],
  passes: [
    '[vendor-statement] Vendor statement\n1. Title: see the search.\nDue diligence checklist for home buyers (short form)\nThis sheet says nothing about any one property.\nFlood. Ask whether the land floods.\nBoundaries. Compare the fences with the title.\nBuildings. You should have a builder look at old homes.\nYour rights. Consider legal advice before you sign.',
    '[vendor-statement] Section 32 statement\n12. DUE DILIGENCE CHECKLIST\nIt has been available at each open inspection and need not be attached.',
    '[vendor-statement] Section 32 statement\n12 Due diligence checklist | Handed to the purchaser on 14 November 2026',
    '[vendor-statement] Section 32 statement\n12. Due diligence checklist: handed over at signing.',
    '[vendor-statement] Section 32 statement\n12. Due diligence checklist: attached\n[statutory-notice] DUE DILIGENCE CHECKLIST\nMoving to the inner city?\nFlood and fire risk',
    '[vendor-statement] Section 32 statement\nDue diligence checklist: offered at each inspection.',
    '[vendor-statement] Section 32 statement\n[other] Due diligence checklist\nDoes this property experience flooding or bushfire?',
    '[vendor-statement] Section 32 statement\nTitle: attached\n[annexure] Receipt\nReceipt of papers by the buyer on 3 May 2026: contract, statement, due diligence checklist.',
    '[vendor-statement] Section 32 statement\nThe purchaser acknowledges having received the statement and the due diligence checklist before signing.',
    '[vendor-statement] Section 32 statement\n[other] Acknowledgment\nReceived by the purchaser: section 32 statement, due diligence checklist, contract.',
  ],
  clear: [
    '[vendor-statement] Section 32 statement\n[statutory-notice] DUE DILIGENCE CHECKLIST\nWhat you need to know before buying a residential property',
  ],
})

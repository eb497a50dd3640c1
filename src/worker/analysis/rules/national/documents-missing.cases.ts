import { cases } from '../cases.ts'

export default cases({
  flags: [
    '[contract-form] Contract for the sale of land\n[special-conditions] Special conditions\n3. The approved drawing is Annexure B.\nAnnexures\nA | Seller disclosure statement\n«B | Approved jetty drawing»\n[vendor-statement] Seller disclosure statement\nThe land is freehold.',
    '[special-conditions]\n8. «The Purchaser has had the benefit of the report of Orrin Geotechnics numbered 2011/88 and completes in reliance on it alone.»\n[building-permit] Building file\nGround: site class P, “refer Orrin 2011/88”.',
    '[special-conditions]\n8. «The Buyer relies only upon the report by Hollin and Tarn dated 3 May 2026.»\n[building-report] Pest inspection\nPrepared by Quill Pest Control for the seller.',
    '[special-conditions]\n4.2 «The Purchaser acknowledges that it has received the reports prepared by Messrs Tolley.»\n[rates-certificate] Rates\nGeneral rate $1,900.00',
    '[vendor-statement]\n13. ATTACHMENTS\nA Register search statement\n«D Environmental audit statement no. 7714, Fieldstone Pty Ltd, 3 May 2025»\n[title-search] Register search statement\nVolume 1 Folio 2\n[building-permit] Planning permit\n8. An environmental audit statement must be given to the council before a dwelling is begun.',
    '[vendor-statement]\nATTACHMENTS\nTitle search\n«Soil test report, job 2217»\n[title-search] Title search\nVolume 1 Folio 2',
    // By-laws that a later entry on the plan or title has replaced.
    {
      text: '[plan] Strata Plan 40118\n«Repeal of by-laws and substitution of new by-laws | R220417 | 3.9.2020»\n[by-laws] By-laws of the scheme\nBy-laws as at 4 May 2011\n1. An owner must keep the lot clean.',
      state: 'WA',
      severity: 'high',
    },
    {
      text: '[title-search] Common property CP/SP61002\n3. «AR310922 Consolidation of registered by-laws, recorded 12/2/2021»\n[by-laws] By-laws\nRegistered with dealing AD771203 on 8 June 2008\n1. Noise. An owner must not make noise.',
      state: 'NSW',
      severity: 'high',
    },
    {
      text: '[title-search] Register search\n«By-laws amended by 13309921, registered 1 December 2022»\n[by-laws] By-laws of the community corporation\nLodged 14 March 2015\n2. An owner must not park on the driveway.',
      state: 'SA',
      severity: 'medium',
    },
    { text: '«The trust deed has been lost and no copy can be provided.»', state: 'WA' },
    '«The power of attorney under which the vendor signs is not available.»',
    {
      text: '[vendor-statement]\n☒ minutes of general meetings for the two years preceding [26 May 2026 only; «the manager could not find those of 2024 or 2025]»',
      state: 'SA',
    },
    '[vendor-statement]\n«The statement of the body corporate for 2025 cannot be found.»',
    '[vendor-statement]\n«A copy of the agreement will be sent on later.»',
    '[special-conditions]\n«A copy of the lease is to be provided (not attached).»',
    '[special-conditions]\n«Annexure C - will follow»',
    '[vendor-statement]\n«The planning certificate has been ordered and will be forwarded when received.»',
    '[special-conditions]\n«The plan referred to in clause 4 is not annexed to this copy.»',
    '[vendor-statement]\n«Owners corporation certificate: to be supplied»',
    '[special-conditions]\n1. «Works affecting the natural surface level of the land are shown in Annexure E. [Annexure E - to be supplied when available]»',

    '«Annexure C (not attached)»',
    '[vendor-statement]\n«The owners corporation certificate has been ordered and will be forwarded.»',
    '«The schedule of finishes is to be supplied by the vendor.»',
    // An annexure of a series of which others are here.
    '[special-conditions]\nAnnexure A holds the licence.\n«The plant that is included is listed in Annexure C.»\n[annexure] Annexure A - Licence\n1. The licensee may graze sheep.\n[annexure] Annexure B - Letters\nDear owner',
    '[contract-form]\n«Inclusions: as set out in Schedule 3»\n[annexure] SCHEDULE 1 Finishes\nPaint\n[annexure] SCHEDULE 2 Plans\nSheet 1',
    '[special-conditions]\n«7. The drainage works in Attachment 2 must be finished by the vendor.»\n[annexure] Attachment 1: Survey\nSurvey of the boundary\n[annexure] Attachment 3: Photographs\nPhotograph of the fence',
    '[particulars]\n«Chattels | see Appendix "B"»\n[annexure] APPENDIX "A"\nOwners and addresses',
    '[special-conditions]\n«21. The lease back is on the terms of Exhibit C.»\n[other] Exhibit A\nDeed\n[other] Exhibit B\nDeed of release',
    // One of several titles has no search, or one of several lots no statement.
    {
      text: '[particulars]\nTitle: Certificate of Title Volume 9120 Folio 411\n«and Certificate of Title Volume 10244 Folio 58»\n[title-search]\nVOLUME 09120 FOLIO 411',
      state: 'VIC',
      severity: 'high',
    },
    {
      text: '[particulars]\nLand: Title Reference 16104482\n«Land: Title Reference 16104483»\n[title-search]\nTitle Reference: 16104482',
      state: 'QLD',
      severity: 'high',
    },
    {
      text: '[contract-form]\nThe Land: CT 5788/341\n«The Land: CT 5788/342»\n[title-search]\nProduct Register Search (CT 5788/341)',
      state: 'SA',
      severity: 'high',
    },
    {
      text: '[contract-form]\n«Land: Lot 7 on RP 203881 and Lot 12 on CP 864119»\n[vendor-statement]\nLot on plan description: Lot 7 on RP203881',
      state: 'QLD',
      severity: 'high',
    },
    {
      text: '[particulars]\nLand: Lot 1 on Plan of Subdivision 412233\n«Land: Lot 2 on Plan of Subdivision 412233»\n[vendor-statement]\nThe land is Lot 1 on Plan of Subdivision 412233.',
      state: 'VIC',
      severity: 'high',
    },
    {
      text: '[particulars]\n«Land: Allotment 3 in Deposited Plan 51002 and Allotment 4 in Deposited Plan 51002»\n[vendor-statement]\nDescription of the land: Allotment 4 Deposited Plan 51002',
      state: 'SA',
      severity: 'high',
    },
    // A list of attachments that the file does not fill.
    {
      text: '[vendor-statement]\n13. ATTACHMENTS\n«Title search; Land Information Certificate; Water Information Statement; instrument of covenant K109223; pool barrier compliance certificate.»\n[title-search]\nVOLUME 9133 FOLIO 402\n[rates-certificate]\nRates $1,800',
      severity: 'high',
    },
    {
      text: '[vendor-statement]\nList of documents\nCopy of title\n«Owners corporation certificate»\nPlanning report\n[title-search]\nVolume 1 Folio 2\n[planning-certificate]\nZone GRZ1',
      severity: 'high',
    },
    {
      text: '[contract-form]\nDocuments attached\nRates notice\n«Residential tenancy agreement»\n[rates-certificate]\nRates $1,800',
      severity: 'high',
    },
    {
      text: '[vendor-statement]\nAnnexures:\nRegister search statement\n«Section 173 agreement AB123456C»\n[title-search]\nAB123456C AGREEMENT SECTION 173',
      severity: 'high',
    },
    {
      text: '[particulars]\nAttached copies\nTitle search\n«Land tax certificate»\n«Building permit BS-U 112 of 2019»\n[title-search]\nFolio 2/118804',
      severity: 'high',
    },
    // A line, a summary or some pages in the place of a paper.
    {
      text: '[contract-form] Contract of sale\nPrice: $400,000\n[annexure] Annexures\n«ANNEXURE C – TIMBER PEST INSPECTION [this page is to be taken from the office pad]»',
      severity: 'medium',
    },
    {
      text: '[contract-form] Contract of sale\nPrice: $400,000\n[annexure] Annexures\n«Annexure F: Building management statement (not yet prepared)»',
      severity: 'high',
    },
    {
      text: '[by-laws] BY-LAWS\n1 No parking on the drive.\n«The remaining pages can be had from the strata manager.»',
      severity: 'high',
    },
    {
      text: '[plan] PLAN\n«MANAGEMENT STATEMENT AB120884 - cover sheet only, full copy with the vendor»',
      severity: 'high',
    },
    '[minutes] Minutes\n«Minutes of the meeting of 4 May 2025 are with the secretary.»',
    '[contract-form] Contract\nPrice: $400,000\n[other] Letter\nThe report of the engineer is enclosed. «[not found in the papers]»',
    '[contract-form] Contract of sale\nPrice: $400,000\n[annexure] Annexures\n«ATTACHMENT 6 – (policy schedule to be sent by the broker)»',
    {
      text: '[by-laws] «SCHEME BY-LAWS registered 2009, pages 3 to 8 of 22»\n3 No pets.',
      severity: 'high',
    },
  ],
  passes: [
    '[contract-form] Contract for the sale of land\n[special-conditions] Special conditions\nAnnexures\nA | Seller disclosure statement\nB | Approved jetty drawing\n[vendor-statement] Seller disclosure statement\nThe land is freehold.\n[other] Drawing 7 of 2019: jetty',
    '[special-conditions]\n11. Documents may be signed in any State and sent as scans, the originals to follow within three Business Days.',
    '[title-search] Search\nDuplicate Certificate as to Title: not issued',
    '[owners-corporation-certificate] Certificate of currency\nThis certificate gives no rights under the policy and is a summary only.',
    '[special-conditions]\n8. The Purchaser has had the benefit of the report of Orrin Geotechnics and relies on it.\n[building-report] Orrin Geotechnics\nSite classification P.',
    '[special-conditions]\n8. The Purchaser relies on the report of the Vendor’s surveyor only as to the boundary.',
    '[vendor-statement]\nATTACHMENTS\nTitle search\nSite audit statement no. 7714\n[title-search] Title search\nVolume 1 Folio 2\n[other] SITE AUDIT STATEMENT\nThe land is suitable for homes.',
    // The plan is there, though nobody wrote the number of the annexure on it.
    '[contract-form]\nAnnexure 1 Inclusions\nAnnexure 2 Proposed plan of subdivision PS 500100K\nAnnexure 3 Vendor statement\n[annexure] Annexure 1\nOven and blinds.\n[plan] Plan of subdivision PS 500100K\nLot 306\n[vendor-statement] Vendor statement\nSee the plan.\n[annexure] Annexure 4\nRules.',
    '[particulars]\n☒ There is no pool on the Property | ☐ There is a pool, barrier certificate attached / not attached',
    '[vendor-statement]\nA copy of a body corporate certificate is given to the buyer. ☒ Yes ☐ No If No, a statement is given that a copy of the certificate is not attached',
    '[plan] Strata Plan 40118\nAddition of by-law 16 | R220417 | 3.9.2020\n[by-laws] By-laws of the scheme\nBy-laws as at 4 May 2011\n16. Added by R220417. Visitors may park in the bays.',
    '[title-search] Common property\nAR310922 Change of by-laws, recorded 12/2/2021\n[by-laws] Consolidated by-laws\nAs at 8 June 2023\n1. Noise. An owner must not make noise.',
    '[plan] Strata Plan 40118\nSubstitution of by-laws | R220417 | 3.9.2020 | cancelled\n[by-laws] By-laws of the scheme\nBy-laws as at 4 May 2011\n1. An owner must keep the lot clean.',
    "[particulars]\nThe owner's clearance certificate is held by the vendor and a copy is enclosed at (d)",
    '[vendor-statement]\n8. Services which are not connected: ☐ ☐ ☐ ☐ ☐ (none)',
    '[particulars]\nLoan ☐ Building report ☐ Pest report ☐ Conditions of that kind are not available at this auction',
    '[special-conditions]\nNo release statement will be given, as the deposit stays in trust.',
    '[special-conditions]\nA survey is for the buyer to order, and no claim is lost without one.',
    '[annexure] Annexures\nANNEXURE D - GUARANTEE (not required)\n[by-laws] By-laws\nThe strata roll is kept by the secretary.',
    '[plan] Plan\nThe remaining lots are held by the developer.',
    '[minutes] Minutes\nThe minutes of the last meeting were read and signed.',
    '[particulars]\nContract date (to be completed by the last party to sign)',
    '[vendor-statement]\nA section 66W certificate is not attached.',
    {
      text: '[contract-form] Contract\nSection 66W certificate ☐ attached ☐ not attached',
      state: 'NSW',
    },
    {
      text: '[contract-form] Contract\n☐ 13 lease (none) ☒ 57 information certificate under Strata Schemes Management Act 2015',
      state: 'NSW',
    },
    {
      text: '[contract-form] Contract\n☒ 2 plan of the land ☐ 24 development agreement (nil) ☐ 30 lease (not applicable)',
      state: 'VIC',
    },
    '[vendor-statement]\nATTACHMENTS\nTitle search; Land Information Certificate\n[title-search]\nVOLUME 9133 FOLIO 402\n[rates-certificate]\nRates $1,800',
    '[vendor-statement]\nATTACHMENTS\nTitle search; water information statement',
    '[vendor-statement]\nATTACHMENTS\nTitle search\n☐ Owners corporation certificate\nBuilding permit (if any)\n[title-search]\nVOLUME 9133 FOLIO 402',
    '[special-conditions]\nThe plant is listed in Annexure B.\n[annexure] Annexure A - Licence\n1. Terms\n[annexure] Annexure B - Plant\nTractor',
    '[special-conditions]\nSection 5 and Schedule 4 of the Act apply.\n[annexure] Schedule 1\nFinishes\n[annexure] Schedule 2\nPlans\n[annexure] Schedule 3\nColours',
    '[special-conditions]\nThe plant is listed in Annexure C.',
    {
      text: '[particulars]\nTitle: Volume 9120 Folio 411 and Volume 10244 Folio 58\n[title-search]\nVOLUME 9120 FOLIO 411\n[title-search]\nVOLUME 10244 FOLIO 058',
      state: 'VIC',
    },
    {
      text: '[particulars]\nLand: Lot 7 on RP 203881\nAccess crosses Lot 3 on RP 203881\n[vendor-statement]\nLot 7 on RP203881',
      state: 'QLD',
    },
    '[vendor-statement]\nA copy of the agreement is attached.',
    '[special-conditions]\nThe plan is attached as annexure A.',
    '[special-conditions]\nThe certificate is attached.',
    { text: 'The planning certificate is not attached and has been ordered.', state: 'NSW' },
    'The certificate of final inspection is attached.',
    'A copy of the transfer will be provided before settlement.',
    'The purchaser may not rescind because a document was not attached.',
    'If a plan is not annexed the purchaser may ask for one.',
    'This page is left blank.',
    '[annexure] Permit\nThe owner must make an agreement under section 173 that rooftop decks are not enclosed.',
    '[special-conditions]\n5. The plan shows that the balconies are not enclosed.',
    '[vendor-statement] Statement\nThe agreement asks that carports are not enclosed.',
  ],
  clear: ['All annexures are attached.'],
})

import { cases } from '../cases.ts'

export default cases({
  in: 'title-search',
  flags: [
    'SECOND SCHEDULE: 1 «DP1118840 RIGHT OF CARRIAGEWAY 20 WIDE APPURTENANT TO THE LAND ABOVE DESCRIBED 2 QUALIFIED TITLE.» CAUTION PURSUANT TO SECTION 28J',
    '«1 BENEFITED BY RIGHT OF WAY APPURTENANT TO THE LAND 2 LIMITED TITLE.» «LIMITATION PURSUANT TO SECTION 28T(4)»',
    '[title-search]\n«LIMITED TITLE.» «LIMITATION PURSUANT TO SECTION 28T(4) OF THE REAL PROPERTY ACT»',
    '[title-search]\n«LIMITED FOLIO»',
    '[title-search]\n«QUALIFIED TITLE.» CAUTION PURSUANT TO SECTION 28J',
    '[particulars]\n«Land: Old system, Book 1234 No 567»',
    '[title-search]\n«THE BOUNDARIES OF THE LAND HAVE NOT BEEN INVESTIGATED»',
    '[special-conditions]\n«The land comprises old system title and the Purchaser accepts the abstract supplied.»',
    {
      text: '«LIMITED FOLIO CREATED PURSUANT TO SECTION 28T(4) OF THE REAL PROPERTY ACT 1900»',
      severity: 'medium',
    },
    '«4 QUALIFIED FOLIO - CAUTION PURSUANT TO SECTION 28J»',
    '«3 LIMITED TITLE.» «LIMITATION PURSUANT TO SECTION 28T(4).» «BOUNDARIES OF THE LAND HAVE NOT BEEN INVESTIGATED»',
    {
      text: '[special-conditions]\n«The land is old system and the vendor’s deed is Book 3120 No. 455.»',
      severity: 'high',
    },
    {
      text: '[special-conditions]\n«The strip along the lane is held by adverse possession only.»',
      severity: 'high',
    },
  ],
  passes: [
    // The register of deeds keeps powers, and interests in land that is on the register.
    '[special-conditions]\n40. The transfer is signed under a power of attorney registered as book 4711 no. 220.',
    '[title-search]\n3 BOOK 2817 NO 45 EASEMENT FOR ELECTRICITY 3 WIDE',
    '[title-search]\nFOLIO 1/123456',
    '[title-search]\nFOLIO: 12/123456',
    '[contract-form]\n☐ 17 old system document',
    '[general-conditions]\n25. Qualified, limited or old system title applies only where the title is such.',
    'RESERVATIONS AND CONDITIONS IN THE CROWN GRANT(S)',
  ],
  clear: ['LOT 9 IN DEPOSITED PLAN 771204'],
})

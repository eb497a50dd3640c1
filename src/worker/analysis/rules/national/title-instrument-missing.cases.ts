import { cases } from '../cases.ts'

const CONTRACT = '[particulars] Particulars of sale\nLand: 14 Reed Street\n'
const SEARCH = `${CONTRACT}[title-search] Register search statement\n`

export default cases({
  state: 'VIC',
  in: 'title-search',
  flags: [
    `${SEARCH}ENCUMBRANCES, CAVEATS AND NOTICES\n«COVENANT N114803 07/09/1988»\nAny encumbrances created by Section 98 Transfer of Land Act 1958 are shown below.`,
    `${SEARCH}«AGREEMENT Section 173 Planning and Environment Act 1987 AX220710V 12/12/2024»`,
    `${SEARCH}«AGREEMENT Section 173 Planning and Environment Act 1987»\n\nAL207715Q 09/07/2014\n\nAny encumbrances created by Section 98 Transfer of Land Act 1958 are shown below.`,
    { text: `${SEARCH}«2688130 | Land management agreement, registered 03/06/2016»`, state: 'ACT' },
    {
      text: `${SEARCH}3. «COVENANT 710338140 27/02/2007 preservation of native vegetation, over COVENANT AREA K»`,
      state: 'QLD',
      severity: 'low',
    },
    {
      text: `${SEARCH}«4 AV330118 PLANNING AGREEMENT PURSUANT TO SECTION 7.6»`,
      state: 'NSW',
      severity: 'medium',
    },
    { text: `${SEARCH}«*G771408 CONSERVATION COVENANT TO THE MINISTER»`, state: 'WA' },
    { text: `${SEARCH}«1408227 | ENCUMBRANCE TO NORWELL LINKS LTD.»`, state: 'SA' },
    {
      text: `${SEARCH}«AR102877 STRATA MANAGEMENT STATEMENT»`,
      state: 'NSW',
    },
  ],
  passes: [
    `${SEARCH}AGREEMENT Section 173 Planning and Environment Act 1987\n\nAL207715Q 09/07/2014\n\n[annexure] AGREEMENT UNDER SECTION 173\n1. The Owner must not build a second dwelling on the Land.`,
    `${SEARCH}AGREEMENT Section 173 Planning and Environment Act 1987\n\nAL207715Q 09/07/2014\n\n[annexure] Agreement AL207715Q\n1. The Owner must not build a second dwelling on the Land.`,
    '[title-search] Title\nCOVENANT 2207714\n[vendor-statement] Vendor statement\nAttachments\n1. Title search\n2. Planning certificate\n3. Copy of transfer 2207714 with the covenant\n[planning-certificate] Planning certificate\nThe land is in a zone.',
    {
      text: "[vendor-statement]\nVendor's statement\n[title-search]\nCOVENANT V334120M 30/03/1998\nExpiry Date 31/12/2015",
      facts: {
        encumbrances: [
          [{ type: 'restrictive covenant', number: 'V334120M', date: null }, 'COVENANT V334120M'],
        ],
      },
    },
    {
      text: "[vendor-statement]\nVendor's statement\n[title-search]\n4. COVENANT No 705220430 14/02/2002 - SURRENDERED by 711402277 03/03/2008",
      state: 'QLD',
      facts: {
        encumbrances: [
          [
            { type: 'restrictive covenant', number: '705220430', date: null },
            'COVENANT No 705220430',
          ],
        ],
      },
    },
    `${SEARCH}COVENANT N114803 07/09/1988\n[annexure] Instrument N114803, transfer of land\nThe transferee shall not quarry.`,
    `${SEARCH}COVENANT E220917\nCOVENANT E220917 (1973)\nNot to erect more than one house.`,
    `${SEARCH}COVENANT 1002744 24/02/1923 (not to dig or carry away marl or gravel)`,
    `${SEARCH}COVENANT AP110300T 13/05/2016\n[vendor-statement] Vendor statement\n3. Covenant AP110300T: no pharmacy and no hours after seven at night.`,
    `${SEARCH}AGREEMENT Section 173 AW774019K 21/06/2023\n[vendor-statement] Vendor statement\nAgreement AW774019K under section 173 is attached.`,
    `${SEARCH}AZ118044E ENDING OF SECTION 173 AGREEMENT AH330178W Registered 02/07/2026`,
    {
      text: `${SEARCH}J118300 RESTRICTIVE COVENANT BURDEN TO ESTATE DEVELOPER. EXPIRES 31/12/2016.`,
      state: 'WA',
    },
    { text: `${SEARCH}4 AT774430 POSITIVE COVENANT`, state: 'NSW' },
    {
      text: `${SEARCH}771204 Certificate of compliance with building covenant No. 30118`,
      state: 'ACT',
    },
    `${SEARCH}COVENANT PS726604B 13/10/2017`,
    '[annexure] Notes\nCovenant N114803 07/09/1988',
  ],
  clear: [`${SEARCH}MORTGAGE AQ660138D 28/01/2018 YARRAN BANK LTD`],
})

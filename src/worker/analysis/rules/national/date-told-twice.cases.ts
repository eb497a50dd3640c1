import { cases } from '../cases.ts'

export default cases({
  flags: [
    '[particulars]\n«Sunset Date: 31 March 2029»\n[special-conditions]\n1. «The sunset date is 30 September 2028.»',
    '[special-conditions]\n1. «If the plan is not registered by 1 May 2028 the Buyer may end this contract.»\n[vendor-statement]\n«Sunset date: 1 May 2029»',
    '[particulars]\n«Finance Date: 4 September 2026»\n[special-conditions]\n3. «The Buyer may terminate if the loan is not approved by 11 September 2026.»',
    '[particulars]\n«Loan approval date: 19/10/2026»\n[special-conditions]\n3. «Finance must be approved on or before 26 October 2026.»',
    '[particulars]\n«Building and pest inspection date: 2 October 2026»\n[special-conditions]\n5. «Any building and pest inspection has to be completed by 9 October 2026.»',
    {
      text: '[particulars]\n«Tenancy: fixed term ending 14 May 2027»\n[lease] Residential tenancy agreement\n«Term: 15 May 2026 to 14 November 2027»',
      severity: 'high',
    },
    '[vendor-statement]\n«The house is let to Oda Brandt until 2 March 2027.»\n[lease] Tenancy agreement\n«The fixed term begins on 3 September 2026 and its last day is 2 September 2027.»',
    '[title-search]\n«LEASE 733104 TO CORVUS TRADING PTY LTD EXPIRES 30/06/2030»\n[lease] Lease of shop\nTenant: Corvus Trading Pty Ltd\n«Term: 1 July 2025 to 30 June 2028»',
    '[vendor-statement]\n«The pool safety certificate is valid until 3 March 2028.»\n[building-permit] Pool safety certificate\n«Expiry date: 3 March 2027»',
    '[vendor-statement]\n«The building insurance of the body corporate expires on 1 December 2026.»\n[owners-corporation-certificate] Insurance\n«Strata insurance policy QQ-11 current to 1 April 2027»',
    {
      text: '[particulars]\n«Contract Date: 8 July 2026»\n[vendor-statement]\n«Date of contract: 6 July 2026»',
      facts: { contractDate: ['2026-07-08', '8 July 2026'] },
    },
    '[owners-corporation-certificate]\n«Minutes of the annual general meeting of 12 May 2026 are attached.»\n[minutes]\n«Minutes of the Annual General Meeting held on 21 May 2026»',
    '[auction-conditions]\n«The auction will be held on 5 December 2026.»\n[other] Brochure\n«Auction Saturday 12 December 2026 at noon»',
    '[contract-form]\n«Signed for the vendor by her attorney under power of attorney dated 3 June 2026»\n[other] Letter\n«I hold the power of attorney given on 13 June 2026.»',
    '[vendor-statement]\n«An occupancy permit was issued on 4 March 2024.»\n[building-permit] Occupancy\n«Occupancy permit issued 14 March 2024»',
  ],
  passes: [
    '[particulars]\nSunset Date: 31 March 2029\nStage 3 has the sunset date of 31 December 2030.',
    '[particulars]\nSunset Date: 31 March 2029\n[special-conditions]\n1. The vendor may by notice have the sunset date extended to 30 September 2029.',
    '[particulars]\nSunset Date: 31 March 2029\n[special-conditions]\n1. It is expected that the plan will be registered by 30 June 2028.',
    '[particulars]\nFinance Date: 4 September 2026\nBuilding inspection date: 28 August 2026\nSettlement date: 9 October 2026',
    '[particulars]\nFinance Date: 4 September 2026\n[special-conditions]\n3. If the Buyer asks before 1 September 2026 the finance date may be extended to 11 September 2026.',
    '[particulars]\nTenancy: fixed term ending 14 May 2027\n[lease] Residential tenancy agreement\nTerm: 15 May 2026 to 14 May 2027',
    '[particulars]\nTenancy: fixed term ending 14 May 2027\n[owners-corporation-certificate]\nCaretaking agreement, term ends 30 June 2031',
    '[particulars]\nTenancy of shop 1: term ends 14 May 2027\nTenancy of shop 2: term ends 30 June 2028\n[lease] Lease of shop 2\nTerm: 1 July 2025 to 30 June 2028',
    '[lease] Tenancy agreement\nTerm: 15 May 2026 to 14 May 2027\nThe previous agreement ended on 14 May 2026.',
    '[title-search]\nLEASE 733104 TO KITE ENERGY PTY LTD EXPIRES 30/06/2050\n[lease] Lease of shop\nTenant: Corvus Trading Pty Ltd\nTerm: 1 July 2025 to 30 June 2028',
    '[vendor-statement]\nThe building insurance of the body corporate expires on 1 April 2026.\n[owners-corporation-certificate] Insurance\nStrata insurance policy QQ-11 current to 1 April 2027',
    '[vendor-statement]\nThe earlier pool certificate was valid until 3 March 2026.\n[building-permit] Pool safety certificate\nExpiry date: 3 March 2028',
    '[minutes]\nMinutes of the Annual General Meeting held on 21 May 2026\nThe last annual general meeting was on 20 May 2025.',
    '[building-permit]\nHouse: occupancy permit issued 4 March 2014\nShed: occupancy permit issued 9 November 2019',
  ],
  clear: [
    '[particulars]\nSunset Date: 31 March 2029\n[special-conditions]\n1. If the plan is not registered by 31 March 2029 the purchaser may rescind.',
  ],
})

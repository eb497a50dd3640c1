import { cases } from '../cases.ts'

export default cases({
  in: 'title-search',
  flags: [
    {
      text: '[vendor-statement] Form 1\n«1.3 Restrictive covenant | YES / NO / NO | Encumbrance 8877665 to a developer, about sheds and fences.»',
      state: 'SA',
    },
    // Nothing to live in may stand there.
    {
      text: '[special-conditions]\n1. Time runs strictly.\n[annexure] Transfer of land\n«DOTH HEREBY COVENANT that she will not at any time hereafter erect or cause or suffer to be erected upon the said land or any part thereof any dwelling house or habitable building of any description whatsoever but only such barns and fences as are used for stock»',
      state: 'VIC',
      severity: 'high',
    },
    {
      text: '[title-search] Restrictive covenant\n«No dwelling may be erected on the land.»',
      state: 'TAS',
      severity: 'high',
    },
    {
      text: '[special-conditions]\n1. Time runs strictly.\n[annexure] Instrument: restriction on the use of land\n«The proprietor of the burdened lot shall not build or permit to be built on it any habitable building.»',
      state: 'NSW',
      severity: 'high',
    },

    '[special-conditions]\n1. Time runs strictly.\n[annexure] Transfer\n«That he will not at any time before the first day of January two thousand and ninety erect on the said land more than one dwelling-house.»',
    {
      text: '[plan] Plan of subdivision PS904117K\nCreation of restriction. Land to benefit: lots 101 to 140. Land to be burdened: lots 101 to 120.\n«The registered proprietor of a burdened lot must not build more than one dwelling on the lot.»',
      state: 'VIC',
      facts: { lotPlan: ['Lot 118 on PS904117K', 'PS904117K'] },
    },
    '[title-search] Title\n«4 RESTRICTION ON USE: HOME NOT TO BE LET FOR HOLIDAYS OF LESS THAN A WEEK»',
    { text: '[title-search]\n«COVENANT 2104477»', severity: 'low' },
    {
      text: '[title-search]\n«Covenant: no more than one dwelling house shall be erected on the land, of brick.»',
      severity: 'medium',
    },

    '[title-search]\n«COVENANT PS512345A 14/02/1995»',
    '[title-search]\n«4 K123456 COVENANT»',
    '[plan]\n«CREATION OF RESTRICTION: The registered proprietor of any lot burdened shall not build more than one dwelling house.»',
    '[title-search]\n«Instrument of transfer 2233445 contains a covenant not to erect more than one house.»',
    '[title-search]\n«COVENANT T123456A 20/03/1995»',
    '[title-search]\n«RESTRICTION(S) ON THE USE OF LAND CREATED BY DP 112233»',
    '[vendor-statement]\n«The owner may not erect more than one dwelling on the lot.»',
    '[plan]\n«The registered proprietor of a burdened lot shall not build otherwise than in accordance with the building envelope.»',
    '[vendor-statement]\n«By transfer 1234567 the land may only be used for a single private residence with walls of brick or stone.»',
    '[plan]\nCREATION OF RESTRICTION. «Lots 4 to 20 must not be further subdivided.»',
    '[vendor-statement]\n«Trust for Nature conservation covenant over 21 hectares, forbidding grazing, clearing or the erection of any structure»',
    '[vendor-statement]\n«Covenant in transfer 1822931: not to quarry or carry away stone»',
    '[vendor-statement]\n«The land is burdened by a covenant in Instrument 0455281 not to erect more than one dwelling house.»',
    '«COVENANT PS512233X 14/05/2004»',
    '«COVENANT as to part (Conservation) AH203340J s.3A Victorian Conservation Trust Act 1972»',
    '[vendor-statement]\n«Restriction: building materials must be brick or stone, by covenant created in plan of subdivision PS640112»',
    '[vendor-statement]\n«The transfer of 1926 forbids any building other than one private house with walls of brick.»',
    '[vendor-statement]\n«A memorandum of common provisions restricts dwellings to a single storey.»',
    '[vendor-statement]\n«Memorandum of common provisions AA4412 requires roofs of tile and front fences of 1.2 metres at most, until 2032»',
    '«COVENANT T445566A 20/03/1995»',
    '[vendor-statement]\n«Covenant in instrument H100400:»\n«The owner shall not erect more than one dwelling house on the lot.»',
    { text: '[title-search]\n«AC998877 RESTRICTION(S) ON THE USE OF LAND»', state: 'NSW' },
    '[plan]\nCREATION OF RESTRICTION\n«The registered proprietor must not construct any building of more than two storeys in height on the burdened lot.»',
    {
      text: '[title-search] Register Search Plus\n«10998877 ENCUMBRANCE TO MALLEE GROVE PTY LTD»',
      state: 'SA',
    },
  ],
  passes: [
    {
      text: '[annexure] Instrument of restriction on the use of land\nThe track is kept by the owners of Lots 11 and 12.\nNo dwelling shall be erected on Lot 14 until the road to that lot is sealed.',
      facts: { lotPlan: ['Lot 12 DP 800100', 'track'] },
      state: 'NSW',
    },
    '[special-conditions]\n1. Time runs strictly.\n[annexure] Transfer\nThat he will not at any time before the thirty-first day of December One thousand nine hundred and seventy-four erect on the said land more than one dwelling-house.',
    '[special-conditions]\n1. Time runs strictly.\n[annexure] Transfer\nThe transferee covenants that until the 1st day of July 1968 no building other than a dwelling house shall be erected on the said land.',
    '[plan] Covenants\nThis covenant not to erect more than one dwelling shall cease on the first day of January one thousand nine hundred and ninety.',
    {
      text: '[title-search]\nCOVENANT V334120M 30/03/1998\nExpiry Date 31/12/2015',
      facts: {
        encumbrances: [
          [{ type: 'restrictive covenant', number: 'V334120M', date: null }, 'COVENANT V334120M'],
        ],
      },
    },
    '[special-conditions]\n5. The house being built, the developer released the covenant by instrument 971204 on 2 October 2026.',
    '[title-search]\n02/10/2026 Release 971204 of covenant 944018.',
    {
      text: '[title-search]\n1. K990182 RESTRICTIVE COVENANT BURDEN. SEE DEPOSITED PLAN 58811. EXPIRES 31/12/2018.',
      state: 'WA',
    },
    {
      text: '[plan] Plan of subdivision PS904117K\nCreation of restriction. Land to benefit: lots 101 to 140. Land to be burdened: lots 121 to 140.\nThe registered proprietor of a burdened lot must not build a dwelling with a floor area of less than 160 m2.',
      state: 'VIC',
      facts: { lotPlan: ['Lot 118 on PS904117K', 'PS904117K'] },
    },
    '[title-search]\n14/06/1993 774120 Section 298 does not apply: building covenant complied with',
    '[other] Terms of easement\nThe owner shall not erect any building within the site of the easement.',
    '[title-search] Title\n4 RESTRICTION ON USE OF LOT 9: FOR THE BENEFIT OF THIS LAND AND THE ROAD',
    {
      text: '[annexure]\nS.292 Compliance Certificate for building covenant: issued 1998',
      state: 'ACT',
    },
    '[title-search]\nE904417 COVENANT (fencing)',
    '[title-search]\nMEMORANDUM OF COMMON PROVISIONS not applicable',
    '[title-search]\nNo covenants.',
    '[title-search]\nRESERVATIONS AND CONDITIONS IN THE CROWN GRANT(S)',
    '[vendor-statement]\nThere are no covenants affecting the land.',
    '[vendor-statement]\nRestrictive covenants: nil',
    '[vendor-statement]\nNo covenant burdens the land.',
    '[vendor-statement]\nThe vendor covenants with the purchaser to deliver vacant possession.',
    '[vendor-statement]\nThe covenant recorded on Volume 8001 Folio 22 expired in 2020.',
    'Fencing covenant in transfer 123456',
    '[vendor-statement]\nThere is no restrictive covenant.',
    { text: '[title-search]\n5 AQ771204 POSITIVE COVENANT', state: 'NSW' },
    '[special-conditions]\nThe vendor covenants that the land is free of debt.',
    '[vendor-statement]\nThe restriction on the plan ceases to have effect on 31 December 2020; covenant expired.',
    {
      text: '[title-search] Record of certificate of title\nN123456 RESTRICTIVE COVENANT BENEFIT SEE DEPOSITED PLAN 71234.',
      state: 'WA',
    },
    {
      text: '[vendor-statement] Form 1\nEncumbrance 10998877 is to be discharged at settlement.',
      state: 'SA',
    },
    '[vendor-statement] Form 1\n1.3 Restrictive covenant NO - -',
    '[vendor-statement] Form 1\nRestrictive covenant [NO] 1.4 Lease [NO]',
  ],
  clear: ['MORTGAGE AB123457D 17/03/2016'],
})

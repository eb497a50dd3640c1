import { cases } from '../cases.ts'

export default cases({
  in: 'contract-form',
  flags: [
    {
      text: '[contract-form] STRATA TITLE - OFFER AND ACCEPTANCE\nLot 3 on Strata Plan 21660\n«Signed by Seller when given __________ Received by Buyer before signing __________»\n[vendor-statement] Precontractual disclosure statement\nPart A',
      severity: 'medium',
    },
    {
      text: '[contract-form] Offer\nLot 3 on Strata Plan 21660\n[vendor-statement] Precontractual disclosure statement Part B\n«Buyer received this disclosure on: ________»',
      severity: 'medium',
    },
    {
      text: '[particulars]\nLot 7 on Strata Plan 50233\n[special-conditions]\n«The Buyer waives the right to avoid the contract where the strata disclosure is not given.»',
      state: 'WA',
    },
    {
      text: '[particulars]\nLot 7 on Strata Plan 50233\n[special-conditions]\n«The precontractual disclosure statement will be forwarded after acceptance.»',
      state: 'WA',
    },
    '[particulars] Offer\nLot 4 on Strata Plan 33211\n[special-conditions]\n«The Buyer confirms that no Part A or Part B was given before this offer was made and waives any right arising.»',
    '[particulars] Offer\nLot 4 on Strata Plan 33211\n[vendor-statement] Precontractual disclosure statement\n«Minutes of the last annual general meeting: not provided by the Seller»',
    'Lot 4 on Strata Plan 51877\n[special-conditions]\n3. «The strata disclosure will be provided within 5 business days after acceptance.»',
    'Unit 9 on Strata Plan 20411\nRECEIPT OF DOCUMENTS\n☒ 1. Offer and acceptance «☐ 2. Strata disclosure and attachments»',
    '[contract-form] Offer and acceptance\n«The Property: Lot 2 on Survey-Strata Plan 60123»\nPurchase price $450,000',
    {
      text: 'Lot 4 on Strata Plan 51877\n[vendor-statement] Precontractual disclosure statement Part B\n«Minutes of the last annual general meeting: the seller was unable to obtain them.»',
      severity: 'medium',
    },
    {
      text: 'Lot 4 on Strata Plan 51877\n[vendor-statement] Precontractual disclosure statement Part A\n«Scheme by-laws: to follow»',
      severity: 'high',
    },
  ],
  passes: [
    '[contract-form]\nUnit 9 on Strata Plan 20411\nRECEIPT OF DOCUMENTS\nThe Buyer acknowledges receipt of:\n☐ 1. Offer and acceptance ☐ 2. Strata disclosure and attachments ☐ 3. General conditions ☐ 4. Title\n[vendor-statement] Precontractual disclosure statement\nBy-laws | ☒ attached',
    '[particulars]\nLot 3 on Strata Plan 40118\n[vendor-statement] Precontractual disclosure statement\n8 | Insurance certificate | ☒ yes | not asked for by the Act and given all the same',
    '[vendor-statement]\nA statement of why the seller has been unable to obtain the minutes | Not applicable',
    '[contract-form] STRATA TITLE - OFFER AND ACCEPTANCE\nLot 3 on Strata Plan 21660\nSigned by Seller when given 3 May 2027. Received by Buyer before signing 4 May 2027\n[vendor-statement] Precontractual disclosure statement\nPart A',
    {
      text: '[particulars]\nLot 3 on Strata Plan 40118\n[vendor-statement] Precontractual disclosure statement\nMinutes of the most recent meeting | ☒ attached\nA statement of why the seller has been unable to obtain the minutes | ☐',
      state: 'WA',
    },
    {
      text: '[particulars]\nLot 3 on Strata Plan 40118\n[vendor-statement] Precontractual disclosure statement\n☐ The accounts could not be given: unable to be obtained',
      state: 'WA',
    },
    {
      text: '[particulars]\nLot 5 on Strata Plan 40118\n[vendor-statement] Precontractual disclosure statement\n1. Scheme by-laws, also those not registered | attached [X] | not attached [ ]\n2. Minutes of the last meeting | ☒ provided | ☐ not provided',
      state: 'WA',
    },
    {
      text: '[particulars]\nLot 5 on Strata Plan 40118\n[owners-corporation-certificate] Part B - Information specific to the sale of the strata lot\nNumber of lots | 8',
      state: 'WA',
    },
    {
      text: '[particulars]\nLot 7 on Strata Plan 50233\n[special-conditions]\nThe Buyer has a right to avoid the contract where the information required by Part 10 of the Strata Titles Act 1985 is not given or changes to her detriment.',
      state: 'WA',
    },
    {
      text: '[particulars]\nLot 7 on Strata Plan 50233\n[special-conditions]\nIf the precontractual disclosure statement is not given before signing, the Buyer may avoid this contract at any time before settlement.',
      state: 'WA',
    },
    {
      text: '[particulars]\nLot 7 on Strata Plan 50233\n[special-conditions]\nShould the strata disclosure not have been given, the rights of the Buyer under the Act are kept.',
      state: 'WA',
    },
    'Lot 12 Deposited/Survey/Strata/Diagram/Plan 40112\n☐ 2. Strata disclosure and attachments (if strata)',
    'Lot 4 on Strata Plan 51877\n[vendor-statement] Precontractual disclosure statement Part B\nThe strata company does not keep minutes of its meetings (two-lot scheme).',
    'Lot 4 on Strata Plan 51877\n☒ 2. Strata disclosure and attachments',
  ],
  clear: [
    'Lot 4 on Strata Plan 51877\n[vendor-statement] Precontractual disclosure statement Part B\nContributions: $640 per quarter',
  ],
})

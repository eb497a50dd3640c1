import { cases } from '../cases.ts'

export default cases({
  in: 'vendor-statement',
  flags: [
    {
      text: '[vendor-statement] Form 1\n«Unit 4 in Strata Plan 10234»\nSettlement in 30 days',
      state: 'SA',
    },
    '[particulars] Contract\nUnit 3 in Strata Plan 4410\n[vendor-statement] Form 1\n«By-laws: see Lands Titles Office»',
    '[title-search] Register Search Plus\n«Unit 6 in Strata Plan 2417»\n[vendor-statement] Form 1\n1.1 | Mortgage | Is this item applicable? NO',
    '[particulars]\nThe land: Lot 14 on Community Plan 30115\n[vendor-statement] Form 1\n«Minutes and accounts of the corporation: not available.»',
    {
      text: '[particulars]\nUnit 2 in Strata Plan 911\n[vendor-statement] Form 1\n«The articles and insurance policy have been requested from the strata manager.»',
      severity: 'medium',
    },
    '[particulars]\nLot 3 in Community Strata Plan 20774\n[vendor-statement] Form 1\n«The corporation does not keep minutes and holds no insurance.»',
    {
      text: '[particulars]\nUnit 7 in Strata Plan 6114\n[vendor-statement] Form 1\nUnit: see the section 41 statement.\n[owners-corporation-certificate] Statement under section 41 of the Strata Titles Act 1988\nContributions for unit 7: $670.00 a quarter. Assets: savings account $7,412.90.\n[minutes] Annual general meeting\nPresent: units 1 and 2. Minutes of 2025 confirmed.',
      severity: 'medium',
    },
    {
      text: '[particulars]\nLot 4 in Community Plan 28817\n[vendor-statement] Form 1\nBy-laws of the scheme are attached.\n[owners-corporation-certificate] Statement under section 139\nContributions: $905.00 a quarter. The scheme description is annexed.',
      severity: 'medium',
    },
    '[particulars]\n«Proposed Lot 404 in a Community Strata Plan to be deposited»\n[vendor-statement] Form 1\n1.1 | Mortgage | YES\n[annexure] Estimated contributions, first year\nDraft by-laws (summary): 1 Use: residential.',
    '[particulars]\n«Lot 31 in proposed Primary Community Strata Plan 43350»\n[vendor-statement] Form 1\n1.1 | Mortgage | YES\n[annexure] Draft scheme description\nSixty lots in one stage.\n[by-laws] Draft by-laws\n1. Pets with consent.',
    '[particulars]\nLot 24 in Community Plan 23306\n[vendor-statement] Form 1\n«By-laws, scheme description and development contract ☐ attached ☒ at the agent’s office»',
  ],
  passes: [
    '[particulars]\nThe land: Lot 14 on Community Plan 30115\n[vendor-statement] Form 1\nMinutes and accounts are attached.\nIf the scheme was formed recently there may be no minutes and no accounts of the corporation.',
    '[particulars]\nUnit 7 in Strata Plan 6114\n[vendor-statement] Form 1\nUnit: see the section 41 statement.\n[owners-corporation-certificate] Statement under section 41 of the Strata Titles Act 1988\nContributions: $670.00 a quarter. Articles, minutes of two years, accounts and policy are attached.',
    '[particulars]\nLot 4 in Community Plan 28817\n[vendor-statement] Form 1\nBy-laws and minutes of two years are attached.\n[owners-corporation-certificate] Statement under section 139\nContributions: $905.00 a quarter.',
    '[particulars]\nProposed Lot 5 in a Community Plan to be deposited\n[vendor-statement] Form 1\n1.1 | Mortgage | YES\n[annexure] Scheme description (draft)\nStage 1 of one.\n[annexure] Development contract (draft)\nBudget of the first year $40,000.\n[by-laws] Draft by-laws\n1. Pets.',
    {
      text: '[vendor-statement] Form 1\n2 Community lot, strata unit, development lot: NOT APPLICABLE.',
      state: 'SA',
    },
    {
      text: '[vendor-statement] Form 1\nCommunity lot or strata unit | Does not apply',
      state: 'SA',
    },
    {
      text: '[vendor-statement] Form 1\nIs the land a strata unit or community lot? No',
      state: 'SA',
    },
    {
      text: '[vendor-statement] Form 1\nDivision 2, particulars of strata unit: none',
      state: 'SA',
    },
    '[vendor-statement] Form 1\nParticulars relating to community lot or strata unit\nDoes not apply. The land is a Torrens title allotment.',
    '[vendor-statement] Form 1\n3. Particulars relating to strata unit\nNot applicable',
    '[vendor-statement] Form 1\nCommunity lot or strata unit?\nN/A',
    '[title-search] Register Search Plus\nAllotment 14 in Deposited Plan 70022, a Torrens title\n[vendor-statement] Form 1\n1.1 | Mortgage | NO',
    '[title-search] Register Search Plus\nUnit 6 in Strata Plan 2417\n[vendor-statement] Form 1\nStrata: see attached\n[owners-corporation-certificate] Section 41 Strata Titles Act 1988\nParticulars of contributions payable: $540 a quarter\nArticles and minutes are annexed.',
  ],
  clear: [
    '[particulars]\nUnit 6 in Strata Plan 2417\n[vendor-statement] Form 1\nSection 41 statement: contributions payable $480 a quarter, minutes attached.',
  ],
})

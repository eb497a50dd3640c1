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
  ],
  passes: [
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
    '[title-search] Register Search Plus\nUnit 6 in Strata Plan 2417\n[vendor-statement] Form 1\nStrata: see attached\n[owners-corporation-certificate] Section 41 Strata Titles Act 1988\nParticulars of contributions payable: $540 a quarter',
  ],
  clear: [
    '[particulars]\nUnit 6 in Strata Plan 2417\n[vendor-statement] Form 1\nSection 41 statement: contributions payable $480 a quarter, minutes attached.',
  ],
})

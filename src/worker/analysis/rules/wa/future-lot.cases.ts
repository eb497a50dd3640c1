import { cases } from '../cases.ts'

export default cases({
  flags: [
    '[special-conditions]\n«The Seller has contracted to buy the Land from the present owner under a contract dated 4 May 2026.»',
    '[special-conditions]\n«Titles for Stage 9 are anticipated in the second half of 2027 and settlement is 21 days after issue.»',
    '1. «The Seller is not presently the registered proprietor of the lot.»',
    '[contract-form]\n«Lot 52 on Diagram 88112 Whole ☐ Part ☒ Volume 1990 Folio 21»',
    '«Settlement is 14 days after the issue of a separate certificate of title.»',
    {
      text: '«Title to the lot is expected in June 2028.»\nThe deposit may be released to the developer on registration.',
      severity: 'critical',
    },
    '[contract-form]\n«Proposed Lot 903, part of the land in Volume 2712 Folio 55»',
  ],
  passes: [
    '[contract-form]\nLot 52 on Diagram 88112 Whole ☒ Part ☐ Volume 1990 Folio 21',
    'The Seller is the registered proprietor of the land.',
    '[general-conditions]\n13. Where the land is part of a lot this contract depends on approval.',
    'If the plan is not registered when this contract is made clause 13 applies.',
  ],
  clear: ['[contract-form]\nLot 9 on Deposited Plan 60021 Whole ☒ Volume 2801 Folio 4'],
})

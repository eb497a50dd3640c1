import { cases } from '../cases.ts'

export default cases({
  in: 'contract-form',
  flags: [
    '«Property | shares numbered 401 to 480 in Marlow Court Pty Ltd»',
    {
      text: '[special-conditions]\n«The lot is part of a leasehold strata scheme with 38 years left to run.»',
      severity: 'high',
    },
    '[title-search]\n«INTERESTS RECORDED ON REGISTER FOLIO OF THE COMMUNITY PROPERTY 1/DP270455»',
    '[special-conditions]\n«The home is company title and the board must approve the purchaser.»',
  ],
  passes: [
    '☐ 41 neighbourhood property: certificate of title',
    '[general-conditions]\n23. This applies to a lot in a strata scheme, community scheme or leasehold strata scheme.',
    '[title-search]\nLOT 7 IN STRATA PLAN 12345',
  ],
  clear: ['Land | Lot 9 in Deposited Plan 771204'],
})

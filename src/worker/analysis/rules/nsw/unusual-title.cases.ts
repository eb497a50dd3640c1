import { cases } from '../cases.ts'

export default cases({
  in: 'contract-form',
  flags: [
    '[particulars]\n«The lot is in a leasehold strata scheme expiring in 2061.»',
    '[title-search]\n«LOT 4 IN COMMUNITY PLAN DP270123»',
    {
      text: '[special-conditions]\n«The lot is part of a leasehold strata scheme with 38 years left to run.»',
      severity: 'high',
    },
    '[title-search]\n«INTERESTS RECORDED ON REGISTER FOLIO OF THE COMMUNITY PROPERTY 1/DP270455»',
  ],
  passes: [
    '[particulars]\nLot 4 in Strata Plan 12345',
    '☐ 41 neighbourhood property: certificate of title',
    '[general-conditions]\n23. This applies to a lot in a strata scheme, community scheme or leasehold strata scheme.',
    '[title-search]\nLOT 7 IN STRATA PLAN 12345',
  ],
  clear: ['Land | Lot 9 in Deposited Plan 771204'],
})

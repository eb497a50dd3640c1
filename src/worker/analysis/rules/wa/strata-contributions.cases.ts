import { cases } from '../cases.ts'

export default cases({
  in: 'vendor-statement',
  flags: [
    '[particulars] Offer\nLot 6 on Strata Plan 20911\n[vendor-statement] Part B\nReserve fund balance: $1,190.00; «ten-year plan not adopted»',
    {
      text: 'Lot 8 on Strata Plan 33001\n«Amount owed by the seller to the strata company: $1,870.50»',
      severity: 'medium',
    },
    {
      text: 'Lot 8 on Strata Plan 33001\n«Contributions in arrears for the lot | $7,400.00»',
      severity: 'high',
    },
    'Lot 8 on Strata Plan 33001\n«Reserve fund balance at 30 June: nil»',
    'Lot 8 on Strata Plan 33001\n«The ten-year plan has not been prepared, and overdue repairs wait.»',
  ],
  passes: [
    {
      text: '[particulars]\nLot 6 on Strata Plan 1187\n[owners-corporation-certificate] Accounts\nContributions in arrears at 30 June 2026 (Lot 10): $2,211.60.',
      facts: { lotPlan: ['Lot 6 on Strata Plan 1187', 'Lot 6'] },
    },
    'Lot 8 on Strata Plan 33001\nAmount owed to the strata company by the seller: nil',
    'Lot 8 on Strata Plan 33001\nReserve fund: $0.00, not required because the scheme has fewer than 10 lots',
    'Lot 8 on Strata Plan 33001\nContributions: $610 per quarter',
  ],
  clear: ['Lot 8 on Strata Plan 33001\nReserve fund: $112,300. Outstanding contributions: none'],
})

import { cases } from '../cases.ts'

export default cases({
  in: 'vendor-statement',
  flags: [
    {
      text: '[vendor-statement] Statement for strata lot\nLot 6 on Strata Plan 9911\n«Lot 6 has exclusive use of the side yard under by-law 21»\n[by-laws] By-laws\n«Note: no exclusive use by-law of any kind is registered.»',
      state: 'WA',
      severity: 'high',
    },
    {
      text: 'Lot 3 on Strata Plan 9911\n«By-law 17 gives exclusive use of car bay 7 and store 7 and is granted to the lot.»',
      severity: 'low',
    },
    '[particulars] Offer\nLot 4 on Strata Plan 33211\n[vendor-statement] Part B\n«Car bay: not part of the lot.» Use at the discretion of the strata company.',
    {
      text: 'Lot 3 on Strata Plan 9911\n«The rear courtyard is an exclusive use area under by-law 21.»',
      severity: 'high',
    },
    '[title-search] Record of certificate of title\nLot 3 on Strata Plan 9911\n[plan] Strata plan\n«The boundaries of the lots are the inner surfaces of the walls, floor and ceiling.»',
    {
      text: 'Lot 3 on Survey-Strata Plan 40010\n«The common property driveway is repaired by lots 1 to 4 in equal shares.»',
      severity: 'low',
    },
    'Lot 3 on Strata Plan 9911\n«Pt Lot 3 | store in the basement»',
  ],
  passes: [
    '[plan] Strata plan\nLot 7: boundaries are the inner surfaces of the floor, walls and ceiling; the car bay and store are within the lot as drawn.',
    'Lot 3 on Strata Plan 9911\nExclusive use by-laws: none',
    '[contract-form]\nLot 44 on Deposited Plan 70111\nThe buyer has exclusive use of the driveway.',
    'Lot 3 on Survey-Strata Plan 40010\nThe lot boundaries are shown by dimensions and there is no common property.',
  ],
  clear: ['Lot 3 on Survey-Strata Plan 40010\nThe lot includes the yard and both car bays.'],
})

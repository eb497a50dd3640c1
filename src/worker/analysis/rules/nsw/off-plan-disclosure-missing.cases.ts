import { cases } from '../cases.ts'

export default cases({
  flags: [
    '[contract-form]\nLot 9 in an unregistered plan\n[vendor-statement] Disclosure statement - off the plan\nWill the lot be part of a community scheme? ☒ Yes ☐ No\n«Attached: ☒ draft plan ☒ schedule of finishes ☐ draft community management statement»',
    {
      text: '[contract-form]\nLand | Lot 14 in an unregistered plan which is part of Lot 2 DP 884311',
      severity: 'critical',
    },
    '[contract-form]\nProposed lot 205, 9 Marl Street\n[special-conditions]\n34. Completion is due 21 days after registration.',
    {
      text: '[vendor-statement] Disclosure statement - off the plan\nLot 14\n[contract-form]\nLot 14 in an unregistered plan being part of Lot 2\n[special-conditions]\n«The schedule of finishes is to be provided by the vendor before completion.»',
      severity: 'high',
    },
  ],
  passes: [
    '[contract-form]\nLot 7 in Strata Plan 61208\n[special-conditions]\n15. Sunset. Not applicable: not an off the plan sale.',
    '[contract-form]\nLot 7 in Strata Plan 61208\n[special-conditions]\n3. The purchaser may rescind before the fifth business day (the tenth for an off the plan contract).',
    '[contract-form]\nLot 9 in an unregistered plan\n[vendor-statement] Disclosure statement - off the plan\nWill the lot be part of a community scheme? ☐ Yes ☒ No\nAttached: ☒ draft plan ☒ schedule of finishes ☐ draft community management statement',
    '[contract-form]\nLot 14 in an unregistered plan which is part of Lot 2 DP 884311\n[vendor-statement] Disclosure statement - off the plan contracts\nLot 14',
    '[contract-form]\nLand | Lot 14 DP 884311\n☐ 3 unregistered plan of the land',
    '[general-conditions]\n28. Unregistered plan: if the land is a lot in an unregistered plan of subdivision.',
  ],
  clear: [
    '[contract-form]\nLot 14 in an unregistered plan which is part of Lot 2 DP 884311\n[vendor-statement] Disclosure statement - off the plan contracts\nLot 14',
  ],
})

import { cases } from '../cases.ts'

export default cases({
  in: 'building-report',
  flags: [
    '«The hot water unit is at the end of its life and stands on a rusted base.»',
    '[rates-certificate]\n«A notice was served on the owner by the council on 4 May 2026 requiring the dam wall to be lowered.»',
    '[vendor-statement]\n«The effluent pump failed in March and has not been made safe.»',
    '«The driveway crossover was built without consent of the road authority.»',
  ],
  passes: [
    {
      text: '[particulars]\nResidential premises at 27 Garrow Street, Marrawee VIC 3998\n[planning-certificate]\n40 Garrow Street: a permit to demolish was refused and an interim control was not renewed.',
      facts: { address: ['27 Garrow Street, Marrawee VIC 3998', '27 Garrow Street'] },
    },
    {
      text: '[particulars]\nLot 9 on Strata Plan 40112\n[minutes]\nThe treasurer reported that Lot 2 had missed two instalments of $390.00 and promised to pay them by Christmas.',
      facts: { lotPlan: ['Lot 9 on Strata Plan 40112', 'Lot 9 on Strata Plan 40112'] },
    },
    'The hot water unit was replaced in 2024 and is sound.',
    '[minutes]\nThe noise dispute between lots 40 and 44 was resolved at mediation and is closed.',
    '[rates-certificate]\nOverdue rates attract interest compounding daily.',
    '[rates-certificate]\nArrears: $0.00, none being overdue.',
    'You should ask whether the roof has failed anywhere.',
  ],
  clear: ['The roof is sound and the gutters are clean.'],
})

import { cases } from '../cases.ts'

export default cases({
  in: 'by-laws',
  flags: [
    '«The owners of lots 3 to 9 share the electricity of the water feature equally.»',
    '«Owners on levels 5 and 6 bear the cost of the second lift.»',
    '«Each owner maintains the section of sea wall behind the lot at own cost.»',
    '«Every lot owner must pay the club’s annual subscription.»',
    '«Each of lots 1 and 2 must accept stormwater that runs from the driveway.»',
    '«The owner of lot 7 is to reimburse the corporation for the power of the sewage pump.»',
  ],
  passes: [
    '[by-laws]\nAn owner must pay on demand the reasonable costs of the body corporate incurred in recovering contributions.',
    '[by-laws]\nThe owner must maintain on common property a receptacle for garbage in a clean condition.',
    'An owner pays for damage caused by a visitor.',
    'Each owner pays levies by unit entitlement.',
    {
      text: 'The owner of lot 3 pays for the lighting of the arcade.\n[particulars]\nLot 12 on SP 41007',
      facts: { lotPlan: ['Lot 12 on SP 41007', 'Lot 12 on SP 41007'] },
    },
    'An owner pays the excess if that owner caused the claim.',
  ],
  clear: ['Owners must be considerate of one another.'],
})

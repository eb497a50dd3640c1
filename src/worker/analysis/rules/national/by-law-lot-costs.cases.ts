import { cases } from '../cases.ts'

export default cases({
  in: 'by-laws',
  flags: [
    '[by-laws] By-laws\n14. «The owner of Lot 4 keeps the pump and float switch of the tank in working order, supplies the electricity and renews them when they fail, although they serve the whole parcel.»',
    {
      text: '[by-laws]\n17. «The limestone wall which stands partly on Lot 3 and partly on common property must be kept in repair and if need be rebuilt by the owner for the time being of Lot 3 at that owner’s sole cost.»',
      severity: 'medium',
      facts: { lotPlan: ['Lot 3 on SP 61842', 'Lot 3'] },
    },
    {
      text: '[by-laws]\n9. «The pump that drains the basement shall be maintained by the proprietors of Lots 2 and 5 at their own expense.»',
      severity: 'medium',
    },
    {
      text: '[by-laws]\n22. «The cost of the lift to the penthouse is borne solely by the owner of Lot 12.»',
      severity: 'medium',
    },
    {
      text: '[by-laws]\n14. The body corporate is not responsible for the car stacker; «the owners of Lots 4 and 6 are to have it serviced each year and renew its motor when it fails.»',
      state: 'QLD',
      severity: 'medium',
    },
    {
      text: '[by-laws]\n6. «The proprietors of units 1 and 2 must keep the timber stair to the lane in good repair, in equal shares.»',
      severity: 'medium',
      state: 'SA',
    },
    {
      text: '[by-laws]\n8. «The owner for the time being of Lot 9 shall maintain the grease trap and renew its lid.»\n[particulars]\nLot 9 on SP 41007',
      severity: 'medium',
      facts: { lotPlan: ['Lot 9 on SP 41007', 'Lot 9 on SP 41007'] },
    },
    '«The owners of lots 3 to 9 share the electricity of the water feature equally.»',
    '«Owners on levels 5 and 6 bear the cost of the second lift.»',
    '«Each owner maintains the section of sea wall behind the lot at own cost.»',
    '«Every lot owner must pay the club’s annual subscription.»',
    '«Each of lots 1 and 2 must accept stormwater that runs from the driveway.»',
    '«The owner of lot 7 is to reimburse the corporation for the power of the sewage pump.»',
  ],
  passes: [
    '[by-laws] By-laws\n6. The owners on either side share the cost of a fence between two lots.',
    '[by-laws] By-laws\n14. The owner of Lot 4 keeps the courtyard clean and tidy.',
    '[by-laws]\nAn owner must pay on demand the reasonable costs of the body corporate incurred in recovering contributions.',
    '[by-laws]\nThe owner must maintain on common property a receptacle for garbage in a clean condition.',
    'An owner pays for damage caused by a visitor.',
    'Each owner pays levies by unit entitlement.',
    'The owners corporation is not responsible for goods that are left in the garage.',
    {
      text: 'The owners of lots 1 and 2 are to have the pump serviced each year.\n[particulars]\nLot 12 on SP 41007',
      facts: { lotPlan: ['Lot 12 on SP 41007', 'Lot 12 on SP 41007'] },
    },
    'The owners of lots 3 and 4 must give notice before a tradesperson comes.',
    {
      text: 'The owner of lot 3 pays for the lighting of the arcade.\n[particulars]\nLot 12 on SP 41007',
      facts: { lotPlan: ['Lot 12 on SP 41007', 'Lot 12 on SP 41007'] },
    },
    'An owner pays the excess if that owner caused the claim.',
  ],
  clear: ['Owners must be considerate of one another.'],
})

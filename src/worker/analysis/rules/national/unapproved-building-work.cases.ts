import { cases } from '../cases.ts'

export default cases({
  flags: [
    '«The vendor discloses that the rear deck was erected without a permit.»',
    '«The buyer accepts the unapproved bathroom in the garage.»',
    '[vendor-statement]\n«Building permit BP 77/2018 for an upper storey: final certificate not issued.»',
    '[building-report]\n«The sunroom appears to have been added and council holds no approval for it.»',
  ],
  passes: [
    'All improvements were approved and certified.',
    '[by-laws]\nAn owner must not carry out works without the approval of the committee.',
    '[vendor-statement]\nNo building permits have been issued in the last seven years for the dwelling.',
    'The pergola is exempt and no approval was needed for it.',
    {
      text: 'The purchaser must complete although no occupation certificate has issued.',
      state: 'NSW',
    },
    {
      text: '[water-certificate]\nNo building may stand within one metre of the main without the consent of the corporation.',
      state: 'SA',
    },
  ],
  clear: [
    '[vendor-statement]\nBuilding permit 123 for the deck; certificate of final inspection dated 3 May 2021.',
  ],
})

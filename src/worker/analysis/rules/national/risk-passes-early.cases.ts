import { cases } from '../cases.ts'

export default cases({
  flags: [
    '«From the day of sale the land and buildings are at the risk of the purchaser.»',
    '«General condition 31 is deleted.»',
    '«The buyer must insure the house from the contract date.»',
    {
      text: '«If the house is destroyed before completion the purchaser must complete and pay the whole price.»',
      state: 'NSW',
    },
  ],
  passes: [
    'The risk remains with the vendor until settlement and the purchaser may end the contract if the house is destroyed.',
    'The purchaser bears the risk after settlement.',
    'We recommend insurance.',
  ],
  clear: ['The vendor must insure until settlement.'],
})

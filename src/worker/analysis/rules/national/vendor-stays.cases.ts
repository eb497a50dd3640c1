import { cases } from '../cases.ts'

export default cases({
  flags: [
    {
      text: '«The vendor may live in the house for 3 weeks after settlement rent free.»',
      severity: 'high',
    },
    '«The purchaser grants the seller a licence to occupy the property until 4 May 2027.»',
    '«Vacant possession is given if available.»',
    '«After completion the vendors may remain for ten days at $400 per week.»',
    {
      text: '«The vendor retains possession of the home for five weeks following completion.»',
      state: 'NSW',
      severity: 'high',
    },
  ],
  passes: [
    'Vacant possession is given at settlement.',
    'The vendor must not remain in the property after settlement.',
    'The purchaser may live in the house before settlement under a licence.',
  ],
  clear: ['Keys are handed over at settlement.'],
})

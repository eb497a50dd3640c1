import { cases } from '../cases.ts'

export default cases({
  in: 'particulars',
  flags: [
    {
      text: '«The solar panels are subject to a lease with Sunrow until 2033.»',
      severity: 'medium',
    },
    { text: '«Exclusions: dishwasher, curtains and the hot water unit»', severity: 'medium' },
    '[company-extract]\n«Security interest: all present and after-acquired property, Harbour Bank»',
  ],
  passes: [
    'Inclusions: all fixed floor coverings, light fittings and window furnishings',
    'The solar panels are not leased.',
    'Exclusions: the vendor’s personal effects',
  ],
  clear: ['Goods: all fixtures of a permanent nature'],
})

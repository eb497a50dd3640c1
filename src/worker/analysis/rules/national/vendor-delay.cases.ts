import { cases } from '../cases.ts'

export default cases({
  flags: [
    { text: '«The seller may postpone completion by up to 45 days.»', severity: 'high' },
    '«Settlement may be deferred for 21 days at the request of the vendor.»',
    {
      text: '«This sale is conditional on the vendor buying a new home on terms that suit the vendor.»',
      severity: 'high',
    },
    '«The vendor is not liable for any loss if it is unable to settle on time.»',
  ],
  passes: [
    'Either party may extend settlement by up to 5 business days.',
    'The purchaser may extend the settlement date by 14 days.',
    'This contract is subject to the purchaser selling its present home.',
  ],
  clear: ['Settlement is 60 days from the day of sale.'],
})

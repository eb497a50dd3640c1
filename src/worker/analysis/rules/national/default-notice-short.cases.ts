import { cases } from '../cases.ts'

export default cases({
  flags: [
    '«The purchaser must remedy the default within 3 days of notice.»',
    '«General condition 34 is changed so that a default notice need allow only seven days.»',
    {
      text: '«A notice to settle may require the Buyer to settle within two Business Days.»',
      state: 'WA',
      severity: 'high',
    },
    {
      text: '«If the Purchaser receives a notice of default it has 5 days to comply, after which the Vendor may terminate.»',
      state: 'TAS',
    },
    { text: '7. «Notice to complete: three business days.»', state: 'SA' },
    { text: '12. Default notice. «Five business days.»', state: 'WA' },
    { text: '9. «Notice to settle – four days.»', state: 'TAS' },
    { text: '7. Rescission notice. «Three clear days.»', state: 'TAS' },
    { text: '12. «Settlement notice: 5 days after service.»', state: 'VIC' },
  ],
  passes: [
    'A default notice must allow the purchaser 14 days to remedy the default.',
    'A default notice gives either party 10 business days.',
    'The purchaser must pay a fee of $550 for each default notice within 7 days.',
    'The vendor must remedy the breach within 7 days of the purchaser’s notice.',
    'A notice of breach under the tenancy gives the renter 7 days.',
    { text: '7. Notice to complete: 14 days.', state: 'SA' },
    { text: '12. A settlement notice gives 14 days.', state: 'VIC' },
  ],
  clear: ['A default notice must allow 14 days.'],
})

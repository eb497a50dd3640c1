import { cases } from '../cases.ts'

export default cases({
  flags: [
    '[special-conditions]\n36.2 «Each party agrees that five business days is long enough for a notice to complete.»',
    {
      text: '[special-conditions]\n1. «If a default goes on for five business days after a notice to remedy it, the other party may end the contract.»',
      severity: 'low',
    },
    '«The fourteen days that a default notice allows are reduced to six.»',
    '«Where the printed conditions give fourteen days in which a breach may be remedied, the days are to be read as eight.»',
    "[special-conditions]\n«After three days' grace the vendor may serve a default notice that gives the purchaser four days to remedy the default.»",
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
    'The seven days of a default notice are changed to twenty-one.',
    "[special-conditions]\nBoth the vendor and the purchaser have three business days' tolerance for settlement, and a notice to settle after that must give ten business days.",
    '[special-conditions]\nThere is a grace period of three business days for either party, after which a default notice of fourteen days may be given.',
    "[special-conditions]\nAfter five days' grace a party may serve a default notice allowing 14 days.",
    '[special-conditions]\nSettlement has a tolerance of two business days; a notice to complete gives the other party at least 14 days.',
    '[special-conditions]\nEach party has 3 days of grace before a notice to settle of 14 days may be served.',
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

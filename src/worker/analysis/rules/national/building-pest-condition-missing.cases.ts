import { cases } from '../cases.ts'

export default cases({
  in: 'particulars',
  flags: [
    '«☐ Building report: general condition 21 applies only if the box is checked»',
    '[special-conditions]\n«General conditions 21 and 22 do not apply.»',
    '[special-conditions]\n«The buyer acknowledges that it has had the opportunity to carry out a building inspection.»',
    { text: '«Inspection date: ________»', state: 'QLD', severity: 'high' },
    '[particulars]\nPrice $700,000\nChattels: curtains',
    {
      text: '«Inspection Date: (If this is not completed there is no inspection condition)»',
      state: 'QLD',
      severity: 'high',
    },
  ],
  passes: [
    { text: 'Inspection Date: 14 days from the Contract Date', state: 'QLD' },
    { text: 'Inspection Date | 3 May 2027', state: 'QLD' },
    '☒ Building report ☒ Pest report: general conditions 21 and 22 apply',
    'This contract is subject to a building and pest inspection satisfactory to the buyer within 10 days.',
    '[particulars]\nVacant land\nPrice $300,000',
  ],
  clear: ['The sale is conditional on a pest inspection by 4 June 2027.'],
})

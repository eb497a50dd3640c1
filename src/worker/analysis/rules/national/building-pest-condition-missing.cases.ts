import { cases } from '../cases.ts'

export default cases({
  in: 'particulars',
  flags: [
    '[special-conditions]\n«The Purchaser gives up any right to have the building inspected after the day of sale.»',
    '[special-conditions]\n«General conditions 21 and 22 are removed from this contract.»',
    '[special-conditions]\n«The printed conditions for building and pest reports shall have no effect.»',
    '[special-conditions]\n«The parties strike out the building report and pest report conditions.»',
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
    '[special-conditions]\nThis contract is subject to a satisfactory pest report within 14 days.',
    { text: 'Inspection Date: 14 days from the Contract Date', state: 'QLD' },
    { text: 'Inspection Date | 3 May 2027', state: 'QLD' },
    '☒ Building report ☒ Pest report: general conditions 21 and 22 apply',
    'This contract is subject to a building and pest inspection satisfactory to the buyer within 10 days.',
    '[particulars]\nVacant land\nPrice $300,000',
  ],
  clear: ['The sale is conditional on a pest inspection by 4 June 2027.'],
})

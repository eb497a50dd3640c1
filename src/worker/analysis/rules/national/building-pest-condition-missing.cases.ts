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
    '«Subject to building or pest inspection: DELETED»',
    'Subject to building or\n«pest inspection: DELETED»',
    '«Building and pest inspection | Not applicable»',
    '«Building report condition: crossed out»',
    '[contract-form]\n«Subject to a timber pest inspection | No»',
    '[special-conditions]\n«The building and pest inspection clause is ruled out and initialled by both parties.»',
  ],
  passes: [
    '15 Inspection | Building and pest, by 6 November 2026',
    'Building and pest inspections to be done within 10 business days',
    {
      text: '[particulars]\nPrice $700,000\n[special-conditions]\nThe Buyer acknowledges the matters referred to in the Building and Compliance Inspection Report. Subject to a pest inspection.',
      state: 'ACT',
    },
    'Subject to building inspection: 14 days from the contract date',
    'Subject to pest inspection | Yes, by 4 May 2027',
    '[special-conditions]\nThis contract is subject to a satisfactory pest report within 14 days.',
    { text: 'Inspection Date: 14 days from the Contract Date', state: 'QLD' },
    { text: 'Inspection Date | 3 May 2027', state: 'QLD' },
    '☒ Building report ☒ Pest report: general conditions 21 and 22 apply',
    'This contract is subject to a building and pest inspection satisfactory to the buyer within 10 days.',
    '[particulars]\nVacant land\nPrice $300,000',
  ],
  clear: ['The sale is conditional on a pest inspection by 4 June 2027.'],
})

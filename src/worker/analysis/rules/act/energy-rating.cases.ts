import { cases } from '../cases.ts'

export default cases({
  in: 'particulars',
  flags: [
    '[building-report] Energy rating\n«Rating achieved 1.0 out of 6»',
    { text: '«Energy efficiency rating | 0.5 stars»', severity: 'low' },
    { text: '«EER: not provided»', severity: 'high' },
    {
      text: '[special-conditions]\n4. «The property does not meet the minimum housing standard for ceiling insulation.»',
      severity: 'medium',
    },
    {
      text: '[building-report] Energy rating statement\n«The EER of the dwelling is 1 star.»',
      severity: 'low',
    },
  ],
  passes: [
    '[special-conditions]\n3. The buyer refunds the cost of the building report and the EER, $1,200.00.',
    'EER not required: the unit is built to be first sold',
    'Energy efficiency rating | 6.0 stars',
    '[general-conditions]\nThe EER must be given to the Buyer.',
  ],
  clear: ['EER 4.5 stars'],
})

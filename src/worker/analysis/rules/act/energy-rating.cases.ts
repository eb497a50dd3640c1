import { cases } from '../cases.ts'

export default cases({
  in: 'particulars',
  flags: [
    '[particulars]\n«Energy efficiency rating: 5.0 stars»\n[building-report] Energy efficiency rating certificate\n«The energy efficiency rating of the dwelling is 3.0 stars out of 6.»\nImprovement options: glazing would give 5.0 stars',
    {
      text: '[particulars]\n«EER | Energy efficiency rating 2.5 stars, assessed on 3 July 2026»\n[annexure] Advertisement\n«EER 3.5 stars, four bedrooms.»',
      severity: 'medium',
    },
    {
      text: '[particulars]\n«Energy rating: 4 stars»\n[annexure] Brochure\n«EER 5.5 stars»',
      severity: 'medium',
    },
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
    '[particulars]\nEnergy efficiency rating: 4.0 stars\n[building-report] Energy efficiency rating certificate\nThe energy efficiency rating of the dwelling is 4.0 stars out of 6.\nImprovement options: ceiling and wall insulation would give 5.5 stars',
    '[lease] Tenancy\nEnergy rating: ☒ not known at the time of letting',
    '[particulars]\nEER: 2.5 stars\n[annexure] Energy statement\nRating 2.5 stars. With the listed improvements the EER would be 4 stars.',
    '[particulars]\nEER: 2.5 stars\n[annexure]\nEER 2.5',
    '[special-conditions]\n3. The buyer refunds the cost of the building report and the EER, $1,200.00.',
    'EER not required: the unit is built to be first sold',
    'Energy efficiency rating | 6.0 stars',
    '[general-conditions]\nThe EER must be given to the Buyer.',
  ],
  clear: ['EER 4.5 stars'],
})

import { cases } from '../cases.ts'

export default cases({
  flags: [
    { text: '«Claims under this contract may not exceed 1% of the price.»', severity: 'high' },
    '«In clause 7.1.1 the figure 5% is replaced by 2% for any claim.»',
    '«If the purchaser claims compensation of more than $2,000 the vendor may rescind.»',
    '«Every claim must be made before settlement, failing which it lapses.»',
    {
      text: '33. «Clauses 7.1.1 and 7.2.1: the figures are replaced by 2%.»',
      state: 'NSW',
      severity: 'high',
    },
  ],
  passes: [
    'Claims of up to 5% of the price go to an expert.',
    'No claim is limited that the law does not allow to be limited.',
    'Interest of 2% may be claimed, not exceeding the actual loss.',
  ],
  clear: ['The purchaser may claim for an error in the description of the land.'],
})

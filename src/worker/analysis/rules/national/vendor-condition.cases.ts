import { cases } from '../cases.ts'

export default cases({
  flags: [
    {
      text: '«This sale is subject to the vendor obtaining a subdivision permit.»',
      severity: 'high',
    },
    '«If the council has not approved the plan within 90 days the Seller may withdraw.»',
    '«If another offer is received the buyer must waive all conditions within 72 hours.»',
  ],
  passes: [
    'This contract is subject to the purchaser obtaining finance.',
    'The vendor must end the tenancy within 30 days if it is still running.',
  ],
  clear: ['This contract is unconditional.'],
})

import { cases } from '../cases.ts'

export default cases({
  flags: [
    '3. «Standard condition 6.2 does not apply to this sale.»',
    '4. «The Buyer has no right to postpone settlement for any reason.»',
    '5. «No extension of time will be granted to either party.»',
    '6. «The settlement date cannot be extended under any circumstances.»',
    {
      text: '7. «Clause 6.2 is varied so that a party may extend by one business day only.»',
      severity: 'medium',
    },
    '8. «Should the Buyer fail to settle, in that the price is not settled by 4 pm, the Seller may terminate this contract immediately.»',
  ],
  passes: [
    'Either party may extend the Settlement Date by up to 5 Business Days by notice before 4 pm.',
    'Time is of the essence of this contract, except as to the time of day for settlement.',
    '[general-conditions] Terms of contract\n6.2 A party that cannot settle may extend settlement by 5 Business Days.',
    'The Buyer may extend settlement by up to five business days.',
  ],
  clear: [
    '[special-conditions] Special conditions\n1. The Seller will mow the lawn.\n[general-conditions] Terms of contract\n6.2 A party may extend settlement by notice.',
  ],
})

import { cases } from '../cases.ts'

export default cases({
  flags: [
    '2. «By initialling here the Buyer gives up the statutory cooling-off period.»',
    '3. «The cooling-off period is reduced to two business days.»',
    '4. «There is no cooling-off period for this sale.»',
    {
      text: '5. «This contract was entered into at a public auction held on 4 May 2026.»',
      severity: 'low',
    },
    '6. «The buyer does not require the cooling off period and has signed a waiver.»',
  ],
  passes: [
    'The contract may be subject to a 5 business day statutory cooling-off period. A termination penalty of 0.25% of the purchase price applies.',
    'If the Buyer terminates in the cooling-off period the Seller may deduct 0.25% of the price.',
    'The Property was not sold by auction.',
  ],
  clear: [
    'The contract may be subject to a 5 business day statutory cooling-off period. A termination penalty of 0.25% applies.',
  ],
})

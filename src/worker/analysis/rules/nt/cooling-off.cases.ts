import { cases } from '../cases.ts'

export default cases({
  flags: [
    '[special-conditions]\n«The Buyer waives the 4 working days in which it could withdraw.»',
    '[contract-form]\n«Cooling-off period: none, the lawyers having signed.»',
    {
      text: '1. «This Contract came into force by exchange of counterparts between the parties’ conveyancers.»',
      severity: 'high',
    },
    {
      text: '1. «The parties’ solicitors will exchange this Contract by email.»\n2. This Contract is subject to finance approval.',
      severity: 'medium',
    },
    '3. «The Buyer waives the 4 working day period.»',
    '[auction-conditions] Auction conditions\n«The property is offered by auction on the grounds.»',
    '5. «The Buyer does not have a right to cool off.»',
  ],
  passes: [
    '[special-conditions]\nThe four working days run from the day on which the last party signs.',
    '[particulars]\nDate of contract: 4 May 2026 (signed by the parties; not exchanged by conveyancers)',
    'The Buyer has a 4 working day cooling off period during which the Buyer can withdraw.',
    '[general-conditions]\nThere is no cooling off period where conveyancers exchange.',
    'If the Buyer wishes to waive the cooling off period, notice must be given.',
  ],
  clear: ['The Buyer has a 4 working day cooling off period.'],
})

import { cases } from '../cases.ts'

export default cases({
  flags: [
    '«No nomination is allowed without the written consent of the vendor.»',
    {
      text: '«For each substitute purchaser the sum of $660 is payable to the vendor’s lawyer.»',
      severity: 'medium',
    },
    '«The buyer must not advertise, assign its rights or on-sell the lot before completion.»',
  ],
  passes: [
    'The purchaser may nominate a substitute purchaser and remains liable.',
    'No fee is payable for a nomination made 14 days before settlement.',
    'The balance is paid to the account nominated by the vendor, not less than $1.',
  ],
  clear: ['The purchaser pays the balance at settlement.'],
})

import { cases } from '../cases.ts'

export default cases({
  flags: [
    '5. «As soon as this contract becomes unconditional the purchaser agrees that the whole deposit be released to the vendor.»',
    '«The vendor may draw on the deposit to pay stamp duty for another property it is buying.»',
    '9.1 The purchaser must:\n(b) «sign the section 27 statement within three business days of receiving it, failing which consent is deemed;»',
    '«Release of the deposit to the seller is hereby authorised irrevocably.»',
    {
      text: '2. «The deposit is payable by transfer directly to the vendor and may be applied in the development.»\n3. If the plan of subdivision is not registered by the sunset date either party may end this contract.',
      severity: 'critical',
    },
  ],
  passes: [
    'The deposit may be released only in accordance with section 27 of the Sale of Land Act 1962.',
    'On completion the stakeholder is to release the deposit to the vendor.',
    'The stakeholder must not release any part of the deposit before settlement.',
    'If finance is refused the agent must release the deposit to the purchaser without deduction.',
    '[general-conditions] General conditions\n14.3 The deposit must be released to the vendor if the purchaser agrees before settlement.',
  ],
  clear: ['4. The deposit is held by the agent as stakeholder until settlement.'],
})

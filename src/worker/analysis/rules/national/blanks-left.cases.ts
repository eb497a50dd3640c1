import { cases } from '../cases.ts'

export default cases({
  flags: [
    '1. «The contract depends on the sale of [INSERT ADDRESS] by the buyer.»',
    '2. «The vendor allows $[AMOUNT] off the price at settlement.»',
    '3. «Finance must be approved by XX/XX/20XX.»',
    '4. «The purchaser pays $XX,XXX on exchange to the stakeholder.»',
    '5. «The licence ends on [●] unless the parties agree.»',
    '6. «The works in clause XX are done by the vendor.»',
    '7. «The caretaker is <insert name of company> or its nominee.»',
  ],
  passes: [
    '1. The deposit of $45,000 is paid to the agent [holding a licence] as stakeholder.',
    '2. Signed by ______________ on behalf of the vendor.',
    '3. A date is written in the format dd/mm/yyyy.',
  ],
  clear: ['1. The purchaser pays its own costs.'],
})

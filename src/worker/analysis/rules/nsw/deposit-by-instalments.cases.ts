import { cases } from '../cases.ts'

export default cases({
  flags: [
    '34. «A deposit of 5% is paid today and the balance of the deposit is due immediately should the purchaser default.»',
    '«If the purchaser fails to complete, the unpaid half of the ten per cent deposit becomes a debt.»',
    {
      text: '[particulars]\n«Deposit: $70,000 of which $10,000 is due on exchange and the rest within 14 days»',
      severity: 'low',
    },
    '«The vendor may, upon termination for the purchaser’s breach, sue for the shortfall between the deposit paid and 10% of the price.»',
  ],
  passes: [
    'The deposit of 10% is paid on exchange and held as stakeholder.',
    'If the purchaser defaults the vendor may keep the deposit.',
    'The purchaser may give a deposit bond for the balance of the deposit and must pay the bond on default.',
  ],
  clear: ['A deposit of 10% of the price is payable when this contract is made.'],
})

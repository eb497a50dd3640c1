import { cases } from '../cases.ts'

export default cases({
  flags: [
    {
      text: '«The Buyer pays $900 each fortnight towards the price until settlement.»',
      state: 'QLD',
    },
    '[particulars]\n«☒ This contract is intended to be a terms contract»',
    '«The balance of the price is paid by 120 monthly instalments.»',
    '«The vendor finance runs for five years at 9%.»',
  ],
  passes: [
    '☐ This contract is intended to be a terms contract if the box is checked',
    'Council rates are paid by four equal instalments and the price at settlement.',
    '[vendor-statement]\n1.3 Terms contract: Not applicable',
  ],
  clear: ['The balance is payable at settlement.'],
})

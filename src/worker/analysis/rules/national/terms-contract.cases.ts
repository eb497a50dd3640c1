import { cases } from '../cases.ts'

export default cases({
  flags: [
    '[special-conditions]\n1. «The Buyer pays $1,000 a week off the price and receives a transfer when it is paid in full.»',

    '[special-conditions]\n1. «The price is payable by monthly payments of $2,400 over ten years, the transfer to be given on the last.»',
    '[special-conditions]\n1. «The Vendor will leave $150,000 of the price outstanding on second mortgage for 3 years at 9%.»',
    '[special-conditions]\n1. «The Buyer shall have possession on paying $50,000 and the balance in 2031.»',

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

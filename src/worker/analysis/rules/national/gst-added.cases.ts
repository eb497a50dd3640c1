import { cases } from '../cases.ts'

export default cases({
  flags: [
    '[special-conditions]\n1. «All amounts in this contract are GST exclusive and the Buyer must pay the GST as well.»',

    '[special-conditions]\n1. «The consideration is stated without GST, and the Buyer shall pay any GST on top.»',
    '[special-conditions]\n1. «If the supply is taxable the Purchaser must pay an additional amount equal to the GST.»',
    '[special-conditions]\n1. «Price: $689,500.00 exclusive of GST, and the Buyer must pay to the Developer the amount of any GST in addition to the Price»',
    '[special-conditions]\n1. «The Purchaser shall gross up the price by one tenth should the sale prove to be a taxable supply.»',

    '[particulars]\n«Price | $990,000 plus GST»',
    '«The buyer must pay the GST on this supply in addition to the price.»',
    '«☒ GST (if any) must be paid in addition to the price»',
    '«If the sale is found to be a taxable supply the purchaser must pay the GST within 7 days.»',
  ],
  passes: [
    '[special-conditions]\n1. The price includes GST, if any.',
    '[special-conditions]\n1. GST is included in the price and the vendor must give a tax invoice.',

    'The price is inclusive of GST.',
    '☐ GST (if any) must be paid in addition to the price',
    'The nomination fee is $300 plus GST, to be paid by the purchaser.',
    'The sale is input taxed and no GST is payable by the purchaser.',
  ],
  clear: ['[particulars]\nThe price includes GST (if any).'],
})

import { cases } from '../cases.ts'

export default cases({
  flags: [
    '[particulars]\n«Price | $990,000 plus GST»',
    '«The buyer must pay the GST on this supply in addition to the price.»',
    '«☒ GST (if any) must be paid in addition to the price»',
    '«If the sale is found to be a taxable supply the purchaser must pay the GST within 7 days.»',
  ],
  passes: [
    'The price is inclusive of GST.',
    '☐ GST (if any) must be paid in addition to the price',
    'The nomination fee is $300 plus GST, to be paid by the purchaser.',
    'The sale is input taxed and no GST is payable by the purchaser.',
  ],
  clear: ['[particulars]\nThe price includes GST (if any).'],
})

import { cases } from '../cases.ts'

export default cases({
  flags: [
    '[special-conditions]\n«If the sale is a taxable supply the Purchaser must, in addition to the Price and at the same time, pay to the Vendor an amount equal to the GST payable in respect of that supply.»',
    '[special-conditions]\n«The Purchaser covenants to pay to the Vendor, over and above the purchase money, such goods and services tax as the Vendor may be called upon to pay.»',
    '[special-conditions]\n«Price: $710,000 plus GST if applicable»',
    '[special-conditions]\n«If a court or the ATO holds that this is a taxable supply then the buyer, within ten days of invoice, makes up the tax.»',
    '[special-conditions]\n«GST is extra.»',
    '[special-conditions]\n«The purchaser bears any GST.»',
    '[special-conditions]\n«Should the Commissioner determine that GST is payable on this supply, the Purchaser will reimburse the Vendor within 14 days of a written request.»',
    '[special-conditions]\n«Price | $640,000.00 (GST exclusive)»',
    '[special-conditions]\n«If this sale attracts GST the purchase price is to be increased by ten per cent.»',
    '[special-conditions]\n«In addition to the price, the Transferee must at settlement pay an amount equal to any goods and services tax for which the Transferor is liable.»',
    '[special-conditions]\n«Any GST is for the account of the Buyer and is additional to the sum stated in item 6.»',
    '[special-conditions]\n«You pay the GST on top of the price.»',
    '[special-conditions]\nThe Price has been calculated on the footing that no GST is payable; «if that proves wrong the Purchaser bears the GST.»',
    '[special-conditions]\n«The Purchaser shall indemnify the Vendor against any liability for GST arising from the sale.»',
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
    '[special-conditions]\nThe vendor bears any GST.',
    '[special-conditions]\nGST is included in the price.',
    '[special-conditions]\nThe price is inclusive of GST, if any.',
    '[special-conditions]\nNo GST is payable because the sale is of existing residential premises.',
    '[special-conditions]\nThe fee for a section 27 statement is $220 plus GST, payable by the Vendor.',
    '[special-conditions]\nThe Vendor must pay any GST out of the price.',
    '[special-conditions]\n1. The price includes GST, if any.',
    '[special-conditions]\n1. GST is included in the price and the vendor must give a tax invoice.',

    'The price is inclusive of GST.',
    '☐ GST (if any) must be paid in addition to the price',
    'The nomination fee is $300 plus GST, to be paid by the purchaser.',
    'The sale is input taxed and no GST is payable by the purchaser.',
  ],
  clear: ['[particulars]\nThe price includes GST (if any).'],
})

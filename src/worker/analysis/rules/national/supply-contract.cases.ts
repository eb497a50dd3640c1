import { cases } from '../cases.ts'

export default cases({
  flags: [
    {
      text: '[special-conditions]\n8. «From settlement the Purchaser becomes the Grower under the Wine Supply Agreement for all remaining seasons and releases the Vendor from it.»',
      state: 'SA',
      severity: 'high',
    },
    {
      text: '[special-conditions]\n9. «The Buyer takes an assignment of the Milk Supply Agreement and is bound by it from settlement in the place of the Seller.»',
      state: 'VIC',
    },
    {
      text: '[special-conditions]\n9. «The billboard contract is novated to the purchaser, who performs it until 2031 and indemnifies the vendor.»',
      state: 'NSW',
    },
    {
      text: '[special-conditions]\n4. «The Buyer will sign a deed of novation of the lift maintenance contract and pay under it for the rest of its term.»',
      state: 'QLD',
    },
  ],
  passes: [
    '[special-conditions]\n4. The Purchaser takes over the lease of the shop from settlement.',
    '[special-conditions]\n4. The Vendor must end the garden maintenance contract before settlement.',
    '[special-conditions]\n4. The Purchaser may elect to take over the cleaning contract; otherwise the Vendor ends it.',
  ],
  clear: ['The Vendor ends all service contracts before settlement.'],
})

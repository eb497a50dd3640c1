import { cases } from '../cases.ts'

export default cases({
  in: 'particulars',
  flags: [
    'Purchase price: $480,000\nBuyer: ______________ Date: ______',
    '[contract-form] Contract for houses and residential land\nSeller R Umar\n[special-conditions] Special conditions\n1. The shed stays.\nSigned by the Buyer in the presence of: ____',
    "Deposit: $20,000\nBuyer's signature .................",
  ],
  passes: [
    'Purchase price: $480,000\nThe contract may be subject to a statutory cooling-off period.\nBuyer: ______________',
    'Sale by auction on 3 May 2026\nBuyer: ______________',
    'Warehouse for commercial use\nBuyer: ______________',
  ],
  clear: ['Buyer: ________\nThe contract may be subject to a 5 business day cooling-off period.'],
})

import { cases } from '../cases.ts'

export default cases({
  flags: [
    "[particulars] Particulars\n«Purchaser's conveyancer: acting for herself»",
    '[special-conditions]\n«The Buyer was told to take legal advice and has chosen not to.»',
    '[special-conditions]\n«A solicitor is not needed for a sale like this one.»',
    '[special-conditions]\n«Our settlement agents act for both sides, which saves you a fee.»',
    '[special-conditions]\n«The purchaser must engage Bright Law, a firm owned by the developer.»',
    '[particulars] Particulars\n«Conveyancer | Vendor: Karoo Conveyancing | Purchaser: Karoo Conveyancing»',
  ],
  passes: [
    '[annexure] Orders of the Supreme Court\nThe Court orders by consent:\n4. Ashdown Lawyers are to act for both parties on the sale of the farm.',
    '[annexure] Deed of partition\nThe partnership is dissolved and its land sold.\n2. The solicitors Orr & Lane act for both sides in the sale.',
    "[particulars] Particulars\nPurchaser's conveyancer: Tull and Marsh, 4 High Street",
    '[particulars] Particulars\nConveyancer | Vendor: Karoo Conveyancing | Purchaser: Tull and Marsh',
    '[special-conditions]\nBoth parties were told to seek legal advice before signing.',
    '[special-conditions]\nThe deposit is held by the vendor’s solicitor for both parties.',
    '[contract-form]\nAn agent who acts for the vendor does not act for the purchaser and must not give legal advice.',
  ],
  clear: ['[special-conditions]\nThe purchaser has had the advice of a lawyer of her own choice.'],
})
